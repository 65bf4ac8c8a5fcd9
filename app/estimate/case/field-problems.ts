/** What a schema says of a value, as problems of fields. */
import type { z } from 'zod'
import { PROBLEM_KEYS, type ProblemKey } from '~/dossier/shape/problem-keys'

export type Issue = z.core.$ZodIssue

/**
 * Converts schema issues to problems by form field: `person.navs` becomes `navs`, `children.0.birthDate` becomes
 * `children[0].birthDate`. Each field appears once. Neither submitted values nor unknown field names are repeated, since
 * they could be personal data. `isWholePath`: `person.` stays; `moreKeys`: beside those of the forms.
 */
export function fieldProblems<More extends string = never>(
  issues: readonly Issue[],
  body: unknown,
  { isWholePath = false, moreKeys = [] }: { isWholePath?: boolean; moreKeys?: readonly More[] } = {},
): { field: string; key: ProblemKey | More }[] {
  const problems = new Map<string, ProblemKey | More>()
  for (const issue of issues.flatMap(nearestIssues)) {
    const field = fieldName(issue.path, isWholePath)
    if (!problems.has(field)) problems.set(field, keyOf(issue, body, moreKeys))
  }
  return [...problems].map(([field, key]) => ({ field, key }))
}

/** For a union, the problems of the shape that comes nearest: an object, where one was sent. */
function nearestIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const within = issue.errors.find((errors) =>
    errors.some(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  )
  if (!within) return [issue]
  return within.map((one) => ({ ...one, path: [...issue.path, ...one.path] }) as Issue).flatMap(nearestIssues)
}

function keyOf<More extends string>(issue: Issue, body: unknown, moreKeys: readonly More[]): ProblemKey | More {
  if (issue.code === 'unrecognized_keys') return 'unknownField'
  if (isMissing(body, issue.path)) return 'required'
  const named = [...PROBLEM_KEYS, ...moreKeys].find((key) => key === issue.message)
  if (named) return named
  return issue.code === 'too_small' || issue.code === 'too_big' ? 'outOfRange' : 'invalid'
}

function isMissing(body: unknown, path: readonly PropertyKey[]): boolean {
  const value = path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
    body,
  )
  return value === undefined || value === null
}

const fieldName = (path: readonly PropertyKey[], isWhole: boolean) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(isWhole ? /^\./ : /^\.(person\.)?/, '')
