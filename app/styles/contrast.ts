/** Contrast as WCAG 2.2 defines it. Colours are `#18211d` or `#fff`. */

/** The least contrast of text in the product's own colours (contrast.test.ts). */
export const PRODUCT_CONTRAST = 7

type Channels = readonly [red: number, green: number, blue: number]

/** Each from 0 to 255. */
function channelsOf(colour: string): Channels {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  return [red, green, blue]
}

/** Relative luminance, 0 to 1. */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 (the same colour) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** `share` of the first colour, and the rest of the second, as `#18211d`. */
export function mix(share: number, one: string, other: string): string {
  const rest = channelsOf(other)
  const mixed = channelsOf(one).map((channel, at) => Math.round(channel * share + (rest[at] ?? 0) * (1 - share)))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
