/** Needs that are proposed. */

/** A share of today's pay in percent, as a need in CHF a month. */
export type ProposedNeed = { share: number; need: number }

/** As the rule of thumb says, and less. */
const SHARES = [60, 70, 80] as const

/** @param salary of today, gross, CHF a year; 0: none, so nothing is proposed */
export const proposedNeeds = (salary: number): ProposedNeed[] =>
  SHARES.map((share) => ({ share, need: Math.round((salary * share) / 100 / 12) })).filter(({ need }) => need > 0)
