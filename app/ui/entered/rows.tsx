/** What a visitor entered, as rows of a summary. */
import type { Open3kInfo } from '~/dossier/shape/shape'
import { chf, dayText, percent } from '~/language/format'
import type { T } from '../frame/text'
import { partyName } from '../parties/party-name'
import type { SummaryRow } from '../summary-list'

/** The selected funds, banks or insurers, one per line. */
export const nameRows = (
  t: T,
  party: 'pensionFund' | 'entity',
  parties: readonly { id: string; name: string }[],
): SummaryRow[] => [
  {
    term: t(party === 'entity' ? 'pillar3a.ids' : 'lpp.ids'),
    value: parties.map((one) => <div key={one.id}>{partyName(t, party, one)}</div>),
  },
]

/** Missing figures are marked as missing, since an estimate needs all four. */
export function accountRows(t: T, account: Open3kInfo | null): SummaryRow[] {
  const { solde = null, amount = null, rate = null, paydate = null } = account ?? {}
  const notSaid = t('guided.check.notSaid')
  return [
    { term: t('pillar3a.solde'), value: solde === null ? notSaid : chf(solde) },
    { term: t('pillar3a.amount'), value: amount === null ? notSaid : chf(amount) },
    { term: t('pillar3a.rate'), value: rate === null ? notSaid : percent(rate) },
    { term: t('pillar3a.paydate'), value: paydate === null ? notSaid : dayText(paydate) },
  ]
}
