/**
 * The geometry of the picture of an income over time: what is paid together stands one above the other, from today to the
 * 90th birthday. For the page and for the PDF: places in percent of the drawing, letters with the room that they have.
 */
import type { Day } from '~/pillars/day'
import type { IncomeStep } from '~/pillars/synthesis/outlook'
import { type Anchor, type Box, boxOf, holds, type Measure, meet, type Place, widthAtMost } from './place-labels'

/** The picture ends at the 90th birthday, in months. */
const END = 12 * 90

/** A capital that is paid once, CHF, at an age in months; `monthly`: what it would pay a month until 90. */
export type CapitalOnce = { capital: number; monthly: number; age: number; from: Day }

export type IncomeFigures = {
  steps: readonly IncomeStep[]
  /** Outlined where it differs: what would be paid without the change; null: there is none. */
  without: readonly IncomeStep[] | null
  /** CHF a month; null: not known. */
  payToday: number | null
  capitals: readonly CapitalOnce[]
}

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
/** In percent of the drawing. */
export type PictureArea = { part: Exclude<Ground, 'paper'>; x: number; width: number; y: number; height: number }
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
  hole: Omit<PictureArea, 'part'> | null
  grid: Line[]
  payToday: Line | null
  without: Line[]
  pins: Line[]
  ground: number
  ticks: { age: number; x: number }[]
  labels: PictureLabel[]
}

/** Of the letters, in em. */
const ROW = 1.5
const AXIS = 2
const GAP = 0.5
const COIN = 1.6

/** The stretch between two changes. Ages in months, amounts in CHF a month. */
type Stretch = { start: number; end: number; pay: number; avs: number; lpp: number; capital: number; paid: number }

const ageOf = ({ age: { years, months } }: IncomeStep) => 12 * years + months
const endOf = ({ untilAge }: IncomeStep) => (untilAge ? 12 * untilAge.years + untilAge.months : END)

/** null where there is nothing to draw: no income, or over 90. */
export function incomePicture(
  figures: IncomeFigures,
  words: PictureWords,
  room: Room = NARROWEST,
): IncomeGeometry | null {
  const { steps, without, payToday, capitals } = figures
  const start = Math.min(...steps.map(ageOf), ...capitals.map(({ age }) => age))
  const stretches = stretchesOf(figures, start)
  const highest = Math.max(
    payToday ?? 0,
    ...stretches.map(({ paid, capital }) => paid + capital),
    ...(without ?? []).map(({ total }) => total),
  )
  if (steps.length === 0 || highest <= 0 || start >= END) return null
  let drawing: Drawing | null = null
  for (const height of room.heights) {
    drawing = new Drawing(figures, words, { ...room, height }, { start, stretches, highest })
    if (drawing.isNamed) break
  }
  return drawing?.geometry ?? null
}

function stretchesOf({ steps, capitals }: IncomeFigures, start: number): Stretch[] {
  const ages = [...steps.flatMap((step) => [ageOf(step), endOf(step)]), ...capitals.map(({ age }) => age), END]
  const changes = [...new Set(ages.filter((age) => age >= start && age <= END))].toSorted((one, other) => one - other)
  return changes.slice(0, -1).map((from, index) => {
    const step = steps.find((one) => ageOf(one) <= from && endOf(one) > from)
    const running = capitals.filter(({ age }) => age <= from)
    return {
      start: from,
      end: changes[index + 1] ?? END,
      pay: step?.salary ?? 0,
      avs: step?.avs ?? 0,
      lpp: step?.lpp ?? 0,
      capital: running.reduce((sum, { monthly }) => sum + monthly, 0),
      paid: step?.total ?? 0,
    }
  })
}

type Scene = { start: number; stretches: readonly Stretch[]; highest: number }

/** One drawing at one height. Inside lengths are in em; they leave it in percent. */
class Drawing {
  private readonly labels: PictureLabel[] = []
  private readonly taken: Box[] = []
  private readonly areas: (Box & { part: PictureArea['part']; amount: number })[] = []
  private readonly pins: Box[]
  private readonly header: number
  private readonly ground: number
  /** Whether every band, what lasts and what would be without the change have their names, each where it belongs. */
  readonly isNamed: boolean
  readonly geometry: IncomeGeometry

