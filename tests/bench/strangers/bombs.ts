/** Small PDFs that grow when they are unpacked or drawn; each below 5 MB, as the form takes them. */
import { deflateSync } from 'node:zlib'

const MEGABYTE = 1024 * 1024

export const bombs = (): Record<string, Buffer> => ({
  'a page of 512 MB of blanks': onePage(deflateSync(Buffer.alloc(512 * MEGABYTE, ' '), { level: 9 })),
  'packed twice, 1 GB': onePage(
    deflateSync(deflateSync(Buffer.alloc(1024 * MEGABYTE, ' '), { level: 9 })),
    '/Filter [/FlateDecode /FlateDecode]',
  ),
  'two million pieces of text': onePage(
    deflateSync(Buffer.from('BT /F1 12 Tf 50 700 Td (a) Tj ET\n'.repeat(2_000_000)), { level: 9 }),
  ),
  'a thousand million forms': onePage(deflateSync(Buffer.from('/X Do '.repeat(10))), FLATE, tower(8)),
  'lists in lists': onePage(deflateSync(Buffer.from('['.repeat(4_000_000)))),
  'no table of objects': Buffer.from(`%PDF-1.7\n${'1 0 obj\n<<>>\nendobj\n'.repeat(240_000)}`),
})

const FLATE = '/Filter /FlateDecode'
type Numbered = [number: number, body: Buffer]

const stream = (data: Buffer, more: string) =>
  Buffer.concat([Buffer.from(`<< /Length ${data.length} ${more} >>\nstream\n`), data, Buffer.from('\nendstream')])

const FIRST_FORM = 6

function onePage(content: Buffer, more = FLATE, forms: Numbered[] = []): Buffer {
  const resources = `<< /Font << /F1 5 0 R >> /XObject << /X ${FIRST_FORM} 0 R >> >>`
  return pdf([
    [1, Buffer.from('<< /Type /Catalog /Pages 2 0 R >>')],
    [2, Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>')],
    [3, Buffer.from(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources ${resources} >>`)],
    [4, stream(content, more)],
    [5, Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')],
    ...forms,
  ])
}

/** Forms of which each draws the next ten times. */
function tower(height: number): Numbered[] {
  const form = (of: string) => `/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << ${of} >> ${FLATE}`
  const drawing = deflateSync(Buffer.from('/X Do '.repeat(10)))
  const levels = Array.from({ length: height }, (_, at): Numbered => {
    const number = FIRST_FORM + at
    return [number, stream(drawing, form(`/XObject << /X ${number + 1} 0 R >>`))]
  })
  const text = deflateSync(Buffer.from('BT /F1 1 Tf (x) Tj ET'))
  return [...levels, [FIRST_FORM + height, stream(text, form('/Font << /F1 5 0 R >>'))]]
}

function pdf(objects: readonly Numbered[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  let at = parts[0]?.length ?? 0
  const offsets = objects.map(([number, body]) => {
    const offset = at
    const object = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    parts.push(object)
    at += object.length
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF`
  return Buffer.concat([...parts, Buffer.from(table + trailer)])
}
