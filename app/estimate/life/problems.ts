/** What is refused of a life, and why. */
import type { ProblemKey } from '~/dossier/shape/problem-keys'

/** Beside those of the forms: none of them has a sentence, since no page sends a life. */
export const LIFE_PROBLEM_KEYS = [
  /** No enacted law of that day is known here. */
  'noLawOfDay',
  /** The legal minimum counts all salaries: beside a certificate or vested benefits it would count them twice. */
  'legalMinimumNotAlone',
  /** What is not built yet. */
  'notYet',
] as const
export type LifeProblemKey = ProblemKey | (typeof LIFE_PROBLEM_KEYS)[number]

/** `field` as in the body: `person.incomes[3].year`. Nothing that was sent is repeated. */
export type LifeProblem = { field: string; key: LifeProblemKey }

/** A life that is not estimated. */
export class LifeRefusal extends Error {
  override readonly name = 'LifeRefusal'
  constructor(readonly problems: readonly LifeProblem[]) {
    super('life not estimated')
  }
}
