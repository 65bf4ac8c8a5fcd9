/** The old-age pension of a life, calculated a second time from the text of the law, plainly and month by month. */
import { type AvsLaw, lawOn } from '~/law/avs/avs-law'
import type { AvsFacts } from '~/pillars/avs/facts'
import { addMonths, ageOn, type Day } from '~/pillars/day'
import type { Calculation } from './calculation'
import { type Household, householdOf } from './people'
import { ReferenceRefusal } from './refusal'
import { calculationOn, changesOf, type Drawer, drawerOf, paymentsOf } from './timeline'

/** CHF a month in whole francs, without the transition supplement; null: nothing is paid yet. */
export type MonthPaid = { month: Day; person: number | null; partner: number | null }

/** `ramd`: CHF a year; years are whole. */
export type Basis = { scale: number; ramd: number; contributionYears: number; cohortYears: number }

/** At the first payment, and at the end. */
export type PersonReference = { first: Basis; last: Basis }

export type ReferencePension = {
  /** From the first payment of anybody until two years after the last change. */
  months: MonthPaid[]
  /** CHF a month. */
  supplement: { person: number; partner: number }
  person: PersonReference
  partner: PersonReference | null
}

/**
 * The pensions of the person and of the spouse of now, by the law of a day.
 * @throws {ReferenceRefusal} by its key, what is not estimated
 */
export function referencePension(facts: AvsFacts, day: Day): ReferencePension {
  for (const one of [facts.person, facts.partner]) {
    if (one !== null && ageOn(one.birthDate, day) < 18) throw new ReferenceRefusal('underEighteen')
  }
  const law = lawOn(day)
  const household = householdOf(facts, law.lawYear)
  const person = drawerOf(household.person, household, law)
  const partner = household.partner === null ? null : drawerOf(household.partner, household, law)
  const spans = spansOf([person, ...(partner === null ? [] : [partner])])
  const paidToPerson = paymentsOf(person, partner, spans, household, law)
  const paidToPartner = partner === null ? null : paymentsOf(partner, person, spans, household, law)
  const months = spans.flatMap((span, index) =>
    monthsIn(span).map((month) => ({
      month,
      person: paidToPerson[index] ?? null,
      partner: paidToPartner?.[index] ?? null,
    })),
  )
  return {
    months: months.slice(months.findIndex((one) => one.person !== null || one.partner !== null)),
    supplement: { person: person.supplement, partner: partner?.supplement ?? 0 },
    person: basesOf(person, household, law, spans),
    partner: partner === null ? null : basesOf(partner, household, law, spans),
  }
}

type Span = { from: Day; until: Day }

/** The times between changes, from the first right of anybody on; the last one is two years long. */
function spansOf(drawers: readonly Drawer[]): Span[] {
  const first = drawers.map(({ human, earlyStart }) => earlyStart ?? human.rightFrom).sort()[0] as Day
  const changes = [...new Set(drawers.flatMap(changesOf))].filter((day) => day >= first).sort()
  return changes.map((from, index) => ({ from, until: changes[index + 1] ?? addMonths(from, 24) }))
}

function monthsIn({ from, until }: Span): Day[] {
  const months: Day[] = []
  for (let month = from; month < until; month = addMonths(month, 1)) months.push(month)
  return months
}

function basesOf(drawer: Drawer, household: Household, law: AvsLaw, spans: readonly Span[]): PersonReference {
  const first = drawer.portions[0]?.from ?? drawer.human.rightFrom
  const last = spans.at(-1)?.from ?? first
  return {
    first: basisOf(calculationOn(drawer, first, household, law)),
    last: basisOf(calculationOn(drawer, last, household, law)),
  }
}

const basisOf = ({ scale, ramd, contributionYears, cohortYears }: Calculation): Basis => ({
  scale,
  ramd,
  contributionYears,
  cohortYears,
})
