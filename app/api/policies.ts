import type { Dossier, Policies } from '~/dossier/shape'
import type { Policy } from '~/standards/types'
import type { Tools } from './api-env'
import { askParties, type Told } from './ask-parties'
import { sameIds } from './same-ids'
import type { Session } from './session'

/**
 * The policies of the selected funds, with those who were silent. What came is kept in the dossier; only a fund that
 * was silent is asked again the next time.
 */
export async function loadPolicies(
  session: Session,
  tools: Pick<Tools, 'connectors' | 'clock' | 'report'>,
): Promise<Policies> {
  const { selection, policies: kept } = session.dossier.secondPillar
  if (kept && kept.silent.length === 0) return kept
  if (!selection || selection.length === 0) return { policies: [], silent: [] }
  const { directory, funds } = tools.connectors
  const told = await askParties(session, tools, {
    kind: 'fund',
    ids: kept ? kept.silent.map(({ fundId }) => fundId) : selection,
    find: directory.findPensionFund,
    ask: funds.listPolicies,
  })
  const fresh = asPolicies(told)
  await session.change(withPolicies(selection, fresh))
  return joined(selection, kept, fresh)
}

/** What the funds have said so far; asked only where nobody has asked them yet: a silent one is not waited for again. */
export const knownPolicies = async (session: Session, tools: Parameters<typeof loadPolicies>[1]): Promise<Policies> =>
  session.dossier.secondPillar.policies ?? loadPolicies(session, tools)

/** Who has answered before has answered, be it with nothing: another request may have asked at the same time. */
function joined(selection: string[], kept: Policies | null, fresh: Policies): Policies {
  const isOpen = ({ fundId: id }: { fundId: string }) => kept?.silent.some(({ fundId }) => fundId === id) ?? true
  return {
    policies: [...(kept?.policies ?? []), ...fresh.policies.filter(isOpen)].toSorted(
      (one, other) => selection.indexOf(one.fundId) - selection.indexOf(other.fundId),
    ),
    silent: fresh.silent.filter(isOpen),
  }
}

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
  (selection: string[], fresh: Policies) =>
  (dossier: Dossier): Dossier => {
    const { secondPillar } = dossier
    if (!sameIds(secondPillar.selection, selection)) return dossier
    return { ...dossier, secondPillar: { ...secondPillar, policies: joined(selection, secondPillar.policies, fresh) } }
  }
