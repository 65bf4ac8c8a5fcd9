import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Party, PartyError } from '~/connectors/connectors'
import { endAccess } from '~/connectors/end-access'
import { findGrant, type Grant, grantOf, type PartyRef, withRenewed, withRenewing } from '~/dossier/shape/party-access'
import type { Dossier } from '~/dossier/shape/shape'
import { runInTurn } from './run-in-turn'
import type { Session } from './session'
import type { PartyTools } from './tools'

/** Renews a token this long before it expires, so that it does not expire on its way to the party. */
const SPARE_MS = 10_000

/**
 * The access token granted when the visitor signed in at a party, renewed if it has expired.
 * @throws {PartyError} `notSignedIn`, also if the grant has ended; else as the party does
 */
export async function accessToken(session: Session, tools: PartyTools, party: Party, ref: PartyRef): Promise<string> {
  const grant = requireGrant(session.dossier, ref)
  if (isGood(grant, tools)) return grant.accessToken
  // A refresh token can be used once. A second request, in this process or another, finds the tokens that the first
  // received.
  return runInTurn(grant.refreshToken ?? '', async () => {
    for (;;) {
      await session.reload()
      const now = requireGrant(session.dossier, ref)
      if (isGood(now, tools)) return now.accessToken
      const claimed = await claim(now, session, tools, ref)
      if (claimed) return renewed(claimed, session, tools, party, ref)
      await setTimeout(LOOK_AGAIN_MS)
    }
  })
}

/** Longer than any call to a party may take: a renewal that started earlier must have been aborted. */
const GIVEN_UP_MS = 15_000
const LOOK_AGAIN_MS = 100

/** Claims the grant for renewal by this request; null: another process is renewing it, or has just done so. */
async function claim(before: Grant, session: Session, { clock }: PartyTools, ref: PartyRef): Promise<Grant | null> {
  const since = clock.now()
  if (before.renewing && Math.abs(since - before.renewing.since) < GIVEN_UP_MS) return null
  const by = randomUUID()
  const dossier = await session.change(withRenewing(ref, before, { by, since }), { always: true })
  const claimed = findGrant(dossier, ref)
  return claimed?.renewing?.by === by ? claimed : null
}

const isGood = ({ until }: Grant, { clock }: PartyTools) => until === null || until - SPARE_MS > clock.now()

function requireGrant(dossier: Dossier, ref: PartyRef): Grant {
  const grant = findGrant(dossier, ref)
  if (!grant) throw new PartyError('notSignedIn')
  return grant
}

async function renewed(
  before: Grant,
  session: Session,
  tools: PartyTools,
  party: Party,
  ref: PartyRef,
): Promise<string> {
  const { refreshToken } = before
  const release = async (error: unknown): Promise<never> => {
    await session.change(withRenewing(ref, before, null), { always: true })
    throw error
  }
  const tokens =
    refreshToken === null ? null : await orEnded(tools.connectors.access.renew(party, refreshToken)).catch(release)
  const next = tokens && grantOf({ ...tokens, refreshToken: tokens.refreshToken ?? refreshToken }, tools.clock.now())
  try {
    // The old refresh token is spent. The next request must know that, even if this one was cancelled.
    await session.change(withRenewed(ref, before, next ?? { problem: 'expired' }), { always: true })
  } finally {
    const isKept = next && findGrant(session.dossier, ref)?.accessToken === next.accessToken
    if (next && !isKept) endAccess(tools.connectors, [{ party: ref, grant: next }]).catch(tools.report)
  }
  // Another sign-in may have happened in between; its grant is just as good.
  const kept = requireGrant(session.dossier, ref)
  if (!isGood(kept, tools)) throw new PartyError('notSignedIn')
  return kept.accessToken
}

/** null: the party refuses to renew the grant. */
const orEnded = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof PartyError && error.reason === 'refused') return null
    throw error
  })
