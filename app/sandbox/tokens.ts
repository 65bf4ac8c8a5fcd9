/**
 * What a party hands to the product once a person has agreed: an access token for ten minutes, and a refresh
 * token that is good for one use. Both belong to one grant: this person, at this party, for these scopes, one hour.
 */
import type { Person } from './people'
import { BASIC, type Scope } from './scopes'
import { createShortLived } from './short-lived'

export const TOKEN_SECONDS = 600
export const GRANT_SECONDS = 3600

/** `until` in milliseconds: nothing that came of the grant lives longer. */
export type Grant = { partyId: string; person: Person; scopes: Scope[]; until: number; isEnded: boolean }

export type Tokens = ReturnType<typeof createTokens>

/** `now` in milliseconds. */
export function createTokens(now: () => number) {
  const accessTokens = createShortLived<Grant>(now, TOKEN_SECONDS)
  const refreshTokens = createShortLived<{ grant: Grant; isUsed: boolean }>(now, GRANT_SECONDS)

  const isLive = (grant: Grant) => !grant.isEnded && grant.until > now()

  const openGrant = (partyId: string, person: Person, scopes: Scope[]): Grant => ({
    partyId,
    person,
    scopes,
    until: now() + GRANT_SECONDS * 1000,
    isEnded: false,
  })

  const issue = (grant: Grant) => ({
    accessToken: accessTokens.add(grant),
    refreshToken: refreshTokens.add({ grant, isUsed: false }),
  })

  return {
    openGrant,
    issue,

    /** An access token alone, without the person's own sign-in. */
    grant: (partyId: string, person: Person): string => accessTokens.add(openGrant(partyId, person, [BASIC])),

    /** What this party granted with the token; null where it is unknown, expired, revoked or another party's. */
    findGrant(partyId: string, token: string): Grant | null {
      const grant = accessTokens.find(token)
      return grant?.partyId === partyId && isLive(grant) ? grant : null
    },

    /**
     * The grant of a refresh token, which is used up by this. One that comes a second time has been in two hands:
     * everything that came of its grant ends (RFC 9700, section 4.14.2).
     */
    takeRefresh(partyId: string, token: string): Grant | null {
      const known = refreshTokens.find(token)
      if (known?.grant.partyId !== partyId || !isLive(known.grant)) return null
      if (known.isUsed) known.grant.isEnded = true
      if (known.grant.isEnded) return null
      known.isUsed = true
      return known.grant
    },

    /** Ends all that belongs to a token, of whichever kind; an unknown one is as good as ended (RFC 7009, section 2.2). */
    revoke(partyId: string, token: string) {
      const grant = accessTokens.find(token) ?? refreshTokens.find(token)?.grant
      if (grant?.partyId === partyId) grant.isEnded = true
    },
  }
}
