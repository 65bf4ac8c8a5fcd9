import type { Dossier, Policies } from '~/dossier/shape'
import type { Policy } from '~/standards/types'
import type { Tools } from './api-env'
import { askParties, type Told } from './ask-parties'
import { sameIds } from './same-ids'
import type { Session } from './session'

/**
 * The policies of the selected funds, with those who were silent. Kept in the dossier when nobody was: a silent fund
 * is asked again the next time.
 */
export async function loadPolicies(session: Session, { connectors }: Pick<Tools, 'connectors'>): Promise<Policies> {
  const { selection, policies } = session.dossier.secondPillar
  if (policies) return policies
  const told = await askParties(selection ?? [], connectors.directory.findPensionFund, async (fund) =>
    connectors.funds.listPolicies(fund, await connectors.tokenFor(session.dossier, fund)),
  )
  const answer = asPolicies(told)
  if (selection && answer.silent.length === 0) await session.change(withPolicies(selection, answer))
  return answer
}

function asPolicies(told: Told<Policy[]>[]): Policies {
  return {
    policies: told.flatMap((fund) =>
      'answer' in fund
        ? fund.answer.map((policy) => ({ fundId: fund.id, fundName: fund.name, webUrl: fund.webUrl, policy }))
        : [],
    ),
    silent: told.flatMap((fund) =>
      'reason' in fund ? [{ fundId: fund.id, fundName: fund.name, reason: fund.reason }] : [],
    ),
  }
}

/** Another tab may have chosen other funds in the meantime: then there is nothing to keep. */
const withPolicies =
  (selection: string[], policies: Policies) =>
  (dossier: Dossier): Dossier =>
    sameIds(dossier.secondPillar.selection, selection)
      ? { ...dossier, secondPillar: { ...dossier.secondPillar, policies } }
      : dossier