  constructor(
    private readonly figures: IncomeFigures,
    private readonly words: PictureWords,
    private readonly room: Room & { height: number },
    private readonly scene: Scene,
  ) {
    this.ground = room.isBare ? room.height : room.height - AXIS
    const { tops, rows } = this.placePins()
    this.header = room.isBare ? -ROW : rows * ROW
    this.layAreas()
    this.pins = room.isBare ? [] : [...tops].map(([age, top]) => this.pin(age, top))
    const without = this.withoutChange()
    const hole = this.hole()
    this.avoid(without)
    const isBeside = this.nameLasting(hole)
    const names = [isBeside, this.nameBands()]
    this.namePay()
    names.push(this.nameWithout(without))
    this.isNamed = names.every(Boolean)
    if (!isBeside) this.nameLasting(hole, 4)
    this.nameWhile()
    const payToday = this.payLine()
    const grid = this.gridLines()
    this.geometry = {
      height: room.height,
      areas: this.areas.map(({ part, left, right, top, bottom }) => ({
        part,
        ...this.rect({ left, right, top, bottom }),
      })),
      seams: this.seams(),
      hole: hole && this.rect(hole),
      grid,
      payToday,
      without: without.map((line) => this.line(line)),
      pins: this.pins.map((pin) => this.line(pin)),
      ground: this.down(this.ground),
      ticks: this.ticks(),
      labels: this.labels,
    }
  }

  private readonly x = (age: number) =>
    (this.room.width * (Math.min(age, END) - this.scene.start)) / (END - this.scene.start)

  private readonly y = (amount: number) => {
    const top = this.header + ROW
    return this.ground - ((this.ground - top) * amount) / this.scene.highest
  }

  private readonly across = (x: number) => hundredths((100 * x) / this.room.width)
  private readonly down = (y: number) => hundredths((100 * y) / this.room.height)

  private readonly rect = ({ left, right, top, bottom }: Box) => ({
    x: this.across(left),
    width: hundredths(this.across(right) - this.across(left)),
    y: this.down(top),
    height: hundredths(this.down(bottom) - this.down(top)),
  })

  private readonly line = ({ left, right, top, bottom }: Box): Line => ({
    x1: this.across(left),
    x2: this.across(right),
    y1: this.down(top),
    y2: this.down(bottom),
  })

  /** Takes the first place where a label hides nothing; false if there is none. */
  private put(
    places: readonly Place[],
    { on, isSoft = false, within }: { on: Ground; isSoft?: boolean; within?: Box },
  ): boolean {
    const frame = within ?? { left: 0, right: this.room.width, top: 0, bottom: this.ground }
    for (const place of places) {
      const box = boxOf(place, this.room.measure)
      const hidden = on === 'paper' ? [...this.taken, ...this.areas] : this.taken
      if (!holds(frame, box) || hidden.some((other) => meet(box, other))) continue
      this.write(place, { on, isSoft })
      return true
    }
    return false
  }

  private write(
    { text, x, y, anchor = 'start', isBold = false }: Place,
    more: { on: Ground; isSoft?: boolean; isCoin?: boolean },
  ) {
    this.taken.push(boxOf({ text, x, y, anchor, isBold }, this.room.measure))
    const { on, isSoft = false, isCoin = false } = more
    // The gap beside a line is of the letters, and not of the width of the drawing.
    const gap = isCoin ? GAP + COIN : GAP
    const shift = anchor === 'start' ? gap : anchor === 'end' && x < this.room.width ? -gap : 0
    this.labels.push({
      text,
      x: this.across(x - shift),
      dx: shift,
      y: this.down(y),
      anchor,
      on,
      isBold,
      isSoft,
      isCoin,
    })
  }

  /** A mark at each change, with its day where there is room for it above the picture, and the capital paid then. */
  private placePins() {
    const changes = this.changes()
    const orders = [changes, changes.toReversed(), changes.toSorted((one, other) => other.weight - one.weight)]
    const tries = orders.map((order) => this.stagger(order))
    const best = tries.reduce((one, other) => (other.told > one.told ? other : one))
    for (const { place, isCoin } of best.places) this.write(place, { on: 'paper', isCoin })
    const rows = Math.max(1, ...best.tops.values())
    const tops = new Map(changes.map(({ age }) => [age, (best.pinTops.get(age) ?? rows) * ROW]))
    return { tops, rows }
  }

  private changes() {
    const { steps, capitals } = this.figures
    const starts = new Map<number, Day | null>(steps.slice(1).map((step) => [ageOf(step), step.from]))
    for (const { age, from } of capitals) if (!starts.has(age)) starts.set(age, from)
    // Where all that is known ends.
    const last = steps.at(-1)
    if (last && endOf(last) < END && !starts.has(endOf(last))) starts.set(endOf(last), null)
    return [...starts]
      .toSorted(([one], [other]) => one - other)
      .map(([age, day]) => {
        const [before, after] = [age - 1, age].map((at) =>
          this.scene.stretches.find(({ start, end }) => start <= at && at < end),
        )
        const once = capitals.filter((capital) => capital.age === age).reduce((sum, { capital }) => sum + capital, 0)
        return { age, day, once, weight: 1 + Math.abs((after?.paid ?? 0) - (before?.paid ?? 0)) / this.scene.highest }
      })
  }

