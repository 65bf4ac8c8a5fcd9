/** Access tokens of the parties: random, in memory, for one person at one party, for ten minutes. */
import { randomBytes } from 'node:crypto'
import type { Person } from './people'

export const TOKEN_SECONDS = 600
/** The oldest go first where there are more. */
const MOST = 1000

type Grant = { partyId: string; person: Person; until: number }

export type Tokens = ReturnType<typeof createTokens>

/** `now` in milliseconds. */
export function createTokens(now: () => number) {
  const grants = new Map<string, Grant>()

  function dropExpired() {
    // All live equally long, so the order of making is the order of expiry.
    for (const [token, grant] of grants) {
      if (grant.until > now() && grants.size < MOST) return
      grants.delete(token)
    }
  }

  return {
    /** A new token with which this party will tell of this person, and of nobody else. */
    grant(partyId: string, person: Person): string {
      dropExpired()
      const token = randomBytes(32).toString('base64url')
      grants.set(token, { partyId, person, until: now() + TOKEN_SECONDS * 1000 })
      return token
    },

    /** The person for whom this party gave the token; null where it is unknown, expired or another party's. */
    findHolder(partyId: string, token: string): Person | null {
      const grant = grants.get(token)
      return grant && grant.partyId === partyId && grant.until > now() ? grant.person : null
    },
  }
}
