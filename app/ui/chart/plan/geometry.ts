/** The geometry of the plan of leaving early: pay, then what each month comes from, up to the line of the need. */
import type { Day } from '~/pillars/day'
import type { Phase } from '~/pillars/synthesis/plan/result'
import { Labels, ROW } from '../income/labels'
import { type Line, NARROWEST, type PictureLabel, type Rectangle } from '../income/picture'
import { percentOf } from '../income/scale'
import {
  type Mark,
  nameHole,
  nameMarks,
  nameNeed,
  nameParts,
  PARTS,
  type PartBox,
  type PlanPart,
  type PlanWords,
} from './names'

export type PlanFigures = {
  phases: readonly Pick<Phase, 'from' | 'age' | 'sources' | 'monthly' | 'missing'>[]
  /** CHF a month before leaving; null: not known. */
  pay: number | null
  need: number | null
  avsStart: Day
}

export type PlanGeometry = {
  height: number
  areas: (Rectangle & { part: PlanPart })[]
  seams: Line[]
  holes: Rectangle[]
  need: Line | null
  pins: Line[]
  ground: number
  ticks: { age: number; x: number }[]
  labels: PictureLabel[]
  /** Whether every part has its name in it. */
  isNamed: boolean
}

/** In em: the drawing, and the ages below it. */
const { width: WIDTH } = NARROWEST
const HEIGHT = 24
const SIZE = { width: WIDTH, height: HEIGHT }
const AXIS = 2
/** Months of pay before leaving, and of the last phase, that are drawn at least. */
const PAY_MONTHS = 24
const LAST_MONTHS = 24
/** Pay above this many times the rest is cut, so that what follows stays readable; its letters tell the amount. */
const MOST_OF_PAY = 1.5
/** Phases that are marked with their day at most, so that days keep their rows on a phone. */
const MOST_PINS = 5

const monthsOf = ({ years, months }: Phase['age']) => 12 * years + months

type Span = Pick<PlanFigures['phases'][number], 'sources' | 'monthly' | 'missing'> & {
  from: Day
  start: number
  end: number
}

/** null if there is nothing to draw. */
export function planPicture(figures: PlanFigures, words: PlanWords): PlanGeometry | null {
  const scene = sceneOf(figures)
  if (!scene) return null
  const { spans, marks, begin, end, ground, x, y } = scene
  const parts = [...payOf(figures, scene), ...bandsOf(spans, scene)]
  const holes = holesOf(spans, scene)
  const line = figures.need === null ? null : y(figures.need)
  const need = line === null ? null : { left: 0, right: WIDTH, top: line, bottom: line }
  const pins = marks.map(({ start }, row) => ({ left: x(start), right: x(start), top: row * ROW, bottom: ground }))

  const labels = new Labels(SIZE, NARROWEST.measure, { left: 0, right: WIDTH, top: 0, bottom: ground })
  nameMarks(labels, marks, { words, x })
  labels.avoid([...pins, ...(need ? [need] : [])])
  const isNamed = nameParts(labels, parts, words)
  labels.keepOffPaper(parts.filter(({ part }) => part !== 'pay').map((band) => ({ ...band, part: 'lpp' as const })))
  for (const hole of holes) nameHole(labels, hole, words)
  if (need) nameNeed(labels, need, { amount: figures.need ?? 0, words, beside: pins.map(({ left }) => left) })

  const percent = percentOf(SIZE)
  return {
    height: HEIGHT,
    areas: parts.map(({ part, ...box }) => ({ part, ...percent.rectangle(box) })),
    seams: parts
      .filter(({ part }) => part !== 'pay')
      .map(({ left, right, top }) => percent.line({ left, right, top, bottom: top })),
    holes: holes.map((hole) => percent.rectangle(hole)),
    need: need && percent.line(need),
    pins: pins.map(percent.line),
    ground: percent.down(ground),
    ticks: ticksOf(spans, { begin, end, across: (age) => percent.across(x(age)), x }),
    labels: labels.written,
    isNamed,
  }
}

type Scale = { x: (age: number) => number; y: (amount: number) => number }
type Scene = Scale & { spans: Span[]; marks: Mark[]; begin: number; end: number; ground: number; pay: number }

