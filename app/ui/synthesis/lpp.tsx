import { chf, dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { Column, ColumnName } from '~/pillars/result'
import { ExternalLink } from '../external-link'
import { Figure } from '../figure'
import { type T, useText } from '../frame/text'
import type { Cells, RowText } from './comparison/comparison-rows'

type Lpp = NonNullable<Column['lpp']>
type Row = 'monthly' | 'from' | 'capital' | 'capitalAtRetirement'

/** The rows of the second pillar. */
export const lppTexts = (t: T): RowText<Row>[] => [
  { name: 'monthly', term: t('synthesis.lppMonthly') },
  { name: 'from', term: t('synthesis.lppFrom') },
  { name: 'capital', term: t('synthesis.lppCapital'), note: t('synthesis.lppCapitalNote') },
  {
    name: 'capitalAtRetirement',
    term: t('synthesis.lppCapitalAtRetirement'),
    note: t('synthesis.lppCapitalAtRetirementNote'),
  },
]

export const lppCells = (
  { monthly, from, capital, capitalAtRetirement }: Omit<Lpp, 'funds'>,
  column: ColumnName,
): Cells<Row> => ({
  monthly: { value: <Figure figure="lpp.monthly" value={monthly} column={column} text={chf(monthly)} /> },
  from: { value: dayText(from) },
  capital: { value: <Figure figure="lpp.capital" value={capital} column={column} text={chf(capital)} /> },
  capitalAtRetirement: { value: chf(capitalAtRetirement) },
})

/** The day of all funds' figures, where it is one and the same; null: each has its own. */
export function commonDay({ funds }: Pick<Lpp, 'funds'>): Day | null {
  const days = new Set(funds.map(({ asOf }) => asOf))
  return days.size === 1 && !funds.some(({ isTyped }) => isTyped) ? (funds[0]?.asOf ?? null) : null
}

/** The funds behind the figures, with links to their sites, and with their days where these are not one. */
export function LppFunds({ funds }: Pick<Lpp, 'funds'>) {
  const { t } = useText()
  const hasDays = commonDay({ funds }) === null
  return (
    <ul>
      {funds.map(({ name, webUrl, asOf, isTyped }) => (
        <li key={name}>
          {webUrl ? <ExternalLink href={webUrl} name={name} /> : name}{' '}
          {hasDays && (
            <span className="hint">
              {t(isTyped ? 'synthesis.lppTyped' : 'synthesis.lppFundAsOf', { day: dayText(asOf) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
