/** What the funds have to be asked before situations can be computed. */
import type { FundPolicy } from '~/dossier/shape/fund-policy'
import type { BuyIn } from '~/pillars/lpp'
import type { Work } from '~/pillars/synthesis/change'
import type { Case } from '../case/case'
import { earnsAnother } from '../case/lpp/salary-change'
import type { Asked } from '../case/rules/change'
import { purchaseIn } from './lpp/lpp'
import { questionOf } from './question'

/** What another salary would bring: from which to which. Each once. */
export function salariesToAsk(known: Case, asked: readonly Asked[]): { current: Work; desired: Work }[] {
  const { reference } = questionOf(known, null)
  const works = asked.flatMap(({ situation, current }) => {
    const { work: desired } = situation
    const isOther = earnsAnother(situation, { reference, computedOn: known.day })
    return desired && current && isOther ? [{ current, desired }] : []
  })
  return [...new Map(works.map((work) => [JSON.stringify(work), work])).values()]
}

/**
 * `key`: under which the answer is kept; `retirementAge`: months, until when whoever buys later than the regular age says that
 * they stay; null: it need not be told.
 */
export type PurchaseToAsk = { policy: FundPolicy; buyIn: BuyIn; key: string; retirementAge: number | null }

/** What a buy-in would bring, once it is known what another salary does. Each once. */
export function purchasesToAsk(known: Case, asked: readonly Asked[]): PurchaseToAsk[] {
  const { reference } = questionOf(known, null)
  const all = asked.flatMap(({ situation, current }) => purchaseIn(known, situation, { current, reference }) ?? [])
  return [...new Map(all.map((one) => [one.key, one])).values()]
}
