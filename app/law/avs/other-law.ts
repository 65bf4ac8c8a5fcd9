/** The law of the first pillar with a change that is under discussion: none of it is today's law. */
import type { AvsLaw } from './avs-law'

/** `without13th`: as if LAVS art. 34ter were repealed; `withoutCap`: as if LAVS art. 35 were, for all couples. */
export const LAW_NAMES = ['today', 'without13th', 'withoutCap'] as const
export type LawName = (typeof LAW_NAMES)[number]

/** The part of the law that differs. */
const OTHERS = {
  without13th: { thirteenthDivisor: null },
  withoutCap: { areCouplesCapped: false },
} satisfies Record<Exclude<LawName, 'today'>, Partial<AvsLaw>>

/** The law of a day, or a part of it, with that change; for `today` it is returned as it is. */
export const lawAs = <Law extends Partial<AvsLaw>>(law: Law, name: LawName): Law =>
  name === 'today' ? law : { ...law, ...OTHERS[name] }
