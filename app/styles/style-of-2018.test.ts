/**
 * Browsers of 2018 (Chrome 64, Firefox 58, Safari 11.1) show a complete page: all three support whatever the style sheet uses,
 * or the exception is listed with its effect. Versions: MDN's browser-compat-data, as of 2026.
 */
import { describe, expect, it } from 'vitest'
import { featuresOf, rulesOf } from '../../tests/support/pages/style-features'
import { ALL_STYLES as sheet } from '../../tests/support/pages/style-sheet'

/** Chrome, Firefox, Safari. */
const OLDEST = [64, 58, 11.1] as const
const NEVER = Number.POSITIVE_INFINITY

/** Supported by all three in the versions named above. Grids since 57, 52, 10.1; custom properties since 49, 31, 9.1. */
const KNOWN = new Set(
  `@media; @page; @supports; (max-height); (max-width); (min-width);
  :checked; :first-child; :focus; :hover; :last-child; :not; :nth-child; :nth-last-child; :root; ::after; ::before; ::first-letter;
  attr(); calc(); counter(); inset(); linear-gradient(); minmax(); rect(); repeat(); rgb(); var();
  deg; em; fr; mm; pt; px; rem; vh; vw; --*; -webkit-column-gap; -webkit-columns; -webkit-hyphens; -webkit-text-size-adjust;
  align-items: baseline; align-items: center; align-items: end; align-items: flex-end; align-items: flex-start; background; background-image;
  background-position; background-repeat; background-size; border; border-bottom; border-collapse; border-color; border-left;
  border-radius; border-right; border-style; border-top; bottom; box-sizing; clear; clip; clip-path; color; columns; content;
  counter-increment; counter-reset; cursor; display: block; display: flex; display: grid; display: inline; display: inline-block; display: inline-flex;
  display: none; fill; flex; flex-basis; flex-direction; flex-wrap; float; font; font-size; font-variant-numeric; font-weight;
  grid-column; grid-column-gap; grid-gap; grid-row; grid-row-gap; grid-template-columns; grid-template-rows; height;
  justify-content: flex-start; justify-content: space-between; left; letter-spacing; line-height; list-style; margin;
  margin-bottom; margin-left; margin-right; margin-top; max-height; max-width; min-height; min-width; order; outline;
  outline-offset; overflow-wrap: break-word; overflow-x: auto; overflow: hidden; overflow: visible; padding;
  padding-bottom; padding-left; padding-right; padding-top; position: absolute; position: relative; right; stroke;
  stroke-dasharray; stroke-linejoin; stroke-opacity; stroke-width; fill-opacity; table-layout; text-align; text-decoration; text-overflow; text-transform; top; vertical-align; visibility; white-space;
  width; z-index`
    .split(';')
    .map((name) => name.trim())
    // If a value of a layout property is known, so is the property.
    .flatMap((name) => [name, name.split(':')[0] || name]),
)

type Younger = [chrome: number, firefox: number, safari: number, without: string]

/** What these browsers lack, and why that is harmless. */
const YOUNGER: Record<string, Younger> = {
  '(forced-colors)': [89, 81, 16, 'such a browser has no forced colours; a select keeps its own frame'],
  '(overflow-anchor)': [56, 66, NEVER, 'the law is laid out in one go'],
  '(prefers-color-scheme)': [76, 67, 12.1, 'the page stays light'],
  '(scripting)': [120, 113, 17, 'a list moves when its search field comes'],
  '@bottom-right': [131, NEVER, NEVER, 'printed pages carry the numbers of the browser'],
  ':focus-visible': [86, 85, 15.4, 'its rule takes an outline away, which then stays'],
  ':has': [
    105,
    121,
    15.4,
    'a title of a film on paper too many; less room under what is focused; the fields of all ways to tell a career',
  ],
  '::-webkit-details-marker': [12, NEVER, 6, 'stands alone; Firefox takes the mark away by list-style'],
  '::details-content': [131, 143, 18.4, 'what is folded stays so on paper'],
  '::file-selector-button': [89, 82, 14.1, 'stands alone; the button looks as the browser draws it'],
  '::backdrop': [37, 47, 15.4, 'stands alone; who does not know it has no dialogs either'],
  'paint-order': [35, 60, 8, 'letters on a texture are harder to read'],
  'accent-color': [93, 92, 15.4, "ticks in the browser's own colour"],
  appearance: [84, 80, 15.4, 'stands in (forced-colors) only'],
  'break-after': [50, 65, 10, 'a page may break under a heading'],
  'break-inside': [50, 65, 10, 'a page may break in a row'],
  'content-visibility': [85, 125, 18, 'the law is laid out in one go'],
  'contain-intrinsic-size': [83, 107, 17, 'stands beside content-visibility only'],
  'color-scheme': [81, 96, 13, "the browser's own parts are light, as the page is"],
  'column-gap': [66, 61, 12, 'in columns, the only place for it, it is older (50, 52, 10)'],
  'forced-color-adjust': [89, 113, NEVER, 'stands in (forced-colors) only'],
  'grid-template-rows: subgrid': [117, 71, 16, 'the parts of examples side by side stand at heights of their own'],
  hyphens: [55, 43, 17, 'Safari knows its -webkit- name, which the build adds'],
  'overflow-wrap: anywhere': [80, 65, 15.4, 'a long address on paper, or word of the law, runs out of its column'],
  'overflow-clip-margin': [90, 102, NEVER, 'stands beside content-visibility only'],
  'position: sticky': [56, 32, 13, 'Safari knows its -webkit- name, which the build adds'],
  'rgb() with spaces': [65, 52, 12.1, 'the build writes it as a hexadecimal colour'],
  'scroll-margin-top': [69, 68, 14.1, 'what a link leads to stands at the very edge'],
  'scroll-padding-bottom': [69, 68, 14.1, 'stands beside :has only'],
  'scroll-padding-top': [69, 68, 14.1, 'serves windows with a form, which such a browser does not open'],
  size: [15, 95, 18.2, 'the paper that the printer has'],
  'text-decoration-style': [57, 36, 12.1, 'the line under a term is whole'],
  'text-decoration-thickness': [89, 70, 12.1, 'the line under a link stays thin'],
  'text-size-adjust': [54, NEVER, NEVER, 'Safari knows its -webkit- name; on a computer nothing adjusts it'],
  'text-underline-offset': [87, 70, 12.1, 'the line under a link is nearer'],
}

