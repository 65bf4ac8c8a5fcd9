/** The plan of leaving early in the PDF. */
import { heading, type Part, paragraph, plain, table } from './pdf-part'
import type { Sheet } from './sheet'

/** Phase by phase, and what to do by when. */
export function planParts({ plan }: Sheet): Part[] {
  if (!plan) return []
  return [
    heading(2, plan.title),
    ...(plan.answer ? [paragraph(plan.answer)] : []),
    table({
      head: plan.head,
      rows: plan.rows.map((cells) => cells.map(plain)),
      widths: plan.head.map((_, index) => (index === 0 ? 5 : 2.5)),
      numbers: true,
    }),
    ...plan.notes.map((sentence) => paragraph(sentence, 'hint')),
    paragraph(plan.dates, 'hint'),
  ]
}
