/** Figures that others have published, each compared with our engine's for the same facts. */
import type { Canton } from '~/law/tax/cantons'
import type { Day } from '~/pillars/day'

/** Who published what; the page has the words. */
export type DocumentName =
  | 'leaflet301'
  | 'pensionTables2025'
  | 'circularAhv21'
  | 'courtGeneva'
  | 'courtAdministrative'
  | 'courtInsurance'
  | 'hev'
  | 'beobachter'
  | 'mint'
  | 'gesundheitstipp'
  | 'abc'
  | 'mattig'
  | 'tagesAnzeiger'
  | 'kGeld'
  | 'gastroSocial'
  | 'asga'
  | 'ubs'
  | 'diePensionskasse'
  | 'buchsiness'
  | 'pensionTools'
  | 'swissLife'
  | 'saldo'
  | 'largest3a'
  | 'nextBank'

export type CaseSource = {
  document: DocumentName
  /** Chapter, number of the judgment or of the publication. */
  place?: string
  /** The day of the document or of the law that it applies; left out if not known. */
  date?: Day
  /** Where we read it. */
  address: string
  /** Read in a copy made by somebody else, since the document itself was not available. */
  isCopy?: boolean
}

/** What is compared. The page has the words, and writes an amount, a number, a percentage or a day. */
export type FigureName =
  | 'minimumPension'
  | 'revaluedSum'
  | 'averageIncome'
  | 'educationCredit'
  /** The incomes of one spouse after the division. */
  | 'splitSum'
  | 'ramd'
  | 'scale'
  | 'pensionStart'
  | 'pension'
  /** For an average income of `at`, CHF a year. */
  | 'pensionFor'
  | 'uncapped'
  | 'cap'
  | 'least'
  | 'most'
  | 'reduction'
  | 'increase'
  | 'averageDeferred'
  | 'supplement'
  | 'thirteenth'
  | 'insuredSalary'
  /** At the end of the year of the age `at`. */
  | 'balanceAtAge'
  | 'capital'
  | 'capitalWithoutInterest'
  | 'pensionYear'
  | 'disabilityYear'
  /** Paid in every year since `at`. */
  | 'savedSince'
  | 'gap'
  | 'forfeited'
  | 'federal'
  | 'cantonal'
  | 'inOneYear'
  /** In `at` years. */
  | 'overYears'

/** Why a figure differs from ours. */
export type Reason =
  | 'misprint'
  | 'paidAtStart'
  | 'creditRounded'
  | 'taxRounded'
  | 'taxRoundedInVaud'
  | 'ageAndSex'
  | 'incomeTaxRounded'
  | 'incomeTaxRoundedInVaud'
  | 'tariffFromResults'

type Amount = number | Day
export type Bounds = { low: number; high: number }

export type CheckedFigure = {
  name: FigureName
  at?: number
  of?: 'wife' | 'husband' | 'first' | 'second'
  published: Amount
  /** Bounds where ours is a range. */
  ours: Amount | Bounds
  /** Why ours differs or is a range. */
  reason?: Reason
  /** The largest difference (CHF) that the reason explains. */
  upTo?: number
}

/** `same`: to the franc; `near`: a rounding away; `within`: our range contains it; `differs`: another figure. */
export type Agreement = 'same' | 'near' | 'within' | 'differs'

export function agreementOf({ published, ours, upTo = 0 }: CheckedFigure): Agreement {
  if (typeof ours === 'object') return isWithin(published, ours) ? 'within' : 'differs'
  if (ours === published) return 'same'
  return typeof ours === 'number' && Math.abs(ours - Number(published)) <= upTo ? 'near' : 'differs'
}

const isWithin = (published: Amount, { low, high }: Bounds) => low <= Number(published) && Number(published) <= high

/** Adds how well each figure agrees; a reason that explains less than the difference is left out. */
export type WithAgreement<One extends { figures: CheckedFigure[] }> = Omit<One, 'figures'> & {
  figures: (One['figures'][number] & { agreement: Agreement })[]
}

export const withAgreement = <One extends { figures: CheckedFigure[] }>(one: One): WithAgreement<One> => ({
  ...one,
  figures: one.figures.map((figure) => {
    const agreement = agreementOf(figure)
    const { reason, ...unexplained } = figure
    const explainsLess = agreement === 'differs' && figure.upTo !== undefined
    return { ...(explainsLess ? unexplained : figure), agreement }
  }),
})

/** The facts of a case. The page has a sentence for each kind, with these values. */
export type GivenKind =
  | 'woman'
  | 'couple'
  | 'pension'
  | 'twoPensions'
  | 'early'
  | 'earlyMaximum'
  | 'partOfYear'
  | 'deferred'
  | 'deferredCapped'
  | 'bounds'
  | 'transition'
  | 'twoScales'
  | 'capped'
  | 'table'
  | 'projection'
  | 'certificate'
  | 'salary'
  | 'sixSalaries'
  | 'conversion'
  | 'midYear'
  | 'yearly'
  | 'yearlyAtStart'
  | 'largest3a'
  | 'latePurchase'

export type StartingFacts = {
  kind: GivenKind
  amounts?: Record<string, number>
  numbers?: Record<string, number>
  percents?: Record<string, number>
  days?: Record<string, Day>
}

/** `year`: the year whose law was applied. */
export type CheckedCase = {
  id: string
  pillar: 'avs' | 'lpp' | 'pillar3a'
  source: CaseSource
  year: number
  given: StartingFacts
  figures: CheckedFigure[]
}

/** Who read the calculator of the Federal Tax Administration: programs, and somebody whose address is not noted. */
export type TaxReading = 'prevoyance' | 'mint' | 'unknown' | IncomeTaxReading
/** Of the tax on income: `salaries` is the same program as `prevoyance`, read of salaries. */
export type IncomeTaxReading = 'salaries' | 'retirementCalculator' | 'malojaPlana'

/** A figure of the calculator, listed once however often it was read. */
export type TaxFigure = CheckedFigure & { readings: TaxReading[] }

/**
 * The tax on one capital, paid at once or in equal amounts over several years. `CH`: the federal tax, the same in every
 * canton.
 */
export type CheckedTax = {
  id: string
  place: Canton | 'CH'
  /** The name of the municipality; null: the federal tax alone. */
  municipality: string | null
  status: 'single' | 'married'
  capital: number
  figures: TaxFigure[]
}

/** The tax on pensions, or on what is taxable after all deductions; CHF a year. */
export type CheckedIncomeTax = Omit<CheckedTax, 'capital'> & { of: 'pensions' | 'taxable'; amount: number }
