import type { Digest } from '~/pillars/result'
import type { Outlook } from '~/pillars/synthesis/outlook'
import { IncomeChart, IncomeLegend } from './income-chart'
import { chartScale } from './income-chart-scale'
import { IncomeTable } from './income-table'
import { incomeTold } from './income-told'
import { Section } from './section'
import type { MissingPart } from './synthesis-missing'
import { useText } from './text'

type IncomeOverTimeProps = {
  outlook: Outlook
  digest: Pick<Digest, 'computedOn' | 'withoutChange'>
  missing: Record<'lpp', Pick<MissingPart, 'none'>>
}

/** The month's income from today's salary through retirement, drawn and as numbers; nothing where none is known. */
export function IncomeOverTime({ outlook, digest, missing }: IncomeOverTimeProps) {
  const { t } = useText()
  const told = incomeTold(t, { outlook, digest, missing })
  const scale = told && chartScale(told.panels.map(({ steps }) => steps))
  if (!scale) return null
  const { before, parts, panels, after } = told
  return (
    <Section title={t('outlook.income.title')} intro={t('outlook.income.intro')}>
      {before.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <IncomeLegend parts={parts} />
      <div className="charts">
        {panels.map(({ column, steps }) => (
          <IncomeChart key={column} scale={scale} today={digest.computedOn} column={column} steps={steps} />
        ))}
      </div>
      {panels.map((panel) => (
        <IncomeTable key={panel.column} parts={parts} {...panel} />
      ))}
      {after.map((sentence) => (
        <p key={sentence} className="hint">
          {sentence}
        </p>
      ))}
    </Section>
  )
}
