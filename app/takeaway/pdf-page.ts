/** Writes A4 pages: text goes into the structure tree, decoration is marked as an artifact. */
import type PDFKit from 'pdfkit'
import { COLORS, type Fonts, MARGINS, STYLES, type Style, TEXT_WIDTH } from './pdf-fonts'

type Doc = InstanceType<typeof PDFKit>
export type Element = ReturnType<Doc['struct']>
/** In points, from the upper left corner of the page. */
/** `height`: lines beyond it are cut off, and that is shown. */
export type Place = { x: number; y: number; width: number; height?: number; align?: 'left' | 'right' }

const COLUMN_GAP = 20
const FOOTER_FROM_BELOW = 28
const ROOM_OF_PAGE_NUMBER = 80

/**
 * `scale`: the size of gaps and paddings, in points of a page of the answer; `keep`: how much of a column may stay
 * empty.
 */
const LAYOUTS = {
  answer: { columns: 1, scale: 1, lineGap: -0.5, keep: 1 / 4 },
  details: { columns: 2, scale: 0.5, lineGap: -1, keep: 1 / 8 },
}

export type PdfPage = ReturnType<typeof createPdfPage>

export function createPdfPage(doc: Doc, fonts: Fonts) {
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as unknown as Uint8Array)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const { layout, ...columns } = createColumns(doc)
  const { heightOf, write } = createTypesetter(doc, layout, columns.width)
  return { root, ...columns, heightOf, ...elementsOf(doc, columns, write), ...artifactsOf(doc, columns, write) }
}

type Columns = Omit<ReturnType<typeof createColumns>, 'layout'>

/** Where on the pages the text stands now. */
function createColumns(doc: Doc) {
  const bottom = doc.page.height - MARGINS.bottom
  let layout: keyof typeof LAYOUTS = 'answer'
  let column = 0
  let y = MARGINS.top

  function width() {
    const { columns } = LAYOUTS[layout]
    return (TEXT_WIDTH - (columns - 1) * COLUMN_GAP) / columns
  }

  function nextPage() {
    doc.addPage()
    column = 0
    y = MARGINS.top
  }

  return {
    layout: () => layout,
    /** The left edge of the column in which the text stands now. */
    left: () => MARGINS.left + column * (width() + COLUMN_GAP),
    width,
    scaled: (points: number) => points * LAYOUTS[layout].scale,
    /** The usable height of a page. */
    height: bottom - MARGINS.top,
    /** How much room to reserve to keep a block together; only so much may stay empty for it. */
    roomFor: (height: number) => Math.min(height, (bottom - MARGINS.top) * LAYOUTS[layout].keep),
    y: () => y,
    isAtTop: () => y === MARGINS.top,
    moveDown(by: number) {
      y += by
    },
    /** Begins the pages of details: small, in two columns. */
    beginDetails() {
      layout = 'details'
      nextPage()
    },
    /** @returns whether it started a new column or page */
    makeRoom(height: number): boolean {
      if (y + height <= bottom) return false
      if (column + 1 < LAYOUTS[layout].columns) {
        column += 1
        y = MARGINS.top
      } else nextPage()
      return true
    },
  }
}

type Write = ReturnType<typeof createTypesetter>['write']

/** Measures and writes text in the type of the present layout. */
function createTypesetter(doc: Doc, layout: () => keyof typeof LAYOUTS, columnWidth: () => number) {
  const lineGap = () => LAYOUTS[layout()].lineGap

  function setType(style: Style) {
    const { font, size, small, color } = STYLES[style]
    doc
      .font(font)
      .fontSize(layout() === 'details' ? small : size)
      .fillColor(color)
  }

  /** Measuring is slow, so each text is measured once. */
  const measured = new Map<string, number>()
  function heightOf(text: string, style: Style, inWidth = columnWidth()): number {
    const key = `${layout()} ${style} ${inWidth} ${text}`
    const known = measured.get(key)
    if (known !== undefined) return known
    setType(style)
    const height = doc.heightOfString(text, { width: inWidth, lineGap: lineGap() })
    measured.set(key, height)
    return height
  }

  function write(text: string, style: Style, { x, y, ...options }: Place) {
    setType(style)
    doc.text(text, x, y, { ...options, ellipsis: options.height !== undefined, lineGap: lineGap() })
  }

  return { heightOf, write }
}

/** Content that screen readers read, in the structure tree. */
const elementsOf = (doc: Doc, { left, width, y }: Columns, write: Write) => ({
  /** Opens a child element, which the caller must end. `scope`: of a table heading. */
  open(parent: Element, tag: string, scope?: 'Column' | 'Row'): Element {
    // The library accepts a scope, but its types do not declare it.
    const element = doc.struct(tag, { scope } as object)
    parent.add(element)
    return element
  },
  text: (parent: Element, tag: string, text: string, style: Style, place: Place) =>
    void parent.add(doc.struct(tag, {}, () => write(text, style, place))),
  /** A drawing of that height, with a text that describes it. */
  figure(parent: Element, alt: string, height: number, draw: (doc: Doc, box: Box) => void) {
    const box = { x: left(), y: y(), width: width(), height }
    // The library writes the box of a figure, but its types do not declare it.
    const options = { alt, bbox: [box.x, box.y, box.x + box.width, box.y + box.height] } as object
    parent.add(doc.struct('Figure', options, () => draw(doc, box)))
  },
})

/** Content that screen readers skip. */
function artifactsOf(doc: Doc, { left, width, y }: Columns, write: Write) {
  function artifact(type: 'Layout' | 'Pagination', draw: () => void) {
    doc.markContent('Artifact', { type })
    draw()
    doc.endMarkedContent()
  }

  return {
    decorate: (text: string, style: Style, place: Place) => artifact('Layout', () => write(text, style, place)),
    shade: (height: number) => artifact('Layout', () => doc.rect(left(), y(), width(), height).fill(COLORS.shade)),
    rule: () =>
      artifact('Layout', () =>
        doc
          .moveTo(left(), y())
          .lineTo(left() + width(), y())
          .lineWidth(0.5)
          .stroke(COLORS.hair),
      ),
    /** Writes the footers; to be called once all pages are written. */
    footers(leftText: string, right: (page: number, pages: number) => string) {
      const { count } = doc.bufferedPageRange()
      const place = { x: MARGINS.left, y: doc.page.height - FOOTER_FROM_BELOW, width: TEXT_WIDTH }
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page)
        // Otherwise a line below the margin would start a new page.
        doc.page.margins.bottom = 0
        artifact('Pagination', () => {
          write(leftText, 'hint', { ...place, width: TEXT_WIDTH - ROOM_OF_PAGE_NUMBER, height: 1 })
          write(right(page + 1, count), 'hint', { ...place, align: 'right' })
        })
      }
    },
  }
}

type Box = { x: number; y: number; width: number; height: number }
