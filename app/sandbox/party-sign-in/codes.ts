/** Authorization codes: for one exchange within a minute by the holder of the verifier (RFC 6749, RFC 7636). */
import { createHash } from 'node:crypto'
import { isSameSecret } from '../secrets'
import { createShortLivedStore } from '../short-lived'
import type { Grant } from './tokens'

const CODE_SECONDS = 60

/** `challenge`: S256 of the verifier. */
type Code = { grant: Grant; redirectUri: string; challenge: string; isUsed: boolean }

export type Codes = ReturnType<typeof createCodes>

/** `now` in milliseconds. */
export function createCodes(now: () => number) {
  const codes = createShortLivedStore<Code>(now, CODE_SECONDS)

  return {
    add: (code: Omit<Code, 'isUsed'>) => codes.add({ ...code, isUsed: false }),

    /**
     * The grant of a code. Any attempt uses the code up, even a failed one. A code that is presented twice revokes what
     * it gave the first time (RFC 6749, section 4.1.2).
     */
    take(partyId: string, code: string, request: { redirectUri: string; verifier: string }): Grant | null {
      const record = codes.find(code)
      if (record?.grant.partyId !== partyId) return null
      if (record.isUsed) record.grant.isEnded = true
      record.isUsed = true
      const fits = record.redirectUri === request.redirectUri && isSameSecret(s256(request.verifier), record.challenge)
      return fits && !record.grant.isEnded ? record.grant : null
    },
  }
}

const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
