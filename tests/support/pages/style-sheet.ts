/** The style sheets as they are built: that of every page and those of kinds of pages, each with the parts that it names. */
import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../../../app/styles/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8')

const partsOf = (sheet: string) => [...read(sheet).matchAll(/@import "\.\/(.+)";/g)].map(([, file = '']) => file)
const join = (parts: Iterable<string>) => [...parts].map(read).join('\n')

const EVERY_PAGE = 'app.css'
const SHEETS = readdirSync(FOLDER).filter((file) => file.endsWith('.css'))

/** Every part once. */
export const ALL_STYLES = join(new Set([EVERY_PAGE, ...SHEETS].flatMap(partsOf)))

/** What a page of the product's own, not built, is styled by: the sheets that it links, in their order. */
export const styleOf = (document: Document) =>
  join(
    [...document.querySelectorAll('link[rel=stylesheet]')]
      .map((link) => (link.getAttribute('href') ?? '').replace('/app/styles/', ''))
      .filter((sheet) => SHEETS.includes(sheet))
      .flatMap(partsOf),
  )

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/gi)].map(([, name = '']) => name))
const ALL_CLASSES = classesIn(ALL_STYLES)

/** Classes of a page that are styled by sheets of other pages only. */
export function classesWithoutStyle(document: Document): string[] {
  const styled = classesIn(styleOf(document))
  const used = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])
  return [...new Set(used)].filter((name) => ALL_CLASSES.has(name) && !styled.has(name))
}
