/** How capital, taxes and funds are written: taxes rounded, since they are estimates. */
import type { PensionFund } from '~/dossier/shape/shape'
import type { Bounds, DecisionAnswer, PaidCapital } from '~/estimate/decide/decision'
import type { Attempt } from '~/estimate/outcome'
import { chf, percent } from '~/language/format'
import type { Language } from '~/language/language'
import type { T } from '~/ui/frame/text'
import { fundNamesById } from '~/ui/parties/fund-name'

const BIG = 10_000

/** To ten francs below 10'000, to a hundred above. */
export const rounded = (amount: number): number => {
  const step = Math.abs(amount) < BIG ? 10 : 100
  return Math.round(amount / step) * step
}

export const taxText = (amount: number) => chf(rounded(amount))

type Range = { low: number; high: number }

/** By how much the second way is taxed less than the first, at either end of a range; CHF. */
export function savedBy(first: Range, second: Range): Range {
  const [one, other] = [first.low - second.low, first.high - second.high]
  return { low: Math.min(one, other), high: Math.max(one, other) }
}

/** One amount, or the two between which it lies. */
export const between = (t: T, { low, high }: Range | Bounds) =>
  low === high ? taxText(low) : t('decide.between', { low: taxText(low), high: taxText(high) })

export const paidText = (t: T, { kind, name }: Pick<PaidCapital, 'kind' | 'name'>) =>
  name ? `${t(`decide.paid.${kind}`)} (${name})` : t(`decide.paid.${kind}`)

/** A yield in percent a year, to a tenth. */
export const yieldText = (yearly: number) => percent(Math.round(yearly * 10) / 10)

/** The funds of the conditions by their names in the language of the page. */
export function withFundNames(
  page: Attempt<DecisionAnswer>,
  registry: readonly PensionFund[],
  language: Language,
): Attempt<DecisionAnswer> {
  const { answer } = page
  if (!answer?.conditions) return page
  const names = fundNamesById(language, registry)
  const funds = answer.conditions.funds.map((fund) => ({ ...fund, name: names.get(fund.fundId ?? '') ?? fund.name }))
  return { ...page, answer: { ...answer, conditions: { ...answer.conditions, funds } } }
}
