import { chf, dayText } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import type { Column } from '~/pillars/synthesis/result'
import { ExternalLink } from '../external-link'
import { Figure } from '../figure'
import type { T } from '../frame/text'
import type { Cells, RowText } from './comparison/comparison-rows'

type Lpp = NonNullable<Column['lpp']>
type LppRow = 'monthly' | 'from' | 'capital' | 'capitalAtRetirement'

/** The rows of the second pillar. */
export const lppTexts = (t: T): RowText<LppRow>[] => [
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
): Cells<LppRow> => ({
  monthly: { value: <Figure figure="lpp.monthly" value={monthly} column={column} text={chf(monthly)} /> },
  from: { value: dayText(from) },
  capital: { value: <Figure figure="lpp.capital" value={capital} column={column} text={chf(capital)} /> },
  capitalAtRetirement: { value: chf(capitalAtRetirement) },
})

/** The funds behind the figures, with links to their sites. */
export const LppFunds = ({ funds }: Pick<Lpp, 'funds'>) => (
  <ul>
    {funds.map(({ name, webUrl }) => (
      <li key={name}>{webUrl ? <ExternalLink href={webUrl} name={name} /> : name}</li>
    ))}
  </ul>
)
