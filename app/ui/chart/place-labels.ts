/** Places letters in a drawing where they hide nothing. Lengths are in em, from the left and the top. */

export type Box = { left: number; right: number; top: number; bottom: number }

/** The width of a text, in em. */
export type Measure = (text: string, isBold: boolean) => number

/** The height of small letters, and the distance between two lines. */
const LINE = 1.25

/** The widths of DejaVu Sans, the widest typeface among the systems' defaults, in em. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[iljI'’.,:;|\u00a0 ]/, 0.34],
  [/[frt()\-–]/, 0.43],
  [/[mwMW%]/, 0.95],
  [/[A-ZÄÖÜÉÀ]/, 0.76],
]

/** An upper bound for every system's typeface, so that no script has to measure text in the browser. */
export const widthAtMost: Measure = (text, isBold) => {
  const width = [...text].reduce((sum, letter) => sum + (WIDTHS.find(([some]) => some.test(letter))?.[1] ?? 0.64), 0)
  return isBold ? 1.12 * width : width
}

export type Anchor = 'start' | 'middle' | 'end'

/** A place for a text: its start, middle or end, and the middle of its height. */
export type LabelPlace = { text: string; x: number; y: number; anchor?: Anchor; isBold?: boolean }

export function boxOf({ text, x, y, anchor = 'start', isBold = false }: LabelPlace, measure: Measure): Box {
  const width = measure(text, isBold)
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  return { left, right: left + width, top: y - LINE / 2, bottom: y + LINE / 2 }
}

/** Keeps rounding from making neighbours touch. */
const CLOSE = 0.01

export const meet = (one: Box, other: Box) =>
  one.left < other.right - CLOSE &&
  other.left < one.right - CLOSE &&
  one.top < other.bottom - CLOSE &&
  other.top < one.bottom - CLOSE

export const holds = (outer: Box, { left, right, top, bottom }: Box) =>
  left >= outer.left - CLOSE &&
  right <= outer.right + CLOSE &&
  top >= outer.top - CLOSE &&
  bottom <= outer.bottom + CLOSE
