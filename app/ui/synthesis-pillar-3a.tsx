import type { Column } from '~/pillars/result'
import { chf, dayText } from '~/text/format'
import { Figure } from './figure'
import { SummaryList } from './summary-list'
import { TableRegion } from './table-region'
import { useText } from './text'

type Pillar3a = NonNullable<Column['pillar3a']>
type SynthesisPillar3aProps = { pillar3a: Pillar3a; column: 'withoutChange' | 'withChange' }

/** What the 3a accounts hold today, and what they are expected to hold. */
export function SynthesisPillar3a({ pillar3a, column }: SynthesisPillar3aProps) {
  const { t } = useText()
  const { current, monthlyPayment, paymentsUntil, projected, projectedFrom, accounts } = pillar3a
  return (
    <>
      <SummaryList
        rows={[
          {
            term: t('synthesis.pillar3aCurrent'),
            value: <Figure figure="pillar3a.current" value={current} column={column} text={chf(current)} />,
            note: t('synthesis.pillar3aCurrentNote'),
          },
          {
            term: t('synthesis.pillar3aPayment'),
            value: (
              <Figure
                figure="pillar3a.monthlyPayment"
                value={monthlyPayment}
                column={column}
                text={chf(monthlyPayment)}
              />
            ),
            note: t('synthesis.pillar3aPaymentNote', { day: dayText(paymentsUntil) }),
          },
          {
            term: t('synthesis.pillar3aProjected'),
            value: <Figure figure="pillar3a.projected" value={projected} column={column} text={chf(projected)} />,
            note: t('synthesis.pillar3aProjectedNote', { day: dayText(projectedFrom) }),
          },
        ]}
      />
      {accounts.length > 1 && <Accounts accounts={accounts} />}
    </>
  )
}

/** Several accounts, each with its own figures. */
function Accounts({ accounts }: Pick<Pillar3a, 'accounts'>) {
  const { t } = useText()
  return (
    <TableRegion label={t('synthesis.pillar3aAccounts')}>
      <table>
        <caption>{t('synthesis.pillar3aAccounts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('synthesis.account')}</th>
            <th scope="col">{t('synthesis.accountCurrent')}</th>
            <th scope="col">{t('synthesis.accountProjected')}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ entityName, current, projected }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two accounts may have the same name and figures
            <tr key={index}>
              <th scope="row">{entityName ?? t('synthesis.accountUnnamed')}</th>
              <td className="number">{chf(current)}</td>
              <td className="number">{chf(projected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}
