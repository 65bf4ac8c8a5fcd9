/** Prepares what the page of ages shows. */

import type { Info } from '~/dossier/shape/shape'
import type { Simulation } from '~/dossier/shape/simulation'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { Attempt } from '~/estimate/outcome'
import type { AgeOutlook, AgesAhead } from '~/estimate/synthesis/ages'

/** By how much a month a pension for life rises from one start to the next, CHF; between whole ages or single months. */
export type EachWait = { unit: 'year' | 'month'; from: number; to: number; low: number; high: number }

type Answers = {
  ages: Attempt<AgeOutlook[]>
  ahead: Attempt<AgesAhead>
  simulation: Attempt<SimulationAnswer>
  info: Attempt<Info | null>
}

export function agesView({ ages, ahead, simulation, info }: Answers, year: number | null) {
  const rows = ages.answer ?? []
  const { years = [], leastContribution = null, lppEarliest = null } = ahead.answer ?? {}
  const { limits = null, transitionGeneration = false } = simulation.answer ?? {}
  return {
    rows,
    year,
    years,
    each: eachWait(rows, year),
    early: year === null ? earlyOf(rows, { transitionGeneration, lppEarliest }) : null,
    leastContribution: rows.some(({ column, age }) => column.avs && isBefore(age, referenceIn(rows)))
      ? leastContribution
      : null,
    isMarried: info.answer?.person.status === 'married',
    isClosed: simulation.answer !== null && limits === null,
    simulation:
      (simulation.answer?.problem ? null : simulation.answer?.simulation) ?? (null satisfies Simulation | null),
  }
}

export type AgesView = ReturnType<typeof agesView>

export const referenceIn = (rows: readonly AgeOutlook[]): AgeOutlook['age'] | null =>
  rows.find(({ isReference }) => isReference)?.age ?? null

const monthsOf = ({ years, months }: AgeOutlook['age']) => 12 * years + months
const isBefore = (age: AgeOutlook['age'], other: AgeOutlook['age'] | null) =>
  other !== null && monthsOf(age) < monthsOf(other)

/** null: the pensions do not rise with every step, or only ranges of them are known. */
function eachWait(rows: readonly AgeOutlook[], year: number | null): EachWait | null {
  const step = year === null ? 12 : 1
  const inView = rows.filter(({ age }) => (year === null ? age.months === 0 : age.years === year))
  // From the earliest day of the AVS on, its reduction gets smaller; before, it is always the one of the reference age.
  const steps = inView.filter(({ days }) => (days.stopsOn === null) === (inView.at(-1)?.days.stopsOn === null))
  const [first, last] = [steps[0], steps.at(-1)]
  const rises = steps.slice(1).map(({ age, column }, index) => {
    const before = steps[index] as AgeOutlook
    const isNext = monthsOf(age) - monthsOf(before.age) === step && !column.ranges && !before.column.ranges
    return isNext ? (column.monthlyTotal ?? 0) - (before.column.monthlyTotal ?? 0) : 0
  })
  if (!first || !last || rises.length === 0 || rises.some((rise) => rise <= 0)) return null
  const [low, high] = [Math.min(...rises), Math.max(...rises)]
  return { unit: year === null ? 'year' : 'month', from: first.age.years, to: last.age.years, low, high }
}

/** `avsAge`: before which the AVS pays nothing; whether funds do by then, may not, or there is none. */
export type Early = { avsAge: number; paying: 'funds' | 'fundsLater' | 'nobody' }

type EarlyFacts = Pick<SimulationAnswer, 'transitionGeneration'> & Pick<AgesAhead, 'lppEarliest'>

/** null: that age is past, or funds may pay before it, and their figures are missing or that age is past. */
function earlyOf(rows: readonly AgeOutlook[], { transitionGeneration, lppEarliest }: EarlyFacts): Early | null {
  const avsAge = transitionGeneration ? 62 : 63
  const atStart = rows.find(({ age }) => age.years === avsAge && age.months === 0)
  if (!atStart) return null
  if (rows.some(({ age }) => isBefore(age, atStart.age))) return { avsAge, paying: 'funds' }
  if (!atStart.column.lpp) return { avsAge, paying: 'nobody' }
  return lppEarliest && lppEarliest >= atStart.startsOn ? { avsAge, paying: 'fundsLater' } : null
}
