/**
 * How the pension of the second pillar may be drawn: how early, in how many parts, and when the fund may pay capital
 * instead.
 */
import { lawDay, type Table } from '../table'
import { lpp, opp2 } from './lpp-sources'

/** No fund may pay an old-age pension before this age, except after a restructuring or for work in public safety. */
export const LPP_FUND_EARLIEST_AGE: Table<number> = {
  id: 'lppFundEarliestAge',
  title: 'LPP earliest age that the rules of a fund may allow',
  unit: 'years of age',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [{ from: lawDay('2006-01-01'), value: 58, source: opp2('art. 1i al. 1', '1_i'), confidence: 'high' }],
}

/**
 * `steps`: the largest number of parts, of a pension and of capital; `firstShare`: the smallest first part, percent.
 */
export type PartialDrawing = { steps: number; firstShare: number }

/** A fund may allow more parts of a pension and a smaller first one, but never more parts of capital (al. 2). */
export const LPP_PARTIAL_DRAWING: Table<PartialDrawing> = {
  id: 'lppPartialDrawing',
  title: 'LPP drawing in parts',
  unit: 'parts; % of the old-age benefit',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [
    {
      from: lawDay('2024-01-01'),
      value: { steps: 3, firstShare: 20 },
      source: lpp('art. 13a', '13_a'),
      confidence: 'high',
    },
  ],
}

/** A fund may pay a pension below this share of the minimum AVS pension as capital. */
export const LPP_SMALL_PENSION: Table<number> = {
  id: 'lppSmallPension',
  title: 'LPP small pension that may be paid as capital',
  unit: '% of the minimum AVS pension',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [{ from: lawDay('2005-01-01'), value: 10, source: lpp('art. 37 al. 3', '37'), confidence: 'high' }],
}

/**
 * The part of the last old-age pension that a widow or widower is paid. The law sets it for the mandatory part; the
 * rest is up to the fund.
 */
export const LPP_SURVIVOR_SHARE: Table<number> = {
  id: 'lppSurvivorShare',
  title: 'LPP widow’s or widower’s pension after an old-age pension',
  unit: '% of the old-age pension',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [{ from: lawDay('2005-01-01'), value: 60, source: lpp('art. 21 al. 2', '21'), confidence: 'high' }],
}
