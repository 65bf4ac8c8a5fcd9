import type { z } from 'zod'
import { PartyError } from '~/connectors/connectors'
import { fittingPart } from '~/dossier/shape/fitting-part'
import { PROBLEM_KEYS, type ProblemKey } from '~/dossier/shape/problem-keys'
import { type FieldProblem, firstOfEachField, Refusal, unfit } from '../case/refusal'

/** Those that ask nobody answer at once. */
export type Rules<Part> = (part: Part) => readonly FieldProblem[] | Promise<readonly FieldProblem[]>

/**
 * Finds every problem of a submitted value at once, so that people correct a form only once: fields that do not fit the
 * schema, and rules that the remaining fields break.
 * @param rules checks the fields that fit
 * @param fitting which these are: by default the parts of a field, too
 */
export async function findAllProblems<Part>(
  shape: z.ZodType,
  submitted: unknown,
  rules: Rules<Part>,
  fitting: () => unknown = () => fittingPart(shape, submitted),
): Promise<FieldProblem[]> {
  const read = shape.safeParse(submitted)
  if (read.success) return firstOfEachField(await rules(read.data as Part))
  const part = fitting()
  const broken = part === undefined ? [] : await problemsSoFar(rules, part as Part)
  return firstOfEachField([...fieldProblems(read.error.issues, submitted), ...broken])
}

async function problemsSoFar<Part>(rules: Rules<Part>, part: Part): Promise<readonly FieldProblem[]> {
  try {
    return await rules(part)
  } catch (error) {
    return noProblemsYet(error)
  }
}

/** Parses a submitted value. @throws {Refusal} `unfit`, with every problem found */
export async function requireFit<Shape extends z.ZodType>(
  shape: Shape,
  submitted: unknown,
  rules: Rules<z.output<Shape>>,
): Promise<z.output<Shape>> {
  const problems = await findAllProblems(shape, submitted, rules)
  if (problems.length > 0) throw unfit(problems)
  return shape.parse(submitted)
}

/**
 * Ignores, for now, that an outside party is silent or that another form comes first: saving reports it once the fields
 * themselves are right. @throws any other error, `notLogged` included
 */
export function noProblemsYet(error: unknown): [] {
  if (error instanceof PartyError || (error instanceof Refusal && error.reason !== 'notLogged')) return []
  throw error
}

type Issue = z.core.$ZodIssue

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

/** Of shapes of which one must fit, the problems of the one that comes nearest: an object, where one was sent. */
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
