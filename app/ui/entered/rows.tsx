/** What a visitor entered, as rows of a summary. */
import type { Family } from '~/dossier/shape/family'
import type { Open3kInfo } from '~/dossier/shape/shape'
import { chf, dayText, percent } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { T } from '../frame/text'
import { partyName } from '../parties/party-name'
import type { SummaryRow } from '../summary-list'

/** A row, or none without a value. */
const row = (term: string, value: string | null | undefined): SummaryRow[] => (value ? [{ term, value }] : [])

/** What the page of the family adds; nothing where it is not saved. */
export function familyRows(t: T, family: Family | null): SummaryRow[] {
  const { marriages = [], children = [], survivorsPension = null } = family ?? {}
  const day = (date: Day | null) => date && dayText(date)
  return [
    ...marriages.flatMap(({ start, end, endedBy, separatedSince, partner }, index) =>
      end === null
        ? row(t('family.presentSeparatedSince'), day(separatedSince))
        : [
            ...row(t('family.start', { number: index + 1 }), dayText(start)),
            ...row(t('family.end', { number: index + 1 }), dayText(end)),
            ...row(t('family.endedBy', { number: index + 1 }), endedBy && t(`family.endings.${endedBy}`)),
            ...row(t('family.separatedSince', { number: index + 1 }), day(separatedSince)),
            ...row(t('family.partnerBirthDate', { number: index + 1 }), dayText(partner.birthDate)),
            ...row(t('family.partnerGender', { number: index + 1 }), t(`words.gender.${partner.gender}`)),
          ],
    ),
    ...children.flatMap(({ birthDate, credits }) =>
      row(t('family.credits', { day: dayText(birthDate) }), t(`family.holders.${credits}`)),
    ),
    ...row(t('family.survivorsPension'), survivorsPension === null ? null : chf(survivorsPension)),
  ]
}

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
