/** How payments, yields and funds are written. */
import type { PensionFund } from '~/dossier/shape/party-answers'
import type { CapitalOption, DecisionAnswer, PaidCapital } from '~/estimate/answers/decide/decision'
import type { Attempt } from '~/estimate/outcome'
import { chf, percent } from '~/language/format'
import type { Language } from '~/language/language'
import type { T } from '~/ui/frame/text'
import { fundNamesById, silentWithNames } from '~/ui/parties/fund-name'

export const paidText = (t: T, { kind, name }: Pick<PaidCapital, 'kind' | 'name'>) =>
  name ? `${t(`decide.paid.${kind}`)} (${name})` : t(`decide.paid.${kind}`)

/** An amount of a share: at least, where it is the law's guarantee. */
export const amountIn = (t: T, { isByLaw }: Pick<CapitalOption, 'isByLaw'>, amount: number) =>
  isByLaw ? t('decide.shares.atLeast', { amount: chf(amount) }) : chf(amount)

/** A yield in percent a year, to a tenth. */
export const yieldText = (yearly: number) => percent(Math.round(yearly * 10) / 10)

/** The funds by their names in the language of the page. */
export function withFundNames(
  page: Attempt<DecisionAnswer>,
  registry: readonly PensionFund[],
  language: Language,
): Attempt<DecisionAnswer> {
  const { answer } = page
  if (!answer) return page
  const { conditions, unknown } = answer
  const names = fundNamesById(language, registry)
  const funds = conditions?.funds.map((fund) => ({ ...fund, name: names.get(fund.fundId ?? '') ?? fund.name })) ?? []
  const plain = new Map(registry.map(({ id, name }) => [name, names.get(id)]))
  return {
    ...page,
    answer: {
      ...answer,
      silent: silentWithNames(language, answer.silent, registry),
      conditions: conditions && { ...conditions, funds },
      unknown: unknown && { ...unknown, funds: unknown.funds.map((name) => plain.get(name) ?? name) },
    },
  }
}
