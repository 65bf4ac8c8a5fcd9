/**
 * The synthesis as a tagged PDF (PDF/UA) in the language of the page, with real text in embedded fonts. It contains no
 * person's name and no AVS number. Writing one keeps a core busy for 40 to 90 ms, so it runs in a thread (`pdf-thread.ts`).
 */
import PDFDocument from 'pdfkit'
import { MARGINS, readFonts } from './pdf-fonts'
import { createPdfPage } from './pdf-page'
import { PAGE_MARK, PAGES_MARK, type PdfContent } from './pdf-part'
import { putParts } from './pdf-parts'

export async function writePdf({ locale, title, author, computedOn, footer, parts }: PdfContent) {
  const fonts = await readFonts()
  const doc = new PDFDocument({
    size: 'A4',
    margins: MARGINS,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locale,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: new Date(computedOn) },
    // The library accepts an open font and this subset, but its types do not declare them.
    ...({ font: fonts.regular, subset: 'PDF/UA' } as object),
  })
  const page = createPdfPage(doc, fonts)
  putParts(page, parts)
  page.footers(footer.left, (number, pages) =>
    footer.right.replace(PAGE_MARK, String(number)).replace(PAGES_MARK, String(pages)),
  )
  page.root.end()
  doc.end()
  return bytesOf(doc)
}

async function bytesOf(doc: AsyncIterable<unknown>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of doc) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
