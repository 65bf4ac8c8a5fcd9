/** Lays out headings, paragraphs, lists and tables one below the other. */
import type { Style } from './pdf-fonts'
import type { PdfPage } from './pdf-page'
import type { Part } from './pdf-part'
import { drawPicture, heightOfPicture, type Picture } from './pdf-picture'
import { putTable, startOfTable } from './pdf-table'

const GAPS = { heading: 4, paragraph: 4, item: 3, picture: 6 }
const ABOVE_HEADING = { 1: 0, 2: 10, 3: 9 }
const INDENT = 12
/** The part of the width left for the facts beside an amount. */
const FACTS = 0.5

export function putParts(page: PdfPage, parts: readonly Part[]): void {
  for (const [index, part] of parts.entries()) {
    const others = parts.slice(index + 1)
    if (part.kind === 'heading') heading(page, part.level, part.text, heightBelow(page, others))
    if (part.kind === 'paragraph') paragraph(page, part.text, part.style ?? 'text', heightBelow(page, others))
    if (part.kind === 'list') list(page, part.items)
    if (part.kind === 'answer') answer(page, part)
    if (part.kind === 'picture') picture(page, part.picture, part.alt)
    if (part.kind === 'details') page.beginDetails()
    if (part.kind === 'table') putTable(page, part.table, notesBelow(page, others))
  }
}

const whole = (page: PdfPage, indent = 0) => ({
  x: page.left() + indent,
  y: page.y(),
  width: page.width() - indent,
})

function heading(page: PdfPage, level: 1 | 2 | 3, text: string, below: number) {
  const style = `h${level}` as const
  const height = page.heightOf(text, style) + page.scaled(GAPS.heading)
  // The first one in a column needs no room above it.
  const above = page.isAtTop() ? 0 : page.scaled(ABOVE_HEADING[level])
  if (!page.makeRoom(Math.min(above + height + below, page.height))) page.moveDown(above)
  page.text(page.root, `H${level}`, text, style, whole(page))
  page.moveDown(height)
}

function paragraph(page: PdfPage, text: string, style: Style, below: number) {
  const height = page.heightOf(text, style)
  page.makeRoom(Math.min(height + page.scaled(GAPS.paragraph) + below, page.height))
  page.text(page.root, 'P', text, style, whole(page))
  page.moveDown(height + page.scaled(GAPS.paragraph))
}

const itemHeight = (page: PdfPage, item: string) =>
  page.heightOf(item, 'text', page.width() - INDENT) + page.scaled(GAPS.item)
const heightOfList = (page: PdfPage, items: readonly string[]) =>
  items.reduce((height, item) => height + itemHeight(page, item), 0)

/** As `startOfTable`: the first item, or both of two, stay with the heading. */
const startOfList = (page: PdfPage, items: readonly string[]) =>
  Math.max(page.roomFor(heightOfList(page, items)), heightOfList(page, items.slice(0, items.length === 2 ? 2 : 1)))

function list(page: PdfPage, items: readonly string[]) {
  const container = page.open(page.root, 'L')
  page.makeRoom(startOfList(page, items))
  for (const [index, item] of items.entries()) {
    // Keeps the last item from being alone on the next page.
    page.makeRoom(index === items.length - 2 ? heightOfList(page, items.slice(index)) : itemHeight(page, item))
    const entry = page.open(container, 'LI')
    page.text(entry, 'Lbl', '•', 'text', whole(page))
    page.text(entry, 'LBody', item, 'text', whole(page, INDENT))
    page.moveDown(itemHeight(page, item))
  }
  container.end()
}

/** The amount, with its facts in a column beside it. */
function answer(page: PdfPage, { title, amount, when, facts }: Extract<Part, { kind: 'answer' }>) {
  const [left, right] = [page.left(), page.left() + page.width() * (1 - FACTS)]
  const own = page.width() * (1 - FACTS) - INDENT
  const top = page.y() + page.scaled(ABOVE_HEADING[2])
  const wide = facts.length === 0 ? page.width() : own
  let y = top
  for (const [tag, text, style] of [
    ['H2', title, 'h2'],
    ['P', amount, page.heightOf(amount, 'amount', wide) > page.heightOf('1', 'amount') ? 'amountLong' : 'amount'],
    ['P', when, 'lead'],
  ] as const) {
    page.text(page.root, tag, text, style, { x: left, y, width: wide })
    y += page.heightOf(text, style, wide)
  }
  let beside = top
  for (const fact of facts) {
    const width = page.width() * FACTS
    page.text(page.root, 'P', fact, 'text', { x: right, y: beside, width })
    beside += page.heightOf(fact, 'text', width) + page.scaled(GAPS.paragraph)
  }
  page.moveDown(Math.max(y, beside) - page.y())
}

function picture(page: PdfPage, content: Picture, alt: string) {
  const height = heightOfPicture(content)
  page.makeRoom(height)
  page.figure(page.root, alt, height, (doc, box) => drawPicture(doc, content, box))
  page.moveDown(height + page.scaled(GAPS.picture))
}

/** The height of what must stay on the same page: the following sentences, and the start of what they introduce. */
function heightBelow(page: PdfPage, [part, ...others]: readonly Part[]): number {
  if (part?.kind === 'paragraph')
    return page.heightOf(part.text, part.style ?? 'text') + page.scaled(GAPS.paragraph) + heightBelow(page, others)
  if (part?.kind === 'picture') return heightOfPicture(part.picture)
  if (part?.kind === 'list') return startOfList(page, part.items)
  return part?.kind === 'table' ? startOfTable(page, part.table, notesBelow(page, others)) : 0
}

/** The notes of a table are the small-print sentences after it. */
const notesBelow = (page: PdfPage, parts: readonly Part[]) =>
  parts[0]?.kind === 'paragraph' && parts[0].style === 'hint' ? heightBelow(page, parts) : 0
