import { quotedOf2027, SINCE_2027, UNTIL_2027 } from '../autumn-2026'
import { type Day, lawDay, type Row, rowOn, type Table } from '../table'
import { lavsReadAt } from './avs-sources'

/**
 * The minimum for a contribution year, CHF a year: the contribution to AVS, AI and APG together, without administration
 * costs (null: not found), and the corresponding income in the individual account. A spouse who pays `spouseTimes` as
 * much pays for both.
 */
export type MinimumContribution = {
  contribution: number | null
  income: number
  spouseTimes: number
  /** The last year for which the figures were found; null: until the next row. */
  foundUntil: number | null
}

type Figures = { contribution: number | null; income: number; foundUntil?: number }

const row = (
  start: `${number}-01-01`,
  { contribution, income, foundUntil }: Figures,
  address: string,
): Row<MinimumContribution> => ({
  from: lawDay(start),
  value: { contribution, income, spouseTimes: 2, foundUntil: foundUntil ?? null },
  source: lavsReadAt('art. 3 al. 3, art. 10 al. 1; RAVS art. 50', address),
  // The texts with the AI and APG part, and with all earlier figures, were not read.
  confidence: 'medium',
})

/**
 * The income is the AVS part of the contribution x 100 / twice the rate of LAVS art. 5 al. 1 (4.2 % until 2019, 4.35 %
 * since), in whole francs. It was read for 1985, 2016 (as printed in 2017), 2019, 2021, 2023 and 2025, and computed
 * for:
 * - 2003 from an AVS part of 353, half of the 706 francs for voluntary insurance in the bill of 3.10.2003,
 * - 2007 from 370 (ordinance 07, art. 2),
 * - 2009 from 382, as 892 francs for voluntary AVS and AI together are twice 382 and 64,
 * - 2011 from 387, a fiftieth of the largest contribution of 19'350,
 * - 2013 from 392, as 914 francs for voluntary AVS and AI together are twice 392 and 65,
 * - 2020 from 409 (the act as of 1.1.2020). The income of 2025 was checked against the text in force: 435 francs (LAVS
 * art. 10 al. 1) at 4.35 % (art. 5 al. 1), both halves. Nothing was found for 1986 to 2002. The 541 francs of 2027 are
 * quoted. Their AVS part is 444: 8.7 / 10.6 of 541, and also what the scale for the self-employed gives at 10'300
 * francs (435 at 10'100 before).
 */
export const MINIMUM_CONTRIBUTION: Table<MinimumContribution> = {
  id: 'minimumContribution',
  title: 'AVS minimum contribution',
  unit: 'CHF a year',
  checked: lawDay('2026-11-23'),
  enactedUntil: UNTIL_2027,
  rows: [
    row(
      '1985-01-01',
      { contribution: null, income: 2500, foundUntil: 1985 },
      'https://entscheidsuche.ch/docs/NE_Omni/NE_TC_012_CDP-2019-385_2020-10-27.html',
    ),
    row(
      '2003-01-01',
      { contribution: 425, income: 4202 },
      'https://presseportal.ch/fr/pm/100000042/100020433?langid=1',
    ),
    row(
      '2007-01-01',
      { contribution: 445, income: 4405 },
      'https://dokumen.tips/documents/ordonnance-07-ordonnance-07-sur-les-adaptations-l-3-rs-8341-ordonnance-07.html',
    ),
    row('2009-01-01', { contribution: 460, income: 4548 }, 'https://blog.startups.ch/anstieg-ahv-iv-renten-1-75'),
    row('2011-01-01', { contribution: 475, income: 4607 }, 'https://liberty.ch/de/post/6404'),
    row(
      '2013-01-01',
      { contribution: 480, income: 4667 },
      'https://www.caisseavsne.ch/de/archivierte-neuigkeiten/browse/16/?cmd=infomail&backURL=https://www.caisseavsne.ch/index.php%3Fid=88%26L=294&cHash=d82df4e6096433a107837b91289dabfc',
    ),
    row(
      '2016-01-01',
      { contribution: 478, income: 4667 },
      'https://fr.doczz.net/doc/4557690/cotisations-des-personnes-sans-activit%C3%A9-lucrative-%C3%A0-l-avs--%C3%A0',
    ),
    row(
      '2019-01-01',
      { contribution: 482, income: 4702 },
      'https://atzuerich.ch/index.php/publikationen/beraterecke-uebersicht/192-ahv-beitraege-fuer-nichterwerbstaetige-2',
    ),
    row('2020-01-01', { contribution: 496, income: 4701 }, 'https://lawbrary.ch/law/art/AHVG-v2020.01-de-art-10/print'),
    row(
      '2021-01-01',
      { contribution: 503, income: 4747 },
      'https://123dok.net/document/yd7rk30g-cotisations-cotisations-personnes-activit%C3%A9-lucrative-l-avs-apg.html',
    ),
    row('2023-01-01', { contribution: 514, income: 4851 }, 'https://m.3047.ch/index.php?apid=141339322&refid=13283491'),
    row(
      '2025-01-01',
      { contribution: 530, income: 5000 },
      'https://www.fedlex.admin.ch/eli/cc/63/837_843_843/fr#art_10',
    ),
    {
      from: SINCE_2027,
      value: { contribution: 541, income: 5103, spouseTimes: 2, foundUntil: null },
      source: quotedOf2027('LAVS', 'art. 3 al. 3, art. 10 al. 1; RAVS art. 50'),
      confidence: 'medium',
    },
  ],
}

/**
 * The minimum for a whole contribution year; `assumed`: this year's figures are unknown, and another year's are used.
 */
export type YearlyMinimum = { income: number; spouseTimes: number; assumed: boolean }

const yearOf = (day: Day) => Number(day.slice(0, 4))
const FIRST_YEAR = yearOf(MINIMUM_CONTRIBUTION.rows[0]?.from ?? MINIMUM_CONTRIBUTION.enactedUntil)
const LAST_YEAR = yearOf(MINIMUM_CONTRIBUTION.enactedUntil)

function inYear(year: number): YearlyMinimum {
  const { income, spouseTimes, foundUntil } = rowOn(MINIMUM_CONTRIBUTION, `${year}-01-01` as Day).value
  return { income, spouseTimes, assumed: foundUntil !== null && year > foundUntil }
}

/** Made once: each calculation needs it some hundred times. */
const BY_YEAR = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => inYear(FIRST_YEAR + index))
const BEFORE: YearlyMinimum = { ...inYear(FIRST_YEAR), assumed: true }
const AFTER: YearlyMinimum = { ...inYear(LAST_YEAR), assumed: true }

/**
 * The minimum of a calendar year. Years before the first known one have its minimum, and years after the last known one
 * have that one's. A gap between two known years has the earlier, lower one, so that no year is lost that the law
 * counted.
 */
export function minimumContributionOf(year: number): YearlyMinimum {
  return year < FIRST_YEAR ? BEFORE : (BY_YEAR[year - FIRST_YEAR] ?? AFTER)
}

/**
 * The minimum as an estimate counts it: its pensions are those of a law year, so all later years have that year's
 * minimum too, even where their own is known.
 */
export const minimumContributionIn = (year: number, lawYear: number): YearlyMinimum =>
  minimumContributionOf(Math.min(year, lawYear))
