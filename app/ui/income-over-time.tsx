import type { ColumnName, Digest } from '~/pillars/result'
import type { IncomeStep, Outlook } from '~/pillars/synthesis/outlook'
import { chf } from '~/text/format'
import { IncomeChart, IncomeLegend } from './income-chart'
import { chartScale, type IncomePart } from './income-chart-scale'
import { IncomeTable } from './income-table'
import { Section } from './section'
import type { MissingPart } from './synthesis-missing'
import { type T, useText } from './text'

type IncomeOverTimeProps = {
  outlook: Outlook
  digest: Pick<Digest, 'computedOn' | 'withoutChange'>
  missing: Record<'lpp', Pick<MissingPart, 'none'>>
}

/** The month's income from today's salary through retirement, drawn and as numbers; nothing where none is known. */
export function IncomeOverTime({ outlook, digest, missing }: IncomeOverTimeProps) {
  const { t } = useText()
  const { avs, lpp } = digest.withoutChange
  const panels = panelsOf(outlook)
  const scale = chartScale(panels.map(({ steps }) => steps))
  if (!scale) return null
  const parts = TOLD_PARTS.filter((part) => panels.some(({ steps }) => steps.some((step) => step[part] !== null)))
  return (
    <Section title={t('outlook.income.title')} intro={t('outlook.income.intro')}>
      <p>{salarySentence(t, outlook.salary)}</p>
      {avs === null && <p>{t('outlook.income.withoutAvs')}</p>}
      {lpp === null && !missing.lpp.none && <p>{t('outlook.income.withoutLpp')}</p>}
      <IncomeLegend parts={parts} />
      <div className="charts">
        {panels.map((panel) => (
          <IncomeChart key={panel.column} scale={scale} today={digest.computedOn} {...panel} />
        ))}
      </div>
      {panels.map((panel) => (
        <IncomeTable key={panel.column} parts={parts} today={digest.computedOn} {...panel} />
      ))}
      <p className="hint">{t('outlook.income.leftOut')}</p>
      {avs?.partnerStart && <p className="hint">{t('outlook.income.withoutPartner')}</p>}
    </Section>
  )
}

/** In the order in which they come in a life. */
const TOLD_PARTS: readonly IncomePart[] = ['salary', 'avs', 'lpp']

function salarySentence(t: T, today: Outlook['salary']): string {
  if (!today) return t('outlook.income.noSalary')
  return t(`outlook.income.salary.${today.source}`, { salary: chf(today.salary), year: today.year })
}

type Panel = { column: ColumnName | null; steps: readonly IncomeStep[] }

/** One alone needs no name. */
const panelsOf = ({ withoutChange, withChange }: Outlook): Panel[] =>
  withChange
    ? [
        { column: 'withoutChange', steps: withoutChange.income },
        { column: 'withChange', steps: withChange.income },
      ]
    : [{ column: null, steps: withoutChange.income }]
