/** Small PDFs made to harm their reader, and others whose non-text parts would. All are invented. */
import { constants, deflateRawSync, deflateSync } from 'node:zlib'

const MEGABYTE = 1024 * 1024
/** More than one file may take; and more than its process may. */
const LARGE = 80
const HUGE = 512
const TEXT = 'BT /F1 12 Tf 50 700 Td (1998 01-12 45817) Tj ET'
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

type Part = string | Buffer
const joined = (parts: readonly Part[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)))

export const stream = (data: Part, entries = '/Filter /FlateDecode') =>
  joined([`<< /Length ${data.length} ${entries} >>\nstream\n`, data, '\nendstream'])

type Objects = Record<number, Part>

/** Objects one after the other, and where each begins. */
function written(objects: Objects) {
  const parts: Part[] = ['%PDF-1.7\n']
  const places = new Map<number, number>()
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [number, body] of Object.entries(objects)) {
    places.set(Number(number), length())
    parts.push(`${number} 0 obj\n`, body, '\nendobj\n')
  }
  return { body: joined(parts), places }
}

/** Objects by their numbers; 1 is the catalog. */
function pdf(objects: Objects): Uint8Array {
  const { body, places } = written(objects)
  const size = Math.max(...places.keys()) + 1
  const line = (number: number) => `${String(places.get(number) ?? 0).padStart(10, '0')} 00000 n \n`
  const lines = Array.from({ length: size - 1 }, (_, index) => line(index + 1))
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}`
  const trailer = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`
  return joined([body, table, trailer])
}

/** The bytes that describe one object. */
const ROW = 7

/** As newer programs write: the catalog is in an object stream, and a stream lists where all objects are. */
function pdfOfStreams(objects: Objects, { inObjects = 0, inTable = 0 }): Uint8Array {
  const { 1: _, ...others } = objects
  const { body, places } = written({
    ...others,
    50: stream(
      packedWith(joined(['1 0 ', objects[1] as Part]), inObjects),
      '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
    ),
  })
  // The rest are free objects, all zeros.
  const size = 51 + Math.floor((inTable * MEGABYTE) / ROW)
  const rows = Buffer.alloc(51 * ROW)
  for (const [number, place] of places) {
    rows[number * ROW] = 1
    rows.writeUInt32BE(place, number * ROW + 1)
  }
  rows.set([2, 0, 0, 0, 50, 0, 0], ROW)
  const table = stream(
    packedWith(rows, inTable, '\0'),
    `/Type /XRef /Size ${size} /W [1 4 2] /Root 1 0 R /Filter /FlateDecode`,
  )
  return joined([body, '51 0 obj\n', table, `\nendobj\nstartxref\n${body.length}\n%%EOF`])
}

const RESOURCES = '/Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >>'

