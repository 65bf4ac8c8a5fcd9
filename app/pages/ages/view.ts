/** Prepares what the page of ages shows. */

import { isMarriedStatus } from '~/dossier/shape/civil-status'
import type { Info } from '~/dossier/shape/info'
import type { Home } from '~/dossier/shape/place'
import type { Simulation } from '~/dossier/shape/simulation'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { AgeOutlook, AgesAhead, AgesChoice } from '~/estimate/answers/ages'
import type { Attempt } from '~/estimate/outcome'
import { isEarly } from '~/ui/synthesis/ages-in-list'

/** By how much a month a pension for life rises from one start to the next, CHF; between whole ages or single months. */
type EachWait = { unit: 'year' | 'month'; from: number; to: number; low: number; high: number }

type AgesAnswers = {
  ages: Attempt<AgeOutlook[]>
  ahead: Attempt<AgesAhead>
  simulation: Attempt<SimulationAnswer>
  info: Attempt<Info | null>
  /** Where the visitor will live; null: not given. */
  home: Home | null
}

export function agesView(
  { ages, ahead, simulation, info, home }: AgesAnswers,
  { year, avsFrom }: Required<AgesChoice>,
) {
  const rows = ages.answer ?? []
  const { years = [], leastContribution = null, lppEarliest = null, avsChoices = [] } = ahead.answer ?? {}
  const { limits = null, transitionGeneration = false } = simulation.answer ?? {}
  const avsAge = transitionGeneration ? 62 : 63
  return {
    rows,
    ...{ avsFrom, avsChoices, avsAge },
    year,
    years,
    home,
    each: eachWait(rows, year),
    early: year === null ? earlyOf(rows, { avsAge, lppEarliest }) : null,
    leastContribution: rows.some(({ column, age }) => column.avs && isBefore(age, referenceIn(rows)))
      ? leastContribution
      : null,
    isMarried: isMarriedStatus(info.answer?.person.status),
    isClosed: simulation.answer !== null && limits === null,
    simulation:
      (simulation.answer?.problem ? null : simulation.answer?.simulation) ?? (null satisfies Simulation | null),
  }
}

export type AgesView = ReturnType<typeof agesView>

/** The row with which the others are compared; null: there is none, or no other row has a total with all pillars. */
export function comparedIn(rows: readonly AgeOutlook[]): AgeOutlook['age'] | null {
  const [one, ...others] = rows.filter(({ column }) => column.complete)
  const reference = one && others.length > 0 ? [one, ...others].find(({ isReference }) => isReference) : null
  return reference?.age ?? null
}

export const referenceIn = (rows: readonly AgeOutlook[]): AgeOutlook['age'] | null =>
  rows.find(({ isReference }) => isReference)?.age ?? null

const monthsOf = ({ years, months }: AgeOutlook['age']) => 12 * years + months
export const isBefore = (age: AgeOutlook['age'], other: AgeOutlook['age'] | null) =>
  other !== null && monthsOf(age) < monthsOf(other)

/** null: the pensions do not rise with every step, or are known only as ranges. */
function eachWait(rows: readonly AgeOutlook[], year: number | null): EachWait | null {
  const step = year === null ? 12 : 1
  const compared = longestRun(rows.filter(isIn(year)), step)
  const [first, last] = [compared[0], compared.at(-1)]
  const rises = compared.slice(1).map(({ column }, index) => {
    const before = compared[index]?.column
    return before && !column.ranges && !before.ranges ? (column.monthlyTotal ?? 0) - (before.monthlyTotal ?? 0) : 0
  })
  if (!first || !last || rises.length === 0 || rises.some((rise) => rise <= 0)) return null
  const [low, high] = [Math.min(...rises), Math.max(...rises)]
  return { unit: year === null ? 'year' : 'month', from: first.age.years, to: last.age.years, low, high }
}

/** Selects the ages of the list, or of one year, whose totals have all pillars and that follow the rule of all rows. */
const isIn = (year: number | null) => (row: AgeOutlook) =>
  row.column.complete &&
  !row.standsApart &&
  (year === null ? row.age.months === 0 && !isEarly(row) : row.age.years === year)

/** The longest run of rows that are each one step after the one before. */
function longestRun(rows: readonly AgeOutlook[], step: number): readonly AgeOutlook[] {
  const runs = rows.reduce<AgeOutlook[][]>((all, row) => {
    const before = all.at(-1)?.at(-1)
    if (before && monthsOf(row.age) - monthsOf(before.age) === step) all.at(-1)?.push(row)
    else all.push([row])
    return all
  }, [])
  return runs.reduce<readonly AgeOutlook[]>((longest, run) => (run.length > longest.length ? run : longest), [])
}

/**
 * `avsAge`: the AVS pays nothing before this age. `paying`: who pays before it; `fundsSilent`: a certificate does not say
 * whether its fund does.
 */
export type Early = { avsAge: number; paying: 'funds' | 'fundsLater' | 'fundsSilent' | 'nobody' }

type EarlyFacts = Pick<Early, 'avsAge'> & Pick<AgesAhead, 'lppEarliest'>

/** null: that age is past, or funds may pay before it but their figures are missing. */
function earlyOf(rows: readonly AgeOutlook[], { avsAge, lppEarliest }: EarlyFacts): Early | null {
  const atStart = rows.find(({ age }) => age.years === avsAge && age.months === 0)
  if (!atStart) return null
  if (rows.some(({ age }) => isBefore(age, atStart.age))) return { avsAge, paying: 'funds' }
  if (!atStart.column.lpp) return { avsAge, paying: 'nobody' }
  if (!lppEarliest || lppEarliest < atStart.startsOn) return null
  const isTyped = atStart.column.lpp.funds.some((fund) => fund.isTyped)
  return { avsAge, paying: isTyped ? 'fundsSilent' : 'fundsLater' }
}
