import type { Dossier, Policies } from '~/dossier/shape'
import { withAsked } from '~/dossier/sources'
import type { Policy } from '~/standards/types'
import type { Tools } from './api-env'
import { askParties, type Told } from './ask-parties'
import { withoutSalaryChanges } from './salary-change'
import { sameIds } from './same-ids'
import type { Session } from './session'

type Needs = Pick<Tools, 'connectors' | 'clock' | 'report'>

/**
 * The policies of the selected funds, with those who were silent. What came is kept in the dossier; only a fund that
 * was silent is asked again the next time.
 */
export async function loadPolicies(session: Session, tools: Needs): Promise<Policies> {
  const { selection, policies: kept } = session.dossier.secondPillar
  if (kept && kept.silent.length === 0) return kept
  if (!selection || selection.length === 0) return { policies: [], silent: [] }
  const fresh = await askFunds(session, tools, kept ? kept.silent.map(({ fundId }) => fundId) : selection)
  await session.change(withPolicies(selection, fresh, joined))
  return joined(selection, kept, fresh)
}

/** Asks all selected funds anew. What one of them said before stays where it is silent now. */
export async function loadPoliciesAnew(session: Session, tools: Needs): Promise<void> {
  const { selection } = session.dossier.secondPillar
  if (!selection || selection.length === 0) return
  const fresh = await askFunds(session, tools, selection)
  await session.change(withPolicies(selection, fresh, replaced))
  await session.change((dossier) => withoutSalaryChanges(dossier, fresh.answered))
}

/** What funds have just said; `answered`: which of them did, be it with nothing. */
type Fresh = Policies & { answered: string[]; answeredAt: number }

async function askFunds(session: Session, tools: Needs, ids: string[]): Promise<Fresh> {
  const { directory, funds } = tools.connectors
  const told = await askParties(session, tools, {
    kind: 'fund',
    ids,
    find: directory.findPensionFund,
    ask: funds.listPolicies,
  })
  const answered = told.flatMap((fund) => ('answer' in fund ? [fund.id] : []))
  return { ...asPolicies(told), answered, answeredAt: session.begunAt }
}

/** What the funds have said so far; asked only where nobody has asked them yet: a silent one is not waited for again. */
export const knownPolicies = async (session: Session, tools: Needs): Promise<Policies> =>
  session.dossier.secondPillar.policies ?? loadPolicies(session, tools)

/** Who has answered before has answered, be it with nothing: another request may have asked at the same time. */
function joined(selection: string[], kept: Policies | null, fresh: Policies): Policies {
  const isOpen = (one: OfFund) => !hasAnswered(kept, one)
  return {
    policies: inOrder(selection, [...(kept?.policies ?? []), ...fresh.policies.filter(isOpen)]),
    silent: fresh.silent.filter(isOpen),
  }
}

/** What is said now stands; where a fund is silent now, what it said before. */
function replaced(selection: string[], kept: Policies | null, fresh: Policies): Policies {
  const stays = (one: OfFund) => hasAnswered(kept, one) && !hasAnswered(fresh, one)
  return {
    policies: inOrder(selection, [...(kept?.policies.filter(stays) ?? []), ...fresh.policies]),
    silent: fresh.silent.filter((one) => !stays(one)),
  }
}

type OfFund = { fundId: string }

const hasAnswered = (policies: Policies | null, { fundId: id }: OfFund) =>
  policies !== null && !policies.silent.some(({ fundId }) => fundId === id)

const inOrder = (selection: string[], policies: Policies['policies']) =>
  policies.toSorted((one, other) => selection.indexOf(one.fundId) - selection.indexOf(other.fundId))

function asPolicies(told: Told<Policy[]>[]): Policies {
  return {
    policies: told.flatMap((fund) =>
      'answer' in fund
        ? fund.answer.map((policy) => ({ fundId: fund.id, fundName: fund.name, webUrl: fund.webUrl, policy }))
        : [],
    ),
    silent: told.flatMap((fund) =>
      'reason' in fund ? [{ fundId: fund.id, fundName: fund.name, reason: fund.reason, signIn: fund.signIn }] : [],
    ),
  }
}

/** Another tab may have chosen other funds in the meantime: then there is nothing to keep. */
const withPolicies =
  (selection: string[], fresh: Fresh, join: typeof joined) =>
  (dossier: Dossier): Dossier => {
    const { secondPillar } = dossier
    if (!sameIds(secondPillar.selection, selection)) return dossier
    const kept = { ...secondPillar, policies: join(selection, secondPillar.policies, fresh) }
    const { answered, answeredAt, silent } = fresh
    return withAsked(
      { ...dossier, secondPillar: kept },
      { kind: 'fund', answered, silent: silent.map(({ fundId }) => fundId), at: answeredAt },
    )
  }
