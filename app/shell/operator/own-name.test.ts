/** The files that the operator's settings name: what is read of them, and what ends the start. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { SettingsError } from '~/dossier/vault/stores/settings-error'
import { readEnv } from '../settings'
import { readOwnName } from './own-name'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'))
})

const NAME = { OPERATOR_NAME: 'Caisse exemple | Kasse Beispiel' }
const written = (name: string, content: string | Buffer) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const reading = (given: Record<string, string>) => readOwnName(readEnv({ ...NAME, ...given }))
const readingLogo = (content: string | Buffer) => reading({ OPERATOR_LOGO: written('logo', content) })

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
const svg = (inside: string, root = `${XMLNS} viewBox="0 0 120 40"`) => `<svg ${root}>${inside}</svg>`
const DRAWING = '<path d="M0 0h120v40z" fill="#1a4f9c"/>'

function block(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const END = block('IEND', Buffer.alloc(0))
function header(width: number, height: number) {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  data.writeUInt32BE(width)
  data.writeUInt32BE(height, 4)
  return block('IHDR', data)
}
const DATA = block('IDAT', deflateSync(Buffer.alloc(64)))
const png = (...blocks: Buffer[]) => Buffer.concat([SIGNATURE, ...blocks])
const GOOD_PNG = png(header(64, 32), DATA, END)

describe('a logo', () => {
  it.each<[string, string | Buffer, string, number]>([
    ['a drawing', svg(DRAWING), 'svg', 3],
    ['a drawing with a size alone', svg(DRAWING, `${XMLNS} width="40px" height="40"`), 'svg', 1],
    ['a drawing with a declaration', `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n${svg(DRAWING)}\n`, 'svg', 3],
    [
      'a drawing with colours that pass into each other, rules, and parts used twice',
      svg(
        `<!-- made by hand --><title>Caisse &amp; Cie</title><style>.a{fill:url(#g)}</style>
        <defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
        <g id="b"><rect class="a" width='10' height='10' style="fill:url('#g')"/></g>
        <use xlink:href="#b" x="20"/><use href="#b"/><text x="1" y="2">Caisse</text>`,
        `${XMLNS} xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 40"`,
      ),
      'svg',
      3,
    ],
    ['a picture', GOOD_PNG, 'png', 2],
  ])('%s is served under the hash of what it holds, with its ratio', (_, content, type, ratio) => {
    const { operator, files } = readingLogo(content)
    expect(files).toEqual([
      { path: expect.stringMatching(/^\/operator\/[\da-f]{16}\.\w+$/), type, body: Buffer.from(content) },
    ])
    expect(operator.fr?.logo).toEqual({ src: files[0]?.path, ratio })
    expect(operator.de?.logo).toEqual(operator.fr?.logo)
  })

  const RUNS = 'has an attribute in its SVG that could run or load something'
  const LOADS = 'has rules in its SVG that could load something'
  const UNKNOWN = 'has an element in its SVG that a logo does not need'
  const OTHER = 'has something in its SVG that is no drawing, or is broken'
  const BROKEN = 'is a broken SVG file'
  it.each<[string, string]>([
    ['<script>alert(1)</script>', UNKNOWN],
    ['<SCRIPT>alert(1)</SCRIPT>', UNKNOWN],
    ['<foreignObject><p/></foreignObject>', UNKNOWN],
    ['<image href="#a"/>', UNKNOWN],
    ['<a href="#a"/>', UNKNOWN],
    ['<animate attributeName="href"/>', UNKNOWN],
    ['<svg:script>alert(1)</svg:script>', OTHER],
    ['<path onload="alert(1)"/>', RUNS],
    ['<use href="//evil.example" href="#b"/>', RUNS],
    ['<path OnClick="alert(1)"/>', RUNS],
    ['<use href="https://evil.example/a.svg#b"/>', RUNS],
    ['<use xlink:href="data:image/svg+xml,x"/>', RUNS],
    ['<use href="&#35;b"/>', RUNS],
    ['<g xmlns:x="https://evil.example/x"/>', RUNS],
    ['<g x:href="https://evil.example/x"/>', RUNS],
    ['<rect fill="url(https://evil.example/a)"/>', RUNS],
    ['<rect style="fill:URL( //evil.example )"/>', RUNS],
    ['<rect style="fill:u\\72l(//evil.example)"/>', RUNS],
    ['<rect style="background:image-set(\'//evil.example\' 1x)"/>', RUNS],
    ['<style>@import "//evil.example";</style>', LOADS],
    ['<style>a{fill:url(//evil.example)}</style>', LOADS],
    ['<style>@font-face{src:url(#a)}</style>', LOADS],
    ['<style>a{fill:u<!-- -->rl(//evil.example)}</style>', LOADS],
    ['<style>a{fill:u<g/>rl(//evil.example)}</style>', LOADS],
    ['<style><![CDATA[a{}]]></style>', OTHER],
    ['<!DOCTYPE svg [<!ENTITY a "b">]>', OTHER],
    ['<?xml-stylesheet href="//evil.example"?>', OTHER],
    ['<path d=M0 />', OTHER],
    ['<path', OTHER],
    ['<g>', BROKEN],
    ['</g>', BROKEN],
    ['</svg><svg xmlns="http://www.w3.org/2000/svg">', BROKEN],
  ])('with %s is refused', (inside, why) =>
    expect(() => readingLogo(svg(inside))).toThrow(`Settings refused.\nOPERATOR_LOGO: ${why}`),
  )

  const SIZE = 'must have a width and a height from 1 to 8192'
  const RATIO = 'must be at most 8 times as wide as high, and at most twice as high as wide'
  it.each<[string, string | Buffer, string]>([
    ['empty', '', BROKEN],
    ['no picture', 'canary', BROKEN],
    ['a page', '<html></html>', BROKEN],
    ['without its namespace', svg(DRAWING, 'viewBox="0 0 1 1"'), 'must name the namespace of SVG'],
    ['without a size', svg(DRAWING, XMLNS), 'must have a viewBox, or a width and height in px'],
    [
      'as wide as its place',
      svg(DRAWING, `${XMLNS} width="100%" height="1"`),
      'must have a viewBox, or a width and height in px',
    ],
    ['without a height', svg(DRAWING, `${XMLNS} viewBox="0 0 120 0"`), SIZE],
    ['too wide', svg(DRAWING, `${XMLNS} viewBox="0 0 810 100"`), RATIO],
    ['too high', svg(DRAWING, `${XMLNS} viewBox="0 0 100 201"`), RATIO],
    ['in another encoding', Buffer.from(`\uFEFF${svg(DRAWING)}`, 'utf16le'), 'must be an SVG file in UTF-8'],
    [
      'said to be in another encoding',
      `<?xml version="1.0" encoding="utf-7"?>${svg(DRAWING)}`,
      'must be an SVG file in UTF-8',
    ],
    ['too large', svg(`<!--${'x'.repeat(64 * 1024)}-->`), 'must be a file of at most 65536 bytes'],
    ['a PNG of nothing but its signature', png(), 'is a broken PNG file'],
    ['a PNG that is cut off', GOOD_PNG.subarray(0, -5), 'is a broken PNG file'],
    ['a PNG without an end', png(header(64, 32), DATA), 'is a broken PNG file'],
    ['a PNG without a picture', png(header(64, 32), END), 'is a broken PNG file'],
    ['a PNG without a header', png(DATA, END), 'is a broken PNG file'],
    ['a PNG with two headers', png(header(64, 32), header(64, 32), DATA, END), 'is a broken PNG file'],
    ['a PNG with something behind', Buffer.concat([GOOD_PNG, Buffer.from('<script>')]), 'is a broken PNG file'],
    ['a PNG with a flipped bit', Buffer.from(GOOD_PNG).fill(0x55, 20, 21), 'is a broken PNG file'],
    [
      'a PNG of a length that overflows',
      png(header(64, 32), Buffer.from('ffffffff49444154', 'hex'), END),
      'is a broken PNG file',
    ],
    ['a PNG of no size', png(header(0, 32), DATA, END), SIZE],
    ['a PNG that is too wide', png(header(900, 100), DATA, END), RATIO],
  ])('that is %s is refused', (_, content, why) => {
    expect(() => readingLogo(content)).toThrow(`Settings refused.\nOPERATOR_LOGO: ${why}`)
    expect(() => readingLogo(content)).not.toThrow(/canary/)
  })

  it('that is not there is refused, as a folder is, and neither path is said', () => {
    for (const [path, code] of [
      [join(folder, 'canary.svg'), 'ENOENT'],
      [folder, 'no regular file'],
      ['/dev/zero', 'no regular file'],
    ] as const)
      expect(() => reading({ OPERATOR_LOGO: path })).toThrow(
        new SettingsError(`Settings refused.\nOPERATOR_LOGO: names no file that can be read (${code})`),
      )
  })
})

describe('an imprint', () => {
  it('is read as paragraphs of lines, of each language its own', () => {
    const fr = written(
      'fr.txt',
      '\uFEFFCaisse exemple\r\nRue de l’Exemple 1\r\n1000 Exemple-Ville\r\n\r\n \r\nServeur : Suisse\r\n',
    )
    const de = written('de.txt', 'Kasse Beispiel')
    const { operator } = reading({ OPERATOR_IMPRINT: `${fr} | ${de}` })
    expect(operator.fr?.imprint).toEqual({
      paragraphs: [['Caisse exemple', 'Rue de l’Exemple 1', '1000 Exemple-Ville'], ['Serveur : Suisse']],
    })
    expect(operator.de?.imprint).toEqual({ paragraphs: [['Kasse Beispiel']] })
  })

  it('can be a line, or a link', () => {
    expect(reading({ OPERATOR_IMPRINT: 'Rue 1, 1000 Ville' }).operator.fr?.imprint).toEqual({
      paragraphs: [['Rue 1, 1000 Ville']],
    })
    expect(reading({ OPERATOR_IMPRINT: 'https://a.example/b' }).operator.de?.imprint).toEqual({
      link: 'https://a.example/b',
    })
  })

  it.each<[string, string | Buffer, string]>([
    ['markup', 'canary <b>x</b>', 'must be plain text in UTF-8, without < > { }'],
    ['a gap', 'canary {{operator}}', 'must be plain text in UTF-8, without < > { }'],
    ['a sign that is none', 'canary\u0000', 'must be plain text in UTF-8, without < > { }'],
    ['another encoding', Buffer.from('canary \xe9', 'latin1'), 'must be plain text in UTF-8, without < > { }'],
    ['nothing', ' \n\n', 'is an empty file'],
    ['too much', 'x'.repeat(20_001), 'must be a file of at most 20000 bytes'],
  ])('of %s is refused', (_, content, why) =>
    expect(() => reading({ OPERATOR_IMPRINT: written('imprint.txt', content) })).toThrow(
      new SettingsError(`Settings refused.\nOPERATOR_IMPRINT: ${why}`),
    ),
  )
})

it('asks the general address where no other is given, and knows none where none is', () => {
  const { fr } = reading({ OPERATOR_CONTACT: 'a@a.example', OPERATOR_PRIVACY_CONTACT: 'b@b.example' }).operator
  expect(fr).toMatchObject({
    contact: 'mailto:a@a.example',
    privacyContact: 'mailto:b@b.example',
    accessibilityContact: 'mailto:a@a.example',
  })
  expect(reading({}).operator.fr).toMatchObject({ contact: null, privacyContact: null, imprint: null, logo: null })
  expect(readOwnName(readEnv({}))).toEqual({ operator: { fr: null, de: null }, colours: null, files: [] })
})

it('has colours without a name too, in a sheet under the hash of what it holds', () => {
  const { operator, colours, files } = readOwnName(readEnv({ OPERATOR_COLOURS: '#1a4f9c #9cc4f0' }))
  expect([operator.fr, files.map(({ path, type }) => [path, type])]).toEqual([null, [[colours?.sheet.address, 'css']]])
  expect(colours?.leastContrast).toBeGreaterThan(6)
})
