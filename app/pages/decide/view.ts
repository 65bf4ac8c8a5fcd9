/** How payments, yields and funds are written. */
import type { PensionFund } from '~/dossier/shape/shape'
import type { DecisionAnswer, PaidCapital } from '~/estimate/decide/decision'
import type { Attempt } from '~/estimate/outcome'
import { percent } from '~/language/format'
import type { Language } from '~/language/language'
import type { T } from '~/ui/frame/text'
import { fundNamesById } from '~/ui/parties/fund-name'

type Range = { low: number; high: number }

/** By how much the second way is taxed less than the first, at either end of a range; CHF. */
export function savedBy(first: Range, second: Range): Range {
  const [one, other] = [first.low - second.low, first.high - second.high]
  return { low: Math.min(one, other), high: Math.max(one, other) }
}

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
