import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { checkInfo } from '~/dossier/rules/info-rules'
import { Info } from '~/dossier/shape/info'
import { checkEstimable } from '~/estimate/case/rules/estimable'
import { findRetirementProblem } from '~/estimate/case/rules/retirement-date'
import { lawOn } from '~/law/avs/avs-law'
import { type AvsFacts, AvsRefusal, type AvsRefusalKey, computeAvs, type InsuredPerson, type Who } from '~/pillars/avs'
import { addYears, type Day, day, firstOfMonthFrom, firstOfNextMonth } from '~/pillars/day'
import { dayAt, place } from './calendar'
import { anyLife, drawnOnTime, FIRST_BIRTH, isTransition, type Life } from './lives'
import { wrongNumber } from './results'
import { property } from './runs'

const NAVS = ['756.9217.0769.85', '756.1234.5678.97'] as const

/** What was typed for these facts. */
const infoOf = ({ person, partner, marriages: [marriage], children }: AvsFacts): Info => ({
  person: {
    navs: NAVS[0],
    birthDate: person.birthDate,
    gender: person.gender,
    status: marriage ? 'married' : 'bachelor',
    relationshipStartDate: marriage?.start ?? null,
    relationshipEndDate: null,
  },
  partner: partner && { navs: NAVS[1], birthDate: partner.birthDate, gender: partner.gender, deathDate: null },
  children: children.map(({ birthDate, deathDate }) => ({ birthDate, deathDate, alive: deathDate === null })),
})

const problemsOf = (facts: AvsFacts, today: Day) => {
  const info = Info.parse(infoOf(facts))
  const inForm = checkInfo(info, { today, ownNavs: NAVS[0], partnerNavs: facts.partner && NAVS[1] })
  return { inForm, notEstimable: inForm.length > 0 ? [] : checkEstimable(info, today) }
}

/** Half of the time nothing. */
const sometimes = <T>(some: fc.Arbitrary<T>) => fc.option(some, { freq: 1 })

/** Any births since 1900, and any desired start between 62 and 71; a spouse may be missing. */
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
    const strangely = (one: InsuredPerson, born: number | null, drawFrom: number | null): InsuredPerson => {
      const birthDate = birth(born, one.birthDate)
      const from = drawFrom === null ? null : dayAt(drawFrom, addYears(birthDate, 61), addYears(birthDate, 71))
      return { ...one, birthDate, drawing: from && [{ from, share: 100 }] }
    }
    const other = partner && strangely(partner, strange.partnerBorn, strange.partnerDrawsFrom)
    return {
      day: today,
      facts: {
        ...facts,
        person: strangely(person, strange.born, strange.drawFrom),
        partner: strange.partnerMissing ? null : other,
      },
    }
  })
const FIRST_DAY = day('1900-01-01')

type Refusal = [AvsRefusalKey, Who]

/** Why these facts must be refused, by the rules as they are written for people; null: they must not. */
function expectedRefusal({ facts: { person, partner, marriages }, day }: Life): Refusal | null {
  if (marriages.length > 0 && !partner) return ['partnerMissing', 'partner']
  const all: (InsuredPerson & { who: Who })[] = [{ who: 'person', ...person }]
  if (partner) all.push({ who: 'partner', ...partner })
  for (const { who, birthDate, gender, drawing } of all) {
    if (addYears(birthDate, 18) > day) return ['underEighteen', who]
    if (who === 'person' && birthDate < FIRST_BIRTH[gender]) return ['pensionBefore2025', who]
    const [first] = drawing ?? []
    if (!first) continue
    const start = firstOfMonthFrom(first.from)
    const earliestAge = isTransition({ gender, birthDate }) ? 62 : 63
    if (start < '2025-01-01') return ['pensionBefore2025', who]
    if (start < firstOfNextMonth(addYears(birthDate, earliestAge))) return ['retirementTooEarly', who]
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

/** What only the calculation can find out: no whole year before an early start, and so few until the reference age. */
function expectNoYearBeforeEarlyStart([key, who]: Refusal, facts: AvsFacts, on: Day) {
  expect(key).toBe('noEarlyPension')
  const onTime = computeAvs(drawnOnTime({ facts, day: on }).facts, lawOn(on), on)[who]
  const start = facts[who]?.drawing?.[0]?.from
  if (!onTime || !start) throw new Error('nobody wished an early start')
  expect(start < onTime.referenceDate).toBe(true)
  expect(onTime.contributionYears).toBeLessThanOrEqual(3)
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
      const { person } = facts
      fc.pre(inForm.length === 0 && notEstimable.length === 0)
      const drawFrom = person.drawing?.[0]?.from ?? null
      // The partner's start is not asked about.
      const accepted = drawFrom && findRetirementProblem(drawFrom, person, today) === null
      const onTime = drawnOnTime({ facts, day: today }).facts
      const asked = accepted ? { ...onTime, person } : onTime
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
