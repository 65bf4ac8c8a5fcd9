/** The income over time and what the figures are worth, as rows of the CSV. */
import { dayText } from '~/text/format'
import { type Row, unitText } from './csv-row'
import { columnsOf, type NamedColumn, type Sheet } from './sheet'
import { INTERESTS } from './told-outlook'

/** What the page says around these figures, each with what it is said of. */
export function outlookSentences({ t, income, worth }: Sheet): string[] {
  const of = (name: string, figure: string) => t('takeaway.of', { name, figure })
  return [
    ...(income ? [...income.before, ...income.after].map((said) => of(t('outlook.income.title'), said)) : []),
    ...(worth ? [t('outlook.worth.francs'), ...worth.interests] : []),
    ...(worth && worth.spread.length > 0 ? [of(t('takeaway.spread'), t('outlook.spread.note'))] : []),
  ]
}

export const outlookRows = (sheet: Sheet): Row[] => [
  ...incomeRows(sheet),
  ...(sheet.worth ? [...rangeRows(sheet), ...columnsOf(sheet).flatMap((named) => worthRows(sheet, named))] : []),
]

/** What is paid together from a day on: a row for each part, and one for all of it. */
function incomeRows({ t, income }: Sheet): Row[] {
  if (!income) return []
  return income.panels.flatMap(({ column, steps }) =>
    steps.flatMap(({ told, from, to, total, ...step }) => {
      const name = t('takeaway.incomeAt', { age: told.age })
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
      return [...parts, row('total', t('outlook.income.total'), total)]
    }),
  )
}

/** What is not guaranteed with low, expected and high interest. */
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

/** How much of today's salary is replaced, and capitals as a month each. */
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
