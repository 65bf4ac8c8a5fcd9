/** How much of a core a session and an address may use in a minute. */
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Asker } from '../asker'

/** In milliseconds of a core a minute. */
export type CostBudgets = {
  session: number
  address: number
  /**
   * The last part of an address's budget is reserved for sessions that have cost little, so heavy users cannot use it up.
   */
  keptForLightSessions: number
  /** Below this a session has cost little. */
  light: number
}

/** A busy person costs 0.44 s in an hour (docs/operating.md, "How much to run"); the dearest pages some 50 ms each. */
const BUDGETS: CostBudgets = { session: 6_000, address: 20_000, keptForLightSessions: 2_000, light: 1_000 }

/**
 * Sessions are free to begin, so what they cost counts for their address, too: otherwise an address could have any number of
 * budgets. An answer is counted when it is made; a visitor who is over the budget by then is refused from the next request
 * on.
 */
export function createCostBudgets({ session, address, keptForLightSessions, light }: CostBudgets = BUDGETS) {
  const ofSessions = new RateLimiterMemory({ points: session, duration: 60 })
  const ofAddresses = new RateLimiterMemory({ points: address, duration: 60 })

  return {
    /** @returns how many milliseconds until there is a budget again; null: something is left */
    async usedUpFor(asker: Asker): Promise<number | null> {
      const own = asker.session === null ? null : await ofSessions.get(asker.session)
      if (own && own.consumedPoints >= session) return own.msBeforeNext
      const all = await ofAddresses.get(asker.address)
      const isLight = asker.session !== null && (own?.consumedPoints ?? 0) < light
      const most = isLight ? address : address - keptForLightSessions
      return all && all.consumedPoints >= most ? all.msBeforeNext : null
    },

    charge(asker: Asker, ms: number): void {
      if (asker.session !== null) void ofSessions.penalty(asker.session, ms)
      void ofAddresses.penalty(asker.address, ms)
    },
  }
}
