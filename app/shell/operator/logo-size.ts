/** The format of a logo that was read from its file, or what is wrong with it in the words of a refused setting. */
export type LogoReading = { type: 'svg' | 'png'; width: number; height: number } | { problem: string }

/** Drawn 32 pixels high: wider ones would not fit a phone, and higher ones could not be recognised. */
const [NARROWEST, WIDEST] = [1 / 2, 8]
const LARGEST = 8192

/** Checks the size in pixels, or in units of the drawing. */
export function logoOf(type: 'svg' | 'png', width: number, height: number): LogoReading {
  const isSize = (one: number) => one > 0 && one <= LARGEST
  if (!isSize(width) || !isSize(height)) return { problem: `must have a width and a height from 1 to ${LARGEST}` }
  const ratio = width / height
  if (ratio < NARROWEST || ratio > WIDEST)
    return { problem: `must be at most ${WIDEST} times as wide as high, and at most twice as high as wide` }
  return { type, width, height }
}
