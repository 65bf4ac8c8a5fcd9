/** Sets headings, paragraphs, lists and tables below each other. */
import type { Style } from './pdf-fonts'
import { MARGINS, type PdfPage } from './pdf-page'
import type { Part } from './pdf-part'
import { putTable, roomFor } from './pdf-table'

const GAPS = { heading: 4, paragraph: 4, item: 3 }
const ABOVE_HEADING = { 1: 0, 2: 16, 3: 9 }
const INDENT = 12

export function createPdfParts(page: PdfPage) {
  const whole = (indent = 0) => ({ x: MARGINS.left + indent, y: page.y(), width: page.width - indent })

  function heading(level: 1 | 2 | 3, text: string, below: number) {
    const style = `h${level}` as const
    const height = page.heightOf(text, style) + GAPS.heading
    const above = ABOVE_HEADING[level]
    if (!page.makeRoom(Math.min(above + height + below, page.height))) page.moveDown(above)
    page.text(page.root, `H${level}`, text, style, whole())
    page.moveDown(height)
  }

  function paragraph(text: string, style: Style = 'text') {
    const height = page.heightOf(text, style)
    page.makeRoom(height)
    page.text(page.root, 'P', text, style, whole())
    page.moveDown(height + GAPS.paragraph)
  }

  const itemHeight = (item: string) => page.heightOf(item, 'text', page.width - INDENT)

  function list(items: readonly string[]) {
    const container = page.open(page.root, 'L')
    for (const item of items) {
      page.makeRoom(itemHeight(item))
      const entry = page.open(container, 'LI')
      page.text(entry, 'Lbl', '•', 'text', whole())
      page.text(entry, 'LBody', item, 'text', whole(INDENT))
      page.moveDown(itemHeight(item) + GAPS.item)
    }
    container.end()
  }

  /** How much of what follows is to stand on the page of its heading: sentences, and the beginning of what they tell of. */
  function heightBelow([part, ...others]: readonly Part[]): number {
    if (part?.kind === 'paragraph')
      return page.heightOf(part.text, part.style ?? 'text') + GAPS.paragraph + heightBelow(others)
    if (part?.kind === 'list') return itemHeight(part.items[0] ?? '')
    return part?.kind === 'table' ? roomFor(page, part.table) : 0
  }

  return {
    put: (parts: readonly Part[]) =>
      parts.forEach((part, index) => {
        if (part.kind === 'heading') heading(part.level, part.text, heightBelow(parts.slice(index + 1)))
        if (part.kind === 'paragraph') paragraph(part.text, part.style)
        if (part.kind === 'list') list(part.items)
        if (part.kind === 'table') putTable(page, part.table)
      }),
  }
}
