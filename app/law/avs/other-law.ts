/** What the law of the first pillar would be if a change were made that is discussed: none of it is the law of today. */
import type { AvsLaw } from './avs-law'

/** `without13th`: as if LAVS art. 34ter were repealed; `withoutCap`: as if LAVS art. 35 were, for all couples. */
export const LAW_NAMES = ['today', 'without13th', 'withoutCap'] as const
export type LawName = (typeof LAW_NAMES)[number]

/** What of the law differs. */
const OTHERS = {
  without13th: { thirteenthDivisor: null },
  withoutCap: { areCouplesCapped: false },
} satisfies Record<Exclude<LawName, 'today'>, Partial<AvsLaw>>

/** The law of a day, or a part of it, under that name; today's stays the one that was given. */
export const lawAs = <Law extends Partial<AvsLaw>>(law: Law, name: LawName): Law =>
  name === 'today' ? law : { ...law, ...OTHERS[name] }
