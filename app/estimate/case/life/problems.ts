/** Why a life is refused. */
import type { ProblemKey } from '~/dossier/shape/problem-keys'
import { fieldProblems, type Issue } from '../field-problems'
import type { FieldProblem } from '../refusal'
import type { Life } from './shape'

/** Including objects and lists: four for each year of income. */
export const MOST_VALUES_OF_LIFE = 4000

/** Keys beside those of the forms. They have no sentences, since no page sends a life. */
const LIFE_PROBLEM_KEYS = [
  /** No enacted law is known for that day. */
  'noLawOfDay',
  /** The legal minimum covers all salaries, so a certificate or vested benefits would count them twice. */
  'legalMinimumNotAlone',
] as const
export type LifeProblemKey = ProblemKey | (typeof LIFE_PROBLEM_KEYS)[number]

/** `field` as in the body: `person.incomes[3].year`. Nothing that was sent is repeated. */
export type LifeProblem = { field: string; key: LifeProblemKey }

/** The problems of a life that does not fit its shape; each field by its whole path, since a life has several persons. */
export const lifeProblems = (issues: readonly Issue[], sent: unknown): LifeProblem[] =>
  fieldProblems(issues, sent, { isWholePath: true, moreKeys: LIFE_PROBLEM_KEYS })

/** A life that is not estimated. */
export class LifeRefusal extends Error {
  override readonly name = 'LifeRefusal'
  constructor(readonly problems: readonly LifeProblem[]) {
    super('life not estimated')
  }
}

/** The problem of a case or of its change, at its field of the body. */
export function lifeProblem({ field, key }: FieldProblem, { plan }: Life): LifeProblem {
  if (field === 'currentSalary') return { field: 'person.incomeToCome', key }
  if (field === 'incomes' || field === 'birthDate') return { field: `person.${field}`, key }
  if (field === 'partner.navs') return { field: 'partner', key }
  // Only a day of drawing from before our tables: whoever is paid by then gives the pension.
  if (field === 'partner.birthDate' && key === 'pensionBefore2025') return { field: 'partner.drawing', key }
  if (field === 'partner.incomes' || field === 'partner.birthDate') return { field, key }
  // Without a plan, the drawing is that of the life itself.
  if (field === 'retirementDate' && !plan?.retirementDate) return { field: 'person.drawing', key }
  if (field === 'partner.retirementDate' && !plan?.partner) return { field: 'partner.drawing', key }
  return { field: `plan.${field}`, key }
}
