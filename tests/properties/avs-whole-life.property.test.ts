import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import type { AvsResult, Child, IncomeEntry, InsuredPerson } from '~/pillars/avs'
import type { InsuredPeriod } from '~/pillars/avs/facts'
import { addYears, type Day, endOfPreviousMonth, firstOfNextMonth, yearOf } from '~/pillars/day'
import { child, formerMarriage, life, man, TODAY, woman } from '../support/lives/life'
import { amount, shuffled } from './accounts'
import { dayAt, place } from './calendar'
import { maximumOf } from './law-amounts'
import { expectSame, resultOf } from './results'
import { property } from './runs'
import { rightOf } from './whole-life-people'
import { type WholeLife, wholeLife } from './whole-lives'

const withPerson = ({ facts, day }: WholeLife, person: InsuredPerson): WholeLife => ({
  day,
  facts: { ...facts, person },
})

describe('a whole life', () => {
  property(
    'is paid at most the maximum of its scale, or with the whole supplement for a deferral',
    wholeLife,
    (life) => {
      fc.pre(life.facts.person.survivorsPension === null)
      const { person, periods } = resultOf(life)
      const scales = person.steps.filter(({ key }) => key === 'scale').map(({ output }) => Number(output))
      const isDeferred = person.steps.some(({ key }) => key === 'deferralSupplement')
      const highest = maximumOf(Math.max(...scales), lawOn(life.day)) * (isDeferred ? 1.315 : 1)
      for (const period of periods) expect(period.person ?? 0).toBeLessThanOrEqual(Math.round(highest))
    },
  )

  property('is the same in whatever order marriages, children and entries are told', wholeLife, ({ facts, day }) => {
    const { person, marriages, children } = facts
    const incomes = person.incomes && shuffled(person.incomes, 7)
    const others = {
      person: { ...person, incomes },
      marriages: marriages.toReversed(),
      children: shuffled(children, 3),
    }
    expectSame(resultOf({ day, facts: { ...facts, ...others } }), resultOf({ day, facts }))
  })

  property('is the same in whatever words it is told', wholeLife, (life) => {
    const { person, partner, marriages, children } = life.facts
    const facts = {
      person: inOtherWords(person),
      partner: partner && inOtherWords(partner),
      marriages: marriages.map((marriage) =>
        marriage.spouse === 'partner' ? marriage : { ...marriage, spouse: inOtherWords(marriage.spouse) },
      ),
      children: children.map(childInOtherWords),
    }
    expectSame(resultOf({ day: life.day, facts }), resultOf(life))
  })

  property('never has a lower scale with one year more', fc.tuple(wholeLife, place, amount), ([life, at, amount]) => {
    const { incomes, incomesAsOf, birthDate } = life.facts.person
    // Known whether or not it has an entry, and not part of what work after the reference age is compared with.
    const [first, last] = [yearOf(birthDate) + 21, yearOf(incomesAsOf) - 2]
    fc.pre(first <= last)
    const year = first + (at % (last - first + 1))
    const person = {
      ...life.facts.person,
      insured: [{ from: birthDate, to: null }],
      workAfterReferenceAge: null,
      forecast: null,
      incomeBounds: null,
      incomes: incomes?.filter((entry) => entry.year !== year) ?? null,
    }
    // Sufficient for the contributions of any year.
    const more = [...(person.incomes ?? []), { year, amount: amount + 6_000, months: 12 }]
    const [without, withIt] = [
      resultOf(withPerson(life, person)),
      resultOf(withPerson(life, { ...person, incomes: more })),
    ]
    expect(withIt.person.scale).toBeGreaterThanOrEqual(without.person.scale)
    expect(withIt.person.contributionYears).toBeGreaterThanOrEqual(without.person.contributionYears)
  })
})

/** Each year in two entries, each period in two, a pension drawn from the reference age as a plan. */
function inOtherWords(person: InsuredPerson): InsuredPerson {
  const { incomes, insured, drawing } = person
  return {
    ...person,
    incomes: incomes?.flatMap(inTwo) ?? null,
    insured: insured?.flatMap(periodInTwo) ?? null,
    drawing: drawing ?? [{ from: rightOf(person), share: 100 }],
  }
}