/** What is drawn, and where ages and amounts lie. */
function sceneOf(figures: PlanFigures): Scene | null {
  const spans = spansOf(figures)
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return null
  const marks = marksOf(spans, figures.avsStart)
  const [ground, top] = [HEIGHT - AXIS, (marks.length + 0.5) * ROW]
  const [begin, end] = [first.start - PAY_MONTHS, last.end]
  const paid = Math.max(figures.need ?? 0, ...spans.map(({ monthly }) => monthly), 1)
  const pay = Math.min(figures.pay ?? 0, MOST_OF_PAY * paid)
  const highest = Math.max(paid, pay)
  return {
    ...{ spans, marks, begin, end, ground, pay },
    x: (age) => (WIDTH * (age - begin)) / (end - begin),
    y: (amount) => ground - ((ground - top) * amount) / highest,
  }
}

/** Until leaving; nothing if pay is not known. */
function payOf({ pay: amount }: PlanFigures, { pay, spans, ground, x, y }: Scene): PartBox[] {
  const [first] = spans
  return first && amount && pay > 0
    ? [{ part: 'pay', amount, left: 0, right: x(first.start), top: y(pay), bottom: ground }]
    : []
}

const holesOf = (spans: readonly Span[], { x, y }: Scale) =>
  spans
    .filter(({ missing }) => (missing ?? 0) > 0)
    .map(({ start, end, monthly, missing }) => ({
      ...{ left: x(start), right: x(end), top: y(monthly + (missing ?? 0)), bottom: y(monthly) },
      missing: missing ?? 0,
    }))

/** Each phase from its age to the next one; the last one as long as makes it readable. */
function spansOf({ phases }: PlanFigures): Span[] {
  const [first, last] = [phases[0], phases.at(-1)]
  if (!first || !last) return []
  const length = monthsOf(last.age) - monthsOf(first.age)
  return phases.map(({ age, ...phase }, index) => {
    const next = phases[index + 1]
    const start = monthsOf(age)
    return { ...phase, start, end: next ? monthsOf(next.age) : start + Math.max(LAST_MONTHS, Math.round(length / 6)) }
  })
}

/** A part that stays the same over several phases, on the same ground, is one band, so that its letters have room. */
function bandsOf(spans: readonly Span[], { x, y }: Scale): PartBox[] {
  const bands: PartBox[] = []
  for (const { sources, start, end } of spans) {
    let below = 0
    for (const part of PARTS) {
      const amount = sources[part]
      if (amount <= 0) continue
      const box = { left: x(start), right: x(end), top: y(below + amount), bottom: y(below) }
      below += amount
      const before = bands.findLast((one) => one.part === part)
      if (before && before.right === box.left && before.top === box.top && before.bottom === box.bottom)
        before.right = box.right
      else bands.push({ part, amount, ...box })
    }
  }
  return bands
}

/** Leaving, the AVS, and the last changes, in order of time. */
function marksOf(spans: readonly Span[], avsStart: Day): Mark[] {
  const marks = spans.map(
    ({ start, from }, index): Mark => ({
      start,
      from,
      kind: index === 0 ? 'leaving' : from === avsStart ? 'avs' : 'day',
    }),
  )
  const needed = marks.filter(({ kind }) => kind !== 'day')
  const others = marks.filter(({ kind }) => kind === 'day').slice(-(MOST_PINS - needed.length))
  return [...needed, ...others].toSorted((one, other) => one.start - other.start)
}

type TickScale = Pick<Scale, 'x'> & { begin: number; end: number; across: (age: number) => number }

/** The whole ages at which something changes, or else every five years, as far apart as their letters are wide. */
function ticksOf(spans: readonly Span[], { begin, end, across, x }: TickScale) {
  const changes = spans.map(({ start }) => start)
  const fives = Array.from({ length: 8 }, (_, index) => 12 * 5 * (Math.ceil(begin / 60) + index))
  const taken: number[] = []
  const ages = [...changes, ...fives].filter((age) => {
    const isFree =
      age % 12 === 0 && age >= begin && age <= end - 6 && taken.every((one) => Math.abs(x(one) - x(age)) > 2.2)
    if (isFree) taken.push(age)
    return isFree
  })
  return ages.toSorted((one, other) => one - other).map((age) => ({ age: age / 12, x: across(age) }))
}
