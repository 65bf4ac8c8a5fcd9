import type { z } from 'zod'
import { PROBLEM_KEYS, type ProblemKey } from '~/dossier/problem-keys'
import type { FieldProblem } from './problem'

type Issue = z.core.$ZodIssue

/**
 * What a schema refused, by the names that fields have in forms: `person.navs` is `navs`, `children.0.birthDate` is
 * `children[0].birthDate`. Each field once. Neither typed values nor typed names are repeated.
 */
export function fieldProblems(issues: readonly Issue[], body: unknown): FieldProblem[] {
  const problems = new Map<string, ProblemKey>()
  for (const issue of issues) {
    const field = fieldName(issue.path)
    if (!problems.has(field)) problems.set(field, keyOf(issue, body))
  }
  return [...problems].map(([field, key]) => ({ field, key }))
}

function keyOf(issue: Issue, body: unknown): ProblemKey {
  if (issue.code === 'unrecognized_keys') return 'unknownField'
  if (isMissing(body, issue.path)) return 'required'
  const named = PROBLEM_KEYS.find((key) => key === issue.message)
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

const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\.(person\.)?/, '')
