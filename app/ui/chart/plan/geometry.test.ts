/** The picture of the plan: what is drawn to scale, and letters that hide nothing. */
import { expect, it } from 'vitest'
import { type Day, day } from '~/pillars/day'
import { franc } from '~/pillars/money'
import { NARROWEST } from '../income/picture'
import { boxOf, meet } from '../place-labels'
import { type PlanFigures, planPicture } from './geometry'
import type { PlanWords } from './names'

const words: PlanWords = {
  part: (part, amount) => [`${part} ${amount}`, part],
  need: (amount) => [`besoin ${amount}`, `${amount}`],
  missing: (amount) => [`\u2212${amount}`],
  leaving: (on: Day) => [`${on} fin du travail`, on],
  avs: (on: Day) => [`${on} AVS`, on],
  day: (on: Day) => [on],
}
const NONE = { avs: 0, lpp: franc(0), bridging: franc(0), pillar3a: 0, vested: 0, lppCapital: 0 }
type Row = [years: number, sources: Partial<typeof NONE>, missing?: number]
const figuresOf = (rows: Row[], more: Partial<PlanFigures> = {}): PlanFigures => ({
  ...{ pay: 9000, need: 5000, avsStart: day('2034-09-01') },
  phases: rows.map(([years, sources, missing = 0]) => ({
    ...{ from: day(`${1969 + years}-09-01`), age: { years, months: 0 }, sources: { ...NONE, ...sources }, missing },
    monthly: Object.values(sources).reduce((sum, one) => sum + one, 0),
  })),
  ...more,
})
const LIVES: [string, PlanFigures][] = [
  [
    'a bridging pension, then 3a until 72',
    figuresOf([
      [62, { lpp: franc(2120), bridging: franc(1000), pillar3a: 1880 }],
      [65, { avs: 2500, lpp: franc(1980), pillar3a: 520 }],
      [72, { avs: 2500, lpp: franc(1980) }, 520],
    ]),
  ],
  [
    'nothing but a hole',
    figuresOf(
      [
        [60, {}, 5000],
        [65, { avs: 1500 }, 3500],
      ],
      { pay: null },
    ),
  ],
  [
    'no need',
    figuresOf(
      [
        [58, { lpp: franc(3000) }],
        [65, { avs: 2000, lpp: franc(3000) }],
      ],
      { need: null },
    ),
  ],
  [
    'six phases of all kinds',
    figuresOf([
      [58, { vested: 4000, lppCapital: 1000 }],
      [59, { lpp: franc(1000), lppCapital: 4000 }],
      [60, { lpp: franc(1000), pillar3a: 4000 }],
      [63, { avs: 1700, lpp: franc(1000), pillar3a: 2300 }],
      [65, { avs: 1800, lpp: franc(1000) }, 2200],
      [67, { avs: 1500, lpp: franc(1000) }, 2500],
    ]),
  ],
]

it.each(LIVES)('hides no letters behind others on the narrowest phone: %s', (_, figures) => {
  const picture = planPicture(figures, words)
  if (!picture) throw new Error('nothing is drawn')
  const { width, measure } = NARROWEST
  const boxes = picture.labels.map(({ text, x, dx, y, anchor, isBold }) =>
    boxOf({ text, x: (x * width) / 100 + dx, y: (y * picture.height) / 100, anchor, isBold }, measure),
  )
  boxes.forEach((box, index) => {
    expect(box.left, picture.labels[index]?.text).toBeGreaterThanOrEqual(-0.05)
    expect(box.right, picture.labels[index]?.text).toBeLessThanOrEqual(width + 0.05)
    const smaller = { ...box, top: box.top + 0.05, bottom: box.bottom - 0.05 }
    for (const other of boxes.slice(index + 1)) expect(meet(smaller, other)).toBe(false)
  })
})

it('stands to scale, each month up to the line of the need', () => {
  const picture = planPicture(LIVES[0]?.[1] as PlanFigures, words)
  const of = (part: string) => picture?.areas.filter((area) => area.part === part) ?? []
  expect(of('avs')[0]?.height).toBeCloseTo(((of('lpp')[0]?.height ?? 0) * 2500) / 2120, 1)
  expect(of('pillar3a')[0]?.y).toBeCloseTo(picture?.need?.y1 ?? Number.NaN, 1)
  expect(picture?.holes).toHaveLength(1)
  expect(picture?.holes[0]?.y).toBeCloseTo(picture?.need?.y1 ?? Number.NaN, 1)
})

it('has no line and no hole without a need', () => {
  expect(planPicture(LIVES[2]?.[1] as PlanFigures, words)).toMatchObject({ need: null, holes: [] })
  expect(planPicture(figuresOf([]), words)).toBeNull()
})
