import type { PensionResult } from '~/pillars/avs/result'
import { NO_FRANC } from '~/pillars/money'
import { type Pillar3aQuestion, pillar3aFromAccounts } from '~/pillars/pillar-3a'
import type { AmountRange } from '~/pillars/result'
import { lppRange, pillar3aRange } from '~/pillars/synthesis/ranges'
import type { LppInSituation } from '../lpp/lpp'

/** The ranges of the figures, CHF a month for life (3a: CHF); null: the figure is known, or there is none. */
export type LifeRanges = {
  avs: AmountRange | null
  lpp: AmountRange | null
  pillar3a: AmountRange | null
  total: AmountRange | null
}

/**
 * The AVS pension depends on a spouse's unknown incomes, savings on one percentage point less or more of interest, and the
 * total, with a supplement, on both. null: nothing is a range.
 */
export function rangesOf(pension: PensionResult, lpp: LppInSituation, pillar3a: Pillar3aQuestion): LifeRanges | null {
  const ofFunds = lppRangeOf(lpp)
  const ranges = {
    avs: pension.range?.pension ?? null,
    lpp: ofFunds,
    pillar3a: pillar3aRangeOf(pillar3a),
    total: pension.range || ofFunds ? totalOf(pension, lpp, ofFunds) : null,
  }
  return Object.values(ranges).every((range) => range === null) ? null : ranges
}

function totalOf(
  { range, periods, person }: PensionResult,
  { result }: LppInSituation,
  lpp: AmountRange | null,
): AmountRange {
  const avs = (periods.at(-1)?.person ?? 0) + person.supplement
  const ofAvs = range?.withSupplement ?? { low: avs, high: avs }
  const fixed = result?.monthly ?? 0
  return { low: ofAvs.low + (lpp?.low ?? fixed), high: ofAvs.high + (lpp?.high ?? fixed) }
}

/** Less and more interest, and the two ends of what is computed. */
function lppRangeOf({ statements, question, result, besides }: LppInSituation): AmountRange | null {
  const range = lppRange(statements, question)
  if (!range) return null
  const end = (name: keyof AmountRange) => (result?.range ? result.range[name] - result.monthly : 0)
  return wide({ low: range.low.monthly + end('low') + besides, high: range.high.monthly + end('high') + besides })
}

function pillar3aRangeOf(question: Pillar3aQuestion): AmountRange | null {
  if (!pillar3aFromAccounts(question).result) return null
  const range = pillar3aRange({
    rates: question.accounts.flatMap(({ rate }) => rate ?? []),
    projectedAt: (rateFor) => {
      const accounts = question.accounts.map((one) => ({ ...one, rate: one.rate === null ? null : rateFor(one.rate) }))
      return pillar3aFromAccounts({ ...question, accounts }).result?.projected ?? NO_FRANC
    },
  })
  return wide({ low: range.low.capital, high: range.high.capital })
}

const wide = (range: AmountRange): AmountRange | null => (range.low === range.high ? null : range)
