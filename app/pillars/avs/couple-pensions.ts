import type { AvsLaw } from '~/law/avs-law'
import type { Day } from '../day'
import type { Franc } from '../money'
import type { PersonPension, Step } from '../result'
import type { Career } from './career'
import { type CappedCouple, coupleCap } from './couple-cap'
import type { Marriage } from './facts'
import { type Pension, pensionOf } from './pension'
import { type PaidPension, personPension, uncapped } from './person-pension'
import { splitIncomes } from './splitting'

export type CouplePensions = {
  person: PersonPension
  partner: PersonPension
  capped: boolean
}

/**
 * The pensions of two spouses. Until the second one starts, the first is paid on own incomes; from then on both are
 * computed on the incomes after splitting, and capped together (LAVS art. 29quinquies al. 3, art. 35). Where one has
 * not a single contribution year there is no second pension: nothing is split or capped.
 */
export function couplePensions(person: Career, partner: Career, marriage: Marriage, law: AvsLaw): CouplePensions {
  if (person.scale === 0 || partner.scale === 0) {
    const alone = (career: Career) => personPension(career, uncapped(pensionOf(career, null, law)), null, law)
    return { person: alone(person), partner: alone(partner), capped: false }
  }
  const first = person.retirement.start <= partner.retirement.start ? person : partner
  const bothFrom = (first === person ? partner : person).retirement.start
  const split = splitIncomes(person.account, partner.account, marriage, first.retirement.referenceDay)
  const ofPerson = pensionOf(person, split.a, law)
  const ofPartner = pensionOf(partner, split.b, law)
  const cap = coupleCap(ofPerson, ofPartner, law)
  return {
    person: inCouple(person, capTo(ofPerson, cap.a, ofPartner.monthly, cap), bothFrom, law),
    partner: inCouple(partner, capTo(ofPartner, cap.b, ofPerson.monthly, cap), bothFrom, law),
    capped: cap.capped,
  }
}

/** The second to start is paid the common pension at once; the first changes to it then. */
function inCouple(career: Career, together: PaidPension, bothFrom: Day, law: AvsLaw): PersonPension {
  if (career.retirement.start === bothFrom) return personPension(career, together, null, law)
  const alone = uncapped(pensionOf(career, null, law))
  return personPension(career, alone, { from: bothFrom, together }, law)
}

function capTo(pension: Pension, paid: Franc, other: Franc, { cap, scale }: CappedCouple): PaidPension {
  const capStep: Step = {
    key: 'coupleCap',
    inputs: { own: pension.monthly, other, cap, scale },
    output: paid,
    article: 'LAVS art. 35; RAVS art. 53bis',
  }
  return { pension, paid, capStep }
}
