import { describe, expect } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { AvsRefusal, type AvsResult, computeAvs } from '~/pillars/avs'
import { type ReferencePension, referencePension } from './reference/reference'
import { ReferenceRefusal } from './reference/refusal'
import { property } from './runs'
import { lifeWithAnyDrawing, type WholeLife, wholeLife } from './whole-lives'

const computed = ({ facts, day }: WholeLife): AvsResult | string => {
  try {
    return computeAvs(facts, lawOn(day), day)
  } catch (error) {
    if (error instanceof AvsRefusal) return error.key
    throw error
  }
}

const reckoned = ({ facts, day }: WholeLife): ReferencePension | string => {
  try {
    return referencePension(facts, day)
  } catch (error) {
    if (error instanceof ReferenceRefusal) return error.key
    throw error
  }
}

/** CHF of one month, by the periods of the result; 0 where nothing is paid yet, or there is no right. */
const paidIn = ({ periods }: AvsResult, month: string) => {
  const period = periods.findLast(({ from }) => from <= month)
  return { month, person: period?.person ?? 0, partner: period?.partner ?? 0 }
}

function expectAgreement(life: WholeLife) {
  const [result, reference] = [computed(life), reckoned(life)]
  if (typeof result === 'string' || typeof reference === 'string') {
    expect(result).toBe(reference)
    return
  }
  for (const { month, person, partner } of reference.months) {
    const paid = paidIn(result, month)
    const due = { month, person: person ?? 0, partner: partner ?? 0 }
    if (paid.person !== due.person || paid.partner !== due.partner) expect(paid).toEqual(due)
  }
  const { person, partner } = result
  // Beside a survivor's pension no supplement is paid.
  if (life.facts.person.survivorsPension === null) {
    expect([person.supplement, partner?.supplement ?? 0]).toEqual([
      reference.supplement.person,
      reference.supplement.partner,
    ])
  }
  if (person.scale === 0) return
  const { scale, ramd, contributionYears, cohortYears } = person
  expect({ scale, ramd, contributionYears, cohortYears }).toEqual(reference.person.first)
}

describe('the estimate, held against the law read a second time', () => {
  property('agrees for a whole life to the franc, month by month', wholeLife, expectAgreement)

  property('refuses the same plans, for whatever reason, and agrees on the others', lifeWithAnyDrawing, (life) => {
    const reference = reckoned(life)
    // A start more than five years after the reference age is one after five years here, and none there.
    if (reference === 'retirementTooLate') return
    if (typeof reference === 'string') expect(computed(life)).toBeTypeOf('string')
    else expectAgreement(life)
  })
})
