/** The picture of an income over time as passed to the page and the PDF, and the input it needs from them. */
import type { Day } from '~/pillars/day'
import { type Anchor, type Measure, widthAtMost } from '../place-labels'

/** The text in the drawing. Where there are several versions, the first that fits is used. Amounts come without "CHF". */
export type PictureWords = {
  pay: (amount: number) => readonly string[]
  payToday: (amount: number) => readonly string[]
  avs: (amount: number) => readonly string[]
  lpp: (amount: number) => readonly string[]
  capital: (amount: number) => readonly string[]
  once: (amount: number) => readonly string[]
  lasting: (amount: number) => readonly string[]
  while: (amount: number) => readonly string[]
  without: (amount: number) => readonly string[]
  need: (amount: number) => readonly string[]
  /** Left out: the income is gross. */
  tax?: (amount: number) => readonly string[]
  /** In the hole; empty if nothing is missing. */
  unknown: readonly string[]
  /** Whether the hole is what may come on top of an amount that is known; left out: it stands for what is not known. */
  isOnTop?: boolean
  amount: (amount: number) => string
  day: (day: Day) => readonly string[]
}

/** How much room letters have: sizes of the drawing in em. The lowest height that names every band is chosen. */
export type Room = {
  width: number
  heights: readonly number[]
  measure: Measure
  /** Only bands, over the whole height: no days, ages or marks. */
  isBare?: boolean
}

/** A phone of 320 pixels at 16 pixels per em. What fits there fits on every wider screen. */
export const NARROWEST: Room = { width: 18, heights: [17, 20, 24], measure: widthAtMost }

export type Ground = 'avs' | 'lpp' | 'capital' | 'pay' | 'paper'
export type Band = Exclude<Ground, 'paper'>

/** In percent of the drawing. */
export type Rectangle = { x: number; width: number; y: number; height: number }
export type PictureArea = Rectangle & { part: Band }
export type Line = { x1: number; x2: number; y1: number; y2: number }
/**
 * `x` and `y` in percent, `dx` an offset in em; `y` is the middle of the letters. `isCoin`: with the mark of a capital before
 * it.
 */
export type PictureLabel = {
  text: string
  x: number
  dx: number
  y: number
  anchor: Anchor
  on: Ground
  isBold: boolean
  isSoft: boolean
  isCoin: boolean
}

export type IncomeGeometry = {
  /** The size of the whole drawing, in em. */
  height: number
  areas: PictureArea[]
  /** The lines between stacked incomes. */
  seams: Line[]
  /** The box of the hole where a pension is unknown, or where more may come on top. */
  hole: (Rectangle & { isOnTop: boolean }) | null
  /** What taxes take, on top of what is left. */
  tax: Rectangle | null
  grid: Line[]
  payToday: Line | null
  /** The line of the need, from the end of pay on. */
  need: Line | null
  without: Line[]
  /** The outline including capital spread without the change, drawn lighter. */
  withoutCapital: Line[]
  pins: Line[]
  ground: number
  ticks: { age: number; x: number }[]
  labels: PictureLabel[]
}
