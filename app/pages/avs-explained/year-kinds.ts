/** What became of each year that can count towards the pension, as squares. */
import type { PersonPension } from '~/pillars/avs/result'
import type { Day } from '~/pillars/day'
import type { Step } from '~/pillars/result'
import type { YearKind, YearSquare } from '~/ui/chart/year-squares'

type Years = Pick<PersonPension, 'gaps'> & { steps: readonly Step[] }

/** The scale of a full pension. A forecast only says how much of it there is. */
const FULL_SCALE = 44

/** @returns one square per year, in chronological order; for a forecast, as many as its scale, without years */
export function yearKinds({ gaps, steps }: Years, today: Day): YearSquare[] {
  const window = steps.findLast(({ key }) => key === 'contributionYears')?.inputs
  const scale = steps.findLast(({ key }) => key === 'scale')
  const forecast = steps.find(({ key }) => key === 'forecast')
  if (!window) return forecast ? scaleAsSquares(Number(forecast.inputs.scale)) : []
  const [first, last] = [Number(window.firstYear), Number(window.lastYear)]
  const stillMissing = Math.max(0, last - first + 1 - Number(scale?.inputs.contributionYears ?? 0))
  const missing = missingYears(gaps, stillMissing)
  const isGap = new Set(gaps.years.map(({ year }) => year))
  const isCovered = new Set(gaps.coveredYears)
  const kindOf = (year: number): YearKind => {
    if (missing.has(year)) return 'missing'
    if (isCovered.has(year) || (isGap.has(year) && gaps.filledMonths > 0)) return 'filled'
    return year < Number(today.slice(0, 4)) ? 'paid' : 'toCome'
  }
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const year = first + index
    return { year, kind: kindOf(year) }
  })
}

/**
 * Which of the years with gaps are drawn as missing. Months add up, and no article says which gaps are filled first. So as many
 * whole years are drawn as are missing in the end: those with the largest gaps and, among equals, the latest.
 */
function missingYears({ years }: PersonPension['gaps'], count: number): Set<number> {
  const largestFirst = years.toSorted((a, b) => b.months - a.months || b.year - a.year)
  return new Set(largestFirst.slice(0, count).map(({ year }) => year))
}

const scaleAsSquares = (scale: number) =>
  Array.from(
    { length: FULL_SCALE },
    (_, index): YearSquare => ({ year: null, kind: index < scale ? 'paid' : 'missing' }),
  )