function inTwo(entry: IncomeEntry): IncomeEntry[] {
  const [part, months] = [Math.floor(entry.amount / 3), Math.floor(entry.months / 2)]
  return [
    { ...entry, amount: part, months },
    { ...entry, amount: entry.amount - part, months: entry.months - months },
  ]
}

function periodInTwo({ from, to }: InsuredPeriod): InsuredPeriod[] {
  const next = firstOfNextMonth(addYears(from, 3))
  if (to !== null && next > to) return [{ from, to }]
  return [
    { from, to: endOfPreviousMonth(next) },
    { from: next, to },
  ]
}

const childInOtherWords = (one: Child): Child => (one.credits === undefined ? { ...one, credits: 'both' } : one)

/** A divorced person whose career and the spouse's reach from 21 to last year, with incomes that can be halved. */
const divorce = fc
  .record({
    births: fc.tuple(fc.integer({ min: 1962, max: 1985 }), fc.integer({ min: 1962, max: 1985 })),
    wedding: place,
    end: place,
    own: fc.array(fc.integer({ min: 5_000, max: 80_000 }), { minLength: 50, maxLength: 50 }),
    other: fc.array(fc.integer({ min: 5_000, max: 80_000 }), { minLength: 50, maxLength: 50 }),
    childYears: fc.array(fc.nat({ max: 6 }), { maxLength: 2 }),
  })
  .map(({ births: [own, other], ...choice }) => {
    const start = dayAt(choice.wedding, `${Math.max(own, other) + 22}-01-01` as Day, '2018-12-31' as Day)
    const end = dayAt(choice.end, addYears(start, 1), '2023-12-31' as Day)
    return {
      person: man(`${own}-05-10`, careerFrom(own, choice.own)),
      spouse: woman(`${other}-05-10`, careerFrom(other, choice.other)),
      marriage: { start, end },
      children: choice.childYears.map((years) => child(addYears(start, years))),
    }
  })
type Divorce = typeof divorce extends fc.Arbitrary<infer T> ? T : never

const careerFrom = (birthYear: number, halves: readonly number[]): IncomeEntry[] =>
  Array.from({ length: 2025 - birthYear - 20 }, (_, index) => ({
    year: birthYear + 21 + index,
    amount: 2 * (halves[index % halves.length] as number),
    months: 12,
  }))

const resultAfter = ({ person, spouse, marriage, children }: Divorce): AvsResult =>
  resultOf({
    day: TODAY,
    facts: life(person, { marriages: [formerMarriage(spouse, marriage.start, marriage.end)], children }),
  })

/** The account as it is once the compensation office has divided the incomes of the marriage. */
function dividedAccount({ person, spouse, marriage: { start, end } }: Divorce): IncomeEntry[] {
  const first = Math.max(yearOf(start) + 1, yearOf(spouse.birthDate) + 21)
  return (person.incomes ?? []).map((entry) => {
    if (entry.year < first || entry.year >= yearOf(end)) return entry
    const ofSpouse = spouse.incomes?.find(({ year }) => year === entry.year)?.amount ?? 0
    return { ...entry, amount: (entry.amount + ofSpouse) / 2, split: true }
  })
}

const paid = ({ person, periods, range }: AvsResult) => {
  const { monthly, ramd, scale, contributionYears } = person
  return { monthly, ramd, scale, contributionYears, periods, range }
}

describe('an extract whose incomes are divided already', () => {
  property('gives what the two accounts give that are not', divorce, (one) => {
    const divided = { ...one, person: { ...one.person, incomes: dividedAccount(one) } }
    expectSame(paid(resultAfter(divided)), paid(resultAfter(one)))
  })

  property('needs nothing of what the former spouse has earned', divorce, (one) => {
    const divided = { ...one, person: { ...one.person, incomes: dividedAccount(one) } }
    const insured = [{ from: one.spouse.birthDate, to: null }]
    const unknown = { ...divided, spouse: { ...one.spouse, insured, incomes: null } }
    const [withIt, without] = [resultAfter(divided), resultAfter(unknown)]
    expect(paid(without)).toEqual(paid(withIt))
  })
})
