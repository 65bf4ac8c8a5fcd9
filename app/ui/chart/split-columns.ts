/** What two spouses earned while married, split in halves: two columns of different heights become two equal ones. */

/** In percent of the drawing; `of`: whose income it is. */
export type ColumnPart = { of: 'own' | 'other'; x: number; y: number; width: number; height: number }
/** `x`: the middle of the column, `top`: its upper end, where its amount is written. */
export type SplitColumn = { x: number; top: number; amount: number; amountAt: number; parts: ColumnPart[] }

/**
 * `arrowAt`: between before and after, at a height without amounts. `given`: the half given to the other spouse, who is not
 * shown.
 */
export type SplitColumns = {
  ground: number
  before: SplitColumn[]
  after: SplitColumn[]
  given: ColumnPart | null
  arrowAt: number
}

const GROUND = 84
const TALLEST = 66
/** The minimum distance between amounts side by side, and between an amount and its column. */
const LINE = 8
const OVER = 5
const ARROW = 62

const COUPLE = { width: 19, before: [4, 26], after: [55, 77] } as const
const ALONE = { width: 26, before: 12, after: 62 } as const

/**
 * @param own the half of the person's income that the other spouse receives, CHF
 * @param other the half of the other spouse's income; null: not shown, and the person's column is alone
 */
export function splitColumns({ own, other }: { own: number; other: number | null }): SplitColumns {
  const scale = TALLEST / Math.max(2 * own, 2 * (other ?? 0), 1)
  const stack = (x: number, width: number, halves: readonly Half[]): SplitColumn => {
    let top = GROUND
    const parts = halves.flatMap(([of, amount]) => {
      const height = round(amount * scale)
      top = round(top - height)
      return height > 0 ? [{ of, x, y: top, width, height }] : []
    })
    const amount = halves.reduce((sum, [, half]) => sum + half, 0)
    return { x: x + width / 2, top, amount, amountAt: top - OVER, parts }
  }
  if (other === null) {
    const { width, before, after } = ALONE
    const kept = stack(after, width, [['own', own]])
    const height = round(own * scale)
    return {
      ground: GROUND,
      before: [stack(before, width, [ofOwn(own), ofOwn(own)])],
      after: [kept],
      arrowAt: ARROW,
      given: height > 0 ? { of: 'own', x: after, y: round(kept.top - height), width, height } : null,
    }
  }
  const { width, before, after } = COUPLE
  const columns = apart([
    stack(before[0], width, [ofOwn(own), ofOwn(own)]),
    stack(before[1], width, [ofOther(other), ofOther(other)]),
  ])
  const isTaken = columns.some(({ amountAt }) => Math.abs(amountAt - ARROW) < LINE)
  return {
    ground: GROUND,
    arrowAt: isTaken ? ARROW - 2 * LINE : ARROW,
    before: columns,
    after: [stack(after[0], width, [ofOwn(own), ofOther(other)]), stack(after[1], width, [ofOther(other), ofOwn(own)])],
    given: null,
  }
}

type Half = readonly [of: 'own' | 'other', amount: number]
const ofOwn = (amount: number): Half => ['own', amount]
const ofOther = (amount: number): Half => ['other', amount]

/** Moves the higher of two amounts up if they would be side by side. */
function apart(columns: SplitColumn[]): SplitColumn[] {
  const [lowest, highest] = columns.toSorted((a, b) => b.amountAt - a.amountAt)
  if (!lowest || !highest || lowest.amountAt - highest.amountAt >= LINE) return columns
  return columns.map((column) => (column === highest ? { ...column, amountAt: lowest.amountAt - LINE } : column))
}

const round = (percent: number) => Math.round(percent * 100) / 100
