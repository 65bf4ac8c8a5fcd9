/** A PDF as a program reads it: its structure tree with the text of each element, from the bytes of the file. */
import { inflateSync } from 'node:zlib'

/** `text`: its own, without that of its children. `page`: counted from 0; null if it has no text of its own. */
export type PdfElement = {
  tag: string
  scope: string | null
  /** What stands for a figure. */
  alt: string | null
  text: string
  page: number | null
  children: PdfElement[]
}

type Objects = Map<string, string>

/** Reads what pdfkit writes: separate objects, deflated streams, text as glyph numbers of fonts with a table. */
export function readPdf(bytes: Uint8Array) {
  const file = Buffer.from(bytes).toString('latin1')
  const objects: Objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number = '', content = '']) => [number, content]),
  )
  const catalog = [...objects.values()].find((content) => content.includes('/Type /Catalog')) ?? ''
  const pages = [...objects].filter(([, content]) => content.includes('/Type /Page\n'))
  const texts = new Map(pages.map(([number, page]) => [number, textsOf(objects, page)]))
  const root = /\/K \[(\d+) 0 R\]/.exec(refIn(objects, catalog, 'StructTreeRoot'))?.[1] ?? ''
  return {
    header: file.slice(0, 8),
    pages: pages.length,
    language: /\/Lang \(([^)]*)\)/.exec(catalog)?.[1],
    isMarked: refIn(objects, catalog, 'MarkInfo').includes('/Marked true'),
    showsTitle: refIn(objects, catalog, 'ViewerPreferences').includes('/DisplayDocTitle true'),
    metadata: refIn(objects, catalog, 'Metadata'),
    /** Names of the fonts, and of those whose letters are in the file. */
    fonts: namesIn(objects, /\/Type \/Font\n[\s\S]*\/BaseFont \/(\S+)/),
    embedded: namesIn(objects, /\/FontName \/(\S+)[\s\S]*\/FontFile2/),
    document: elementAt(objects, texts, root),
  }
}

export const elementsIn = (element: PdfElement): PdfElement[] => [element, ...element.children.flatMap(elementsIn)]

/** The pages on which an element stands, in the order of reading. */
export const pagesOf = (element: PdfElement): number[] => elementsIn(element).flatMap(({ page }) => page ?? [])

/** All text in reading order; the text of one element is one line. */
export const linesIn = (element: PdfElement): string[] =>
  elementsIn(element)
    .map(({ text }) => text)
    .filter((text) => text !== '')

const namesIn = (objects: Objects, pattern: RegExp) =>
  new Set([...objects.values()].flatMap((content) => pattern.exec(content)?.[1] ?? []))

const refIn = (objects: Objects, content: string, key: string): string =>
  objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(content)?.[1] ?? '') ?? ''

function streamOf(content: string): string {
  const start = content.indexOf('stream\n') + 'stream\n'.length
  const bytes = Buffer.from(content.slice(start, content.lastIndexOf('\nendstream')), 'latin1')
  return inflateSync(bytes).toString('latin1')
}

/** The letters of each font of a page, by glyph number. */
function fontsOf(objects: Objects, page: string) {
  const resources = refIn(objects, page, 'Resources')
  return new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
      const table = streamOf(refIn(objects, objects.get(number) ?? '', 'ToUnicode'))
      const letters = [...table.matchAll(/<[^>]+> <[^>]+> \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, code = '']) => lettersOf(code)),
      )
      return [name, letters]
    }),
  )
}

const lettersOf = (code: string) =>
  code
    .split(' ')
    .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .join('')

/** The text of a page by the number of its marked content; pieces below each other with a space between them. */
function textsOf(objects: Objects, page: string): Map<number, string> {
  const fonts = fontsOf(objects, page)
  const texts = new Map<number, string>()
  let [current, letters]: [number | null, string[]] = [null, []]
  const operators = /\/MCID (\d+)\n>> BDC|(EMC)|\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*> ?-?[\d.]* ?)+)\] TJ/g
  for (const [, marked, end, font, shown] of streamOf(refIn(objects, page, 'Contents')).matchAll(operators)) {
    if (marked !== undefined) current = Number(marked)
    if (end !== undefined) current = null
    if (font !== undefined) letters = fonts.get(font) ?? []
    if (shown === undefined || current === null) continue
    const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, run = '']) => run.match(/.{4}/g) ?? [])
    const line = glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '?').join('')
    texts.set(current, [texts.get(current)?.trimEnd(), line].filter((piece) => piece !== undefined).join(' '))
  }
  return texts
}

/** Written as UTF-16 where it has letters beyond Latin. */
function altIn(content: string): string | null {
  const [, escaped] = /\/Alt \(((?:\\[\s\S]|[^\\)])*)\)/.exec(content) ?? []
  if (escaped === undefined) return null
  const bytes = Buffer.from(
    escaped.replace(/\\([nrtbf()\\])/g, (_, letter) => ESCAPES[letter] ?? letter),
    'latin1',
  )
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1')
}
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function elementAt(objects: Objects, texts: Map<string, Map<number, string>>, number: string): PdfElement {
  const content = objects.get(number) ?? ''
  const pageNumber = /\/Pg (\d+) 0 R/.exec(content)?.[1] ?? ''
  const page = texts.get(pageNumber)
  const kids = /\/K \[([^\]]*)\]/.exec(content)?.[1] ?? ''
  const children = [...kids.matchAll(/(\d+) 0 R/g)].map(([, kid = '']) => elementAt(objects, texts, kid))
  const own = kids.replace(/\d+ 0 R/g, '').match(/\d+/g) ?? []
  return {
    tag: /\/S \/(\w+)/.exec(content)?.[1] ?? '',
    alt: altIn(content),
    scope: /\/Scope \/(\w+)/.exec(content)?.[1] ?? null,
    text: own
      .map((marked) => page?.get(Number(marked)) ?? '')
      .join(' ')
      .trim(),
    page: page ? [...texts.keys()].indexOf(pageNumber) : null,
    children,
  }
}
