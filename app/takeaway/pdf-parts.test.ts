/** Where things stand in the two columns of the details: pages alone say too little about it. */
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { MARGINS, readFonts } from './pdf-fonts'
import { createPdfPage } from './pdf-page'
import { DETAILS, heading, list, type Part, paragraph, plain, table } from './pdf-part'
import { putParts } from './pdf-parts'

const fonts = await readFonts()
const LONG = 'Une phrase assez longue pour prendre plusieurs lignes dans une colonne étroite. '.repeat(6)

/** The column in which each text is written, counted over all pages. */
function columnsOf(parts: readonly Part[]): Map<string, number> {
  const doc = new PDFDocument({ size: 'A4', margins: MARGINS, bufferPages: true })
  const page = createPdfPage(doc, fonts)
  const found = new Map<string, number>()
  const watched: typeof page = {
    ...page,
    text(parent, tag, text, style, place) {
      const { count } = doc.bufferedPageRange()
      found.set(text, 2 * count + (place.x > doc.page.width / 2 ? 1 : 0))
      page.text(parent, tag, text, style, place)
    },
  }
  putParts(watched, [DETAILS, ...parts])
  return found
}

const BLOCKS: [string, Part[]][] = [
  [
    'a table of one row with long notes',
    [
      table({ head: ['Élément', 'Valeur'], rows: [[plain('la première'), plain('1')]], widths: [2, 1] }),
      paragraph(LONG, 'hint'),
      paragraph(`${LONG}!`, 'hint'),
    ],
  ],
  ['a list of one long item', [list([`la première ${LONG}`])]],
  ['a list of two long items', [list([`la première ${LONG}`, `la seconde ${LONG}`])]],
]

describe.each(BLOCKS)('%s', (_, block) => {
  it('begins in the column of its heading, however far down that is', () => {
    for (let above = 0; above < 70; above++) {
      const before = Array.from({ length: above }, (_, at) => paragraph(`Phrase ${at}.`))
      const found = columnsOf([...before, heading(2, 'Le titre'), ...block])
      const first = [...found].find(([text]) => text.startsWith('la première'))?.[1]
      expect([above, first]).toEqual([above, found.get('Le titre')])
    }
  })
})
