/** The limit of a couple's pensions, drawn as a lid: what extends above it is not paid. */

export type LidPart = { of: 'own' | 'other'; y: number; height: number }
export type LidColumn = { parts: LidPart[]; top: number }

/** In percent of the drawing's height. `over`: the part above the lid; null if there is none. */
export type CoupleLid = {
  ground: number
  lid: number
  calculated: LidColumn
  paid: LidColumn
  over: { y: number; height: number } | null
}

const GROUND = 88
const TALLEST = 68

type Pensions = {
  /** The person's pension, as calculated and as paid, CHF a month. */
  own: number
  paid: number
  /** The limit for both pensions together. */
  limit: number
  /** The other spouse's pension as paid; null: not shown, and the lid is the person's part of the limit. */
  otherPaid: number | null
}

/** Both pensions are reduced in proportion, which gives the height of the other spouse's before. */
export function coupleLid({ own, paid, limit, otherPaid }: Pensions): CoupleLid {
  const other = otherPaid ?? 0
  const otherBefore = paid > 0 ? (other * own) / paid : 0
  const lid = otherPaid === null ? paid : Math.max(limit, paid + other)
  const scale = TALLEST / Math.max(own + otherBefore, lid, 1)
  const stack = (amounts: readonly [own: number, other: number]): LidColumn => {
    let top = GROUND
    const parts = amounts.flatMap((amount, index): LidPart[] => {
      const height = round(amount * scale)
      if (height <= 0) return []
      top = round(top - height)
      return [{ of: index === 0 ? 'own' : 'other', y: top, height }]
    })
    return { parts, top }
  }
  const calculated = stack([own, otherBefore])
  const lidAt = round(GROUND - lid * scale)
  return {
    ground: GROUND,
    lid: lidAt,
    calculated,
    paid: stack([paid, other]),
    over: calculated.top < lidAt ? { y: calculated.top, height: round(lidAt - calculated.top) } : null,
  }
}

const round = (percent: number) => Math.round(percent * 100) / 100
