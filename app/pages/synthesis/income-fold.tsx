import { useText } from '~/ui/frame/text'
import type { IncomePanel, IncomePart } from '~/ui/synthesis/outlook/income-text'
import { IncomeTable } from './income-table'

type IncomeFoldProps = {
  intro?: string
  parts: readonly IncomePart[]
  panels: readonly IncomePanel[]
  notes: readonly string[]
}

/** The figures of the picture as tables, folded, with notes on what they contain. */
export function IncomeFold({ intro, parts, panels, notes }: IncomeFoldProps) {
  const { t } = useText()
  return (
    <details className="help picture-table">
      <summary>{t('outlook.picture.table')}</summary>
      {intro && <p>{intro}</p>}
      {panels.map((panel) => (
        <IncomeTable key={panel.title} parts={parts} {...panel} />
      ))}
      {notes.map((sentence) => (
        <p key={sentence} className="hint">
          {sentence}
        </p>
      ))}
    </details>
  )
}
