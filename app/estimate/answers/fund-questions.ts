/** What the funds have to be asked before situations can be computed. */
import type { FundPolicy } from '~/dossier/shape/fund-policy'
import type { BuyIn } from '~/pillars/lpp'
import type { Work } from '~/pillars/synthesis/change'
import type { Case } from '../case/case'
import { earnsAnother } from '../case/lpp/salary-change'
import type { Asked } from '../case/rules/change'
import { purchaseIn } from './lpp/lpp'
import { questionOf } from './question'

/** Another salary: from which to which. Each question once. */
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
 * `key`: the key of the answer; `retirementAge`: the age, in months, until which a person who buys after the regular age
 * will stay; null: not needed.
 */
type PurchaseToAsk = { policy: FundPolicy; buyIn: BuyIn; key: string; retirementAge: number | null }

/** A buy-in, once the effect of another salary is known. Each question once. */
export function purchasesToAsk(known: Case, asked: readonly Asked[]): PurchaseToAsk[] {
  const { reference } = questionOf(known, null)
  const all = asked.flatMap(({ situation, current }) => purchaseIn(known, situation, { current, reference }) ?? [])
  return [...new Map(all.map((one) => [one.key, one])).values()]
}
