/** Whether a total has every pillar that it should have. */
import type { LppAssumptionKey } from '../lpp/result'
import type { Pillar } from '../result'

/**
 * The state of a pillar: all known papers and parties, if any, have given figures; some have not; or the person has
 * none.
 */
export type Knowledge = 'allGiven' | 'someSilent' | 'none'

type PillarParts = {
  pension: object | null
  lpp: { assumptions: readonly LppAssumptionKey[] } | null
  pillar3a: object | null
  knowledge: Record<'lpp' | 'pillar3a', Knowledge>
}

/**
 * `complete`: whether every pillar that pays each month is in the monthly total; `missing`: the pillars that the totals lack,
 * in part or whole.
 */
export type Completeness = { complete: boolean; missing: Pillar[] }

/** The law's guarantee alone is less than what a fund pays, so the second pillar counts as missing. */
export function completenessOf({ pension, lpp, pillar3a, knowledge }: PillarParts): Completeness {
  const isFloor = lpp?.assumptions.includes('legalMinimum') ?? false
  const missing: Pillar[] = [
    ...(pension ? [] : (['avs'] as const)),
    ...(isFloor || lacks(lpp, knowledge.lpp) ? (['lpp'] as const) : []),
    ...(lacks(pillar3a, knowledge.pillar3a) ? (['pillar3a'] as const) : []),
  ]
  return { complete: isComplete(missing), missing }
}

/** Pillar 3a pays only once. */
export const isComplete = (missing: readonly Pillar[]): boolean => missing.every((pillar) => pillar === 'pillar3a')

const lacks = (part: object | null, knowledge: Knowledge) =>
  knowledge === 'someSilent' || (part === null && knowledge === 'allGiven')

/** The pillars in each total. */
const PARTS_OF = { monthly: ['avs', 'lpp'], capital: ['lpp', 'vested', 'pillar3a'] } as const
type Total = keyof typeof PARTS_OF
type PartsOf<Of extends Total> = Record<(typeof PARTS_OF)[Of][number], object | null> & Pick<Completeness, 'missing'>

/**
 * Whether a total has the same parts in both columns: without a pillar or a fund it is not a smaller total but a
 * different one.
 */
export const hasSameParts = <Of extends Total>(of: Of, one: PartsOf<Of>, other: PartsOf<Of>): boolean =>
  PARTS_OF[of].every(
    (part: (typeof PARTS_OF)[Of][number]) =>
      (one[part] === null) === (other[part] === null) && isMissing(part, one) === isMissing(part, other),
  )

const isMissing = (part: string, { missing }: Pick<Completeness, 'missing'>) =>
  missing.some((pillar) => pillar === part)