const isKnownToAll = (versions: readonly (number | string)[]) =>
  OLDEST.every((oldest, index) => Number(versions[index]) <= oldest)

const unlisted = (css: string) => [...featuresOf(css)].filter((name) => !KNOWN.has(name) && !YOUNGER[name])

/**
 * Finds each `gap` that such a browser ignores: in a grid without its old name `grid-gap` beside it, and in flex boxes. In
 * columns it is known.
 */
const gapsLost = (css: string) =>
  rulesOf(css)
    .filter(({ declarations }) => {
      const names = declarations.map(([name]) => name)
      return (
        names.includes('gap') ||
        names.includes('row-gap') ||
        (names.includes('column-gap') && !names.includes('columns'))
      )
    })
    .map(({ selector }) => selector)

/** Where `:has` is known: an older browser skips the whole block. */
const withoutAskedForHas = (css: string) =>
  css.replace(/@supports selector\(:has\(\*\)\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')

/** A rule with an unknown selector is dropped entirely, including the other selectors of its list. */
const lostTogether = (css: string) =>
  rulesOf(withoutAskedForHas(css))
    .filter(
      ({ selector }) =>
        !selector.startsWith('@') && selector.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '').includes(','),
    )
    .map(({ selector }) => selector)
    .filter((selector) => [...featuresOf(`${selector} {}`)].some((name) => YOUNGER[name]))

/** A value with an unknown function is not skipped if it contains a variable: the property then behaves as if unset. */
const unset = (css: string) =>
  rulesOf(css).flatMap(({ selector, declarations }) =>
    declarations
      .filter(
        ([name, value]) =>
          value.includes('var(') &&
          [...featuresOf(`a { ${name}: ${value} }`)].some((one) => /\(\)|rgb/.test(one) && YOUNGER[one]),
      )
      .map(([name]) => `${selector} ${name}`),
  )

describe('the style sheet', () => {
  it('asks for nothing that is in neither table', () => expect(unlisted(sheet)).toEqual([]))

  it('asks for everything that is called younger, and that is', () => {
    const features = featuresOf(sheet)
    const needless = Object.entries(YOUNGER).filter(([name, row]) => !features.has(name) || isKnownToAll(row))
    expect(needless).toEqual([])
  })

  it('keeps the gaps of grids', () => expect(gapsLost(sheet)).toEqual([]))

  it('loses no rule with a neighbour', () => expect(lostTogether(sheet)).toEqual([]))

  it('unsets nothing', () => expect(unset(sheet)).toEqual([]))
})

describe('is found:', () => {
  it.each<[string, (css: string) => string[], string, string[]]>([
    ['a property', unlisted, 'a { inset: 0 }', ['inset']],
    ['the first in a medium', unlisted, '@media print { a:hover { aspect-ratio: 1 } }', ['aspect-ratio']],
    ['a length', unlisted, 'a { height: calc(100dvh - 1px) }', ['dvh']],
    ['a function', unlisted, 'a { width: clamp(1rem, 2em, 3px) }', ['clamp()']],
    ['a question to the medium', unlisted, '@media (prefers-contrast: more) { a { top: 0 } }', ['(prefers-contrast)']],
    ['a condition', unlisted, '@container (min-width: 1em) { a { top: 0 } }', ['@container']],
    ['a selector', unlisted, 'a:where(b) { top: 0 }', [':where']],
    ['a value', unlisted, 'a { overflow: clip }', ['overflow: clip']],
    ['a gap', gapsLost, 'a { display: grid; gap: 1rem }', ['a']],
    ['a gap in a flex box', gapsLost, 'a { display: flex; column-gap: 1rem }', ['a']],
    ['no gap in columns', gapsLost, 'a { columns: 2; column-gap: 1rem }', []],
    ['a list', lostTogether, 'a:focus-visible, a:hover { top: 0 }', ['a:focus-visible, a:hover']],
    ['no list where the browser is asked', lostTogether, '@supports selector(:has(*)) { a:has(b), i { top: 0 } }', []],
    [
      'a list behind it',
      lostTogether,
      '@supports selector(:has(*)) { b { top: 0 } } a:has(b), i { top: 0 }',
      ['a:has(b), i'],
    ],
    ['a variable', unset, 'a { color: rgb(0 0 0 / var(--b)) }', ['a color']],
  ])('%s', (_, find, css, found) => expect(find(css)).toEqual(found))
})
