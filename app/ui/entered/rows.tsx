/** What a visitor entered, as rows of a summary. */
import type { Family } from '~/dossier/shape/family'
import type { Info, Open3kInfo } from '~/dossier/shape/shape'
import { chf, dayText, percent } from '~/language/format'
import { statusLabel } from '~/language/status-label'
import type { Day } from '~/pillars/day'
import type { T } from '../frame/text'
import { partyName } from '../parties/party-name'
import type { SummaryRow } from '../summary-list'

/** A row, or none without a value. */
const row = (term: string, value: string | null | undefined): SummaryRow[] => (value ? [{ term, value }] : [])

export function avsRows(t: T, { person, partner, children }: Info): SummaryRow[] {
  const day = (date: typeof person.relationshipStartDate) => date && dayText(date)
  return [
    ...row(t('avs.navs'), person.navs),
    ...row(t('avs.birthDate'), dayText(person.birthDate)),
    ...row(t('avs.gender'), t(`words.gender.${person.gender}`)),
    ...row(t('avs.status'), statusLabel(t, person.status, person.gender)),
    ...row(t('avs.relationshipStartDate'), day(person.relationshipStartDate)),
    ...row(t('avs.relationshipEndDate'), day(person.relationshipEndDate)),
    ...row(t('avs.partnerNavs'), partner?.navs),
    ...row(t('avs.partnerBirthDate'), partner && dayText(partner.birthDate)),
    ...row(t('avs.partnerGender'), partner && t(`words.gender.${partner.gender}`)),
    ...row(t('avs.partnerDeathDate'), day(partner?.deathDate ?? null)),
    ...row(t('avs.children'), t('words.children', { count: children.length })),
    ...children.flatMap(({ birthDate, deathDate }, index) => [
      ...row(t('avs.childBirthDate', { number: index + 1 }), dayText(birthDate)),
      ...row(t('avs.childDeathDate', { number: index + 1 }), day(deathDate)),
    ]),
    ...insuranceRows(t, person),
    ...row(t('avs.work'), person.work && t(`avs.works.${person.work}`)),
    ...row(t('avs.known.fund'), person.fund && t(`avs.funds.${person.fund}`)),
  ]
}

/** Nothing where it is not told. */
function insuranceRows(t: T, { insuredSince, abroad = [] }: Info['person']): SummaryRow[] {
  const since = insuredSince === 'always' ? t('avs.insuredSinceAnswers.always') : insuredSince?.toString()
  const yearsOf = ({ from, to }: (typeof abroad)[number]) => (from === to ? String(from) : `${from}–${to}`)
  return [
    ...row(t(insuredSince === 'always' ? 'avs.insuredSince' : 'avs.insuredSinceYear'), since),
    ...row(t('avs.abroad'), abroad.map(yearsOf).join(', ')),
  ]
}

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
