/** The pension from a compensation office's pension forecast, whose figures replace those of the account. */
import { type AvsLaw, minimumPensionIn } from '~/law/avs/avs-law'
import { type Franc, franc } from '../money'
import type { Step } from '../result'
import type { Career } from './contributions/career'
import type { PensionForecast } from './facts'
import { shownRamd, tableStep } from './income/ramd'
import { amountOf, type Pension } from './pension'

/**
 * The average income of a forecast as a row of today's table, CHF a year. When pensions are adjusted, average income
 * and pension rise with the minimum pension (LAVS art. 33ter; RAVS art. 51ter), and the rows of every table are the
 * same tenths of it, so the row keeps its place. Between two rows the next one applies, as everywhere (RAVS art. 53).
 * @throws {RangeError} for a negative or infinite income
 * @throws {NoLawError} for a year before 1998
 */
export function forecastRamd({ ramd, year }: Pick<PensionForecast, 'ramd' | 'year'>, law: AvsLaw): Franc {
  if (!(ramd >= 0 && Number.isFinite(ramd))) throw new RangeError('no average income')
  const { tableRows } = law
  // A single division of whole numbers, so that an income on a row is exactly that row and not the next one.
  const row = Math.ceil((ramd * tableRows) / (12 * minimumPensionIn(year)))
  return shownRamd(franc(Math.max(row, tableRows) * tableStep(law)), law)
}

/**
 * The career behind a forecast: its scale, and the whole years that lead to it (RAVS art. 52). A forecast does not say
 * which months are missing.
 * @throws {RangeError} for a scale that the law does not know
 */
export function careerOfForecast({ scale }: PensionForecast, own: Career, law: AvsLaw): Career {
  if (!Number.isInteger(scale) || scale < 1 || scale > law.scales) throw new RangeError('no such scale')
  const { cohortYears } = own.contributions
  const years = Math.max(1, Math.floor((scale * cohortYears) / law.scales))
  return {
    ...own,
    scale,
    contributions: { ...own.contributions, years, missing: 0, filled: NOTHING_FILLED, gaps: [], coveredYears: [] },
    steps: [],
  }
}

const NOTHING_FILLED = { educationCredits: 0, spouse: 0, wifeBefore1997: 0, youth: 0, retirementYear: 0 }

/** The pension that the table gives for a forecast, before any cap and any early or late drawing (LAVS art. 34, 38). */
export function pensionFromForecast(
  forecast: PensionForecast,
  { contributions: { years } }: Career,
  eventYear: number,
  law: AvsLaw,
): Pension {
  const ramd = forecastRamd(forecast, law)
  const { scale } = forecast
  const steps: Step[] = [
    {
      key: 'forecast',
      inputs: {
        ramd: forecast.ramd,
        scale,
        year: forecast.year,
        minimumThen: minimumPensionIn(forecast.year),
        minimum: law.minimumPension,
      },
      output: ramd,
      article: 'LAVS art. 33ter; RAVS art. 51ter, 52, 53',
    },
  ]
  const monthly = amountOf(ramd, scale, law, steps)
  // The forecast's average already includes revaluation.
  const factor = { factor: 1, assumed: false, eventYear, firstEntry: null }
  return { ramd, monthly, years, scale, factor, average: ramd, steps }
}