  private stagger(changes: ReturnType<Drawing['changes']>) {
    const places: { place: Place; isCoin: boolean }[] = []
    const boxes: Box[] = []
    const lines: { x: number; top: number }[] = []
    const [tops, pinTops] = [new Map<number, number>(), new Map<number, number>()]
    let told = 0
    const blocksOf = ({ day, once }: (typeof changes)[number]) => {
      const days = day ? this.words.day(day) : []
      const coins = once > 0 ? this.words.once(once) : []
      const both = days.flatMap((one) =>
        coins.map((coin) => [
          { text: one, isCoin: false },
          { text: coin, isCoin: true },
        ]),
      )
      return [
        ...both,
        ...coins.map((text) => [{ text, isCoin: true }]),
        ...days.map((text) => [{ text, isCoin: false }]),
      ]
    }
    for (const change of changes) {
      const x = this.x(change.age)
      const fit = blocksOf(change)
        .flatMap((block) =>
          [0, 1, 2, 3].flatMap((row) => (['start', 'end'] as const).map((anchor) => ({ block, row, anchor }))),
        )
        .find(({ block, row, anchor }) => {
          if (row + block.length > 4) return false
          const own = block.map((line, index) => this.headerBox(x, row + index, anchor, line))
          const mine = { left: x - 0.1, right: x + 0.1, top: row * ROW, bottom: 4 * ROW }
          const others = lines.map((line) => ({
            left: line.x - 0.1,
            right: line.x + 0.1,
            top: line.top,
            bottom: 4 * ROW,
          }))
          return (
            own.every(
              (box) =>
                box.left >= 0 &&
                box.right <= this.room.width &&
                ![...boxes, ...others].some((other) => meet(box, other)),
            ) && !boxes.some((box) => meet(box, mine))
          )
        })
      if (!fit) continue
      const { block, row, anchor } = fit
      for (const [index, line] of block.entries()) {
        boxes.push(this.headerBox(x, row + index, anchor, line))
        const shift = GAP + (line.isCoin ? COIN : 0)
        const at = anchor === 'start' ? x + shift : x - shift
        places.push({ place: { text: line.text, x: at, y: (row + index + 0.5) * ROW, anchor }, isCoin: line.isCoin })
      }
      lines.push({ x, top: row * ROW })
      pinTops.set(change.age, row)
      tops.set(change.age, row + block.length)
      told += change.weight * block.length
    }
    return { places, tops, pinTops, told }
  }

  private headerBox(
    x: number,
    row: number,
    anchor: 'start' | 'end',
    { text, isCoin }: { text: string; isCoin: boolean },
  ) {
    const width = this.room.measure(text, false) + (isCoin ? COIN : 0)
    const left = anchor === 'start' ? x + GAP : x - GAP - width
    return { left, right: left + width, top: row * ROW, bottom: (row + 1) * ROW }
  }

  /** Down to the ground where an income changes; a capital that is paid once stands on what is paid then. */
  private pin(age: number, top: number): Box {
    const x = this.x(age)
    const changes = this.figures.steps.some((step) => ageOf(step) === age || endOf(step) === age)
    const paid = this.scene.stretches.find(({ start, end }) => start <= age && age < end)?.paid ?? 0
    return { left: x, right: x, top, bottom: changes ? this.ground : this.y(paid) }
  }

  private layAreas() {
    for (const part of ['avs', 'lpp', 'pay', 'capital'] as const)
      for (const stretch of this.scene.stretches) {
        const { start, end, avs, lpp, pay, capital } = stretch
        const below = { avs: 0, lpp: avs, pay: avs + lpp, capital: avs + lpp + pay }[part]
        const amount = { avs, lpp, pay, capital }[part]
        if (amount <= 0) continue
        const box = { left: this.x(start), right: this.x(end), top: this.y(below + amount), bottom: this.y(below) }
        const last = this.areas.at(-1)
        // One area without a seam, as long as nothing changes in it.
        if (last?.part === part && last.right === box.left && last.top === box.top && last.bottom === box.bottom)
          last.right = box.right
        else this.areas.push({ part, amount, ...box })
      }
  }

