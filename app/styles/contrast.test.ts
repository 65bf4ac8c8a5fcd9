/** The contrast of the style sheet's colours, measured as WCAG 2.2 defines it. */
import { describe, expect, it } from 'vitest'
import { ALL_STYLES as sheet } from '../../tests/support/pages/style-sheet'

const coloursIn = (css = '') =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)].map(([, name = '', value = '']) => [name, value]),
  )

const light = coloursIn(/:root \{(.*?)\n\}/s.exec(sheet)?.[1])
const dark = { ...light, ...coloursIn(/prefers-color-scheme: dark\) \{(.*?)\n\}/s.exec(sheet)?.[1]) }

/** Relative luminance of `#18211d` or `#fff`, 0 to 1. */
function luminance(colour = '') {
  const digits = colour.length === 4 ? colour.replace(/[\da-f]/g, '$&$&') : colour
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string | undefined, other: string | undefined) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

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
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(7),
  )

  it.each(onPapers(['line', 'focus']))('%s on %s, which is no text, has 3:1', (line = '', ground = '') =>
    expect(contrast(colours[line], colours[ground])).toBeGreaterThanOrEqual(3),
  )
})
