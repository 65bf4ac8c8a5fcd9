/** Pension or capital in the PDF, as decided. */
import { heading, type Part, paragraph, plain, type Table, table } from './pdf-part'
import type { Sheet, SheetDecision } from './sheet'

export function decisionParts({ t, decision }: Sheet): Part[] {
  if (!decision) return []
  return [
    heading(2, decision.title),
    table(tableOf(t, decision)),
    ...decision.notes.map((sentence) => paragraph(sentence, 'hint')),
  ]
}

const tableOf = (t: Sheet['t'], { rows }: SheetDecision): Table => ({
  head: [t('synthesis.row'), t('takeaway.columns.value')],
  rows: rows.map(({ term, text }) => [plain(term), plain(text)]),
  widths: [9, 6],
  numbers: true,
})
