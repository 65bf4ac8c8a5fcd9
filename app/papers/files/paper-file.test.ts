/**
 * The text of files: PDFs by the position of their texts, text files by their bytes, and the reason given for all
 * others.
 */
import { describe, expect, it } from 'vitest'
import { extractPage, makePdf } from '../../../tests/support/pages/make-pdf'
import { MOST_FILE_BYTES, readPaperFile } from './paper-file'

const LINES = [
  ['25', '412.087.33', '1', '01-12', '1998', "45'817", 'Menuiserie'],
  ['25', '412.087.33', '1', '01-12', '1999', "47'300", 'Menuiserie'],
]
const bytes = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, mark: boolean) => new Uint8Array(Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le'))

describe('a PDF', () => {
  it('is read line by line, whatever the order in which it was written, with its columns apart', async () => {
    const pdf = await makePdf([extractPage(LINES), extractPage([['25', '412.087.33', '1', '01-05', '2000', "20'100"]])])
    expect(await readPaperFile(pdf)).toEqual({
      text: [
        "25       412.087.33            1        01-12        1998       45'817            Menuiserie",
        "25       412.087.33            1        01-12        1999       47'300            Menuiserie",
        "25       412.087.33            1        01-05        2000       20'100",
      ].join('\n'),
    })
  })

  it('is recognised as a picture, locked, cut off or broken', async () => {
    const whole = await makePdf([extractPage(LINES)])
    expect(await readPaperFile(await makePdf([[]]))).toEqual({ problem: 'fileWithoutText' })
    expect(await readPaperFile(await makePdf([extractPage(LINES)], { password: 'x' }))).toEqual({
      problem: 'fileLocked',
    })
    expect(await readPaperFile(bytes('%PDF-1.7\nnothing'))).toEqual({ problem: 'fileUnreadable' })
    expect(await readPaperFile(await makePdf(Array.from({ length: 61 }, () => extractPage(LINES))))).toEqual({
      problem: 'fileUnreadable',
    })
    for (const part of [0.3, 0.6, 0.9, 0.99])
      expect(await readPaperFile(whole.slice(0, whole.length * part))).toBeTypeOf('object')
  })
})

describe('a text file', () => {
  it.each([
    ['UTF-8', bytes('1998;45’817')],
    ['UTF-8 with its mark', bytes('\ufeff1998;45’817')],
    ['UTF-16 with its mark', utf16('1998;45’817', true)],
    ['Windows', new Uint8Array([...bytes('1998;45'), 0x92, ...bytes('817')])],
  ])('is read in %s', async (_name, given) => expect(await readPaperFile(given)).toEqual({ text: '1998;45’817' }))

  it.each([
    ['1998,01-12,45817\n1999,01-12,47300', '1998;01-12;45817\n1999;01-12;47300'],
    ['"1998","01-12","45,817.00"\r\n', '1998;01-12;45,817.00\n'],
    ['Muster AG, Bern, 01-12 1998 45817', 'Muster AG, Bern, 01-12 1998 45817'],
    ['1998;01-12;45,817', '1998;01-12;45,817'],
    ['1 01-12 1998 1,234,567', '1 01-12 1998 1,234,567'],
    ['Compte\n1998,01-12,45817', 'Compte\n1998,01-12,45817'],
  ])('has its cells apart where commas separate all of them: %j', async (given, text) =>
    expect(await readPaperFile(bytes(given))).toEqual({ text }),
  )

  it('is read in UTF-16 without its mark', async () =>
    expect(await readPaperFile(utf16("1998;45'817", false))).toEqual({ text: "1998;45'817" }))
})

it.each<[string, Uint8Array, string]>([
  ['an archive, or a spreadsheet', bytes('PK\u0003\u0004....'), 'fileKind'],
  ['a photo', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'fileWithoutText'],
  ['a photo of a phone', bytes('\0\0\0\u0018ftypheic'), 'fileWithoutText'],
  ['no text', new Uint8Array([1, 2, 3, 200, 0, 5]), 'fileKind'],
  ['too large a file', new Uint8Array(MOST_FILE_BYTES + 1), 'fileTooLarge'],
])('%s is not read', async (_name, given, problem) => expect(await readPaperFile(given)).toEqual({ problem }))
