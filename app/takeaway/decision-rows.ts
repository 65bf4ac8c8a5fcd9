/** What is decided about pension and capital, one row each: for files and for a shared page. */
import type { TFunction } from 'i18next'
import { chf, percent } from '~/language/format'
import { between, taxText } from '~/language/tax-text'
import type { ExportedDecision } from './exported-decision'
import type { SheetDecision } from './sheet'

type Row = SheetDecision['rows'][number]
type Range = { low: number; high: number }

/** Whether there is anything to show: a choice, or capital that is taxed. */
export const isTold = ({ choice, years }: ExportedDecision) => choice !== null || years.length > 0

/** Without a chosen share only the tax is shown. */
export const decisionTitle = ({ choice }: ExportedDecision) => (choice ? 'decide.title' : 'decide.tax.title')

export function decisionRows(t: TFunction, { choice, years, isFederalOnly }: ExportedDecision): Row[] {
  const one = (term: string, unit: Row['unit'], value: number): Row => ({
    ...{ term, unit, values: [value], text: chf(value) },
  })
  const estimated = (term: string, { low, high }: Range): Row => ({
    ...{ term, unit: 'once', values: low === high ? [low] : [low, high], text: between(t, { low, high }) },
  })
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
          ...(choice.tax
            ? [estimated(t(isFederalOnly ? 'decide.choice.taxFederal' : 'decide.choice.tax'), choice.tax)]
            : []),
          ...(choice.left
            ? [estimated(t(isFederalOnly ? 'decide.taken.leftFederal' : 'decide.taken.left'), choice.left)]
            : []),
        ]
      : []),
    ...years.flatMap(({ year, capital, ...tax }) => [
      one(t('decide.taken.capital', { year }), 'once', capital),
      estimated(t('decide.line', { what: t('decide.tax.year', { year }), value: taxName }), tax),
    ]),
  ]
}

export function decisionNotes(t: TFunction, decision: ExportedDecision): string[] {
  const { tablesOf, notes, isFederalOnly, provisional } = decision
  return [
    t('decide.notes.tables', { year: tablesOf }),
    t('decide.notes.otherYear'),
    ...(isFederalOnly ? [t('decide.notes.refusedHere')] : []),
    ...notes.map((note) => t(`decide.notes.${NOTE_TEXTS[note]}`)),
    ...(notes.includes('couple') && !isFederalOnly ? [t('decide.notes.childrenCanton')] : []),
    ...(provisional === null ? [] : [t('decide.notes.provisional', { amount: taxText(provisional), year: tablesOf })]),
    t('decide.sides.income'),
  ]
}

const NOTE_TEXTS = { carried: 'carried', range: 'range', couple: 'children' } as const
