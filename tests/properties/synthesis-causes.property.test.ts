/** The causes of a difference, on generated persons, funds, accounts and changes. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { AvsRefusal, computeAvs, drawingLimits, type IncomeToCome } from '~/pillars/avs'
import { addMonths, type Day, endOfPreviousMonth, monthsBetween, yearOf } from '~/pillars/day'
import { lppStart } from '~/pillars/lpp/end-of-work'
import { lppFromStatements } from '~/pillars/lpp/estimate'
import { franc } from '~/pillars/money'
import { pillar3aFromAccounts } from '~/pillars/pillar-3a/estimate'
import { AS_IT_STANDS, type Change, type Situation, situationsOf, worksUntil } from '~/pillars/synthesis/change'
import { differencesOf } from '~/pillars/synthesis/differences'
import { column } from '~/pillars/synthesis/digest'
import type { Column } from '~/pillars/synthesis/result'
import { type Life, singleLife } from './lives'
import { property } from './runs'

const salary = fc.integer({ min: 0, max: 300_000 })
const rate = fc.integer({ min: 1, max: 100 })
const work = fc.record({ salary, rate })
const simulated = fc.record({
  life: singleLife,
  work: fc.option(fc.record({ current: work, desired: work })),
  /** Where between the limits; null: at the reference age. */
  place: fc.option(fc.integer({ min: 0, max: 99 })),
  /** Months before the reference age; null: not told. */
  stops: fc.option(fc.integer({ min: 1, max: 84 })),
  funds: fc.option(fc.integer({ min: 1, max: 84 })),
  capitalShare: fc.constantFrom(0, 25, 50, 100),
  savings: fc.integer({ min: 0, max: 1_500_000 }),
  solde: fc.integer({ min: 0, max: 300_000 }),
})
type SimulatedCase = typeof simulated extends fc.Arbitrary<infer Case> ? Case : never

/** Savings follow the salary, and rates the age: what a fund does, without one. */
function lppIn({ life, savings }: SimulatedCase, situation: Situation, retirementDate: Day) {
  const factor = situation.work ? situation.work.salary / 100_000 : 1
  const benefits = [58, 65, 71].map((age) => ({
    retirementAge: age * 12,
    capitalBalance: savings * factor * (age / 65),
    conversionRateEnveloping: age / 13,
  }))
  const statement = {
    fundName: 'a',
    webUrl: null,
    asOf: life.day,
    earliestRetirementAge: 696,
    largestCapitalShare: 100,
    balance: savings * factor * 0.5,
    projectionRate: 1,
  }
  const { birthDate, gender } = life.facts.person
  const start = lppStart({ ...situation, retirementDate }, { birthDate, gender }, 696)
  const when = { retirementDate: start, worksUntil: worksUntil(situation) }
  const question = { birthDate, gender, computedOn: life.day, ...when }
  return lppFromStatements([{ ...statement, benefits }], { ...question, capitalShare: situation.capitalShare }).result
}

function columnIn(one: SimulatedCase, situation: Situation): Column {
  const { day, facts } = one.life
  const { reference } = drawingLimits(facts.person, lawOn(day))
  const retirementDate = situation.retirementDate ?? reference
  const newIncome = situation.work && { from: yearOf(day) + 1, amount: franc(situation.work.salary) }
  const plan = { drawFrom: situation.retirementDate, stopsOn: situation.stopsOn, newIncome }
  const figures = { solde: one.solde, rate: 1, amount: 1_000, paydate: retirementDate }
  const account = { ...figures, entityName: null, paidThisYear: 500 }
  const pillar3a = { accounts: [account], person: facts.person, worksUntil: null, computedOn: day }
  return column(
    {
      retirementDate,
      pension: pensionOf(one.life, plan),
      lpp: lppIn(one, situation, retirementDate),
      vested: null,
      pillar3a: pillar3aFromAccounts(pillar3a).result,
      knowledge: { lpp: 'allGiven', pillar3a: 'allGiven' },
    },
    lawOn(day),
  )
}

type Plan = { drawFrom: Day | null; stopsOn: Day | null; newIncome: IncomeToCome | null }

/** Without a whole year of contributions there is no early pension. */
function pensionOf({ facts, day }: Life, plan: Plan) {
  try {
    const { drawFrom, stopsOn, newIncome } = plan
    const drawing = drawFrom ? [{ from: drawFrom, share: 100 }] : null
    return computeAvs(
      { ...facts, person: { ...facts.person, drawing, stopsOn, incomeToCome: newIncome } },
      lawOn(day),
      day,
    )
  } catch (error) {
    if (error instanceof AvsRefusal) return null
    throw error
  }
}

function changeOf({ life: { facts, day }, work, place, stops, funds, capitalShare }: SimulatedCase): Change {
  const { earliest, reference, latest } = drawingLimits(facts.person, lawOn(day))
  const retirementDate = place === null ? null : addMonths(earliest, place % (monthsBetween(earliest, latest) + 1))
  const before = (months: number | null) => (months === null ? null : addMonths(reference, -months))
  const lppFrom = before(funds)
  const stopsOn = before(stops) ?? lppFrom
  const days = { stopsOn: stopsOn && endOfPreviousMonth(stopsOn), retirementDate, lppFrom }
  return { ...AS_IT_STANDS, work, ...days, capitalShare }
}

describe('a change of situation', () => {
  property('has causes that add up to each difference, and ends at the figures with all of it', simulated, (one) => {
    const change = changeOf(one)
    const before = columnIn(one, AS_IT_STANDS)
    const changed = situationsOf(change).map(({ cause, situation }) => ({ cause, column: columnIn(one, situation) }))
    const after = columnIn(one, { ...change, work: changed.some(isWork) ? (change.work?.desired ?? null) : null })
    const differences = differencesOf(before, changed)
    for (const { before, after, difference, causes } of differences) {
      expect(causes.reduce((sum, { amount }) => sum + amount, 0)).toBe(difference)
      expect(after - before).toBe(difference)
      expect(new Set(causes.map(({ cause }) => cause)).size).toBe(causes.length)
    }
    const moved = new Map(differences.map((told) => [told.figure, told.after]))
    if (moved.has('total.monthly')) expect(moved.get('total.monthly')).toBe(after.monthlyTotal)
    if (moved.has('avs.monthly')) expect(moved.get('avs.monthly')).toBe(after.avs?.monthly)
    if (moved.has('lpp.monthly')) expect(moved.get('lpp.monthly')).toBe(after.lpp?.monthly)
    const hasLpp = [before, ...changed.map(({ column }) => column)].every(({ lpp }) => lpp)
    if (!moved.has('lpp.capital') && hasLpp && before.lpp && after.lpp)
      expect(after.lpp.capital).toBe(before.lpp.capital)
  })
})

const isWork = ({ cause }: { cause: string }) => cause === 'salary' || cause === 'activityRate'