  private seams() {
    const { stretches } = this.scene
    return stretches.flatMap(({ start, end, avs, lpp, pay, capital }) => {
      const at = [avs > 0 && lpp + pay + capital > 0 ? avs : 0, lpp > 0 && pay + capital > 0 ? avs + lpp : 0]
      return [...at, pay > 0 && capital > 0 ? avs + lpp + pay : 0]
        .filter((amount) => amount > 0)
        .map((amount) =>
          this.line({ left: this.x(start), right: this.x(end), top: this.y(amount), bottom: this.y(amount) }),
        )
    })
  }

  /** What is paid for life, or last: from when it runs to the end. */
  private lastStretch() {
    const paid = this.scene.stretches.findLast(({ paid }) => paid > 0)
    const lasting = this.scene.stretches.filter(
      ({ avs, lpp, pay }) => paid && avs === paid.avs && lpp === paid.lpp && pay === paid.pay,
    )
    if (!paid || lasting.length === 0) return null
    return { ...paid, start: lasting[0]?.start ?? paid.start, capital: lasting.at(-1)?.capital ?? 0 }
  }

  private hole(): Box | null {
    const { unknown } = this.words
    const last = this.scene.stretches.at(-1)
    const from = this.scene.stretches.findLast(({ pay }) => pay > 0)?.end ?? this.lastStretch()?.start
    if (unknown.length === 0 || !last || from === undefined || from >= END) return null
    const start = Math.max(from, this.lastStretch()?.pay ? 0 : (this.lastStretch()?.start ?? 0))
    const bottom = this.y(last.paid + last.capital) - 0.15
    const box = { left: this.x(start) + 0.15, right: this.room.width - 0.15, top: bottom - 1.6, bottom }
    const places = unknown.map((text) => ({ text, x: box.left + GAP, y: bottom - 0.8 }))
    return this.put(places, { on: 'paper', within: box }) ? box : null
  }

  /**
   * Right above what lasts; else up to so many rows higher: above the outline and its name, which stands on it, so that
   * nobody takes the one for the other.
   */
  private nameLasting(hole: Box | null, rows = 0): boolean {
    const last = this.lastStretch()
    if (!last || last.pay > 0) return true
    const top = hole ? hole.top : this.y(last.paid + this.highestCapital(last))
    const heights = Array.from({ length: 2 * rows + 1 }, (_, half) => top - 0.8 - (half * ROW) / 2)
    const texts = this.words.lasting(last.paid)
    const starts = texts.flatMap((text) => heights.map((y) => ({ text, x: this.x(last.start) + GAP, y, isBold: true })))
    const atEnd = heights.flatMap((y) => ends(texts, this.room.width, y).map((place) => ({ ...place, isBold: true })))
    return this.put([...starts, ...atEnd], { on: 'paper' })
  }

  private highestCapital({ start }: { start: number }) {
    return Math.max(0, ...this.scene.stretches.filter((one) => one.start >= start).map(({ capital }) => capital))
  }

  /** Each band of a pillar by its name, where it is widest. False if one is too low for letters. */
  private nameBands(): boolean {
    const parts = (['avs', 'lpp', 'capital'] as const).filter((part) => this.areas.some((area) => area.part === part))
    return parts
      .map((part) => {
        const widest = this.areas
          .filter((area) => area.part === part)
          .reduce((one, other) => (other.right - other.left >= one.right - one.left ? other : one))
        const texts = this.words[part](widest.amount)
        const y = (widest.top + widest.bottom) / 2
        const isPut = this.put(
          texts.map((text) => ({ text, x: widest.left + GAP, y })),
          { on: part, within: widest },
        )
        return isPut || part === 'capital'
      })
      .every(Boolean)
  }

  private namePay() {
    const areas = this.areas.filter(({ part }) => part === 'pay')
    const widest = areas.toSorted((one, other) => other.right - other.left - (one.right - one.left))[0]
    if (!widest) return
    const [name = '', amount = ''] = this.words.pay(widest.amount)
    const x = widest.left + GAP
    const y = widest.top + 0.9
    const whole = `${name} ${amount}`
    if (this.put([{ text: whole, x, y }], { on: 'pay', within: widest })) return
    if (widest.bottom - y > 2 && this.put([{ text: name, x, y }], { on: 'pay', within: widest }))
      this.put([{ text: amount, x, y: y + 1.3, isBold: true }], { on: 'pay', within: widest })
  }

