/** The style sheets as they are built: that of every page and those of kinds of pages, each with the parts that it names. */
import { readdirSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'

const FOLDER = new URL('../../../app/styles/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8')

const partsOf = (sheet: string) => [...read(sheet).matchAll(/@import "\.\/(.+)";/g)].map(([, file = '']) => file)
const join = (parts: Iterable<string>) => [...parts].map(read).join('\n')

const EVERY_PAGE = 'app.css'
const SHEETS = readdirSync(FOLDER).filter((file) => file.endsWith('.css'))

const ALL_PARTS = [...new Set([EVERY_PAGE, ...SHEETS].flatMap(partsOf))]

/** Every part once. */
export const ALL_STYLES = join(ALL_PARTS)

/** The sheets that an unbuilt page of the product links, in their order. */
const partsLinkedIn = (document: Document) =>
  [...document.querySelectorAll('link[rel=stylesheet]')]
    .map((link) => (link.getAttribute('href') ?? '').replace('/app/styles/', ''))
    .filter((sheet) => SHEETS.includes(sheet))
    .flatMap(partsOf)

/** The style of such a page. */
export const styleOf = (document: Document) => join(partsLinkedIn(document))

/** Selectors from sheets of other pages that match something in this page, which then lacks that style. */
export function selectorsMissedIn(document: Document): string[] {
  // A page of the sandbox has a style of its own.
  if (document.querySelector('link[href^="/sandbox/"]')) return []
  const own = new Set(partsLinkedIn(document))
  const missed = ALL_PARTS.filter((part) => !own.has(part)).flatMap((part) => SELECTORS.get(part) ?? [])
  const mayFit = mayFitIn(document)
  return missed.filter(mayFit).filter((selector) => document.querySelector(selector))
}

/**
 * Whether the page has all classes of a selector: it nearly always has not, and searching for an element costs more.
 */
export function mayFitIn(document: Document): (selector: string) => boolean {
  const classes = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
  return (selector) => classesOf(selector).every((name) => classes.has(name))
}

const CLASSES = new Map<string, string[]>()
/** The classes that a page must have for the selector to match. */
function classesOf(selector: string): string[] {
  const known = CLASSES.get(selector)
  if (known) return known
  const found = [...selector.replace(/:(not|is|where)\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(
    ([, name = '']) => name,
  )
  CLASSES.set(selector, found)
  return found
}

const selectorsIn = (rules: Iterable<CSSRule>): string[] =>
  [...rules].flatMap((rule) => {
    const { selectorText, cssRules } = rule as CSSStyleRule & CSSMediaRule
    return selectorText ? selectorText.split(/,\s*/).filter(isOfElement) : cssRules ? selectorsIn(cssRules) : []
  })

/** Selectors without pseudo-classes and pseudo-elements, which depend on hovering, focus or being open. */
const isOfElement = (selector: string) => !/::|:(hover|focus|has|checked)/.test(selector)

const SELECTORS = new Map(
  ALL_PARTS.map((part) => {
    const [sheet] = new JSDOM(`<style>${read(part)}</style>`).window.document.styleSheets
    return [part, selectorsIn(sheet?.cssRules ?? [])]
  }),
)
