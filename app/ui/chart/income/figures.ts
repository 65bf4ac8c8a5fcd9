/** The data for the picture of an income over time: ages in months, amounts in CHF a month. */
import type { Day } from '~/pillars/day'
import type { IncomeStep } from '~/pillars/synthesis/outlook'

/** The picture ends at the 90th birthday. */
export const END = 12 * 90

/** A capital paid once, CHF, at an age; `monthly`: what it could pay a month until 90. */
export type CapitalOnce = { capital: number; monthly: number; age: number; from: Day }

export type IncomeFigures = {
  steps: readonly IncomeStep[]
  /** The income without the change, outlined where it differs; null: there is no change. */
  without: readonly IncomeStep[] | null
  /** Capital paid without the change; left out: none. */
  withoutCapitals?: readonly CapitalOnce[]
  /** null: unknown. */
  payToday: number | null
  capitals: readonly CapitalOnce[]
  /** The need, CHF a month; left out or null: not given. */
  need?: number | null
  /** What taxes take of the income from an age on, CHF a month; left out: the income is gross. */
  tax?: { from: number; monthly: number }
}

/** The time between two changes. `paid` excludes capital that is spread. */
export type Stretch = {
  start: number
  end: number
  pay: number
  avs: number
  lpp: number
  capital: number
  paid: number
}

/** A change at an age: its day, if known, and the capital paid then. */
export type Change = {
  age: number
  day: Day | null
  once: number
  /** How much the income changes, as a fraction of the highest income. */
  jump: number
}

/** `highest` includes the income without the change, taxes and the need. */
export type Scene = { start: number; stretches: readonly Stretch[]; highest: number }

export const ageOf = ({ age: { years, months } }: IncomeStep) => 12 * years + months
export const endOf = ({ untilAge }: IncomeStep) => (untilAge ? 12 * untilAge.years + untilAge.months : END)
export const stepAt = (steps: readonly IncomeStep[], age: number) =>
  steps.find((step) => ageOf(step) <= age && endOf(step) > age)
export const stretchAt = (stretches: readonly Stretch[], age: number) =>
  stretches.find(({ start, end }) => start <= age && age < end)
export const inOrder = (ages: Iterable<number>) => [...new Set(ages)].toSorted((one, other) => one - other)

/** null if there is nothing to draw: no income, or over 90. */
export function sceneOf(figures: IncomeFigures): Scene | null {
  const { steps, without, payToday, capitals, need, tax } = figures
  const start = Math.min(...steps.map(ageOf), ...capitals.map(({ age }) => age))
  const stretches = stretchesOf(figures, start)
  const highest = Math.max(
    payToday ?? 0,
    need ?? 0,
    ...stretches.map(({ start: age, paid, capital }) => paid + capital + (tax && age >= tax.from ? tax.monthly : 0)),
    ...(without ?? []).map((step) => step.total + capitalAt(figures.withoutCapitals ?? [], endOf(step) - 1)),
  )
  return steps.length === 0 || highest <= 0 || start >= END ? null : { start, stretches, highest }
}

/** The part of these capitals spread at an age, CHF a month. */
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

/** Each change after today, in order, including the point where known incomes end. */
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

/** The last income, usually the one for life: from its start to the end, with the capital spread at the end. */
export function lastingStretch(stretches: readonly Stretch[]): Stretch | null {
  const last = stretches.findLast(({ paid }) => paid > 0)
  const lasting = stretches.filter(
    ({ avs, lpp, pay }) => last && avs === last.avs && lpp === last.lpp && pay === last.pay,
  )
  const [first] = lasting
  return last && first ? { ...last, start: first.start, capital: lasting.at(-1)?.capital ?? 0 } : null
}
