/** The persons of whole lives: careers, insured periods, records, plans. */
import fc from 'fast-check'
import { referenceAgeOf, transitionShareOf } from '~/law/avs/avs-law'
import type {
  DrawingStep,
  Gender,
  IncomeEntry,
  InsuredPeriod,
  InsuredPerson,
  WorkAfterReferenceAge,
} from '~/pillars/avs/facts'
import {
  addMonths,
  addYears,
  type Day,
  day,
  dayOf,
  endOfPreviousMonth,
  firstOfNextMonth,
  monthsBetween,
  yearOf,
} from '~/pillars/day'
import { amount, shuffled } from './accounts'
import { dayAt, place } from './calendar'
import { oneOf, orNull, seldom } from './chances'

/** No earlier pension is estimated. */
export const FIRST_PENSION = day('2025-01-01')
const LAST_BIRTH = day('2005-12-31')
/** The first births whose reference age falls in 2025. */
const FIRST_BIRTH: Record<Gender, Day> = { MALE: day('1960-01-01'), FEMALE: day('1961-01-01') }
const LAST_TRANSITION_BIRTH = day('1969-12-31')

const block = fc.record({
  years: fc.integer({ min: 1, max: 15 }),
  amount: fc.oneof({ weight: 8, arbitrary: amount }, fc.constant(0)),
  raise: fc.integer({ min: 0, max: 3_000 }),
  months: oneOf(12, 12, 12, 12, 12, 11, 6, 1),
  isGap: seldom(6),
})

const careerChoice = fc.record({
  fromAge: oneOf(21, 20, 18, 19, 17, 25, 30, 45),
  blocks: fc.oneof({ weight: 9, arbitrary: fc.array(block, { minLength: 1, maxLength: 6 }) }, fc.constant([])),
  /** How many years before the last one that may be known the career ends. */
  endsBefore: oneOf(0, 0, 0, 1, 2, 10),
  doubled: seldom(6),
  order: fc.integer({ min: 0, max: 9 }),
})

const insuredChoice = fc.record({
  isTold: seldom(2),
  fromAge: oneOf(0, 0, 0, 18, 20, 25, 33),
  abroad: fc.array(fc.record({ at: place, months: fc.integer({ min: 1, max: 180 }) }), { maxLength: 2 }),
  endsAtAge: orNull(fc.integer({ min: 30, max: 66 }), 10),
})

const drawingChoice = fc.record({
  kind: oneOf('none', 'none', 'whole', 'early', 'late', 'both'),
  months: fc.integer({ min: 0, max: 99 }),
  shares: fc.tuple(fc.integer({ min: 20, max: 49 }), fc.integer({ min: 50, max: 80 })),
  steps: fc.integer({ min: 0, max: 2 }),
  isWithinMonth: seldom(6),
})

/** A person, as plain choices. */
export const personChoice = fc.record({
  gender: oneOf('MALE', 'FEMALE'),
  isTransition: seldom(3),
  born: place,
  career: careerChoice,
  insured: insuredChoice,
  asOf: fc.record({ monthsBefore: fc.integer({ min: 0, max: 30 }), isNovember: seldom(3) }),
  /** An entry of the year of the record, with so many months. */
  thisYear: orNull(fc.record({ amount, months: fc.integer({ min: 1, max: 12 }) }), 4),
  toCome: orNull(fc.record({ amount, inYears: orNull(fc.integer({ min: 1, max: 15 }), 2) }), 5),
  stops: orNull(place, 6),
  drawing: drawingChoice,
  after: orNull(
    fc.record({
      amounts: fc.array(amount, { minLength: 1, maxLength: 5 }),
      asksAfter: fc.integer({ min: 0, max: 70 }),
    }),
    8,
  ),
})
export type PersonChoice = typeof personChoice extends fc.Arbitrary<infer T> ? T : never

export const birthOf = ({ gender, isTransition, born }: PersonChoice): Day =>
  dayAt(born, FIRST_BIRTH[gender], gender === 'FEMALE' && isTransition ? LAST_TRANSITION_BIRTH : LAST_BIRTH)

/** The first month of the pension at the reference age. */
export function rightOf({ birthDate, gender }: Pick<InsuredPerson, 'birthDate' | 'gender'>): Day {
  const { years, months } = referenceAgeOf(birthDate, gender)
  return firstOfNextMonth(addMonths(birthDate, 12 * years + months))
}

export function insuredPersonOf(choice: PersonChoice, on: Day): InsuredPerson {
  const birthDate = birthOf(choice)
  const who = { birthDate, gender: choice.gender }
  const incomesAsOf = recordDay(choice, on)
  const drawing = drawingOf(choice, who)
  return {
    ...who,
    insured: insuredOf(choice, birthDate, on),
    incomes: incomesOf(choice, birthDate, incomesAsOf),
    incomesAsOf,
    incomeToCome: choice.toCome && {
      amount: choice.toCome.amount,
      from: choice.toCome.inYears === null ? null : yearOf(on) + choice.toCome.inYears,
    },
    stopsOn: choice.stops === null ? null : stopOf(choice.stops, who, on),
    drawing,
    survivorsPension: null,
    workAfterReferenceAge: afterOf(choice, who),
    forecast: null,
    incomeBounds: null,
  }
}

