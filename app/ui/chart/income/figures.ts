/** What the picture of an income over time is drawn from: ages in months, amounts in CHF a month. */
import type { Day } from '~/pillars/day'
import type { IncomeStep } from '~/pillars/synthesis/outlook'

/** The picture ends at the 90th birthday. */
export const END = 12 * 90

/** A capital that is paid once, CHF, at an age; `monthly`: what it would pay a month until 90. */
export type CapitalOnce = { capital: number; monthly: number; age: number; from: Day }

export type IncomeFigures = {
  steps: readonly IncomeStep[]
  /** Outlined where it differs: what would be paid without the change; null: there is none. */
  without: readonly IncomeStep[] | null
  /** What is paid once without the change; left out: nothing. */
  withoutCapitals?: readonly CapitalOnce[]
  /** null: not known. */
  payToday: number | null
  capitals: readonly CapitalOnce[]
  /** What is needed, CHF a month; left out or null: not told. */
  need?: number | null
}

/** The stretch between two changes; `paid`: without the capital that is spread. */
export type Stretch = {
  start: number
  end: number
  pay: number
  avs: number
  lpp: number
  capital: number
  paid: number
}

/** What changes at an age: on which day, if one is known, and the capital that is paid then. */
export type Change = {
  age: number
  day: Day | null
  once: number
  /** How much the income changes, as a part of the highest one. */
  jump: number
}

/** `without`, and the amount that reaches highest, included. */
export type Scene = { start: number; stretches: readonly Stretch[]; highest: number }

export const ageOf = ({ age: { years, months } }: IncomeStep) => 12 * years + months
export const endOf = ({ untilAge }: IncomeStep) => (untilAge ? 12 * untilAge.years + untilAge.months : END)
export const stepAt = (steps: readonly IncomeStep[], age: number) =>
  steps.find((step) => ageOf(step) <= age && endOf(step) > age)
export const stretchAt = (stretches: readonly Stretch[], age: number) =>
  stretches.find(({ start, end }) => start <= age && age < end)
export const inOrder = (ages: Iterable<number>) => [...new Set(ages)].toSorted((one, other) => one - other)

/** null where there is nothing to draw: no income, or over 90. */
export function sceneOf(figures: IncomeFigures): Scene | null {
  const { steps, without, payToday, capitals, need } = figures
  const start = Math.min(...steps.map(ageOf), ...capitals.map(({ age }) => age))
  const stretches = stretchesOf(figures, start)
  const highest = Math.max(
    payToday ?? 0,
    need ?? 0,
    ...stretches.map(({ paid, capital }) => paid + capital),
    ...(without ?? []).map((step) => step.total + capitalAt(figures.withoutCapitals ?? [], endOf(step) - 1)),
  )
  return steps.length === 0 || highest <= 0 || start >= END ? null : { start, stretches, highest }
}

/** What is spread of them at an age, CHF a month. */
export const capitalAt = (capitals: readonly CapitalOnce[], at: number) =>
  capitals.reduce((sum, { age, monthly }) => sum + (age <= at ? monthly : 0), 0)

function stretchesOf({ steps, capitals }: IncomeFigures, start: number): Stretch[] {
  const ages = [...steps.flatMap((step) => [ageOf(step), endOf(step)]), ...capitals.map(({ age }) => age), END]
  const changes = inOrder(ages.filter((age) => age >= start && age <= END))
  return changes.slice(0, -1).map((from, index) => {
    const step = stepAt(steps, from)
    return {
      start: from,
      end: changes[index + 1] ?? END,
      pay: step?.salary ?? 0,
      avs: step?.avs ?? 0,
      lpp: step?.lpp ?? 0,
      capital: capitalAt(capitals, from),
      paid: step?.total ?? 0,
    }
  })
}

/** Each change after today, in order; also where all that is known ends. */
export function changesOf({ steps, capitals }: IncomeFigures, { stretches, highest }: Scene): Change[] {
  const days = new Map<number, Day | null>(steps.slice(1).map((step) => [ageOf(step), step.from]))
  for (const { age, from } of capitals) if (!days.has(age)) days.set(age, from)
  const last = steps.at(-1)
  if (last && endOf(last) < END && !days.has(endOf(last))) days.set(endOf(last), null)
  const paidAt = (age: number) => stretchAt(stretches, age)?.paid ?? 0
  return inOrder(days.keys()).map((age) => ({
    age,
    day: days.get(age) ?? null,
    once: capitals.filter((capital) => capital.age === age).reduce((sum, { capital }) => sum + capital, 0),
    jump: Math.abs(paidAt(age) - paidAt(age - 1)) / highest,
  }))
}

/** What is paid for life, or last: from when it runs to the end, with the capital that is spread at the end. */
export function lastingStretch(stretches: readonly Stretch[]): Stretch | null {
  const last = stretches.findLast(({ paid }) => paid > 0)
  const lasting = stretches.filter(
    ({ avs, lpp, pay }) => last && avs === last.avs && lpp === last.lpp && pay === last.pay,
  )
  const [first] = lasting
  return last && first ? { ...last, start: first.start, capital: lasting.at(-1)?.capital ?? 0 } : null
}
