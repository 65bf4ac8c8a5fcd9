/**
 * What a style sheet requires of a browser: names of rules, selectors, properties, functions, units, and values of its
 * layout.
 */

export type StyleRule = { selector: string; declarations: [property: string, value: string][] }

const LAYOUT = /^(display|position|align-.*|justify-.*|grid-.*|overflow.*)$/

const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Strings are left out, since they may contain anything. */
const plain = (css: string) => css.replace(/\/\*.*?\*\//gs, '').replace(/"[^"]*"/g, '""')

/** Everything with a block: rules, and `@media` and `@page` with what precedes other blocks in them. */
export const rulesOf = (css: string): StyleRule[] =>
  [...plain(css).matchAll(/([^{};]+)\{(?=([^{}]*)([{}]))/g)].map(([, selector = '', block = '', end]) => ({
    selector: selector.trim(),
    declarations: declarationsIn(end === '{' ? block.slice(0, block.lastIndexOf(';') + 1) : block),
  }))

const declarationsIn = (block: string): StyleRule['declarations'] =>
  [...block.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, property = '', value = '']) => [property, value.trim()])

/**
 * Each as written in the tables of compatibility data: `@page`, `(scripting)`, `:focus`, `hyphens`, `calc()`, `rem`,
 * `display: grid`.
 */
export function featuresOf(css: string): Set<string> {
  const features = new Set<string>()
  const add = (names: string[]) => {
    for (const name of names) features.add(name)
  }
  for (const { selector, declarations } of rulesOf(css)) {
    add(named(selector, /(@[\w-]+)/g))
    if (selector.startsWith('@')) add(named(selector, /(\([\w-]+)/g).map((name) => `${name})`))
    else add(named(selector, /(::?[\w-]+)/g))
    for (const [property, value] of declarations) add(featuresIn(property, value))
  }
  return features
}

function featuresIn(property: string, told: string): string[] {
  // Known to every browser.
  const value = told.replace(/\s*!important$/, '')
  // A custom property is one feature, whatever its name.
  const name = property.startsWith('--') ? '--*' : property
  const layout =
    LAYOUT.test(property) && !/[\d(]/.test(value) ? value.split(/\s+/).map((word) => `${property}: ${word}`) : []
  const functions = named(value, /([\w-]+)\(/g).map((called) => `${called}()`)
  const spaced = /\brgba?\([^,]*\)/.test(value) ? ['rgb() with spaces'] : []
  const units = named(value, /(?<![\w#-])-?[\d.]+([a-z]+)/g)
  return [name, ...layout, ...functions, ...spaced, ...units]
}
