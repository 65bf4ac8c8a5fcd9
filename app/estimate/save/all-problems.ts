import type { z } from 'zod'
import { PartyError } from '~/connectors/connectors'
import { fittingPart } from '~/dossier/shape/fitting-part'
import { fieldProblems } from '../case/field-problems'
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
