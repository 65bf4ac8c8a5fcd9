import type { AvsLaw } from '~/law/avs-law'
import type { Day } from '../day'
import type { PensionResult, StepKey } from '../result'
import { assumptionsOf } from './assumptions'
import { careerOf, insuredOf } from './career'
import { couplePensions } from './couple-pensions'
import type { AvsFacts, AvsPartner, Marriage } from './facts'
import { pensionOf } from './pension'
import { couplePeriods, singlePeriod } from './periods'
import { personPension, uncapped } from './person-pension'
import { requireEstimable } from './reference-age'
import { AvsRefusal } from './refusal'

/**
 * The old-age pension at the reference age of a person who is single or married, and that of the spouse, CHF a month
 * in the francs of `day`, computed with `law`, the law of that day.
 * @throws {AvsRefusal} for a reference age reached before 2025, an age under 18, a marriage without a partner.
 */
export function computeAvs(facts: AvsFacts, law: AvsLaw, day: Day): PensionResult {
  const { marriage, partner } = facts
  if (!marriage) return computeSingle(facts, law, day)
  if (!partner) throw new AvsRefusal('partnerMissing', 'partner')
  return computeCouple(facts, marriage, partner, law, day)
}

function computeSingle({ person, incomes, children }: AvsFacts, law: AvsLaw, day: Day): PensionResult {
  const insured = insuredOf(person, incomes, law, day)
  requireEstimable('person', person, insured.retirement, day)
  const career = careerOf(insured, children, null, law)
  const pension = personPension(career, uncapped(pensionOf(career, null, law)), null, law)
  return {
    computedOn: day,
    lawYear: law.lawYear,
    assumptions: assumptionsOf([career], law),
    person: pension,
    partner: null,
    periods: singlePeriod(pension),
  }
}

function computeCouple(facts: AvsFacts, marriage: Marriage, partner: AvsPartner, law: AvsLaw, day: Day) {
  const { person, children } = facts
  const one = insuredOf(person, facts.incomes, law, day)
  const other = insuredOf(partner, partner.incomes, law, day)
  requireEstimable('person', person, one.retirement, day)
  requireEstimable('partner', partner, other.retirement, day)
  const personCareer = careerOf(one, children, { marriage, spouse: other.account }, law)
  const partnerCareer = careerOf(other, children, { marriage, spouse: one.account }, law)
  const pensions = couplePensions(personCareer, partnerCareer, marriage, law)
  pensions.partner.steps = pensions.partner.steps.filter(({ key }) => !INCOME_STEPS.includes(key))
  const result: PensionResult = {
    computedOn: day,
    lawYear: law.lawYear,
    assumptions: assumptionsOf([personCareer, partnerCareer], law),
    person: pensions.person,
    partner: pensions.partner,
    periods: couplePeriods(pensions),
  }
  return result
}

/** Steps that would show the partner's incomes outside the marriage: the engine reads them, the person does not. */
const INCOME_STEPS: readonly StepKey[] = ['incomeSum', 'revaluation', 'averageIncome', 'ramd']
