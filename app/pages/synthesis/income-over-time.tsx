import type { Digest } from '~/pillars/synthesis/digest'
import type { Outlook } from '~/pillars/synthesis/outlook'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import type { MissingPart } from '~/ui/synthesis/missing'
import { chartScale } from '~/ui/synthesis/outlook/income-chart-scale'
import { incomeText } from '~/ui/synthesis/outlook/income-text'
import { IncomeChart, IncomeLegend } from './income-chart'
import { IncomeTable } from './income-table'

type IncomeOverTimeProps = {
  outlook: Outlook
  digest: Pick<Digest, 'computedOn' | 'withoutChange'>
  missing: Record<'lpp', Pick<MissingPart, 'none'>>
}

/** The monthly income from today's salary through retirement, as chart and table; nothing if no income is known. */
export function IncomeOverTime({ outlook, digest, missing }: IncomeOverTimeProps) {
  const { t } = useText()
  const told = incomeText(t, { outlook, digest, missing })
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
