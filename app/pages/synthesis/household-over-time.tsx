import type { Together } from '~/estimate/pages/figures'
import { chf, dayText } from '~/language/format'
import type { Digest } from '~/pillars/synthesis/digest'
import type { HouseholdForLife } from '~/pillars/synthesis/household-over-time'
import { IncomePicture } from '~/ui/chart/income/income-picture'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { toldHousehold } from '~/ui/synthesis/outlook/income-picture'
import { type IncomePanel, panelOf } from '~/ui/synthesis/outlook/income-text'
import { tableRole } from '~/ui/table-role'
import { IncomeFold } from './income-fold'
import { IncomeViews } from './income-views'

type HouseholdOverTimeProps = { together: Together; digest: Pick<Digest, 'computedOn' | 'withoutChange'> }

/** What both live on together: the AVS of both, and one's own pay and funds. The other's are theirs. */
export function HouseholdOverTime({ together, digest }: HouseholdOverTimeProps) {
  const { t } = useText()
  const drawn = toldHousehold(t, together, digest)
  const { forLife } = together.withChange ?? together.withoutChange
  return (
    <Section title={t('outlook.household.title')}>
      <IncomeViews chosen="both" />
      <p>
        <strong>
          <data className="figure figure-large" data-figure="household.monthly" value={forLife.monthly}>
            {chf(forLife.monthly)}
          </data>
        </strong>{' '}
        {t('outlook.household.lasting', { day: dayText(forLife.from) })}
      </p>
      {drawn && <IncomePicture {...drawn} />}
      {drawn && <p className="hint">{drawn.hints.join(' ')}</p>}
      {forLife.avs.capped && <p>{t('outlook.household.cap', { amount: chf(forLife.avs.total) })}</p>}
      <p>{t('outlook.household.notRead')}</p>
      <IncomeFold parts={['salary', 'avs', 'lpp']} panels={usePanels(together, digest.computedOn)} notes={[]} />
      <WhoReceivesWhat {...forLife} />
      <details className="help">
        <summary>{t('outlook.household.death')}</summary>
        <p>{t('outlook.household.deathText')}</p>
      </details>
    </Section>
  )
}

function usePanels({ withoutChange, withChange }: Together, today: string): IncomePanel[] {
  const { t } = useText()
  if (!withChange) return [panelOf(t, t('outlook.household.table'), withoutChange.income, today)]
  const title = (column: 'withoutChange' | 'withChange') =>
    t('outlook.household.tableIn', { column: t(`outlook.income.columns.${column}`) })
  return [
    panelOf(t, title('withoutChange'), withoutChange.income, today),
    panelOf(t, title('withChange'), withChange.income, today),
  ]
}

const WHO = ['person', 'partner', 'total'] as const

/** On narrow screens each amount carries its own label. */
function WhoReceivesWhat({ avs, lpp, monthly }: HouseholdForLife) {
  const { t } = useText()
  const rows: { name: string; amounts: readonly string[] }[] = [
    { name: t('outlook.household.avs'), amounts: [avs.person, avs.partner, avs.total].map(chf) },
    { name: t('outlook.household.lpp'), amounts: [chf(lpp), t('outlook.household.notKnown'), chf(lpp)] },
    { name: t('outlook.household.sum'), amounts: [monthly - avs.partner, avs.partner, monthly].map(chf) },
  ]
  return (
    <table className="stacked stacked-told" {...tableRole('table')}>
      <caption>{t('outlook.household.whoTable')}</caption>
      <thead {...tableRole('rowgroup')}>
        <tr {...tableRole('row')}>
          <th scope="col" {...tableRole('columnheader')}>
            {t('outlook.household.pillar')}
          </th>
          {WHO.map((who) => (
            <th key={who} scope="col" className="number" {...tableRole('columnheader')}>
              {t(`outlook.household.${who}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRole('rowgroup')}>
        {rows
          .filter((_, index) => index !== 1 || lpp > 0)
          .map(({ name, amounts }) => (
            <tr key={name} {...tableRole('row')}>
              <th scope="row" {...tableRole('rowheader')}>
                {name}
              </th>
              {WHO.map((who, index) => (
                <td key={who} className="number" data-term={t(`outlook.household.${who}`)} {...tableRole('cell')}>
                  {amounts[index]}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}
