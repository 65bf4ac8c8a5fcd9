/** The scale of the income chart: ages from left to right in percent of its width, amounts upwards in CSS pixels. */
import type { IncomeStep } from '~/pillars/synthesis/outlook'

/** The chart ends at the 90th birthday. */
const LAST_AGE = 90
/** The height of the largest amount, and the space above it for labels. */
const HEIGHT = 192
export const TOP = 32
export const BOTTOM = TOP + HEIGHT

export type Scale = {
  ageTicks: number[]
  amountTicks: number[]
  /** Percent of the width. */
  x: (ageInMonths: number) => number
  /** CSS pixels from the top. */
  y: (amount: number) => number
}

/** One scale for all panels, so that they compare; null if there is nothing to draw. */
export function chartScale(panels: readonly (readonly IncomeStep[])[]): Scale | null {
  const steps = panels.flat()
  const firstAge = Math.min(...steps.map(({ age }) => age.years))
  const highest = Math.max(...steps.map(({ total }) => total))
  if (steps.length === 0 || highest <= 0 || firstAge >= LAST_AGE) return null
  const each = roundStep(highest)
  const count = Math.ceil(highest / each)
  return {
    ageTicks: multiplesOf(LAST_AGE - firstAge > 40 ? 10 : 5, firstAge, LAST_AGE),
    amountTicks: Array.from({ length: count + 1 }, (_, index) => index * each),
    x: (months) => hundredths((100 * (Math.min(months, 12 * LAST_AGE) - 12 * firstAge)) / (12 * (LAST_AGE - firstAge))),
    y: (amount) => hundredths(BOTTOM - (HEIGHT * amount) / (count * each)),
  }
}

const hundredths = (value: number) => Math.round(100 * value) / 100

/** 1, 2 or 5 times a power of ten, so that at most five lines lie above the baseline. */
function roundStep(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest / 5))
  return [1, 2, 5, 10].map((digit) => digit * power).find((step) => highest / step <= 5) ?? 10 * power
}

const multiplesOf = (each: number, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((age) => age % each === 0)

/** In drawing order, from the baseline up. */
export const INCOME_PARTS = ['avs', 'lpp', 'salary'] as const
export type IncomePart = (typeof INCOME_PARTS)[number]

export type Area = { part: IncomePart; x: number; width: number; y: number; height: number }
export type Plateau = { from: string; total: number; x: number; width: number; y: number; areas: Area[] }

/** Turns each step into a stack of the incomes paid at the same time. */
export function plateaus(steps: readonly IncomeStep[], { x, y }: Scale): Plateau[] {
  return steps.map((step) => {
    const [start, end] = [x(monthsOf(step.age)), x(step.untilAge ? monthsOf(step.untilAge) : 12 * LAST_AGE)]
    const width = hundredths(end - start)
    let below = 0
    const areas = INCOME_PARTS.flatMap((part) => {
      const amount = step[part] ?? 0
      if (amount <= 0) return []
      const [bottom, top] = [y(below), y(below + amount)]
      below += amount
      return [{ part, x: start, width, y: top, height: hundredths(bottom - top) }]
    })
    return { from: step.from, total: step.total, x: start, width, y: y(below), areas }
  })
}

const monthsOf = ({ years, months }: IncomeStep['age']) => 12 * years + months
