import type { AvsLaw } from '~/law/avs/avs-law'
import { type Day, firstOfNextMonth } from '../day'
import { assumptionsOf } from './assumptions'
import { type Claimant, claimantOf, pensionOnOwnIncomes } from './claimant'
import { contributorsOf } from './contributions/contributor'
import { areAtReferenceAge, cappedRightOn, entitlementPhases, type Phase } from './drawing/entitlements'
import { paymentsOf } from './drawing/payments'
import { periodsOf } from './drawing/periods'
import type { AvsFacts, Marriage } from './facts'
import { incomesByLetter, paidPensionOf } from './paid-pension'
import { paymentsWithSupplement, personPension, supplementAtStart } from './person-pension'
import { AvsRefusal } from './refusal'
import type { PensionResult, PersonPension } from './result'
import type { SharedLives } from './shared-lives'
import { type PaidInLife, withUnknownIncomes } from './unknown-incomes'

/** Contains the complete pensions of both spouses; `withoutPartnerAccount` reduces it to what one of them may see. */
export type AvsResult = Omit<PensionResult, 'partner'> & { partner: PersonPension | null }

/**
 * The old-age pensions of a person and the current spouse, CHF a month in the francs of `day`, computed with `law`, the
 * law of that day. Where a spouse's incomes are unknown, `range` bounds the pension, and it is computed as if they had
 * earned nothing or, where their pension is known, as that says. A spouse may have reached the reference age before 2025.
 * @throws {AvsRefusal} for a person whose reference age was reached before 2025, an age under 18, a marriage without a partner, a start
 * before 63 (62) or after 70, an early start before which there is no whole contribution year, shares that the law does
 * not know, a person whose incomes are unknown and who has no forecast
 * @throws {RangeError} for a forecast with an impossible scale or average income; {@link NoLawError} for one from
 * before 1998
 */
export function computeAvs(facts: AvsFacts, law: AvsLaw, day: Day): AvsResult {
  if (facts.person.incomes === null && !facts.person.forecast) throw new AvsRefusal('incomesMissing', 'person')
  if (!facts.partner && facts.marriages.some(({ spouse }) => spouse === 'partner'))
    throw new AvsRefusal('partnerMissing', 'partner')
  return withUnknownIncomes(facts, {
    byLetter: incomesByLetter(facts, law, day),
    result: (life, shared) => resultOf(claimantsIn(life, { law, day, shared, hasSteps: true }), law, day),
    paid: (life, shared) => paidTo(claimantsIn(life, { law, day, shared, hasSteps: false }), law, day),
  })
}

/** The person, and the current spouse if there is one. */
type Household = { claimants: [Claimant, Claimant?]; marriage: Marriage | null }

type Computation = { law: AvsLaw; day: Day; shared: SharedLives | null; hasSteps: boolean }

function claimantsIn(facts: AvsFacts, { law, day, shared, hasSteps }: Computation): Household {
  const [person, partner] = contributorsOf(facts, law, day, shared?.plans)
  const marriage = facts.marriages.find(({ spouse }) => spouse === 'partner') ?? null
  const claimedIn = { children: facts.children, law, credits: shared?.credits ?? null, hasSteps }
  const one = claimantOf(person, person, claimedIn)
  const other = partner && marriage ? claimantOf(partner, person, claimedIn) : null
  if (other?.plan.isPaid && marriage) other.paid = paidBeside(one, other, marriage, { law, day })
  return { claimants: other ? [one, other] : [one], marriage }
}

function paidBeside(
  one: Claimant,
  other: Claimant,
  marriage: Marriage,
  { law, day }: Pick<Computation, 'law' | 'day'>,
) {
  const due = cappedRightOn(day, one, other, marriage, law)
  const isSplit = firstOfNextMonth(marriage.start) <= day && areAtReferenceAge([one, other], day)
  return paidPensionOf(other, pensionOnOwnIncomes(other, law), { due, isSplit }, law)
}

function resultOf({ claimants, marriage }: Household, law: AvsLaw, day: Day): AvsResult {
  const [one, other] = claimants
  const phases = phasesOf({ claimants, marriage }, law, day)
  const person = personPension(one, paymentsOf(one, 0, phases, law), law, day)
  const partner = other ? personPension(other, paymentsOf(other, 1, phases, law), law, day) : null
  return {
    computedOn: day,
    lawYear: law.lawYear,
    assumptions: assumptionsOf(claimants as Claimant[], phases, law),
    person: person.pension,
    partner: partner?.pension ?? null,
    periods: periodsOf(person, partner, phases),
    range: null,
  }
}

/** Only the payments to the person, for one of many possible lives. */
function paidTo({ claimants, marriage }: Household, law: AvsLaw, day: Day): PaidInLife {
  const [one, other] = claimants
  const phases = phasesOf({ claimants, marriage }, law, day)
  const person = paymentsWithSupplement(one, paymentsOf(one, 0, phases, law), law)
  const partner = other ? paymentsWithSupplement(other, paymentsOf(other, 1, phases, law), law) : null
  return { supplement: supplementAtStart(person), periods: periodsOf(person, partner, phases) }
}

/** The letter says what is paid today, and nothing about earlier changes. */
function phasesOf({ claimants, marriage }: Household, law: AvsLaw, day: Day): Phase[] {
  const phases = entitlementPhases(claimants as Claimant[], marriage, law)
  if (typeof claimants[1]?.paid?.uncapped !== 'number') return phases
  return phases.slice(
    Math.max(
      0,
      phases.findLastIndex(({ from }) => from <= day),
    ),
  )
}