/** Up to two and a half years before the day, each third in November. */
function recordDay({ asOf }: PersonChoice, on: Day): Day {
  const before = addMonths(on, -asOf.monthsBefore)
  const november = dayOf(yearOf(before), 11, 1)
  return asOf.isNovember && november <= on ? november : before
}

function incomesOf({ career, thisYear }: PersonChoice, birthDate: Day, asOf: Day): IncomeEntry[] {
  const entries: IncomeEntry[] = []
  const until = yearOf(asOf) - 1 - career.endsBefore
  let year = yearOf(birthDate) + career.fromAge
  for (const { years, amount, raise, months, isGap } of career.blocks) {
    for (let index = 0; index < years && year <= until; index++, year++) {
      if (isGap) continue
      entries.push({ year, amount: amount + raise * index, months })
      if (career.doubled && index === 0) entries.push({ year, amount: 4_000, months: 5 })
    }
  }
  // The last block continues unchanged: most careers are longer than what was drawn.
  const last = career.blocks.at(-1)
  for (; last && !last.isGap && year <= until; year++) entries.push({ year, amount: last.amount, months: last.months })
  if (thisYear && yearOf(asOf) >= yearOf(birthDate) + 18) entries.push({ year: yearOf(asOf), ...thisYear })
  return shuffled(entries, career.order)
}

/** Given periods: from an age on, without the times abroad, sometimes until an age. */
function insuredOf({ insured }: PersonChoice, birthDate: Day, on: Day): InsuredPeriod[] | null {
  if (!insured.isTold) return null
  const start = addYears(birthDate, insured.fromAge)
  const end = insured.endsAtAge === null ? null : addYears(birthDate, insured.endsAtAge)
  const periods: InsuredPeriod[] = []
  let from = start
  const absences = insured.abroad.map(({ at, months }) => ({ at: dayAt(at, start, on), months }))
  for (const { at, months } of absences.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    if (at <= from) continue
    periods.push({ from, to: at })
    from = addMonths(at, months)
  }
  if (end === null) return [...periods, { from, to: null }]
  return [...periods, { from, to: null }]
    .filter((period) => period.from < end)
    .map((period) => ({ from: period.from, to: period.to === null || period.to > end ? end : period.to }))
}

/** A last day of work before the reference age, in the past or to come. */
const stopOf = (at: number, who: Pick<InsuredPerson, 'birthDate' | 'gender'>, on: Day): Day =>
  dayAt(at, addYears(on, -2), rightOf(who))

/** Steps that the law allows. */
function drawingOf(choice: PersonChoice, who: Pick<InsuredPerson, 'birthDate' | 'gender'>): DrawingStep[] | null {
  const { kind, months, shares, steps, isWithinMonth } = choice.drawing
  if (kind === 'none') return null
  const reference = rightOf(who)
  const isTransition = who.gender === 'FEMALE' && transitionShareOf(who.birthDate) > 0
  const earliest = firstOfNextMonth(addYears(who.birthDate, isTransition ? 62 : 63))
  const first = earliest < FIRST_PENSION ? FIRST_PENSION : earliest
  const mostEarly = Math.max(0, monthsBetween(first, reference))
  const early = mostEarly === 0 ? 0 : 1 + (months % mostEarly)
  const late = months % 61
  const at = (month: number, share: number): DrawingStep => {
    const from = addMonths(reference, month)
    return { from: isWithinMonth && from > first ? endOfPreviousMonth(from) : from, share }
  }
  const [low, high] = shares
  const planned = {
    whole: [at(months % 2 === 0 ? -early : late, 100)],
    early: [at(-early, low), ...(steps > 0 && early > 1 ? [at(-Math.ceil(early / 2), steps > 1 ? 100 : high)] : [])],
    late: steps > 0 ? [at(0, low), ...(steps > 1 ? [at(late, high)] : []), at(60, 100)] : [at(late, low), at(60, 100)],
    both: [at(-early, low), ...(steps > 0 ? [at(late, high)] : []), ...(steps > 1 ? [at(60, 100)] : [])],
  }[kind]
  return inOrder(planned)
}

/** The last of the steps in a month. */
const inOrder = (steps: readonly DrawingStep[]): DrawingStep[] =>
  steps.filter(({ from }, index) => {
    const next = steps[index + 1]
    return next === undefined || next.from > from
  })

/** Entries of the years from the reference age on, and the day of the request. */
function afterOf(choice: PersonChoice, who: Pick<InsuredPerson, 'birthDate' | 'gender'>): WorkAfterReferenceAge | null {
  if (choice.after === null) return null
  const reference = rightOf(who)
  const asksOn = addMonths(reference, choice.after.asksAfter)
  const incomes = choice.after.amounts.map((amount, index) => ({ year: yearOf(reference) + index, amount, months: 12 }))
  return { incomes: incomes.filter(({ year }) => year <= yearOf(asksOn)), asksOn }
}
