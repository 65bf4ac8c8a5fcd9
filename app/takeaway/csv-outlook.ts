/** The outlook as rows of the CSV: the income over time, and the present worth of the figures. */
import { dayText } from '~/language/format'
import { type Row, unitText } from './csv-row'
import { columnsOf, type NamedColumn, type Sheet } from './sheet'
import { INTERESTS } from './sheet-outlook'

/** The sentences that accompany these figures on the page, each with its subject. */
export function outlookSentences({ t, income, worth }: Sheet): string[] {
  const of = (name: string, figure: string) => t('takeaway.of', { name, figure })
  return [
    ...(income ? [...income.before, ...income.after].map((sentence) => of(t('outlook.income.title'), sentence)) : []),
    ...(worth ? [t('outlook.worth.francs'), ...worth.interests] : []),
    ...(worth && worth.spread.length > 0 ? [of(t('takeaway.spread'), t('outlook.spread.note'))] : []),
  ]
}

export const outlookRows = (sheet: Sheet): Row[] => [
  ...incomeRows(sheet),
  ...(sheet.worth ? [...rangeRows(sheet), ...columnsOf(sheet).flatMap((named) => worthRows(sheet, named))] : []),
]

/** The income from a day on: a row for each part, and one for the total. */
function incomeRows({ t, income }: Sheet): Row[] {
  if (!income) return []
  return income.panels.flatMap(({ column, total: head, steps }) =>
    steps.flatMap(({ start, from, to, total, ...step }) => {
      const name = t('takeaway.incomeAt', { age: start.age })
      const row = (part: 'total' | 'avs' | 'lpp', figure: string, value: number): Row => ({
        pillar: t(`synthesis.${part}`),
        figure: t('takeaway.of', { name, figure }),
        column: t(`synthesis.columns.${column ?? 'withoutChange'}`),
        value,
        unit: unitText(t, 'month'),
        from: dayText(from),
        to: to ? dayText(to) : '',
      })
      const parts = income.parts.flatMap((part) => {
        const value = step[part]
        return value === null ? [] : [row(part === 'salary' ? 'total' : part, t(`outlook.income.parts.${part}`), value)]
      })
      return [...parts, row('total', head, total)]
    }),
  )
}

/** The figures that are not guaranteed, with low, expected and high interest. */
const rangeRows = ({ t, worth }: Sheet): Row[] =>
  (worth?.ranges ?? []).flatMap(({ column, rows }) =>
    rows.flatMap(({ pillar, unit, term, ...amounts }) =>
      INTERESTS.map((interest) => ({
        pillar: t(`synthesis.${pillar}`),
        figure: t('takeaway.of', { name: term, figure: t(`outlook.range.${interest}`) }),
        column: t(`synthesis.columns.${column}`),
        value: amounts[interest],
        unit: unitText(t, unit),
      })),
    ),
  )

/** The share of today's salary that is replaced, and capitals spread over months. */
function worthRows({ t, digest }: Sheet, { name }: NamedColumn): Row[] {
  const outlook = digest.outlook?.[name]
  if (!outlook) return []
  const column = t(`synthesis.columns.${name}`)
  const shares = outlook.replaced.map(
    ({ from, percent }): Row => ({
      pillar: t('synthesis.total'),
      figure: t('takeaway.replaced'),
      column,
      value: percent,
      unit: unitText(t, 'share'),
      from: dayText(from),
    }),
  )
  const spread = (['lpp', 'pillar3a'] as const).flatMap((pillar): Row[] => {
    const one = outlook.spread[pillar]
    if (!one) return []
    const row = { pillar: t(`synthesis.${pillar}`), figure: t('takeaway.spread'), column, value: one.monthly }
    return [{ ...row, unit: unitText(t, 'month'), from: dayText(one.from) }]
  })
  return [...shares, ...spread]
}
