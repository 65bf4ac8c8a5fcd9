/** The geometry of incomes over time below each other, on one scale and one axis. In percent of a lane. */
import type { IncomeStep } from '~/pillars/synthesis/outlook'
import { type BandBox, bandsOf, seamsOf } from './income/bands'
import { ageOf, END, lastingStretch, type Stretch, sceneOf } from './income/figures'
import type { Line, Rectangle } from './income/picture'
import { percentOf, type Scale } from './income/scale'

export type Lane = {
  steps: readonly IncomeStep[]
  /** The age at which work ends, months. */
  leaves: number
  /** Between which amounts the income for life lies, CHF a month; null: it is known. */
  range: { low: number; high: number } | null
  /** Whether an unknown pension is paid on top: a hole, whose height says nothing. */
  isIncomplete: boolean
}

/** `open`: what is paid only at the upper end of a range. */
export type DrawnLane = {
  areas: (Rectangle & { part: 'avs' | 'lpp' | 'pay' | 'open' })[]
  seams: Line[]
  hole: Rectangle | null
}

export type DrawnLanes = { lanes: DrawnLane[]; ticks: { age: number; x: number }[] }

/** The years of pay that are shown before the first of them leaves, months. */
const PAY_BEFORE = 36
/** The height of a hole as a share of the highest income. */
const HOLE = 0.3
const SIZE = { width: 100, height: 100 }
const percent = percentOf(SIZE)

/** null: nobody of them is paid a pension before the 90th birthday. */
export function drawnLanes(lanes: readonly Lane[]): DrawnLanes | null {
  const all = lanes.map((lane) => ({ lane, stretches: paidIn(lane) }))
  const tops = all.flatMap(({ lane, stretches }) => stretches.map((one) => topOf(one, lane)))
  const highest = Math.max(0, ...tops)
  const today = Math.min(END, ...lanes.flatMap(({ steps }) => (steps[0] ? [ageOf(steps[0])] : [])))
  const start = Math.max(today, Math.min(END, ...lanes.map(({ leaves }) => leaves)) - PAY_BEFORE)
  if (highest <= 0 || start >= END) return null
  const room = { highest: all.some(({ lane }) => lane.isIncomplete) ? highest * (1 + HOLE) : highest, start }
  const scale: Scale = {
    x: (age) => (100 * (Math.max(start, age) - start)) / (END - start),
    y: (amount) => 100 - (100 * amount) / room.highest,
  }
  return {
    lanes: all.map(({ lane, stretches }) => drawn(lane, stretches, { ...room, scale })),
    ticks: ticksFrom(start, scale),
  }
}

/** The stretches with the range of the last one: its lower end, and what may come on top. */
function paidIn({ steps, range }: Lane): Stretch[] {
  const stretches = sceneOf({ steps, without: null, payToday: null, capitals: [] })?.stretches ?? []
  const lasting = lastingStretch(stretches)
  return stretches.map((one) => {
    if (!range || !lasting || one.start < lasting.start) return one
    return { ...one, avs: Math.max(0, range.low - one.lpp), capital: range.high - range.low }
  })
}

/** Pay does not count: it would leave too little height to compare pensions. */
const topOf = ({ avs, lpp, capital }: Stretch, { isIncomplete }: Lane) =>
  isIncomplete ? avs + lpp : avs + lpp + capital

type Room = { scale: Scale; start: number; highest: number }

function drawn({ leaves, isIncomplete }: Lane, stretches: readonly Stretch[], room: Room): DrawnLane {
  const { scale, start, highest } = room
  const shown = stretches
    .filter(({ end }) => end > start)
    .map((one) => ({
      ...one,
      start: Math.max(start, one.start),
      // Pay ends at the top of the lane.
      pay: Math.min(one.pay, Math.max(0, highest - one.avs - one.lpp)),
      capital: isIncomplete ? 0 : one.capital,
    }))
  const last = shown.at(-1)
  const paid = last ? last.avs + last.lpp : 0
  const hole = { left: scale.x(leaves), right: 99.6, top: 3, bottom: scale.y(paid) }
  return {
    areas: bandsOf(shown, scale).map(areaOf),
    seams: seamsOf(shown, scale).map(percent.line),
    hole: isIncomplete ? percent.rectangle(hole) : null,
  }
}

const areaOf = ({ part, ...box }: BandBox) => ({
  part: part === 'capital' ? ('open' as const) : part,
  ...percent.rectangle(box),
})

/** Every five years, but not where half of a number would be outside. */
function ticksFrom(start: number, { x }: Scale): DrawnLanes['ticks'] {
  const first = Math.ceil(start / 60) * 60
  const ages = Array.from({ length: Math.max(0, (END - first) / 60) }, (_, index) => first + 60 * index)
  return ages.filter((age) => x(age) >= 3).map((age) => ({ age: age / 12, x: percent.across(x(age)) }))
}
