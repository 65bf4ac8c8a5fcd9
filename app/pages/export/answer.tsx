/** What a shared synthesis shows first: the answer in large type, and the picture of the income over time. */
import type { Day } from '~/pillars/day'
import { outlookIn, vestedIn } from '~/takeaway/exported-income'
import { IncomePicture } from '~/ui/chart/income/income-picture'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { answerOf } from '~/ui/synthesis/answer-words'
import { describedPicture } from '~/ui/synthesis/outlook/income-picture'
import type { Columns, ExportedColumn } from './columns'
import { Net } from './net'

/** What is paid for life. */
export function Answer({ columns }: { columns: Columns }) {
  const { t } = useText()
  const told = answerOf(t, { ...columns, outlook: outlookIn(columns) })
  if (!told) return null
  return (
    <section className="answer" aria-labelledby="answer">
      <h2 className="answer-head" id="answer">
        {told.title}
      </h2>
      <p className="answer-amount">
        <span className="figure">{told.amount}</span> {told.when}
      </p>
      <ul className="answer-facts">
        {told.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Net {...columns} />
      <p className="hint">{t('synthesis.disclaimer')}</p>
    </section>
  )
}

export function Picture({ columns, computedOn }: { columns: Columns; computedOn: Day }) {
  const { t } = useText()
  const outlook = outlookIn(columns)
  const { withoutChange, withChange } = columns
  const digest = {
    computedOn,
    withoutChange: drawnColumn(withoutChange),
    withChange: withChange && drawnColumn(withChange),
  }
  const drawn = outlook && describedPicture(t, { outlook, digest })
  if (!drawn) return null
  const { vested } = withChange ?? withoutChange
  return (
    <Section title={t('outlook.income.title')}>
      <IncomePicture {...drawn} />
      <p className="hint">{drawn.hints.join(' ')}</p>
      {vested?.paidOut === null && <p className="hint">{t('exported.vestedNotDrawn')}</p>}
    </Section>
  )
}

const drawnColumn = (column: ExportedColumn) => ({ ...column, vested: column.vested && vestedIn(column.vested) })
