/** From a life as sent to the one that the first pillar is computed from. */

import { lawOn } from '~/law/avs/avs-law'
import { lawAs } from '~/law/avs/other-law'
import {
  type AvsFacts,
  AvsRefusal,
  type AvsResult,
  computeAvs,
  type InsuredPerson,
  incomesOfPaidGaps,
  partnerPension,
} from '~/pillars/avs'
import { type Day, firstOfMonthFrom, yearOf } from '~/pillars/day'
import { franc } from '~/pillars/money'
import type { PensionResult } from '~/pillars/result'
import type { Situation } from '~/pillars/synthesis/change'
import { partsOfPay } from '~/pillars/work-in-steps'
import { KEY_OF_REFUSAL } from '../avs/estimable'
import { endOfWork } from '../avs/retirement-date'
import type { LifeMoment } from './moment'
import { type LifeProblem, LifeRefusal } from './problems'
import type { Life, LifePerson } from './shape'

/** Goes with the life: a spouse is the same object in all its situations, so that what depends on nothing else is made once. */
const spousesOf = new WeakMap<LifePerson, { day: Day; spouse: InsuredPerson }>()

function spouseOnce(told: LifePerson, day: Day): InsuredPerson {
  const known = spousesOf.get(told)
  if (known?.day === day) return known.spouse
  const spouse = insuredPerson(told, day)
  spousesOf.set(told, { day, spouse })
  return spouse
}

function insuredPerson(person: LifePerson, day: Day): InsuredPerson {
  const { afterReferenceAge, incomeToCome, incomesAsOf, drawing, ...told } = person
  return {
    ...told,
    drawing: drawing && drawing.length > 0 ? drawing : null,
    incomesAsOf: incomesAsOf ?? day,
    incomeToCome: incomeToCome === null ? null : { amount: incomeToCome, from: null },
    workAfterReferenceAge: afterReferenceAge,
    incomeBounds: null,
    forecast: null,
  }
}

/** Another salary starts next January; a simulated day, or shares, take the place of the drawing that was told. */
function withPlan(person: InsuredPerson, situation: Situation, day: Day): InsuredPerson {
  const { work, retirementDate, drawing, steps, paidGaps } = situation
  const stopsOn = endOfWork(situation, person)
  return {
    ...person,
    ...(person.incomes && paidGaps.length > 0 && { incomes: [...person.incomes, ...incomesOfPaidGaps(paidGaps)] }),
    ...(work && { incomeToCome: { amount: franc(work.salary), from: yearOf(day) + 1 } }),
    ...(stopsOn && { stopsOn }),
    ...(retirementDate && { drawing: [{ from: firstOfMonthFrom(retirementDate), share: 100 }] }),
    ...(drawing && { drawing }),
    ...(steps && { payCuts: partsOfPay(steps) }),
  }
}

const withPartnersDay = (partner: InsuredPerson, { partnerFrom }: Situation): InsuredPerson =>
  partnerFrom ? { ...partner, drawing: [{ from: partnerFrom, share: 100 }] } : partner

const factsOf = ({ life, day, situation }: LifeMoment): AvsFacts => ({
  person: withPlan(insuredPerson(life.person, day), situation, day),
  partner: life.partner && withPartnersDay(spouseOnce(life.partner, day), situation),
  marriages: life.marriages.map(({ spouse, ...marriage }) => ({
    ...marriage,
    spouse: spouse === 'partner' ? spouse : spouseOnce(spouse, day),
  })),
  children: life.children satisfies Life['children'],
})

/**
 * The pension in a situation, in the shape in which every caller gets it: who sends a life knows the spouse's incomes, so
 * that nothing is left out of the person's own steps.
 * @throws {LifeRefusal} for a life that is not estimated
 */
export function pensionOf(moment: LifeMoment): PensionResult {
  try {
    return asAnswer(computeAvs(factsOf(moment), lawAs(lawOn(moment.day), moment.situation.law), moment.day))
  } catch (error) {
    if (error instanceof AvsRefusal) throw new LifeRefusal([refusedField(error, moment.situation)])
    throw error
  }
}

const asAnswer = ({ partner, ...result }: AvsResult): PensionResult => ({
  ...result,
  partner: partner && partnerPension(partner),
})

function refusedField({ key, who }: AvsRefusal, { retirementDate, drawing, partnerFrom }: Situation): LifeProblem {
  const named = KEY_OF_REFUSAL[key]
  if (key === 'partnerMissing') return { field: 'partner', key: named }
  if (key === 'incomesMissing') return { field: `${who}.incomes`, key: named }
  if (key === 'underEighteen' || key === 'pensionBefore2025') return { field: `${who}.birthDate`, key: named }
  if (drawing && who === 'person') return { field: 'plan.drawing[0].from', key: named }
  if (partnerFrom && who === 'partner') return { field: 'plan.partner.retirementDate', key: named }
  return { field: retirementDate && who === 'person' ? 'plan.retirementDate' : `${who}.drawing`, key: named }
}
