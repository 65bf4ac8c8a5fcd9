/** Writes A4 pages: text goes into the structure tree, decoration is marked as an artifact. */
import type PDFKit from 'pdfkit'
import { COLORS, type Fonts, STYLES, type Style } from './pdf-fonts'

type Doc = InstanceType<typeof PDFKit>
export type Element = ReturnType<Doc['struct']>
/** In points, from the upper left corner of the page. */
export type Place = { x: number; y: number; width: number; align?: 'left' | 'right' }

export const MARGINS = { top: 54, right: 56, bottom: 62, left: 56 }
const LINE_GAP = 1.2
const FOOTER_FROM_BELOW = 34

export type PdfPage = ReturnType<typeof createPdfPage>

export function createPdfPage(doc: Doc, fonts: Fonts) {
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as unknown as Uint8Array)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const width = doc.page.width - MARGINS.left - MARGINS.right
  const bottom = doc.page.height - MARGINS.bottom
  let y = MARGINS.top

  function setType(style: Style) {
    const { font, size, color } = STYLES[style]
    doc.font(font).fontSize(size).fillColor(color)
  }

  /** Measuring is slow, so each text is measured once. */
  const measured = new Map<string, number>()
  function heightOf(text: string, style: Style, inWidth = width): number {
    const key = `${style} ${inWidth} ${text}`
    const known = measured.get(key)
    if (known !== undefined) return known
    setType(style)
    const height = doc.heightOfString(text, { width: inWidth, lineGap: LINE_GAP })
    measured.set(key, height)
    return height
  }

  function write(text: string, style: Style, { x, y: at, ...options }: Place) {
    setType(style)
    doc.text(text, x, at, { ...options, lineGap: LINE_GAP })
  }

  /** Content that screen readers skip. */
  function artifact(type: 'Layout' | 'Pagination', draw: () => void) {
    doc.markContent('Artifact', { type })
    draw()
    doc.endMarkedContent()
  }

  return {
    root,
    width,
    /** The usable height of a page. */
    height: bottom - MARGINS.top,
    /** How much room to reserve to keep a block on one page; at most a quarter of a page may stay empty for it. */
    roomFor: (height: number) => Math.min(height, (bottom - MARGINS.top) / 4),
    heightOf,
    y: () => y,
    moveDown(by: number) {
      y += by
    },
    /** @returns whether it started a new page */
    makeRoom(height: number): boolean {
      if (y + height <= bottom) return false
      doc.addPage()
      y = MARGINS.top
      return true
    },
    /** Opens a child element, which the caller must end. `scope`: of a table heading. */
    open(parent: Element, tag: string, scope?: 'Column' | 'Row'): Element {
      // The library accepts a scope, but its types do not declare it.
      const element = doc.struct(tag, { scope } as object)
      parent.add(element)
      return element
    },
    text: (parent: Element, tag: string, text: string, style: Style, place: Place) =>
      void parent.add(doc.struct(tag, {}, () => write(text, style, place))),
    decorate: (text: string, style: Style, place: Place) => artifact('Layout', () => write(text, style, place)),
    shade: (height: number) => artifact('Layout', () => doc.rect(MARGINS.left, y, width, height).fill(COLORS.shade)),
    rule: () =>
      artifact('Layout', () =>
        doc
          .moveTo(MARGINS.left, y)
          .lineTo(MARGINS.left + width, y)
          .lineWidth(0.5)
          .stroke(COLORS.hair),
      ),
    /** Writes the footers; to be called once all pages are written. */
    footers(left: string, right: (page: number, pages: number) => string) {
      const { count } = doc.bufferedPageRange()
      const place = { x: MARGINS.left, y: doc.page.height - FOOTER_FROM_BELOW, width }
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page)
        // Otherwise a line below the margin would start a new page.
        doc.page.margins.bottom = 0
        artifact('Pagination', () => {
          write(left, 'hint', place)
          write(right(page + 1, count), 'hint', { ...place, align: 'right' })
        })
      }
    },
  }
}
