/** Small PDFs, written by the library that writes ours: texts at places of a page. */
import PDFDocument from 'pdfkit'

export type PlacedText = { text: string; x: number; y: number }

/** @param pages the texts of each; without any, a page of nothing but lines, as a scan has no text */
export async function makePdf(pages: readonly (readonly PlacedText[])[], options: { password?: string } = {}) {
  const doc = new PDFDocument({ size: 'A4', ...(options.password && { userPassword: options.password }) })
  pages.forEach((texts, index) => {
    if (index > 0) doc.addPage()
    doc.fontSize(9)
    if (texts.length === 0) doc.rect(50, 50, 200, 100).fill('#888')
    for (const { text, x, y } of texts) doc.text(text, x, y, { lineBreak: false })
  })
  doc.end()
  const chunks: Buffer[] = []
  for await (const chunk of doc as AsyncIterable<Buffer>) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

/** As an extract is printed: separate columns, written column by column, as some programs do. */
export function extractPage(lines: readonly string[][], xs = [50, 90, 190, 230, 290, 340, 420]): PlacedText[] {
  return xs.flatMap((x, column) => lines.map((cells, row) => ({ text: cells[column] ?? '', x, y: 100 + row * 14 })))
}
