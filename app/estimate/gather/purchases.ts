/** What a fund simulates for a buy-in, cached in the dossier. */
import type { FundPolicy, PolicyDetails } from '~/dossier/shape/fund-policy'
import { type Dossier, MOST_PURCHASES } from '~/dossier/shape/shape'
import type { BuyIn, LppQuestion } from '~/pillars/lpp'
import { ageToTell } from '../lpp/buy-in'
import { detailsOf } from '../lpp/fund-documents'
import { askParties } from '../parties/ask-parties'
import type { Session } from '../session'
import type { PartyTools } from '../tools'
import { nullWhereRefused } from './salary-changes'

/** null: the fund does not answer, or refuses. */
export async function askForPurchase(
  session: Session,
  tools: PartyTools,
  { policy, buyIn, question, key }: { policy: FundPolicy; buyIn: BuyIn; question: LppQuestion; key: string },
): Promise<PolicyDetails | null> {
  const known = session.dossier.purchases[key]
  if (known) return known
  const { directory, funds } = tools.connectors
  const { personId, policyId } = policy
  const retirementAge = ageToTell(buyIn, question)
  const purchase = {
    personId,
    policyId,
    totalAmount: buyIn.amount,
    date: buyIn.on,
    ...(retirementAge !== null && { retirementAge }),
  }
  const [answer] = await askParties(session, tools, {
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
