import { type Day, endOfPreviousMonth } from '../day'
import type { Period, PersonPension } from '../result'
import type { CouplePensions } from './couple-pensions'

/** Pensions and supplements of a month; only a supplement can have centimes. */
const total = (...amounts: number[]) => Math.round(100 * amounts.reduce((sum, amount) => sum + amount, 0)) / 100

const alone = (who: 'person' | 'partner', pension: PersonPension, to: Day | null): Period => ({
  from: pension.from,
  to,
  person: who === 'person' ? pension.monthly : null,
  partner: who === 'partner' ? pension.monthly : null,
  total: total(pension.monthly, pension.supplement),
  capped: false,
})

/** The one period of a person alone; none without a pension. */
export const singlePeriod = (person: PersonPension): Period[] =>
  person.scale === 0 ? [] : [alone('person', person, null)]

/** Who of a couple is paid how much: one alone until the other's pension starts, then both. */
export function couplePeriods({ person, partner, capped }: CouplePensions): Period[] {
  if (partner.scale === 0) return singlePeriod(person)
  if (person.scale === 0) return [alone('partner', partner, null)]
  const [first, second] = person.from < partner.from ? [person, partner] : [partner, person]
  const [ofPerson, ofPartner] = [person.later?.monthly ?? person.monthly, partner.later?.monthly ?? partner.monthly]
  const together: Period = {
    from: second.from,
    to: null,
    person: ofPerson,
    partner: ofPartner,
    total: total(ofPerson, ofPartner, person.supplement, partner.supplement),
    capped,
  }
  if (first.from === second.from) return [together]
  return [alone(first === person ? 'person' : 'partner', first, endOfPreviousMonth(second.from)), together]
}
