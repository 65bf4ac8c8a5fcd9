/** What is decided of pension and capital, a row each: for files and for a shared page. */
import { chf, percent } from '~/language/format'
import type { T } from './frame/text'

/** CHF; one amount twice where it is known. */
type Range = { low: number; high: number }

/** As it is taken home (app/takeaway/exported-decision.ts). */
type TakenDecision = {
  choice: {
    share: number
    givenUp: number
    monthly: number
    capital: number
    tax: Range | null
    left: Range | null
  } | null
  years: readonly (Range & { year: number; capital: number })[]
  isFederalOnly: boolean
  tablesOf: number
}

/** `values`: an amount, or the two between which it lies, as `unit` says; `text`: the same in words. */
type Row = { term: string; unit: 'month' | 'once' | 'share'; values: readonly number[]; text: string }

export function decisionRows(t: T, { choice, years, isFederalOnly }: TakenDecision): Row[] {
  const amount = (term: string, unit: Row['unit'], { low, high }: Range): Row => ({
    ...{ term, unit, values: low === high ? [low] : [low, high] },
    text: low === high ? chf(low) : t('decide.between', { low: chf(low), high: chf(high) }),
  })
  const one = (term: string, unit: Row['unit'], value: number) => amount(term, unit, { low: value, high: value })
  const taxName = t(isFederalOnly ? 'decide.tax.federal' : 'decide.tax.total')
  return [
    ...(choice
      ? [
          {
            term: t('decide.fields.lppCapitalShare'),
            unit: 'share',
            values: [choice.share],
            text: percent(choice.share),
          } as const,
          one(t('decide.choice.givenUp'), 'month', choice.givenUp),
          one(t('decide.shares.monthly'), 'month', choice.monthly),
          one(t('decide.choice.capital'), 'once', choice.capital),
          ...(choice.tax ? [amount(t('decide.choice.tax'), 'once', choice.tax)] : []),
          ...(choice.left ? [amount(t('decide.taken.left'), 'once', choice.left)] : []),
        ]
      : []),
    ...years.flatMap(({ year, capital, ...tax }) => [
      one(t('decide.taken.capital', { year }), 'once', capital),
      amount(t('decide.line', { what: t('decide.tax.year', { year }), value: taxName }), 'once', tax),
    ]),
  ]
}

export const decisionNotes = (t: T, { tablesOf }: TakenDecision): string[] => [
  t('decide.notes.tables', { year: tablesOf }),
  t('decide.notes.otherYear'),
  t('decide.sides.income'),
]
