/** The figures of one change, without its causes one by one. */
import type { DigestQuery } from '~/dossier/shape/simulation'
import { lawOn } from '~/law/avs/avs-law'
import type { Day } from '~/pillars/day'
import type { Franc } from '~/pillars/money'
import { AS_IT_STANDS, situationsOf, worksUntil } from '~/pillars/synthesis/change'
import { column } from '~/pillars/synthesis/digest'
import { type Payments, totalPayments } from '~/pillars/synthesis/payments'
import type { Column } from '~/pillars/synthesis/result'
import { capitalsOfFunds } from '~/pillars/synthesis/waiting'
import type { Case } from '../../case/case'
import { changeOf, findChangeProblems } from '../../case/rules/change'
import { standing } from '../../case/situation'
import { partsInEach } from '../digest'
import { questionOf } from '../question'

/**
 * `leavesOn`: the first of the month without work. `payments`: the pensions one after the other; null: none is known.
 * `capitals`: each account or fund on its day, CHF.
 */
export type PlannedFigures = {
  column: Column
  leavesOn: Day
  payments: Payments | null
  capitals: { on: Day; amount: Franc; of: 'pillar3a' | 'other' }[]
}

/** null: the change is not possible. */
export function plannedWith(known: Case, query: DigestQuery): PlannedFigures | null {
  if (findChangeProblems(known, query).length > 0) return null
  const change = changeOf(known, query)
  const situation = standing(known, (change && situationsOf(change).at(-1)?.situation) ?? AS_IT_STANDS)
  const question = { ...questionOf(known, change), situations: [situation], causes: [] }
  const [paid] = partsInEach(known, question).inEach
  if (!paid) return null
  const { parts } = paid
  return {
    column: column(parts, lawOn(known.day)),
    leavesOn: worksUntil(situation) ?? parts.retirementDate,
    payments: totalPayments(parts.pension, parts.lpp),
    capitals: [
      ...(parts.lpp ? capitalsOfFunds(parts.lpp) : []).map((one) => ({ ...one, of: 'other' as const })),
      ...(parts.vested?.accounts ?? []).map(({ paydate, projected }) => ({
        ...{ on: paydate, amount: projected, of: 'other' as const },
      })),
      ...paid.payOuts3a().map(({ on, amount }) => ({ on, amount, of: 'pillar3a' as const })),
    ].filter(({ amount }) => amount > 0),
  }
}
