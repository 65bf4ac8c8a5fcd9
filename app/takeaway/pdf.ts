/**
 * The synthesis as a PDF: tagged (PDF/UA), in the language of the page, with real text in embedded fonts. It names no
 * person and holds no AVS number.
 */
import { dayText } from '~/text/format'
import { LOCALES } from '~/text/language'
import { contentOf } from './pdf-content'
import { readFonts } from './pdf-fonts'
import { createPdfPage, MARGINS } from './pdf-page'
import { createPdfParts } from './pdf-parts'
import type { Sheet } from './sheet'

/** The library is loaded with the first PDF: no page needs it. */
export async function synthesisPdf(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PDFDocument } = await import('pdfkit')
  const fonts = await readFonts()
  const { t, language, digest } = sheet
  const [title, product, day] = [t('synthesis.title'), t('frame.product'), dayText(digest.computedOn)]
  const doc = new PDFDocument({
    size: 'A4',
    margins: MARGINS,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: LOCALES[language],
    bufferPages: true,
    info: { Title: `${title} – ${product}`, Author: product, CreationDate: new Date(digest.computedOn) },
    // Both are what the library takes, and not in its types: a font that is open already, and this subset.
    ...({ font: fonts.regular, subset: 'PDF/UA' } as object),
  })
  const page = createPdfPage(doc, fonts)
  createPdfParts(page).put(contentOf(sheet))
  page.footers(`${product} – ${title}, ${day}`, (number, pages) => t('takeaway.page', { page: number, pages }))
  page.root.end()
  doc.end()
  const chunks: Buffer[] = []
  for await (const chunk of doc) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