const onePage = (content: Part, more: Objects = {}): Objects => ({
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R ${RESOURCES} >>`,
  4: content,
  5: FONT,
  ...more,
})
export const page = (content: Part, more?: Objects) => pdf(onePage(content, more))

export const packed = (bytes: Part) => deflateSync(bytes as Buffer)

const piece = (bytes: Part) => deflateRawSync(bytes as Buffer, { finishFlush: constants.Z_FULL_FLUSH })
const START = Buffer.from([0x78, 0x9c])
/** An empty last piece. The checksum after it is wrong, but nobody should get there. */
const END = Buffer.from([3, 0, 0, 0, 0, 0])

/** Megabytes of one character after the bytes, packed in pieces: making them takes no memory. */
const packedWith = (bytes: Part, megabytes: number, sign = ' ') => {
  const one = piece(Buffer.alloc(MEGABYTE, sign))
  return joined([START, piece(bytes), ...Array<Buffer>(megabytes).fill(one), END])
}
export const blanks = (megabytes = LARGE) => packedWith('', megabytes)
const WHOLE = stream(packed(TEXT))

/**
 * One character over and over, in codes that stand for ever longer runs of it, up to the largest table; then from the
 * start.
 */
function lzw(tables: number): Buffer {
  let bits = ''
  for (let table = 0; table < tables; table++) {
    bits += (256).toString(2).padStart(9, '0')
    for (let next = 257; next < 4095; next++) {
      const width = next < 511 ? 9 : next < 1023 ? 10 : next < 2047 ? 11 : 12
      bits += (next === 257 ? 32 : next).toString(2).padStart(width, '0')
    }
  }
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}

/** Forms that draw the next one ten times each; the last one writes. */
export function tower(height: number): Objects {
  const form = (content: string, resources: string) =>
    stream(
      packed(content),
      `/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << ${resources} >> /Filter /FlateDecode`,
    )
  const floors = Array.from({ length: height }, (_, floor): [number, Part] => [
    6 + floor,
    form('/X Do '.repeat(10), `/XObject << /X ${7 + floor} 0 R >>`),
  ])
  return { ...Object.fromEntries(floors), [6 + height]: form(TEXT, '/Font << /F1 5 0 R >>') }
}

type Made = [name: string, make: () => Uint8Array]

/** What is packed in them is larger than one file may take. */
export const UNPACKING: Made[] = [
  ['a page of blanks', () => page(stream(blanks()))],
  ['a page of very many blanks', () => page(stream(blanks(HUGE)))],
  ['a page packed twice', () => page(stream(packed(blanks()), '/Filter [/FlateDecode /FlateDecode]'))],
  ['a page in LZW', () => page(stream(lzw(12), '/Filter /LZWDecode'))],
  [
    'a page of runs',
    () => page(stream(packed(Buffer.alloc(1_400_000, '\x81 ', 'latin1')), '/Filter [/FlateDecode /RunLengthDecode]')),
  ],
  [
    'a page in ASCII85',
    () => page(stream(packed(Buffer.alloc((LARGE * MEGABYTE) / 4, 'z')), '/Filter [/FlateDecode /ASCII85Decode]')),
  ],
  [
    'a page of one wide row',
    () =>
      page(stream(packed(TEXT), `/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns ${LARGE * MEGABYTE} >>`)),
  ],
  ['an object stream', () => pdfOfStreams(onePage(WHOLE), { inObjects: LARGE })],
]

const descriptor = (key: string) => `<< /Type /FontDescriptor /FontName /Own /Flags 32 /${key} 6 0 R >>`
const FONT_WITH_PROGRAM = `<< /Type /Font /Subtype /TrueType /BaseFont /Own /FirstChar 32 /LastChar 57 /Widths [${'500 '.repeat(26)}] /Encoding /WinAnsiEncoding /FontDescriptor 7 0 R >>`
const withCatalog = (entries: string) => ({ 1: `<< /Type /Catalog /Pages 2 0 R ${entries} >>` })

/** As large, in parts that are no text: they are read as if these were not there. */
export const BESIDE_THE_TEXT: Made[] = [
  ...['FontFile', 'FontFile2', 'FontFile3'].map(
    (key): Made => [
      `the program of a font (${key})`,
      () => page(WHOLE, { 5: FONT_WITH_PROGRAM, 6: stream(blanks()), 7: descriptor(key) }),
    ],
  ),
  [
    'a picture',
    () =>
      page(stream(packed(`/X Do ${TEXT}`)), {
        6: stream(
          blanks(),
          '/Type /XObject /Subtype /Image /Width 9000 /Height 9000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
        ),
      }),
  ],
  [
    'an attachment',
    () =>
      page(WHOLE, {
        ...withCatalog('/Names << /EmbeddedFiles << /Names [(a) 7 0 R] >> >>'),
        6: stream(blanks(), '/Type /EmbeddedFile /Filter /FlateDecode'),
        7: '<< /Type /Filespec /F (a) /EF << /F 6 0 R >> >>',
      }),
  ],
  [
    'a script',
    () => page(WHOLE, { ...withCatalog('/OpenAction << /S /JavaScript /JS 6 0 R >>'), 6: stream(blanks()) }),
  ],
]

/** A plain page, as older and as newer programs write it. */
export const PLAIN: [Made, Made] = [
  ['with a table', () => page(WHOLE)],
  ['of streams', () => pdfOfStreams(onePage(WHOLE), {})],
]

/** Its widths alone, given in forty characters, would fill any memory. */
export const widths = () =>
  page(WHOLE, {
    5: '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [0 2000000000 500] >>] >>',
  })

/** A table of eleven million objects that are not there. */
export const manyObjects = () => pdfOfStreams(onePage(WHOLE), { inTable: LARGE })

/** It practically never ends. */
export const endless = () => page(stream(packed('/X Do '.repeat(10))), tower(20))
