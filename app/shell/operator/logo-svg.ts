/**
 * An SVG file as a drawing and nothing else. What is not known to be harmless is refused: pages show it as an image, in which no
 * browser runs a script, but everybody can open its address.
 */
import { type LogoReading, logoOf } from './logo-size'

const ELEMENTS = new Set(
  `svg g defs title desc symbol use path rect circle ellipse line polyline polygon text tspan clipPath mask
  linearGradient radialGradient stop style`.split(/\s+/),
)
/** Names of attributes; with a prefix only those that drawing programs leave behind without effect. */
const ATTRIBUTE = /^(?:xml:space|xmlns(?::[a-z]+)?|xlink:href|(?!on)[a-z][a-z0-9-]*)$/i
/** The parts of a file, each of which must follow the one before. */
const PART =
  /<!--(?:(?!--)[\s\S])*-->|<\/([A-Za-z]+)\s*>|<([A-Za-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y
const EACH_ATTRIBUTE = /\s([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const DECLARATION = /^\uFEFF?(?:<\?xml [^<>?]{0,200}\?>)?\s*/
const OTHER_ENCODING = /^\uFEFF?<\?xml [^>]*encoding=["'](?!utf-8["'])/i

const STYLE = 'has rules in its SVG that could load something'

type Attributes = readonly (readonly [name: string, value: string])[]

export function readSvg(file: Buffer): LogoReading {
  const text = decoded(file)
  if (text === null || OTHER_ENCODING.test(text)) return { problem: 'must be an SVG file in UTF-8' }
  const open: string[] = []
  let root: Attributes | null = null
  PART.lastIndex = DECLARATION.exec(text)?.[0].length ?? 0
  while (PART.lastIndex < text.length) {
    const part = PART.exec(text)
    if (!part) return { problem: 'has something in its SVG that is no drawing, or is broken' }
    const [whole, closed, opened, attributes = '', isEmpty] = part
    // A browser reads the texts within as one; what parts them would hide a word from us.
    if (open.at(-1) === 'style' && (opened !== undefined || whole.startsWith('<!--'))) return { problem: STYLE }
    if (closed !== undefined && open.pop() !== closed) return { problem: 'is a broken SVG file' }
    if (opened === undefined) {
      if (closed === undefined && !whole.startsWith('<!--')) {
        const problem = problemOfText(whole, open)
        if (problem) return { problem }
      }
      continue
    }
    const isRoot = root === null && opened === 'svg'
    if (open.length === 0 && !isRoot) return { problem: 'is a broken SVG file' }
    if (!ELEMENTS.has(opened)) return { problem: 'has an element in its SVG that a logo does not need' }
    const given = attributesIn(attributes)
    if (given.some(([name, value]) => !isHarmless(name, value)))
      return { problem: 'has an attribute in its SVG that could run or load something' }
    if (isRoot) root = given
    if (isEmpty === '') open.push(opened)
  }
  return root && open.length === 0 ? sizeOf(root) : { problem: 'is a broken SVG file' }
}

function decoded(file: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file)
  } catch {
    return null
  }
}

/** Text between elements: rules within `style`, letters within `text`. */
function problemOfText(text: string, open: readonly string[]): string | null {
  if (open.length === 0) return text.trim() === '' ? null : 'is a broken SVG file'
  return open.at(-1) === 'style' && !isHarmlessStyle(text) ? STYLE : null
}

const attributesIn = (text: string): Attributes =>
  [...text.matchAll(EACH_ATTRIBUTE)].map(([, name = '', one, other]) => [name, one ?? other ?? ''])

const NAMESPACES = ['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink']

function isHarmless(name: string, value: string): boolean {
  if (!ATTRIBUTE.test(name)) return false
  if (/^xmlns/.test(name)) return NAMESPACES.includes(value)
  // Only within the drawing, and written so that nobody has to decode it.
  if (/href$/i.test(name)) return /^#[\w-]+$/.test(value)
  return isHarmlessStyle(value)
}

/** No address but of a part of the drawing, and nothing that hides one. */
const isHarmlessStyle = (rules: string) =>
  !/[\\@&]|javascript:|expression\(|image-set|\bsrc\b/i.test(rules) &&
  !/url\(\s*(?!["']?#[\w-]+["']?\s*\))/i.test(rules)

const NUMBER = /^\d{1,5}(?:\.\d{1,6})?(?:px)?$/

function sizeOf(attributes: Attributes): LogoReading {
  const root = new Map(attributes)
  if (root.get('xmlns') !== NAMESPACES[0]) return { problem: 'must name the namespace of SVG' }
  const [, , width, height] = (root.get('viewBox') ?? '').trim().split(/[\s,]+/)
  const given = [root.get('width') ?? '', root.get('height') ?? '']
  const [wide = '', high = ''] = width && height ? [width, height] : given
  if (!NUMBER.test(wide) || !NUMBER.test(high)) return { problem: 'must have a viewBox, or a width and height in px' }
  return logoOf('svg', Number.parseFloat(wide), Number.parseFloat(high))
}
