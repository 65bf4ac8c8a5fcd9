/** What a fund simulates for a buy-in, cached in the dossier. */
import type { FundPolicy, PolicyDetails } from '~/dossier/shape/fund-policy'
import { type Dossier, MOST_PURCHASES } from '~/dossier/shape/shape'
import type { Day } from '~/pillars/day'
import { detailsOf } from '../case/lpp/fund-documents'
import { askParties } from './ask-parties'
import { nullWhereRefused } from './salary-changes'
import type { Asker, PartyTools } from './tools'

/** `key`: the key of the answer; `retirementAge`: in months; null: not needed. CHF. */
type PurchaseQuestion = {
  policy: Pick<FundPolicy, 'fundId' | 'policyId' | 'personId'>
  buyIn: { amount: number; on: Day }
  key: string
  retirementAge: number | null
}

/** null: the fund does not answer, or refuses. */
export async function askForPurchase(
  asker: Asker<PartyTools>,
  { policy, buyIn, key, retirementAge }: PurchaseQuestion,
): Promise<PolicyDetails | null> {
  const { session, tools } = asker
  const known = session.dossier.purchases[key]
  if (known) return known
  const { directory, funds } = tools.connectors
  const { personId, policyId } = policy
  const purchase = {
    personId,
    policyId,
    totalAmount: buyIn.amount,
    date: buyIn.on,
    ...(retirementAge !== null && { retirementAge }),
  }
  const [answer] = await askParties(asker, {
    kind: 'fund',
    ids: [policy.fundId],
    find: directory.findPensionFund,
    ask: (fund, token) => nullWhereRefused(funds.simulatePurchase(fund, token, purchase)),
  })
  if (!answer || !('answer' in answer) || !answer.answer) return null
  const details = detailsOf(answer.answer)
  await session.change((dossier) => withPurchase(dossier, key, details))
  return details
}

/** Only the newest, to bound the size of a dossier. */
const withPurchase = (dossier: Dossier, key: string, details: PolicyDetails): Dossier => {
  const all = Object.entries({ ...dossier.purchases, [key]: details })
  return { ...dossier, purchases: Object.fromEntries(all.slice(-MOST_PURCHASES)) }
}
