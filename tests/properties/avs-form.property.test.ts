import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { checkInfo } from '~/dossier/rules/info-rules'
import { Info } from '~/dossier/shape/shape'
import { checkEstimable } from '~/estimate/avs/estimable'
import { findRetirementProblem } from '~/estimate/avs/retirement-date'
import { lawOn } from '~/law/avs/avs-law'
import { type AvsFacts, type AvsPerson, AvsRefusal, type AvsRefusalKey, computeAvs, type Plan } from '~/pillars/avs'
import { addYears, type Day, day, firstOfMonthFrom, firstOfNextMonth } from '~/pillars/day'
import { dayAt, place } from './calendar'
import { anyLife, FIRST_BIRTH, type Life } from './lives'
import { wrongNumber } from './results'
import { property } from './runs'

/** What was typed for these facts. */
const infoOf = ({ person, partner, marriage, children }: AvsFacts): Info => ({
  person: {
    ...person,
    status: marriage ? 'married' : 'bachelor',
    relationshipStartDate: marriage?.start ?? null,
    relationshipEndDate: null,
  },
  partner: partner && {
    navs: partner.navs,
    birthDate: partner.birthDate,
    gender: partner.gender,
    deathDate: partner.deathDate,
  },
  children: children.map((child) => ({ ...child, alive: child.deathDate === null })),
})

const problemsOf = (facts: AvsFacts, today: Day) => {
  const info = Info.parse(infoOf(facts))
  const inForm = checkInfo(info, { today, ownNavs: facts.person.navs, partnerNavs: facts.partner?.navs ?? null })
  return { inForm, notEstimable: inForm.length > 0 ? [] : checkEstimable(info, today) }
}

/** Half of the time nothing. */
const sometimes = <T>(some: fc.Arbitrary<T>) => fc.option(some, { freq: 1 })

/** Any births since 1900, and any start wished for between 62 and 71; a spouse may be missing. */
const strangeLife: fc.Arbitrary<Life> = fc
  .record({
    life: anyLife,
    born: sometimes(place),
    partnerBorn: sometimes(place),
    drawFrom: sometimes(place),
    partnerDrawsFrom: sometimes(place),
    partnerMissing: fc.constantFrom(false, false, false, true),
  })
  .map(({ life: { facts, day: today }, ...strange }) => {
    const { person, partner } = facts
    const birth = (at: number | null, birthDate: Day) => (at === null ? birthDate : dayAt(at, FIRST_DAY, today))
    const wish = (at: number | null, born: Day) =>
      at === null ? undefined : { drawFrom: dayAt(at, addYears(born, 62), addYears(born, 71)) }
    const one = { ...person, birthDate: birth(strange.born, person.birthDate) }
    const other = partner && { ...partner, birthDate: birth(strange.partnerBorn, partner.birthDate) }
    return {
      day: today,
      facts: {
        ...facts,
        person: one,
        partner: strange.partnerMissing ? null : other,
        plans: {
          person: wish(strange.drawFrom, one.birthDate),
          partner: other ? wish(strange.partnerDrawsFrom, other.birthDate) : undefined,
        },
      },
    }
  })
const FIRST_DAY = day('1900-01-01')

type Who = 'person' | 'partner'
type Refusal = [AvsRefusalKey, Who]
type Asked = AvsPerson & { who: Who; plan: Plan | undefined }

/** Why these facts must be refused, by the rules as they are written for people; null: they must not. */
function expectedRefusal({ facts: { person, partner, marriage, plans }, day }: Life): Refusal | null {
  if (marriage && !partner) return ['partnerMissing', 'partner']
  const all: Asked[] = [{ who: 'person', ...person, plan: plans?.person }]
  if (marriage && partner) all.push({ who: 'partner', ...partner, plan: plans?.partner })
  for (const { who, birthDate, gender, plan } of all) {
    if (addYears(birthDate, 18) > day) return ['underEighteen', who]
    if (birthDate < FIRST_BIRTH[gender]) return ['pensionBefore2025', who]
    if (!plan?.drawFrom) continue
    const start = firstOfMonthFrom(plan.drawFrom)
    if (start < '2025-01-01') return ['pensionBefore2025', who]
    if (start < firstOfNextMonth(addYears(birthDate, 63))) return ['retirementTooEarly', who]
    if (start > firstOfNextMonth(addYears(birthDate, 70))) return ['retirementTooLate', who]
  }
  return null
}

/** How the calculation refuses; null: it does not. Any other exception goes through. */
function refusalOf({ facts, day }: Life): Refusal | null {
  try {
    expect(wrongNumber(computeAvs(facts, lawOn(day), day))).toBeNull()
    return null
  } catch (error) {
    if (error instanceof AvsRefusal) return [error.key, error.who]
    throw error
  }
}

/** What only the calculation can tell: no whole year until an early start, and so few until the reference age. */
function expectNoYearBeforeEarlyStart([key, who]: Refusal, facts: AvsFacts, on: Day) {
  expect(key).toBe('noEarlyPension')
  const onTime = computeAvs({ ...facts, plans: {} }, lawOn(on), on)[who]
  const start = facts.plans?.[who]?.drawFrom
  if (!onTime || !start) throw new Error('nobody wished an early start')
  expect(start < onTime.referenceDate).toBe(true)
  expect(onTime.contributionYears).toBeLessThanOrEqual(2)
}

describe('what the form accepts', () => {
  property('is what these properties are tried on', anyLife, ({ facts, day }) => {
    expect(problemsOf(facts, day)).toEqual({ inForm: [], notEstimable: [] })
  })

  property(
    'is computed, or refused for want of a year before an early start, without another exception',
    strangeLife,
    ({ facts, day: today }) => {
      const { inForm, notEstimable } = problemsOf(facts, today)
      const { person, plans } = facts
      fc.pre(inForm.length === 0 && notEstimable.length === 0)
      const drawFrom = plans?.person?.drawFrom ?? null
      // The partner's start is not asked.
      const accepted = drawFrom && findRetirementProblem(drawFrom, person, today) === null
      const asked = { ...facts, plans: accepted ? { person: { drawFrom } } : {} }
      const refusal = refusalOf({ facts: asked, day: today })
      if (refusal) expectNoYearBeforeEarlyStart(refusal, asked, today)
    },
  )
})

describe('a calculation for anybody born since 1900', () => {
  property('is refused for a named reason where it must be, and never fails otherwise', strangeLife, (life) => {
    const [refusal, expected] = [refusalOf(life), expectedRefusal(life)]
    if (refusal && !expected) expectNoYearBeforeEarlyStart(refusal, life.facts, life.day)
    else expect(refusal).toEqual(expected)
  })
})
