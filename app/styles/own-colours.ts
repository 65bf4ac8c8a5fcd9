/**
 * An operator's own colours: the accent of the light pages and that of the dark ones. What stands beside an accent is mixed from it,
 * as in parts/base.css. The three pillars keep their colours, which charts, films and paper share.
 */
import { contrast, mix } from './contrast'

export type OwnColours = { light: string; dark: string }
type Scheme = keyof OwnColours

/** As in parts/base.css; a test holds that. */
export const SURFACES = {
  light: { paper: '#fff', shade: '#f2f5f2', ink: '#18211d' },
  dark: { paper: '#121715', shade: '#1b221f', ink: '#eef2ef' },
} as const satisfies Record<Scheme, unknown>

/** The tokens of a scheme that follow from its accent. */
export function tokensOf(scheme: Scheme, accent: string) {
  const tint = mix(0.1, accent, SURFACES[scheme].paper)
  return scheme === 'light'
    ? { accent, 'accent-strong': mix(0.7, accent, '#000'), 'on-accent': '#fff', tint }
    : { accent, 'accent-strong': mix(0.6, accent, '#fff'), 'on-accent': mix(0.15, accent, '#000'), tint }
}

/** WCAG 2.2, criterion 1.4.3. Lines and controls need 3:1 (1.4.11), and stand in the same colours on the same grounds. */
const OF_TEXT = 4.5

export type Contrast = { scheme: Scheme; text: string; ground: string; ratio: number }

/** How text contrasts with its ground wherever one of the colours is involved. */
export function contrastsOf(colours: OwnColours): Contrast[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const { paper, shade, ink } = SURFACES[scheme]
    const tokens = tokensOf(scheme, colours[scheme])
    const { accent, 'accent-strong': strong, 'on-accent': label, tint } = tokens
    const pairs = [
      ['the colour', accent, 'the page', paper],
      ['the colour', accent, 'the shaded parts', shade],
      ['the colour', accent, 'its own tint', tint],
      ['the colour under the pointer', strong, 'the page', paper],
      ['the label of a button', label, 'the colour', accent],
      ['the label of a button', label, 'the colour under the pointer', strong],
      ['text', ink, 'the tint', tint],
    ] as const
    return pairs.map(([text, one, ground, other]) => ({ scheme, text, ground, ratio: contrast(one, other) }))
  })
}

/** The first that is too low; null: all suffice. */
export const tooLow = (colours: OwnColours): (Contrast & { needed: number }) | null => {
  const low = contrastsOf(colours).find(({ ratio }) => ratio < OF_TEXT)
  return low ? { ...low, needed: OF_TEXT } : null
}

/** The sheet that follows all others of a page. On paper everything stays black. */
export function sheetOf(colours: OwnColours): string {
  const rule = (scheme: Scheme) =>
    `:root{${Object.entries(tokensOf(scheme, colours[scheme]))
      .map(([token, colour]) => `--${token}:${colour}`)
      .join(';')}}`
  return `@media screen{${rule('light')}}@media screen and (prefers-color-scheme:dark){${rule('dark')}}`
}
