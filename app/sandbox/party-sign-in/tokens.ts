/**
 * What a party gives the product once a person has agreed: an access token for ten minutes, and a refresh token that
 * can be used once. Both belong to one grant: this person, at this party, for these scopes, for one hour.
 */
import type { Person } from '../people/people'
import { createShortLivedStore } from '../short-lived'
import { BASIC, type Scope } from './scopes'

export const TOKEN_SECONDS = 600
export const GRANT_SECONDS = 3600

/** `until` in milliseconds: nothing issued under the grant lives longer. */
export type Grant = { partyId: string; person: Person; scopes: Scope[]; until: number; isEnded: boolean }

export type Tokens = ReturnType<typeof createTokens>

/** `now` in milliseconds. */
export function createTokens(now: () => number) {
  const accessTokens = createShortLivedStore<Grant>(now, TOKEN_SECONDS)
  const refreshTokens = createShortLivedStore<{ grant: Grant; isUsed: boolean }>(now, GRANT_SECONDS)

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

    /** What this party granted with the token; null if it is unknown, expired, revoked or another party's. */
    findGrant(partyId: string, token: string): Grant | null {
      const grant = accessTokens.find(token)
      return grant?.partyId === partyId && isLive(grant) ? grant : null
    },

    /**
     * The grant of a refresh token, which this uses up. A token that comes a second time has been in two hands, so
     * everything issued under its grant ends (RFC 9700, section 4.14.2).
     */
    takeRefresh(partyId: string, token: string): Grant | null {
      const record = refreshTokens.find(token)
      if (record?.grant.partyId !== partyId || !isLive(record.grant)) return null
      if (record.isUsed) record.grant.isEnded = true
      if (record.grant.isEnded) return null
      record.isUsed = true
      return record.grant
    },

    /** Revokes everything that belongs to a token of either kind; an unknown one counts as revoked (RFC 7009, 2.2). */
    revoke(partyId: string, token: string) {
      const grant = accessTokens.find(token) ?? refreshTokens.find(token)?.grant
      if (grant?.partyId === partyId) grant.isEnded = true
    },
  }
}
