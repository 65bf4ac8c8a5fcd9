import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Party, PartyError } from '~/connectors/connectors'
import { endAccess } from '~/connectors/end-access'
import { findGrant, type Grant, grantOf, type PartyRef, withRenewed, withRenewing } from '~/dossier/party-access'
import type { Tools } from './api-env'
import { inLine } from './in-line'
import type { Session } from './session'

/** A token that runs out on its way to the party is none. */
const SPARE_MS = 10_000

type Needs = Pick<Tools, 'connectors' | 'clock' | 'report'>

/**
 * The access token for a party, since the visitor signed in there; renewed where it has run out.
 * @throws {PartyError} `notSignedIn`, also where what was granted has ended; else as the party does
 */
export async function accessToken(session: Session, tools: Needs, party: Party, ref: PartyRef): Promise<string> {
  const grant = requireGrant(session, ref)
  if (isGood(grant, tools)) return grant.accessToken
  // A refresh token is good for one use: who comes second, here or in another process, finds what the first was given.
  return inLine(grant.refreshToken ?? '', async () => {
    for (;;) {
      await session.reload()
      const now = requireGrant(session, ref)
      if (isGood(now, tools)) return now.accessToken
      const claimed = await claim(now, session, tools, ref)
      if (claimed) return renewed(claimed, session, tools, party, ref)
      await setTimeout(LOOK_AGAIN_MS)
    }
  })
}

/** Longer than a party may take; whoever began that long ago has broken off. */
const GIVEN_UP_MS = 15_000
const LOOK_AGAIN_MS = 100

/** The grant as ours to renew; null: another process is renewing it, or has just done so. */
async function claim(before: Grant, session: Session, { clock }: Needs, ref: PartyRef): Promise<Grant | null> {
  const since = clock.now()
  if (before.renewing && Math.abs(since - before.renewing.since) < GIVEN_UP_MS) return null
  const by = randomUUID()
  const dossier = await session.change(withRenewing(ref, before, { by, since }), { always: true })
  const claimed = findGrant(dossier, ref)
  return claimed?.renewing?.by === by ? claimed : null
}

const isGood = ({ until }: Grant, { clock }: Needs) => until === null || until - SPARE_MS > clock.now()

function requireGrant(session: Session, ref: PartyRef): Grant {
  const grant = findGrant(session.dossier, ref)
  if (!grant) throw new PartyError('notSignedIn')
  return grant
}

async function renewed(before: Grant, session: Session, tools: Needs, party: Party, ref: PartyRef): Promise<string> {
  const { refreshToken } = before
  const release = async (error: unknown): Promise<never> => {
    await session.change(withRenewing(ref, before, null), { always: true })
    throw error
  }
  const tokens =
    refreshToken === null ? null : await orEnded(tools.connectors.access.renew(party, refreshToken)).catch(release)
  const next = tokens && grantOf({ ...tokens, refreshToken: tokens.refreshToken ?? refreshToken }, tools.clock.now())
  try {
    // The old refresh token is used up: that must be known to the next one, whoever still waits for this answer.
    await session.change(withRenewed(ref, before, next ?? { problem: 'expired' }), { always: true })
  } finally {
    const isKept = next && findGrant(session.dossier, ref)?.accessToken === next.accessToken
    if (next && !isKept) endAccess(tools.connectors, [{ party: ref, grant: next }]).catch(tools.report)
  }
  // Another sign-in may have come in between; what it was granted is as good.
  const kept = requireGrant(session, ref)
  if (!isGood(kept, tools)) throw new PartyError('notSignedIn')
  return kept.accessToken
}

/** null: the party grants nothing any more. */
const orEnded = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof PartyError && error.reason === 'refused') return null
    throw error
  })
