/** Lays out headings, paragraphs, lists and tables one below the other. */
import type { Style } from './pdf-fonts'
import { MARGINS, type PdfPage } from './pdf-page'
import type { Part } from './pdf-part'
import { heightOfTable, putTable } from './pdf-table'

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

  function paragraph(text: string, style: Style, below: number) {
    const height = page.heightOf(text, style)
    page.makeRoom(Math.min(height + GAPS.paragraph + below, page.height))
    page.text(page.root, 'P', text, style, whole())
    page.moveDown(height + GAPS.paragraph)
  }

  const itemHeight = (item: string) => page.heightOf(item, 'text', page.width - INDENT) + GAPS.item
  const heightOfList = (items: readonly string[]) => items.reduce((height, item) => height + itemHeight(item), 0)

  function list(items: readonly string[]) {
    const container = page.open(page.root, 'L')
    page.makeRoom(page.roomFor(heightOfList(items)))
    for (const [index, item] of items.entries()) {
      // Keeps the last item from being alone on the next page.
      page.makeRoom(index === items.length - 2 ? heightOfList(items.slice(index)) : itemHeight(item))
      const entry = page.open(container, 'LI')
      page.text(entry, 'Lbl', '•', 'text', whole())
      page.text(entry, 'LBody', item, 'text', whole(INDENT))
      page.moveDown(itemHeight(item))
    }
    container.end()
  }

  /** The height of what must stay on the same page: the following sentences, and the start of what they introduce. */
  function heightBelow([part, ...others]: readonly Part[]): number {
    if (part?.kind === 'paragraph')
      return page.heightOf(part.text, part.style ?? 'text') + GAPS.paragraph + heightBelow(others)
    if (part?.kind === 'list') return page.roomFor(heightOfList(part.items))
    return part?.kind === 'table' ? page.roomFor(heightOfTable(page, part.table) + notesBelow(others)) : 0
  }

  /** The notes of a table are the small-print sentences after it. */
  const notesBelow = (parts: readonly Part[]) =>
    parts[0]?.kind === 'paragraph' && parts[0].style === 'hint' ? heightBelow(parts) : 0

  return {
    put: (parts: readonly Part[]) =>
      parts.forEach((part, index) => {
        const others = parts.slice(index + 1)
        if (part.kind === 'heading') heading(part.level, part.text, heightBelow(others))
        if (part.kind === 'paragraph') paragraph(part.text, part.style ?? 'text', heightBelow(others))
        if (part.kind === 'list') list(part.items)
        if (part.kind === 'table') putTable(page, part.table, notesBelow(others))
      }),
  }
}
