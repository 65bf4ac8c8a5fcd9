/** Changes of the law under way, as of one day. Nothing is computed from them, so they are not a table of the law. */
import type { Day } from '~/pillars/day'
import type { Confidence, TableId } from '~/pillars/law-tables'

const day = (text: `${number}-${number}-${number}`) => text as unknown as Day

/** The day on which all changes were last checked. To check them again, read each at its source, then set this day. */
export const READ_ON = day('2026-11-28')

export const CHANGE_GROUPS = ['settled', 'voted', 'discussed', 'prepared'] as const
export type ChangeGroup = (typeof CHANGE_GROUPS)[number]

/**
 * `inText`: in the text of an act, but whether it applies is not established. `toBeVoted`: people vote on `votedOn`; the result
 * was unknown when this was written. `recommended`: the Federal Council has yet to decide.
 */
export type ChangeState =
  | 'inForce'
  | 'decided'
  | 'recommended'
  | 'toBeVoted'
  | 'inText'
  | 'inParliament'
  | 'inPreparation'

export type Change = {
  key: string
  group: ChangeGroup
  state: ChangeState
  /** null: not established. */
  from: Day | null
  confidence: Confidence
  /** The day of a vote that is still to come. */
  votedOn?: Day
  /** Read in a source that quotes the decision. */
  secondHand?: true
  /** An article of law in the notation of the law's tables, or a site with the day of its page. */
  source: { name: string; address: string; isArticle?: true }
}

const LAVS = 'https://www.fedlex.admin.ch/eli/cc/63/837_843_843/fr'

/** Quotes the Federal Council's decisions of 2.10.2026, and what was open in October 2026. */
const QUOTED = {
  secondHand: true,
  source: { name: 'github.com', address: 'https://github.com/patrickstubner/Swiss-Retirement-Calculator' },
} as const

export const CHANGES = [
  {
    key: 'thirteenthPension',
    group: 'settled',
    state: 'inForce',
    from: day('2026-01-01'),
    confidence: 'high',
    source: { name: 'LAVS art. 34ter', address: `${LAVS}#art_34_ter`, isArticle: true },
  },
  {
    key: 'pensions2027',
    group: 'settled',
    state: 'decided',
    from: day('2027-01-01'),
    confidence: 'medium',
    ...QUOTED,
  },
  {
    key: 'limits2027',
    group: 'settled',
    state: 'decided',
    from: day('2027-01-01'),
    confidence: 'medium',
    ...QUOTED,
  },
  {
    key: 'contributions2027',
    group: 'settled',
    state: 'decided',
    from: day('2027-01-01'),
    confidence: 'medium',
    ...QUOTED,
  },
  {
    key: 'federalTariff2027',
    group: 'settled',
    state: 'decided',
    from: day('2027-01-01'),
    confidence: 'medium',
    ...QUOTED,
  },
  {
    key: 'minimumInterest2027',
    group: 'settled',
    state: 'recommended',
    from: null,
    confidence: 'medium',
    ...QUOTED,
  },
  {
    key: 'lowIncomeEarlyReduction',
    group: 'settled',
    state: 'inText',
    from: null,
    confidence: 'high',
    source: { name: 'LAVS art. 40a al. 3', address: `${LAVS}#art_40_a`, isArticle: true },
  },
  {
    key: 'individualTaxation',
    group: 'settled',
    state: 'decided',
    from: day('2032-01-01'),
    confidence: 'medium',
    source: {
      name: 'srf.ch, 08.03.2026',
      address:
        'https://www.srf.ch/news/schweiz/abstimmungen-8-3-2026/urnengaenge-vom-8-maerz-2026-das-war-der-abstimmungs-und-wahlsonntag',
    },
  },
  {
    key: 'imputedRentalValue',
    group: 'settled',
    state: 'decided',
    from: day('2029-01-01'),
    confidence: 'medium',
    source: { name: 'fedlex.admin.ch, AS/RO 2026 213', address: 'https://www.fedlex.admin.ch/eli/oc/2026/213/fr' },
  },
  {
    key: 'thirteenthFinancing',
    group: 'voted',
    state: 'toBeVoted',
    votedOn: day('2026-11-29'),
    from: day('2028-01-01'),
    confidence: 'medium',
    ...QUOTED,
  },
  {
    key: 'jointTaxation',
    group: 'voted',
    state: 'toBeVoted',
    votedOn: day('2026-11-29'),
    from: null,
    confidence: 'medium',
    ...QUOTED,
  },
  {
    key: 'coupleCap',
    group: 'discussed',
    state: 'inParliament',
    from: null,
    confidence: 'medium',
    source: {
      name: 'swissinfo.ch, 24.09.2025',
      address: 'https://www.swissinfo.ch/ger/nationalrat-will-ehepaar-plafond-in-der-ahv-abschaffen/90058427',
    },
  },
  {
    key: 'survivors',
    group: 'discussed',
    state: 'inParliament',
    from: null,
    confidence: 'medium',
    source: {
      name: 'swissinfo.ch, 24.09.2025',
      address: 'https://www.swissinfo.ch/ger/nationalrat-will-ehepaar-plafond-in-der-ahv-abschaffen/90058427',
    },
  },
  {
    key: 'capitalTax',
    group: 'discussed',
    state: 'inParliament',
    from: null,
    confidence: 'medium',
    source: {
      name: 'handelszeitung.ch, 12.2025',
      address:
        'https://www.handelszeitung.ch/insurance/standerat-verhindert-schwachung-der-beruflichen-und-privaten-vorsorge-892453',
    },
  },
  {
    key: 'lppSeveralJobs',
    group: 'prepared',
    state: 'inPreparation',
    from: null,
    confidence: 'medium',
    source: {
      name: 'tellco.ch, 24.10.2025',
      address: 'https://tellco.ch/de-ch/news/bundesrat-will-berufliche-vorsorge-fuer-mehrfachbeschaeftigte-verbessern',
    },
  },
  {
    key: 'avs2030',
    group: 'prepared',
    state: 'inPreparation',
    from: null,
    confidence: 'medium',
    source: {
      name: 'handelszeitung.ch, 2025',
      address: 'https://www.handelszeitung.ch/insurance/bundesrat-legt-die-leitlinien-zur-reform-ahv2030-fest-885300',
    },
  },
] as const satisfies readonly Change[]

export type ChangeKey = (typeof CHANGES)[number]['key']

/** The tables of the law with figures that a change affects. */
export const CHANGE_OF: Partial<Record<TableId, ChangeKey>> = {
  thirteenthPension: 'thirteenthPension',
  minimumPension: 'pensions2027',
  minimumContribution: 'contributions2027',
  selfEmployedRates: 'contributions2027',
  nonEmployedSteps: 'contributions2027',
  complementaryLiving: 'contributions2027',
  lppMinimumCoordinatedSalary: 'limits2027',
  lppUpperLimit: 'limits2027',
  lppMaximumCoordinatedSalary: 'limits2027',
  lppMinimumInterest: 'minimumInterest2027',
  pillar3aCeilingWithFund: 'limits2027',
  pillar3aCeilingWithoutFund: 'limits2027',
  lowIncomeEarlyReduction: 'lowIncomeEarlyReduction',
  coupleCap: 'coupleCap',
  lppEntryThreshold: 'lppSeveralJobs',
  lppCoordinationDeduction: 'lppSeveralJobs',
}