  /** The amounts of pensions that pass, above them. */
  private nameWhile() {
    const last = this.lastStretch()
    for (const { start, end, paid, pay, capital } of this.scene.stretches) {
      if (pay > 0 || paid === 0 || start >= (last?.start ?? 0)) continue
      const texts = this.words.while(paid)
      const within = { left: this.x(start), right: this.x(end), top: 0, bottom: this.ground }
      this.put(
        texts.map((text) => ({ text, x: this.x(start) + GAP, y: this.y(paid + capital) - 0.8 })),
        { on: 'paper', within },
      )
    }
  }

  /** The outline of what would be paid without the change, where it is another. */
  private withoutChange(): Box[] {
    const { without } = this.figures
    if (!without) return []
    const ages = [
      ...without.flatMap((step) => [ageOf(step), endOf(step)]),
      ...this.scene.stretches.map(({ start }) => start),
      END,
    ]
    const changes = [...new Set(ages.filter((age) => age >= this.scene.start))].toSorted((one, other) => one - other)
    const levels = changes.slice(0, -1).map((from, index) => {
      const total = without.find((one) => ageOf(one) <= from && endOf(one) > from)?.total ?? 0
      const paid = this.scene.stretches.find(({ start, end }) => start <= from && from < end)?.paid ?? 0
      return { from, to: changes[index + 1] ?? END, total, differs: Math.abs(total - paid) >= 1 }
    })
    return levels.flatMap(({ from, to, total, differs }, index) => {
      const before = levels[index - 1]
      const lines: Box[] = []
      if (before && before.total !== total && (differs || before.differs))
        lines.push({
          left: this.x(from),
          right: this.x(from),
          top: this.y(Math.max(total, before.total)),
          bottom: this.y(Math.min(total, before.total)),
        })
      if (differs) lines.push({ left: this.x(from), right: this.x(to), top: this.y(total), bottom: this.y(total) })
      return lines
    })
  }

  private avoid(lines: readonly Box[]) {
    const wide = 0.12
    for (const { left, right, top, bottom } of [...lines, ...this.pins])
      this.taken.push({ left: left - wide, right: right + wide, top: top - wide, bottom: bottom + wide })
  }

  private nameWithout(lines: readonly Box[]): boolean {
    const without = this.figures.without?.at(-1)
    const level = lines.findLast(({ top, bottom }) => top === bottom)
    if (!without || !level) return true
    const texts = this.words.without(without.total)
    const rows = [level.top - 0.85, level.top + 0.85]
    const starts = rows.flatMap((y) => texts.map((text) => ({ text, x: level.left + GAP, y })))
    return this.put([...starts, ...rows.flatMap((y) => ends(texts, this.room.width, y))], { on: 'paper' })
  }

  /** Today's pay, all across: what each later amount is measured by. */
  private payLine(): Line | null {
    const { payToday } = this.figures
    if (payToday === null || payToday <= 0) return null
    const y = this.y(payToday)
    const texts = this.words.payToday(payToday)
    this.put([...ends(texts, this.room.width, y - 0.8), ...ends(texts, this.room.width, y + 0.85)], {
      on: 'paper',
      isSoft: true,
    })
    return this.line({ left: 0, right: this.room.width, top: y, bottom: y })
  }

  /** Round amounts, each with its number: those without room for it are left out. */
  private gridLines(): Line[] {
    const { highest } = this.scene
    const each = roundStep(highest)
    const amounts = Array.from({ length: Math.floor(highest / each) }, (_, index) => (index + 1) * each)
    return amounts.flatMap((amount) => {
      const y = this.y(amount)
      const isPut = this.put(ends([this.words.amount(amount)], this.room.width, y - 0.7), { on: 'paper', isSoft: true })
      return isPut ? [this.line({ left: 0, right: this.room.width, top: y, bottom: y })] : []
    })
  }

  private ticks() {
    if (this.room.isBare) return []
    const { start } = this.scene
    const each = END - start > 12 * 40 ? 120 : 60
    const first = Math.ceil(start / each) * each
    const ages = Array.from({ length: (END - first) / each + 1 }, (_, index) => first + index * each)
    // Half of the first and last number would stand outside.
    return ages
      .filter((age) => this.x(age) >= 0.7 && this.x(age) <= this.room.width - 0.7)
      .map((age) => ({ age: age / 12, x: this.across(this.x(age)) }))
  }
}

const ends = (texts: readonly string[], x: number, y: number): Place[] =>
  texts.map((text) => ({ text, x, y, anchor: 'end' }))

const hundredths = (value: number) => Math.round(100 * value) / 100

/** 1, 2 or 5 times a power of ten: one to three lines below the highest amount. */
function roundStep(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest))
  return [0.5, 1, 2, 5].map((digit) => digit * power).find((step) => highest / step < 4) ?? power
}
