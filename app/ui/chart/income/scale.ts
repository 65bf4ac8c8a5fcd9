/** Maps ages and amounts to positions in a drawing: lengths in em from the left and top, which are output in percent. */
import type { Box } from '../place-labels'
import { END, type Scene } from './figures'
import type { Line, Rectangle } from './picture'

export type Size = { width: number; height: number }
export type Scale = {
  x: (age: number) => number
  y: (amount: number) => number
}

export const ageScale =
  ({ width }: Size, { start }: Scene): Scale['x'] =>
  (age) =>
    (width * (Math.min(age, END) - start)) / (END - start)

/** An amount of 0 is at `ground`, the highest at `top`. */
export const amountScale =
  ({ ground, top }: { ground: number; top: number }, { highest }: Scene): Scale['y'] =>
  (amount) =>
    ground - ((ground - top) * amount) / highest

export function percentOf({ width, height }: Size) {
  const across = (x: number) => hundredths((100 * x) / width)
  const down = (y: number) => hundredths((100 * y) / height)
  const rectangle = ({ left, right, top, bottom }: Box): Rectangle => ({
    x: across(left),
    width: hundredths(across(right) - across(left)),
    y: down(top),
    height: hundredths(down(bottom) - down(top)),
  })
  const line = ({ left, right, top, bottom }: Box): Line => ({
    x1: across(left),
    x2: across(right),
    y1: down(top),
    y2: down(bottom),
  })
  return { across, down, rectangle, line }
}

const hundredths = (value: number) => Math.round(100 * value) / 100
