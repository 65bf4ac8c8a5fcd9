import { chf, dayText } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import type { Column } from '~/pillars/synthesis/result'
import { Figure } from '../figure'
import { type T, useText } from '../frame/text'
import { TableRegion } from '../table-region'
import type { Cells, RowText } from './comparison/comparison-rows'

type Pillar3a = NonNullable<Column['pillar3a']>
type Pillar3aRow = 'current' | 'monthlyPayment' | 'projected'

/** The rows of the third pillar: the balance today and the projected one. */
export const pillar3aTexts = (t: T): RowText<Pillar3aRow>[] => [
  { name: 'current', term: t('synthesis.pillar3aCurrent'), note: t('synthesis.pillar3aCurrentNote') },
  { name: 'monthlyPayment', term: t('synthesis.pillar3aPayment') },
  { name: 'projected', term: t('synthesis.pillar3aProjected') },
]

export function pillar3aCells(t: T, pillar3a: Omit<Pillar3a, 'accounts'>, column: ColumnName): Cells<Pillar3aRow> {
  const figure = (name: Pillar3aRow) => (
    <Figure figure={`pillar3a.${name}`} value={pillar3a[name]} column={column} text={chf(pillar3a[name])} />
  )
  return {
    current: { value: figure('current') },
    monthlyPayment: {
      value: figure('monthlyPayment'),
      note: t('synthesis.pillar3aPaymentNote', { day: dayText(pillar3a.paymentsUntil) }),
    },
    projected: {
      value: figure('projected'),
      note: t('synthesis.pillar3aProjectedNote', { day: dayText(pillar3a.projectedFrom) }),
    },
  }
}

type AccountsProps = { accounts: Pillar3a['accounts']; withChange: Pillar3a['accounts'] | null }

/** The figures of each account if there are several; a single account is in the table above. */
export function Accounts({ accounts, withChange }: AccountsProps) {
  const { t } = useText()
  if (accounts.length < 2) return null
  return (
    <TableRegion label={t('synthesis.pillar3aAccounts')}>
      <table>
        <caption>{t('synthesis.pillar3aAccounts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('synthesis.account')}</th>
            <th scope="col" className="number">
              {t('synthesis.accountCurrent')}
            </th>
            <th scope="col" className="number">
              {t('synthesis.accountProjected')}
            </th>
            {withChange && (
              <th scope="col" className="number">
                {t('synthesis.accountProjectedWithChange')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ entityName, current, projected }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two accounts may have the same name and figures
            <tr key={index}>
              <th scope="row">{entityName ?? t('synthesis.accountUnnamed')}</th>
              <td className="number">{chf(current)}</td>
              <td className="number">{chf(projected)}</td>
              {withChange?.[index] && <td className="number">{chf(withChange[index].projected)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}
