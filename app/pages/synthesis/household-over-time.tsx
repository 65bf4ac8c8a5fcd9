import type { Together } from '~/estimate/read/figures'
import { chf, dayText } from '~/language/format'
import type { Digest } from '~/pillars/synthesis/digest'
import type { HouseholdForLife } from '~/pillars/synthesis/household-over-time'
import { IncomePicture } from '~/ui/chart/income/income-picture'
import { Figure } from '~/ui/figure'
import { FigureSentence } from '~/ui/figure-sentence'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { describedHousehold } from '~/ui/synthesis/outlook/income-picture'
import { type IncomePanel, panelOf } from '~/ui/synthesis/outlook/income-text'
import { Table } from '~/ui/table'
import { IncomeFold } from './income-fold'
import { IncomeViews, type View } from './income-views'

type HouseholdOverTimeProps = {
  together: Together
  digest: Pick<Digest, 'computedOn' | 'withoutChange' | 'need'>
  views: readonly View[]
}

/** What both live on together: the AVS of both, and the visitor's pay and funds. Those of the partner stay private. */
export function HouseholdOverTime({ together, digest, views }: HouseholdOverTimeProps) {
  const { t } = useText()
  const drawn = describedHousehold(t, together, digest)
  const { forLife } = together.withChange ?? together.withoutChange
  return (
    <Section title={t('outlook.household.title')}>
      <IncomeViews chosen="both" views={views} />
      <p>
        {t('outlook.household.atLeast')}{' '}
        <strong>
          <Figure
            figure="household.monthly"
            value={forLife.monthly}
            text={chf(forLife.monthly)}
            size="large"
            complete={forLife.complete}
          />
        </strong>{' '}
        {t('outlook.household.lasting', { day: dayText(forLife.from) })}
      </p>
      {digest.need && <HouseholdGap need={digest.need.amount} monthly={forLife.monthly} />}
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

/** The gap of the household, if the need entered is for the household. */
function HouseholdGap({ need, monthly }: { need: number; monthly: number }) {
  const { t } = useText()
  const gap = Math.round((need - monthly) * 100) / 100
  const figure = <Figure figure="need.household" value={gap} text={chf(Math.abs(gap))} />
  return (
    <p>
      <FigureSentence
        sentence={(amount) =>
          t(`enough.household.${gap > 0 ? 'missing' : 'covered'}`, { need: chf(need), gap: amount })
        }
        figures={[figure]}
      />{' '}
      {t('enough.household.of')}
    </p>
  )
}

const WHO = ['person', 'partner', 'total'] as const

function WhoReceivesWhat({ avs, lpp, monthly }: HouseholdForLife) {
  const { t } = useText()
  const rows = [
    { key: 'avs', cells: [avs.person, avs.partner, avs.total].map(chf) },
    ...(lpp > 0 ? [{ key: 'lpp', cells: [chf(lpp), t('outlook.household.notKnown'), chf(lpp)] } as const] : []),
    { key: 'sum', cells: [monthly - avs.partner, avs.partner, monthly].map(chf) },
  ] as const
  return (
    <Table
      className="stacked stacked-told"
      caption={t('outlook.household.whoTable')}
      heads={[t('outlook.household.pillar'), ...WHO.map((who) => t(`outlook.household.${who}`))]}
      rows={rows.map(({ key, cells }) => ({ key, head: t(`outlook.household.${key}`), cells }))}
      cellClass="number"
    />
  )
}
