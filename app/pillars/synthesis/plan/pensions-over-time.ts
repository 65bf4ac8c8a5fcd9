/** What the pensions of the first and second pillar pay on a day, and between which amounts. */
import type { PensionResult } from '../../avs/result'
import type { Day } from '../../day'
import type { LppResult } from '../../lpp/estimate'
import { type Franc, franc, NO_FRANC } from '../../money'
import type { AmountRange } from '../../result'
import { lppPaidOn, lppStarts } from '../payments'

export type Pensions = { pension: PensionResult | null; lpp: LppResult | null }

/** CHF a month, without the 13th pension. `avs`: with the supplement of the transition generation. */
export type PensionsOnDay = { avs: number; lpp: Franc; bridging: Franc; total: number; range: AmountRange | null }

/** Every day from which another amount may be paid. */
export const pensionStarts = ({ pension, lpp }: Pensions): Day[] => [
  ...(pension?.periods.map(({ from }) => from) ?? []),
  ...(lpp ? lppStarts(lpp) : []),
]

export function pensionsOn(day: Day, { pension, lpp }: Pensions): PensionsOnDay {
  const avs = pension ? avsOn(day, pension) : 0
  const paid = lpp ? lppPaidOn(day, lpp) : NO_FRANC
  const { bridging } = lpp ?? {}
  const bridged = bridging && bridging.from <= day && day < bridging.until ? Math.min(paid, bridging.monthly) : 0
  const total = avs + paid
  const ends = [avsEnds(avs, pension), lppEnds(paid - bridged, lpp)]
  const isRange = ends.some((end) => end !== null) && total > 0
  const endOf = (end: keyof AmountRange) => (ends[0]?.[end] ?? avs) + (ends[1]?.[end] ?? paid - bridged) + bridged
  return {
    ...{ avs, lpp: franc(paid - bridged), bridging: franc(bridged), total },
    range: isRange ? { low: franc(endOf('low')), high: franc(endOf('high')) } : null,
  }
}

/** A pension of 0 counts as none: there is no whole contribution year behind it. */
function avsOn(day: Day, { periods, person }: PensionResult): number {
  const paid = periods.findLast(({ from }) => from <= day)?.person ?? 0
  return paid > 0 ? paid + person.supplement : 0
}

/** In proportion to the range for life, the only one that is computed. */
const inProportion = (amount: number, forLife: number, range: AmountRange): AmountRange | null =>
  amount > 0 && forLife > 0 ? { low: (amount * range.low) / forLife, high: (amount * range.high) / forLife } : null

function avsEnds(avs: number, pension: PensionResult | null): AmountRange | null {
  if (!pension?.range) return null
  const forLife = (pension.periods.at(-1)?.person ?? 0) + pension.person.supplement
  return inProportion(avs, forLife, pension.range.withSupplement)
}

const lppEnds = (paid: number, lpp: LppResult | null): AmountRange | null =>
  lpp?.range ? inProportion(paid, lpp.monthly, lpp.range) : null
