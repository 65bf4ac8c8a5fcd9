/**
 * What a report says, whoever wrote it: its tests with their outcome (`passed`, `failed`, or `left out`, which proves
 * nothing), their files, and what went wrong outside any test.
 */

const OUTCOMES = { passed: 'passed', failed: 'failed', expected: 'passed', unexpected: 'failed', flaky: 'failed' }
const outcomeOf = (status) => OUTCOMES[status] ?? 'left out'

/** vitest's, with paths from the root. */
export function unitReport({ testResults }, root) {
  const nameOf = (file) => file.name.slice(root.length).replace(/^\//, '')
  return {
    files: testResults.map(nameOf),
    tests: testResults.flatMap((file) =>
      file.assertionResults.map((test) => ({ title: test.fullName.trim(), outcome: outcomeOf(test.status) })),
    ),
    // A file that did not load has no test; if a hook failed, none of its tests ran.
    errors: testResults
      .filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'))
      .map((file) => `${nameOf(file)} ${file.message}`.trim()),
  }
}

/** Playwright's, whose paths are those below `tests/e2e`. */
export function browserReport({ suites, errors }) {
  const testsIn = (suite, path) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({ title: `${path} ${spec.title}`, outcome: outcomeOf(test.status) })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, `${path} ${inner.title}`)),
  ]
  return {
    files: suites.map((suite) => `tests/e2e/${suite.file}`),
    tests: suites.flatMap((suite) => testsIn(suite, suite.title)),
    errors: errors.map((error) => error.message ?? error.value ?? 'an error without a message'),
  }
}
