import { describe, expect, it } from 'vitest'
import { type Day, day } from '~/pillars/day'
import { franc } from '~/pillars/money'
import type { IncomeStep } from '~/pillars/synthesis/outlook'
import { boxOf, meet } from '../place-labels'
import type { CapitalOnce, IncomeFigures } from './figures'
import { incomePicture } from './geometry'
import { type IncomeGeometry, NARROWEST, type PictureWords, type Room } from './picture'

/** The day on which somebody born on 1 March 1971 reaches this age in months. */
const dayAt = (months: number): Day => {
  const month = 12 * 1971 + 2 + months
  return day(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`)
}
const age = (months: number) => ({ years: Math.floor(months / 12), months: months % 12 })

/** From an age in months on: pay, AVS and LPP a month. */
type Amounts = [from: number, pay: number, avs: number, lpp: number]
const stepsOf = (amounts: readonly Amounts[], until: number | null = null): IncomeStep[] =>
  amounts.map(([from, pay, avs, lpp], index) => {
    const next = amounts[index + 1]?.[0] ?? until
    return {
      from: dayAt(from),
      to: null,
      age: age(from),
      untilAge: next === null ? null : age(next),
      salary: pay ? franc(pay) : null,
      avs: avs || null,
      lpp: lpp ? franc(lpp) : null,
      total: franc(pay + avs + lpp),
    }
  })
const once = (capital: number, at: number): CapitalOnce => ({
  capital,
  monthly: capital / (1080 - at),
  age: at,
  from: dayAt(at),
})

const number = (amount: number) => String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, "'")
const words: PictureWords = {
  pay: (amount) => ['Salaire', number(amount)],
  payToday: (amount) => [`${number(amount)} aujourd’hui`, number(amount)],
  avs: (amount) => [`AVS ${number(amount)}`, 'AVS'],
  lpp: (amount) => [`Caisses de pension ${number(amount)}`, `Caisse ${number(amount)}`, 'Caisse'],
  capital: (amount) => [`Capital + ${number(amount)}`],
  once: (amount) => [`${number(amount)} en une fois`, number(amount)],
  lasting: (amount) => [`${number(amount)} par mois, à vie`, `${number(amount)} à vie`, number(amount)],
  while: (amount) => [number(amount)],
  without: (amount) => [`sans changement ${number(amount)}`, `sans : ${number(amount)}`],
  need: (amount) => [`besoin ${number(amount)}`, number(amount)],
  unknown: [],
  amount: number,
  day: (of) => [`1er septembre ${of.slice(0, 4)}`, `${of.slice(5, 7)}.${of.slice(0, 4)}`],
}
const figures = (more: Partial<IncomeFigures> & Pick<IncomeFigures, 'steps'>): IncomeFigures => ({
  without: null,
  payToday: more.steps[0]?.salary ?? null,
  capitals: [],
  ...more,
})
const draw = (of: IncomeFigures, room?: Room, more: Partial<PictureWords> = {}) => {
  const picture = incomePicture(of, { ...words, ...more }, room)
  if (!picture) throw new Error('there is something to draw')
  return picture
}

/** The boxes of the letters, in em. */
const boxes = ({ labels, height }: IncomeGeometry, { width, measure }: Room = NARROWEST) =>
  labels.map(({ text, x, dx, y, anchor, isBold }) => ({
    text,
    ...boxOf({ text, x: (x * width) / 100 + dx, y: (y * height) / 100, anchor, isBold }, measure),
  }))

function expectLettersApart(picture: IncomeGeometry, room: Room = NARROWEST) {
  const placed = boxes(picture, room)
  for (const [index, one] of placed.entries()) {
    expect(one.left, one.text).toBeGreaterThanOrEqual(-0.05)
    expect(one.right, one.text).toBeLessThanOrEqual(room.width + 0.05)
    expect(one.top, one.text).toBeGreaterThanOrEqual(-0.05)
    expect(one.bottom, one.text).toBeLessThanOrEqual(picture.height)
    const smaller = { ...one, top: one.top + 0.05, bottom: one.bottom - 0.05, left: one.left + 0.05 }
    for (const other of placed.slice(index + 1)) expect(meet(smaller, other), `${one.text} | ${other.text}`).toBe(false)
  }
}

/** Pseudorandom, but the same on every run. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const CLAIRE: Amounts[] = [
  [668, 12_667, 0, 0],
  [780, 0, 1_890, 4_305],
]
const EARLY: Amounts[] = [
  [668, 12_667, 0, 0],
  [670, 7_600, 0, 0],
  [757, 0, 2_078, 2_535],
  [764, 0, 1_595, 2_535],
  [780, 0, 1_617, 2_535],
]

describe('the picture of an income over time', () => {
  it('stands to scale: what is paid together one above the other, from today to 90', () => {
    const { areas, ground } = draw(figures({ steps: stepsOf(CLAIRE) }))
    const of = (part: string) => areas.filter((area) => area.part === part)
    const [pay, avs, lpp] = [of('pay')[0], of('avs')[0], of('lpp')[0]]
    if (!pay || !avs || !lpp) throw new Error('three areas')
    expect([pay.x, pay.width, avs.x, avs.width]).toEqual([0, 27.18, 27.18, 72.82])
    expect(pay.height / avs.height).toBeCloseTo(12_667 / 1_890, 1)
    expect(pay.height / lpp.height).toBeCloseTo(12_667 / 4_305, 1)
    expect(avs.y + avs.height).toBeCloseTo(ground, 1)
    expect(lpp.y + lpp.height).toBeCloseTo(avs.y, 1)
  })

  it('names each band in it, what lasts in bold, and a day at each change', () => {
    const { labels, pins } = draw(figures({ steps: stepsOf(CLAIRE), capitals: [once(170_190, 780)] }))
    expect(pins).toHaveLength(1)
    expect(labels.map(({ text, on }) => `${on}: ${text}`)).toEqual(
      expect.arrayContaining([
        'paper: 1er septembre 2036',
        "paper: 170'190 en une fois",
        "paper: 6'195 par mois, à vie",
        "lpp: Caisse 4'305",
        "avs: AVS 1'890",
        'pay: Salaire',
        "pay: 12'667",
      ]),
    )
    expect(labels.filter(({ isBold, on }) => isBold && on === 'paper').map(({ text }) => text)).toEqual([
      "6'195 par mois, à vie",
    ])
    expect(labels.filter(({ isCoin }) => isCoin)).toHaveLength(1)
  })

  it('spreads a capital over what is paid, until 90', () => {
    const { areas } = draw(figures({ steps: stepsOf(CLAIRE), capitals: [once(300_000, 780), once(99_600, 830)] }))
    const spread = areas.filter(({ part }) => part === 'capital')
    expect(spread.map(({ x }) => x)).toEqual([27.18, 39.32])
    const lpp = areas.find(({ part }) => part === 'lpp')
    expect(spread[0] && spread[0].y + spread[0].height).toBeCloseTo(lpp?.y ?? 0, 1)
    // 1'000 a month, then 1'398.4.
    expect((spread[1]?.height ?? 0) / (spread[0]?.height ?? 1)).toBeCloseTo(1.4, 1)
  })

  it('outlines what would be without a change only where it is another', () => {
    const { without, labels } = draw(figures({ steps: stepsOf(EARLY), without: stepsOf(CLAIRE) }))
    const level = without.filter(({ y1, y2 }) => y1 === y2)
    expect(level[0]?.x1).toBe(draw(figures({ steps: stepsOf(EARLY) })).pins[0]?.x1)
    expect(level.at(-1)?.x2).toBe(100)
    expect(labels.map(({ text }) => text)).toContain("sans : 6'195")
    expect(draw(figures({ steps: stepsOf(CLAIRE), without: stepsOf(CLAIRE) })).without).toEqual([])
  })

  it('draws a hole where a pension is not known', () => {
    const { hole, labels } = draw(
      figures({
        steps: stepsOf([
          [668, 9_000, 0, 0],
          [780, 0, 1_890, 0],
        ]),
      }),
      NARROWEST,
      {
        unknown: ['Caisse : inconnue'],
      },
    )
    expect(hole?.x).toBeGreaterThan(27)
    expect(labels.map(({ text }) => text)).toContain('Caisse : inconnue')
    expect(draw(figures({ steps: stepsOf(CLAIRE) })).hole).toBeNull()
  })

  it('tells what may come on top from what is not known', () => {
    const floor = figures({
      steps: stepsOf([
        [668, 9_000, 0, 0],
        [780, 0, 1_890, 1_776],
      ]),
    })
    const holeOf = (words: Partial<PictureWords>) => draw(floor, NARROWEST, words).hole
    expect(holeOf({ unknown: ['souvent plus'], isOnTop: true })?.isOnTop).toBe(true)
    expect(holeOf({ unknown: ['Caisse : inconnue'] })?.isOnTop).toBe(false)
  })

  const HALF: Amounts[] = [
    [668, 12_667, 0, 0],
    [780, 0, 1_890, 2_152],
  ]
  /** How far letters are above the lasting income, in em. */
  const aboveLasting = ({ labels, areas, height }: IncomeGeometry, name: RegExp) => {
    const top = areas.findLast(({ part }) => part === 'lpp')?.y ?? Number.NaN
    const { y } = labels.find(({ text }) => name.test(text)) ?? { y: Number.NaN }
    return ((top - y) * height) / 100
  }

  it('names what lasts at its height, and not on top of the capital', () => {
    const picture = draw(figures({ steps: stepsOf(HALF), capitals: [once(650_000, 780)] }))
    const lasting = aboveLasting(picture, /^4'042/)
    expect(lasting).toBeGreaterThan(0)
    expect(lasting).toBeLessThan(1.7)
  })

  it.each([4_300, 4_600, 5_500])('names what lasts below the line of a need of %d', (need) => {
    const picture = draw(figures({ steps: stepsOf(HALF), need }))
    const { y } = picture.labels.find(({ text }) => text.startsWith("4'042")) ?? { y: Number.NaN }
    expect(y).toBeGreaterThan(picture.need?.y1 ?? Number.NaN)
    expect(Math.abs(aboveLasting(picture, /^4'042/))).toBeLessThan(1.7)
    expectLettersApart(picture)
  })

  it('outlines the capital without the change too, above its pension, where both differ', () => {
    const change = { steps: stepsOf(HALF), capitals: [once(650_000, 780)], without: stepsOf(CLAIRE) }
    const heights = (lines: IncomeGeometry['without']) => lines.filter(({ y1, y2 }) => y1 === y2).map(({ y1 }) => y1)
    expect(draw(figures(change)).withoutCapital).toEqual([])
    const both = draw(figures({ ...change, withoutCapitals: [once(120_000, 780)] }))
    expect(heights(both.withoutCapital)).toHaveLength(1)
    expect(heights(both.withoutCapital)[0]).toBeLessThan(heights(both.without).at(-1) ?? Number.NaN)
    const same = { ...change, without: stepsOf(HALF), withoutCapitals: change.capitals }
    expect(draw(figures(same)).withoutCapital).toEqual([])
  })

  it('names the outline right above it, and what lasts at its own height, where there is no room between the two', () => {
    const change = figures({
      steps: stepsOf([
        [669, 7_600, 0, 0],
        [756, 0, 2_078, 2_535],
        [763, 0, 1_595, 2_535],
        [780, 0, 1_619, 2_535],
      ]),
      without: stepsOf([
        [668, 12_667, 0, 0],
        [780, 0, 1_890, 4_305],
      ]),
      payToday: 12_667,
      capitals: [once(352_577, 756)],
    })
    const { labels, without } = draw(change)
    const heightOf = (some: RegExp) => labels.find(({ text }) => some.test(text))?.y ?? Number.NaN
    const outline = without.findLast(({ y1, y2 }) => y1 === y2)?.y1 ?? Number.NaN
    expect(heightOf(/^sans/)).toBeLessThan(outline)
    expect(heightOf(/^4'154/)).toBeGreaterThan(outline)
  })

  it.each([
    ['no steps', []],
    ['nothing paid', stepsOf([[720, 0, 0, 0]])],
    ['over 90', stepsOf([[1080, 0, 2_000, 0]])],
  ])('is none where there is nothing to draw: %s', (_name, steps) =>
    expect(incomePicture(figures({ steps }), words)).toBeNull(),
  )

  it('is higher where a low band needs letters', () => {
    const heightFor = (avs: number) =>
      draw(
        figures({
          steps: stepsOf([
            [668, 12_667, 0, 0],
            [780, 0, avs, 4_305],
          ]),
        }),
      ).height
    expect([heightFor(2_520), heightFor(1_150)]).toEqual([NARROWEST.heights[0], NARROWEST.heights[1]])
  })

  it.each([
    ['a usual life', figures({ steps: stepsOf(CLAIRE), capitals: [once(170_190, 780)] })],
    [
      'five changes in eight years',
      figures({ steps: stepsOf(EARLY), without: stepsOf(CLAIRE), capitals: [once(353_204, 757)] }),
    ],
    [
      'a capital at a day of its own',
      figures({ steps: stepsOf(CLAIRE), capitals: [once(100_000, 720), once(50_000, 790)] }),
    ],
    [
      '25 years old',
      figures({
        steps: stepsOf([
          [300, 5_500, 0, 0],
          [780, 0, 2_100, 1_400],
        ]),
        capitals: [once(90_000, 780)],
      }),
    ],
    ['retired for long', figures({ steps: stepsOf([[960, 0, 2_520, 3_000]]) })],
    ['no pay known', figures({ steps: stepsOf([[780, 0, 1_890, 0]]) })],
    [
      'a pension above the pay',
      figures({
        steps: stepsOf([
          [668, 3_000, 0, 0],
          [780, 0, 1_890, 3_200],
        ]),
      }),
    ],
  ])('hides no letters behind others on the narrowest phone: %s', (_name, of) => expectLettersApart(draw(of)))

  it('hides none in 300 lives of all kinds', () => {
    const below = random(20_261_121)
    for (let life = 0; life < 300; life++) {
      const start = 240 + below(800)
      const changes = [...new Set(Array.from({ length: below(6) }, () => start + 1 + below(1_080 - start)))].toSorted()
      const amounts = [start, ...changes].map(
        (from): Amounts => [
          from,
          below(3) ? below(25_000) : 0,
          below(2) ? below(3_800) : 0,
          below(2) ? below(12_000) : 0,
        ],
      )
      const capitals = Array.from({ length: below(4) }, () => once(1 + below(900_000), start + below(1_079 - start)))
      const without = below(2)
        ? stepsOf([
            [start, below(15_000), 0, 0],
            [start + 1 + below(60), 0, 1_500, below(5_000)],
          ])
        : null
      const picture = incomePicture(figures({ steps: stepsOf(amounts), without, capitals }), {
        ...words,
        unknown: below(4) ? [] : ['Caisse : pas encore connue'],
      })
      if (picture) expectLettersApart(picture)
    }
  })

  it('has the room of the PDF where it is told', () => {
    const paper: Room = { width: 40, heights: [16], measure: (text) => 0.5 * text.length }
    const picture = draw(figures({ steps: stepsOf(CLAIRE) }), paper)
    expect(picture.height).toBe(16)
    expect(picture.labels.map(({ text }) => text)).toContain("Caisses de pension 4'305")
    expectLettersApart(picture, paper)
  })
})

describe('taxes on top of what is left', () => {
  const NET: Amounts[] = [
    [668, 12_667, 0, 0],
    [780, 0, 1_600, 3_800],
  ]
  const words = (amount: number) => [`impôts ${number(amount)}`, 'impôts']
  const taxed = (monthly: number, room?: Room) =>
    draw(figures({ steps: stepsOf(NET), tax: { from: 780, monthly } }), room, { tax: words })
  const areaOf = ({ areas }: IncomeGeometry, part: string) => areas.find((area) => area.part === part)

  it('stand to scale above the pensions, from their start to the end', () => {
    const picture = taxed(2_700)
    const [lpp, avs] = [areaOf(picture, 'lpp'), areaOf(picture, 'avs')]
    if (!picture.tax || !lpp || !avs) throw new Error('three areas')
    expect([picture.tax.x, picture.tax.width]).toEqual([lpp.x, lpp.width])
    expect(picture.tax.y + picture.tax.height).toBeCloseTo(lpp.y, 1)
    expect(picture.tax.height / (lpp.height + avs.height)).toBeCloseTo(2_700 / 5_400, 1)
  })

  it.each([
    ['with room for letters', 4_000],
    ['too low for letters', 900],
    ['next to nothing', 40],
    ['more than is paid today', 9_000],
  ])('have their name, and what is left is named below them: %s', (_, monthly) => {
    const picture = taxed(monthly)
    expectLettersApart(picture)
    const label = (start: string) => picture.labels.find(({ text }) => text.startsWith(start))
    const [name, left] = [label('impôts'), label("5'400")]
    if (!name || !left || !picture.tax) throw new Error('both are named')
    expect(left.y).toBeGreaterThan(picture.tax.y + picture.tax.height)
    expect(left).toMatchObject({ on: 'lpp', isBold: true })
    if (monthly === 4_000) expect(name.y).toBeGreaterThan(picture.tax.y)
    if (monthly === 900) expect(name.y).toBeLessThan(picture.tax.y)
  })

  it('stay within the picture, however much they are', () => expect(taxed(30_000).tax?.y).toBeGreaterThanOrEqual(0))

  it('are not there while the income is gross, nor where nothing is taken', () => {
    expect(draw(figures({ steps: stepsOf(NET) })).tax).toBeNull()
    expect(taxed(0).tax).toBeNull()
  })
})
