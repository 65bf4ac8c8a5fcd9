import type { Column, ColumnName } from '~/pillars/result'
import { chf, dayText } from '~/text/format'
import type { Cells, RowText } from './comparison-rows'
import { ExternalLink } from './external-link'
import { Figure } from './figure'
import { Section } from './section'
import { type T, useText } from './text'

type Lpp = NonNullable<Column['lpp']>
type Row = 'monthly' | 'from' | 'capital' | 'capitalAtRetirement'

/** What the pension funds pay. */
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

/** Who gave the figures, and where they are on the web. */
export function LppFunds({ funds }: Pick<Lpp, 'funds'>) {
  const { t } = useText()
  return (
    <Section title={t('synthesis.lppFunds', { count: funds.length })} level={3}>
      <ul>
        {funds.map(({ name, webUrl, asOf }) => (
          <li key={name}>
            {webUrl ? <ExternalLink href={webUrl} name={name} /> : name}{' '}
            <span className="hint">{t('synthesis.lppFundAsOf', { day: dayText(asOf) })}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
