/** The marks above the picture: the day of each change, where there is room, and the capital paid then. */
import { type Box, type LabelPlace, type Measure, meet } from '../place-labels'
import type { Change } from './figures'
import { COIN, GAP, ROW } from './labels'
import type { PictureWords } from './picture'

/** With more lines of marks, the picture would start too far down. */
const MOST_ROWS = 4
/** Half the height of a line in a mark, in em. */
const THIN = 0.1

type MarkLine = { text: string; isCoin: boolean }
type Side = 'start' | 'end'
type Spot = { block: readonly MarkLine[]; row: number; side: Side }

export type Marks = {
  places: { place: LabelPlace; isCoin: boolean }[]
  /** The number of lines that they occupy. */
  rows: number
  /** By age: where the line down from each mark begins, em. */
  tops: ReadonlyMap<number, number>
}

type MarkRoom = { x: (age: number) => number; width: number; measure: Measure; words: PictureWords }

/** The order in which changes are placed decides which of them fit. Tries three orders and keeps the one that shows most. */
export function marksOf(changes: readonly Change[], room: MarkRoom): Marks {
  const byJump = changes.toSorted((one, other) => other.jump - one.jump)
  const [first, ...others] = [changes, changes.toReversed(), byJump].map((order) => staggered(order, room))
  const best = others.reduce((one, other) => (one && other.told <= one.told ? one : other), first)
  const rows = Math.max(1, ...(best?.ends ?? []))
  return {
    places: best?.places ?? [],
    rows,
    tops: new Map(changes.map(({ age }) => [age, (best?.starts.get(age) ?? rows) * ROW])),
  }
}

/** Places one change after another, each in the first spot where it touches no other. */
function staggered(changes: readonly Change[], room: MarkRoom) {
  const places: Marks['places'] = []
  const [letters, lines]: [Box[], Box[]] = [[], []]
  const starts = new Map<number, number>()
  const ends: number[] = []
  let told = 0
  for (const change of changes) {
    const x = room.x(change.age)
    const spot = spotsOf(change, room.words).find((one) => isFree(one, x, { letters, lines }, room))
    if (!spot) continue
    const { block, row, side } = spot
    for (const [index, { text, isCoin }] of block.entries()) {
      const shift = GAP + (isCoin ? COIN : 0)
      const at = side === 'start' ? x + shift : x - shift
      places.push({ place: { text, x: at, y: (row + index + 0.5) * ROW, anchor: side }, isCoin })
    }
    letters.push(...boxesOf(spot, x, room.measure))
    lines.push(lineFrom(row, x))
    starts.set(change.age, row)
    ends.push(row + block.length)
    told += (1 + change.jump) * block.length
  }
  return { places, starts, ends, told }
}

/** Day and capital together, else only the capital, else only the day. From the top down, right of the line, then left. */
function spotsOf({ day, once }: Change, words: PictureWords): Spot[] {
  const days = (day ? words.day(day) : []).map((text) => ({ text, isCoin: false }))
  const coins = (once > 0 ? words.once(once) : []).map((text) => ({ text, isCoin: true }))
  const both = days.flatMap((day) => coins.map((coin) => [day, coin]))
  const alone = [...coins, ...days].map((line) => [line])
  return [...both, ...alone].flatMap((block) =>
    Array.from({ length: MOST_ROWS - block.length + 1 }, (_, row) => row).flatMap((row) =>
      (['start', 'end'] as const).map((side) => ({ block, row, side })),
    ),
  )
}

function isFree(spot: Spot, x: number, { letters, lines }: { letters: Box[]; lines: Box[] }, room: MarkRoom): boolean {
  const isClear = (box: Box) => box.left >= 0 && box.right <= room.width && ![...letters, ...lines].some(meets(box))
  return boxesOf(spot, x, room.measure).every(isClear) && !letters.some(meets(lineFrom(spot.row, x)))
}

const meets = (box: Box) => (other: Box) => meet(box, other)

const lineFrom = (row: number, x: number): Box => ({
  left: x - THIN,
  right: x + THIN,
  top: row * ROW,
  bottom: MOST_ROWS * ROW,
})

const boxesOf = ({ block, row, side }: Spot, x: number, measure: Measure): Box[] =>
  block.map(({ text, isCoin }, index) => {
    const width = measure(text, false) + (isCoin ? COIN : 0)
    const left = side === 'start' ? x + GAP : x - GAP - width
    return { left, right: left + width, top: (row + index) * ROW, bottom: (row + index + 1) * ROW }
  })
