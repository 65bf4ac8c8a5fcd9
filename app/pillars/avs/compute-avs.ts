import type { AvsLaw } from '~/law/avs/avs-law'
import type { Day } from '../day'
import type { PensionResult, PersonPension } from '../result'
import { assumptionsOf } from './assumptions'
import { type Claimant, claimantOf } from './claimant'
import { type Contributor, contributorOf } from './contributions/career'
import { entitlementPhases } from './drawing/entitlements'
import { paymentsOf } from './drawing/payments'
import { periodsOf } from './drawing/periods'
import { type AvsFacts, type AvsPartner, type Marriage, sharesIncomes } from './facts'
import { personPension } from './person-pension'
import { AvsRefusal } from './refusal'

/** With the complete pensions of both spouses; `withoutPartnerAccount` cuts it down to what one of them may see. */
export type AvsResult = Omit<PensionResult, 'partner'> & { partner: PersonPension | null }

/**
 * The old-age pension of a person who is single or married, and that of the spouse, CHF a month in the francs of `day`,
 * computed with `law`, the law of that day: from the reference age, or earlier or later where `facts.plans` says so.
 * @throws {AvsRefusal} for a reference age reached before 2025, an age under 18, a marriage without a partner, a start
 * before 63 or after 70, an early start before which there is no whole contribution year.
 */
export function computeAvs(facts: AvsFacts, law: AvsLaw, day: Day): AvsResult {
  const { marriage, partner } = facts
  if (!marriage) return resultOf([singleClaimant(facts, law, day)], null, law, day)
  if (!partner) throw new AvsRefusal('partnerMissing', 'partner')
  return resultOf(coupleClaimants(facts, marriage, partner, law, day), marriage, law, day)
}

function singleClaimant({ person, incomes, children, plans }: AvsFacts, law: AvsLaw, day: Day): Claimant {
  return claimantOf('person', contributorOf('person', person, incomes, plans?.person, law, day), children, null, law)
}

function coupleClaimants(facts: AvsFacts, marriage: Marriage, partner: AvsPartner, law: AvsLaw, day: Day): Claimant[] {
  const { person, children, plans } = facts
  const one = contributorOf('person', person, facts.incomes, plans?.person, law, day)
  const other = contributorOf('partner', partner, partner.incomes, plans?.partner, law, day)
  const unionWith = ({ account }: Contributor) => ({ marriage, spouse: sharesIncomes(marriage) ? account : null })
  return [
    claimantOf('person', one, children, unionWith(other), law),
    claimantOf('partner', other, children, unionWith(one), law),
  ]
}

function resultOf(claimants: Claimant[], marriage: Marriage | null, law: AvsLaw, day: Day): AvsResult {
  const [one, other] = claimants as [Claimant, Claimant?]
  const phases = entitlementPhases(claimants, marriage, law)
  const payments = paymentsOf(one, 0, phases, law)
  const person = personPension(one, payments, law, day)
  const otherPayments = other ? paymentsOf(other, 1, phases, law) : []
  const partner = other ? personPension(other, otherPayments, law, day) : null
  return {
    computedOn: day,
    lawYear: law.lawYear,
    assumptions: [
      ...assumptionsOf(claimants, law, day),
      ...(marriage && !sharesIncomes(marriage) ? (['weddingDayNotRegistered'] as const) : []),
    ],
    person,
    partner,
    periods: periodsOf(
      { payments, supplement: person.supplement },
      partner && { payments: otherPayments, supplement: partner.supplement },
      phases,
    ),
  }
}
