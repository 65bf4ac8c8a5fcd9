/** Changes to the savings before retirement: a buy-in, and an advance for a home. */
import { lawDay, type Table } from '../table'
import { lpp } from './lpp-sources'

/**
 * `blockYears`: for how long the benefits that were bought cannot be paid as capital. Newcomers from abroad who were
 * never in a Swiss fund can buy at most `arrivalShare` percent of the insured salary a year, for `arrivalYears` years.
 * `ceilingsFromAge`: pillar 3a savings lower the largest buy-in by the amount that exceeds the ceilings since this age.
 */
export type BuyInRules = { blockYears: number; arrivalYears: number; arrivalShare: number; ceilingsFromAge: number }

export const LPP_BUY_IN: Table<BuyInRules> = {
  id: 'lppBuyIn',
  title: 'LPP buy-in',
  unit: 'years; % of the insured salary; years of age',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [
    {
      from: lawDay('2006-01-01'),
      value: { blockYears: 3, arrivalYears: 5, arrivalShare: 20, ceilingsFromAge: 24 },
      source: lpp('art. 79b al. 3; OPP 2 art. 60a al. 2, art. 60b al. 1', '79_b'),
      confidence: 'high',
    },
  ],
}

/**
 * Until `wholeUntilAge` all savings may be drawn; later either those at that age or `shareLater` percent of today's,
 * whichever is more. Nothing may be drawn in the last `yearsBefore` years before the right to old-age benefits.
 */
export type HomeAdvanceRules = { wholeUntilAge: number; shareLater: number; yearsBefore: number }

export const LPP_HOME_ADVANCE: Table<HomeAdvanceRules> = {
  id: 'lppHomeAdvance',
  title: 'LPP advance for a home',
  unit: 'years of age; % of the savings; years',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [
    {
      from: lawDay('1995-01-01'),
      value: { wholeUntilAge: 50, shareLater: 50, yearsBefore: 3 },
      source: lpp('art. 30c al. 1, 2', '30_c'),
      confidence: 'high',
    },
  ],
}
