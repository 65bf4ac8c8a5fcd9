import type { FundPolicies } from '~/dossier/shape/fund-policy'
import type { Policies } from '~/dossier/shape/party-answers'
import type { Dossier } from '~/dossier/shape/shape'
import { withSourceAnswers } from '~/dossier/shape/sources'
import type { Policy } from '~/standards/types'
import { policyDocument, policyOf } from '../case/lpp/fund-documents'
import { withoutSalaryChanges } from '../case/lpp/salary-change'
import { askParties, type PartyAnswer, silenceOf } from './ask-parties'
import { sameIds } from './same-ids'
import type { Asker, PartyTools } from './tools'
import { unlessSame } from './unless-same'

/**
 * The policies of the selected funds, and the funds that were silent. Answers are cached in the dossier; only silent
 * funds are asked again next time.
 */
export async function loadPolicies(asker: Asker<PartyTools>): Promise<FundPolicies> {
  const { session } = asker
  const { selection, policies: stored } = session.dossier.secondPillar
  if (stored && stored.silent.length === 0) return stored
  if (!selection || selection.length === 0) return { policies: [], silent: [] }
  const fresh = await askFunds(asker, stored ? stored.silent.map(({ fundId }) => fundId) : selection)
  await session.change(withPolicies(selection, fresh, joinPolicies))
  return joinPolicies(selection, stored, fresh)
}

/** Asks all selected funds again. The previous answer of a fund that is silent now stays. */
export async function loadPoliciesAnew(asker: Asker<PartyTools>): Promise<void> {
  const { session } = asker
  const { selection } = session.dossier.secondPillar
  if (!selection || selection.length === 0) return
  const fresh = await askFunds(asker, selection)
  await session.change(withPolicies(selection, fresh, replacePolicies))
  await session.change((dossier) => withoutSalaryChanges(dossier, fresh.answeredIds))
}

/** Answers just received. `answeredIds`: the funds that answered, even without any policy. */
type FreshPolicies = FundPolicies & { answeredIds: string[]; answeredAt: number }

function askFunds(asker: Asker<PartyTools>, ids: string[]): Promise<FreshPolicies> {
  const { directory, funds } = asker.tools.connectors
  const asking = { kind: 'fund', ids, find: directory.findPensionFund, ask: funds.listPolicies } as const
  return askParties(asker, asking).then((answers) => ({
    ...asPolicies(answers),
    answeredIds: answers.flatMap((fund) => ('answer' in fund ? [fund.id] : [])),
    answeredAt: asker.session.begunAt,
  }))
}

/** Each policy as the complete document that its fund sent. */
export const policiesAsSent = ({ policies, silent }: FundPolicies): Policies => ({
  policies: policies.map((policy) => {
    const { fundId, fundName, webUrl } = policy
    return { fundId, fundName, webUrl, policy: policyDocument(policy) }
  }),
  silent,
})

/** Keeps earlier answers, since a concurrent request may have asked too, and adds those of funds that had none. */
function joinPolicies(selection: string[], stored: FundPolicies | null, fresh: FundPolicies): FundPolicies {
  const isOpen = (one: FundKey) => !hasAnswered(stored, one)
  return {
    policies: inOrder(selection, [...(stored?.policies ?? []), ...fresh.policies.filter(isOpen)]),
    silent: fresh.silent.filter(isOpen),
  }
}

/** Prefers the new answers, and keeps the earlier answer of a fund that is silent now. */
function replacePolicies(selection: string[], stored: FundPolicies | null, fresh: FundPolicies): FundPolicies {
  const stays = (one: FundKey) => hasAnswered(stored, one) && !hasAnswered(fresh, one)
  return {
    policies: inOrder(selection, [...(stored?.policies.filter(stays) ?? []), ...fresh.policies]),
    silent: fresh.silent.filter((one) => !stays(one)),
  }
}

type FundKey = { fundId: string }

const hasAnswered = (policies: FundPolicies | null, { fundId: id }: FundKey) =>
  policies !== null && !policies.silent.some(({ fundId }) => fundId === id)

const inOrder = (selection: string[], policies: FundPolicies['policies']) =>
  policies.toSorted((one, other) => selection.indexOf(one.fundId) - selection.indexOf(other.fundId))

function asPolicies(fundAnswers: PartyAnswer<Policy[]>[]): FundPolicies {
  return {
    policies: fundAnswers.flatMap((fund) =>
      'answer' in fund
        ? fund.answer.map((policy) => policyOf({ fundId: fund.id, fundName: fund.name, webUrl: fund.webUrl }, policy))
        : [],
    ),
    silent: fundAnswers.flatMap((fund) =>
      'reason' in fund ? [{ fundId: fund.id, fundName: fund.name, ...silenceOf(fund) }] : [],
    ),
  }
}

/** Leaves the dossier unchanged if another tab has selected other funds in the meantime. */
const withPolicies =
  (selection: string[], fresh: FreshPolicies, join: typeof joinPolicies) =>
  (dossier: Dossier): Dossier => {
    const { secondPillar } = dossier
    if (!sameIds(secondPillar.selection, selection)) return dossier
    const updated = { ...secondPillar, policies: join(selection, secondPillar.policies, fresh) }
    const { answeredIds, answeredAt, silent } = fresh
    const sources = {
      kind: 'fund',
      answered: answeredIds,
      silent: silent.map(({ fundId }) => fundId),
      at: answeredAt,
    } as const
    return unlessSame(dossier, withSourceAnswers({ ...dossier, secondPillar: updated }, sources))
  }
