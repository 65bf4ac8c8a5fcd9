/** The picture of an income over time as it leaves for the page and the PDF, and what it asks of them. */
import type { Day } from '~/pillars/day'
import { type Anchor, type Measure, widthAtMost } from '../place-labels'

/** What stands in the drawing. Several texts: the first that has room. Amounts come without "CHF". */
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
  /** In the hole; empty where nothing is missing. */
  unknown: readonly string[]
  amount: (amount: number) => string
  day: (day: Day) => readonly string[]
}

/** How much room letters have: sizes of the drawing in em; the lowest height that names every band is taken. */
export type Room = {
  width: number
  heights: readonly number[]
  measure: Measure
  /** Bands alone, over the whole height: no days, no ages, no marks. */
  isBare?: boolean
}

/** A phone of 320 pixels at 16 pixels an em. What has room there has room on every wider screen. */
export const NARROWEST: Room = { width: 18, heights: [17, 20, 24], measure: widthAtMost }

export type Ground = 'avs' | 'lpp' | 'capital' | 'pay' | 'paper'
export type Band = Exclude<Ground, 'paper'>

/** In percent of the drawing. */
export type Rectangle = { x: number; width: number; y: number; height: number }
export type PictureArea = Rectangle & { part: Band }
export type Line = { x1: number; x2: number; y1: number; y2: number }
/** `x`, `y` in percent, `dx` in em beside it; `y` is the middle of the letters. `isCoin`: with the mark of a capital before it. */
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
  /** Of the whole drawing, in em. */
  height: number
  areas: PictureArea[]
  /** Between what is paid together. */
  seams: Line[]
  /** Of the hole where a pension is not known. */
  hole: Rectangle | null
  grid: Line[]
  payToday: Line | null
  /** What is needed, from where pay ends. */
  need: Line | null
  without: Line[]
  /** With the capital that is spread without the change, lighter. */
  withoutCapital: Line[]
  pins: Line[]
  ground: number
  ticks: { age: number; x: number }[]
  labels: PictureLabel[]
}
