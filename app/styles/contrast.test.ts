/** The contrast of the style sheet's colours, measured as WCAG 2.2 defines it. */
import { describe, expect, it } from 'vitest'
import { ALL_STYLES as sheet } from '../../tests/support/pages/style-sheet'
import { contrast, mix, PRODUCT_CONTRAST } from './contrast'
import { contrastsOf, SURFACES, sheetOf, tokensOf, tooLow } from './own-colours'

const coloursIn = (css = '') =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)].map(([, name = '', value = '']) => [name, value]),
  )

const light = coloursIn(/:root \{(.*?)\n\}/s.exec(sheet)?.[1])
const dark = { ...light, ...coloursIn(/prefers-color-scheme: dark\) \{(.*?)\n\}/s.exec(sheet)?.[1]) }

it('measures as the standard does', () => {
  expect(contrast('#000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2)
})

const TEXT_ON_PAPER = ['ink', 'ink-soft', 'accent', 'accent-strong', 'wrong', 'warn']
/** The labels of buttons, and the signs of notices. */
const TEXT_ON_COLOUR = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['paper', 'accent'],
  ['paper', 'ink'],
  ['paper', 'wrong'],
  ['paper', 'warn'],
  ['on-pillar', 'pillar-1'],
  ['on-pillar', 'pillar-2'],
  ['on-pillar', 'pillar-3'],
  ['ink', 'pay'],
  ['ink', 'tint'],
]
const PAPERS = ['paper', 'shade']
const onPapers = (names: string[]) => names.flatMap((name) => PAPERS.map((paper) => [name, paper]))

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, colours) => {
  it.each([...onPapers(TEXT_ON_PAPER), ...TEXT_ON_COLOUR])('text %s on %s has 7:1', (text = '', ground = '') =>
    expect(contrast(colours[text] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(PRODUCT_CONTRAST),
  )

  it.each(onPapers(['line', 'focus']))('%s on %s, which is no text, has 3:1', (line = '', ground = '') =>
    expect(contrast(colours[line] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(3),
  )
})

describe('the colours of an operator', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('stand on the %s surfaces of the style sheet', (scheme, { paper, shade, ink }) =>
    expect(SURFACES[scheme]).toEqual({ paper, shade, ink }),
  )

  it('mix what stands beside an accent as the style sheet does', () => {
    const near = (one = '', other = '') => contrast(one, other) < 1.15
    for (const [scheme, colours] of [
      ['light', light],
      ['dark', dark],
    ] as const)
      for (const [token, colour] of Object.entries(tokensOf(scheme, colours.accent ?? '')))
        expect([scheme, token, near(colour, colours[token])]).toEqual([scheme, token, true])
    expect([mix(1, '#123456', '#fff'), mix(0, '#123456', '#fff')]).toEqual(['#123456', '#ffffff'])
  })

  it.each([
    ['#0d5443', '#8fd8bb', null],
    ['#1a4f9c', '#9cc4f0', null],
    ['#b30000', '#ff9c8f', null],
    ['#ffcc00', '#ffcc00', ['light', 'the colour', 'the page']],
    ['#757575', '#8fd8bb', ['light', 'the colour', 'the shaded parts']],
    ['#0d5443', '#0d5443', ['dark', 'the colour', 'the page']],
    ['#707070', '#8fd8bb', ['light', 'the colour', 'its own tint']],
  ])('%s and %s: too low is %j', (first, second, expected) => {
    const low = tooLow({ light: first, dark: second })
    expect(low && [low.scheme, low.text, low.ground]).toEqual(expected)
    if (low) expect(low.ratio).toBeLessThan(low.needed)
  })

  it('reach in every pair what the first that is too low is measured by', () => {
    const ratios = contrastsOf({ light: '#1a4f9c', dark: '#9cc4f0' }).map(({ ratio }) => ratio)
    expect(ratios).toHaveLength(14)
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
  })

  it('are a sheet of the screen alone', () =>
    expect(sheetOf({ light: '#1a4f9c', dark: '#9cc4f0' })).toBe(
      '@media screen{:root{--accent:#1a4f9c;--accent-strong:#12376d;--on-accent:#fff;--tint:#e8edf5}}' +
        '@media screen and (prefers-color-scheme:dark){:root{--accent:#9cc4f0;--accent-strong:#c4dcf6;--on-accent:#171d24;--tint:#20282b}}',
    ))
})
