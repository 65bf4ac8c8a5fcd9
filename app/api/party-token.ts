import { type Party, PartyError } from '~/connectors/connectors'
import { findGrant, type Grant, grantOf, type PartyRef, withAccess } from '~/dossier/party-access'
import type { Tools } from './api-env'
import { inLine } from './in-line'
import type { Session } from './session'

/** A token that runs out on its way to the party is none. */
const SPARE_MS = 10_000

type Needs = Pick<Tools, 'connectors' | 'clock'>

/**
 * The access token for a party, since the visitor signed in there; renewed where it has run out.
 * @throws {PartyError} `notSignedIn`, also where what was granted has ended; else as the party does
 */
export async function accessToken(session: Session, tools: Needs, party: Party, ref: PartyRef): Promise<string> {
  const grant = requireGrant(session, ref)
  if (isGood(grant, tools)) return grant.accessToken
  // A refresh token is good for one use: who comes second finds what the first was given.
  return inLine(grant.refreshToken ?? '', async () => {
    await session.reload()
    const now = requireGrant(session, ref)
    return isGood(now, tools) ? now.accessToken : renewed(now, session, tools, party, ref)
  })
}

const isGood = ({ until }: Grant, { clock }: Needs) => until - SPARE_MS > clock.now()

function requireGrant(session: Session, ref: PartyRef): Grant {
  const grant = findGrant(session.dossier, ref)
  if (!grant) throw new PartyError('notSignedIn')
  return grant
}

async function renewed({ refreshToken }: Grant, session: Session, tools: Needs, party: Party, ref: PartyRef) {
  const tokens = refreshToken === null ? null : await orEnded(tools.connectors.access.renew(party, refreshToken))
  if (!tokens) {
    await session.change(withAccess(ref, { problem: 'expired' }))
    throw new PartyError('notSignedIn')
  }
  const next = { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken }
  const grant = grantOf(next, { now: tools.clock.now(), end: session.expiresAt })
  // The old refresh token is used up: that must be known to the next one, whoever still waits for this answer.
  await session.change(withAccess(ref, grant), { always: true })
  return tokens.accessToken
}

/** null: the party grants nothing any more. */
const orEnded = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof PartyError && error.reason === 'refused') return null
    throw error
  })
