/** What is decided of pension and capital, a row each: for files and for a shared page. */
import type { TFunction } from 'i18next'
import { chf, percent } from '~/language/format'
import type { ExportedDecision } from './exported-decision'
import type { SheetDecision } from './sheet'

type Row = SheetDecision['rows'][number]
type Range = { low: number; high: number }

export function decisionRows(t: TFunction, { choice, years, isFederalOnly }: ExportedDecision): Row[] {
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

export const decisionNotes = (t: TFunction, { tablesOf }: ExportedDecision): string[] => [
  t('decide.notes.tables', { year: tablesOf }),
  t('decide.notes.otherYear'),
  t('decide.sides.income'),
]
