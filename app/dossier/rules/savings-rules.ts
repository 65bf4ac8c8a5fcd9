/**
 * Checks of a second or third pillar document. Impossible figures are refused; probable slips are queried, and the
 * visitor may confirm that the document says so. Nothing here repeats a typed value; a problem is a field and a key.
 */
import type { Day } from '~/pillars/day'
import type { SavingsProblemKey, SavingsQuestionKey } from '../shape/problem-keys'
import type { FundCertificate, PaidPer, Statement3a, VestedStatement } from '../shape/savings-papers'
import type { Dossier } from '../shape/shape'
import { checkBridging } from './bridging-rules'
import { FIRST_DAY } from './info-rules'

/** `field` as in the form: `ages[0].age`. */
export type SavingsProblem = { field: string; key: SavingsProblemKey | SavingsQuestionKey }

/** The fields of a document that could be read. */
export type CertificatePart = Partial<Omit<FundCertificate, 'ages'>> & {
  ages?: Partial<FundCertificate['ages'][number]>[]
}

type Key = SavingsProblem['key']
type Finding = [field: string, broken: boolean | undefined | null, key: Key]

/**
 * The yearly pensions that funds pay, percent of the capital: outside these limits, something else was probably copied.
 */
const USUAL_RATE = { lowest: 3.5, highest: 7.2 }
/**
 * What a fund pays already, CHF: a year's pension below 500 francs a month, or a month's above 180'000 a year, was probably typed
 * for the other period. Below 126 a month a fund may pay capital instead (LPP art. 37 al. 3).
 */
const USUAL_PAID = { lowestOfYear: 6000, highestOfMonth: 15_000 }
/** The difference between the printed rate and pension ÷ capital that rounding explains, percentage points. */
const ROUNDING = 0.02
/** Percent a year; funds project with less. */
const HIGHEST_INTEREST = 5
/** The joint savings of employee and employer in a year, percent of the insured salary. */
const USUAL_CONTRIBUTION = { lowest: 3, highest: 45 }

/** After so many months there is a newer certificate: funds send one a year (LPP art. 86b al. 1). */
export const OLD_AFTER_MONTHS = 18

/** `oldBefore`: the day that many months before today. `born`: the day of birth of whose paper it is; null: not known. */
export type CertificateDays = { today: Day; oldBefore: Day; born: Day | null }

export const asYearly = (amount: number, per: PaidPer) => (per === 'month' ? amount * 12 : amount)

/** Refused fields first, then queried ones; each field once, with the first reason. */
export function checkCertificate(part: CertificatePart, days: CertificateDays): SavingsProblem[] {
  const { date, ages = [], kind } = part
  if (kind === 'paid') return checkPaid(part, days)
  const hasTwoRates = part.conversionRateAbove != null || part.interestAbove != null
  return firstOfEach([
    ['date', date && date > days.today, 'dayInFuture'],
    ['date', date && date < FIRST_DAY, 'dayTooEarly'],
    ['date', date && days.born && date < days.born, 'dayBeforeBirth'],
    ['balanceMandatory', isAbove(part.balanceMandatory, part.balance), 'mandatoryAboveBalance'],
    ['balanceMandatory', hasTwoRates && part.balanceMandatory === null, 'required'],
    ['conversionRate', part.conversionRateAbove != null && part.conversionRate === null, 'required'],
    ['interest', part.interestAbove != null && part.interest === null, 'required'],
    ['capital', isAbove(part.balance, part.capital), 'capitalBelowBalance'],
    ...ages.flatMap((row, index) => checkAge(row, index, part)),
    ...checkBridging(part.bridging, { amounts: pensionsOf(part), per: part.pensionPer }, days.born),
    ...missingFigure(part),
    ...questionsOf(part, days),
  ])
}

/** Of a pension that is paid already, only its amount and its day count. */
const checkPaid = (
  { paidSince, pension, pensionPer }: CertificatePart,
  { today, born }: CertificateDays,
): SavingsProblem[] =>
  firstOfEach([
    ['paidSince', paidSince === null, 'required'],
    ['paidSince', paidSince && paidSince > today, 'dayInFuture'],
    ['paidSince', paidSince && paidSince < FIRST_DAY, 'dayTooEarly'],
    ['paidSince', paidSince && born && paidSince < born, 'dayBeforeBirth'],
    ['pension', pension === null, 'required'],
    [
      'pension',
      Boolean(pension) && pensionPer === 'year' && isAbove(USUAL_PAID.lowestOfYear, pension),
      'pensionOfMonth',
    ],
    ['pension', pensionPer === 'month' && isAbove(pension, USUAL_PAID.highestOfMonth), 'pensionOfYear'],
  ])

const pensionsOf = ({ pension, ages = [] }: CertificatePart) =>
  [pension, ...ages.map((row) => row.pension)].filter((one) => one != null && one > 0) as number[]

/** The one figure without which nothing follows. */
function missingFigure(part: CertificatePart): Finding[] {
  const isRead = isReadWhole(part)
  if (part.kind === 'capitalOnly') return [['balance', isRead && !hasSavings(part), 'required']]
  return [
    ['balance', isRead && !givesFigure(part) && part.conversionRate !== null, 'required'],
    ['pension', isRead && !givesFigure(part), 'certificateGivesNothing'],
  ]
}

function checkAge(row: Partial<FundCertificate['ages'][number]>, index: number, part: CertificatePart): Finding[] {
  const { ages = [], atAge, balance } = part
  const isOther = (other: typeof row) => other.capital !== row.capital || other.pension !== row.pension
  const isTwice =
    ages.some((other, at) => at < index && other.age === row.age && isOther(other)) ||
    (row.age === atAge && isOther({ capital: part.capital, pension: part.pension }))
  return [
    [`ages[${index}].age`, row.age !== undefined && isTwice, 'ageTwice'],
    [`ages[${index}].capital`, isAbove(balance, row.capital), 'capitalBelowBalance'],
    [`ages[${index}].capital`, row.capital === null && row.pension === null, 'required'],
  ]
}

/** Whether every figure from which a pension can follow was readable, so that a missing one is really missing. */
const isReadWhole = (part: CertificatePart): part is CertificatePart & FundCertificate =>
  [part.capital, part.pension, part.conversionRate, part.balance, part.contribution, part.interest].every(
    (figure) => figure !== undefined,
  ) && (part.ages ?? []).every(({ pension }) => pension !== undefined)

/**
 * Whether the fund pays capital alone: it says so, or it pays everything as capital and prints neither a pension nor a
 * rate, or a pension of nothing.
 */
export function paysCapitalOnly({
  kind,
  ...figures
}: Pick<
  FundCertificate,
  'kind' | 'capital' | 'balance' | 'pension' | 'conversionRate' | 'maxCapitalShare' | 'ages'
>): boolean {
  if (kind !== 'pension') return kind === 'capitalOnly'
  const saved = figures.capital ?? figures.balance ?? 0
  const hasPension = Boolean(figures.pension) || figures.ages.some(({ pension }) => Boolean(pension))
  const isAllPaid = figures.pension === 0 || figures.maxCapitalShare === 100
  return saved > 0 && !hasPension && !figures.conversionRate && isAllPaid
}

/** A fund that one has just joined may have saved nothing yet; one that projects nothing gives nothing. */
const hasSavings = ({ balance, capital, ages = [] }: CertificatePart) =>
  Boolean(capital) || (balance != null && capital == null) || ages.some((age) => Boolean(age.capital))

/** Whether a pension follows: as printed, or from savings, to which a rate is known or assumed. */
export const givesFigure = (part: CertificatePart): boolean => hasSavings(part) || pensionsOf(part).length > 0

/** Whether the savings can be projected from the day of the certificate. */
export const canBeProjected = ({
  balance,
  contribution,
  interest,
}: Pick<FundCertificate, 'balance' | 'contribution' | 'interest'>) =>
  balance !== null && contribution !== null && interest !== null

function questionsOf(part: CertificatePart, { oldBefore }: CertificateDays): Finding[] {
  const { date, interest, conversionRate } = part
  const ratio = ratioOf(part)
  const isTooLittle = isBelowBalance(part, 1)
  const isOfMonth = part.pensionPer === 'year' && (isWithin(ratio, 12) || (isTooLittle && !isBelowBalance(part, 12)))
  return [
    ['date', date && date < oldBefore, 'certificateOld'],
    ['pension', isOfMonth, 'pensionOfMonth'],
    ['pension', isTooLittle || (ratio !== null && !isWithin(ratio, 1)), 'pensionUnusual'],
    ['conversionRate', part.conversionRateAbove == null && isOtherRate(ratio, conversionRate), 'rateNotAsPrinted'],
    ...fallingAges(part),
    ['conversionRate', conversionRate != null && !isWithin(conversionRate, 1), 'conversionRateUnusual'],
    ['contribution', isUnusualContribution(part), 'contributionUnusual'],
    ['interest', isAbove(interest, HIGHEST_INTEREST), 'interestUnusual'],
    ['pledged', isAbove(part.pledged, part.balance), 'pledgedAboveBalance'],
  ]
}

/** Savings and pensions that are lower at a later age. The main age counts among them where it is told. */
function fallingAges({ ages = [], atAge, capital = null, pension = null }: CertificatePart): Finding[] {
  const main = atAge == null ? [] : [{ age: atAge, capital, pension }]
  return ages.flatMap((row, index): Finding[] =>
    (['capital', 'pension'] as const).map((figure): Finding => {
      const falls = [...ages, ...main].some(
        (other) =>
          other.age !== undefined &&
          row.age !== undefined &&
          other.age < row.age &&
          isAbove(other[figure], row[figure]),
      )
      return [`ages[${index}].${figure}`, falls, 'agesFall']
    }),
  )
}

/** The yearly pension in percent of the capital; null if one of the two is missing. */
function ratioOf({ capital, pension, pensionPer }: CertificatePart): number | null {
  if (!capital || !pension || !pensionPer) return null
  return (asYearly(pension, pensionPer) / capital) * 100
}

/**
 * For a pension without a capital to compare with: whether so many times the pension is less than a fund pays on
 * today's balance alone.
 */
function isBelowBalance({ capital, balance, pension, pensionPer }: CertificatePart, times: number): boolean {
  if (capital !== null || !balance || !pension || !pensionPer) return false
  return asYearly(pension, pensionPer) * times < (balance * USUAL_RATE.lowest) / 100
}

/** Whether so many times the rate is a usual one. */
const isWithin = (rate: number | null, times: number) =>
  rate !== null && rate * times >= USUAL_RATE.lowest && rate * times <= USUAL_RATE.highest

/** An unusual ratio is queried separately. */
const isOtherRate = (ratio: number | null, rate: number | null | undefined) =>
  ratio !== null && isWithin(ratio, 1) && rate != null && Math.abs(ratio - rate) > ROUNDING + 1e-9

function isUnusualContribution({ contribution, contributionPer, insuredSalary }: CertificatePart): boolean {
  if (!contribution || !contributionPer || !insuredSalary) return false
  const share = (asYearly(contribution, contributionPer) / insuredSalary) * 100
  return share < USUAL_CONTRIBUTION.lowest || share > USUAL_CONTRIBUTION.highest
}

/** Vested benefits have no minimum interest: an unusual rate is queried. */
export const checkVested = ({ rate }: Partial<VestedStatement>): SavingsProblem[] =>
  firstOfEach([['rate', isAbove(rate, HIGHEST_INTEREST), 'interestUnusual']])

/** A policy pays a sum on a day; everything else grows at a rate. The use case decides when the pay-out may be. */
export function checkStatement3a({ kind, rate, maturity, paydate, solde }: Partial<Statement3a>): SavingsProblem[] {
  const isPolicy = kind === 'policy'
  return firstOfEach([
    ['maturity', isPolicy && maturity === null, 'required'],
    ['maturity', isPolicy && isAbove(solde, maturity), 'maturityBelowBalance'],
    ['paydate', isPolicy && paydate === null, 'required'],
    ['rate', kind !== undefined && !isPolicy && rate === null, 'required'],
    ['rate', kind === 'account' && isAbove(rate, HIGHEST_INTEREST), 'interestUnusual'],
  ])
}

const isAbove = (one: number | null | undefined, other: number | null | undefined) =>
  one != null && other != null && one > other

function firstOfEach(findings: readonly Finding[]): SavingsProblem[] {
  const problems = new Map<string, Key>()
  for (const [field, broken, key] of findings) if (broken && !problems.has(field)) problems.set(field, key)
  return [...problems].map(([field, key]) => ({ field, key }))
}

type ThirdPillar = Pick<Dossier['thirdPillar'], 'selection' | 'statements'>

/** Whether the visitor has said that they have no pillar 3a: only the button 'I have none' saves an empty selection. */
export const saysNo3a = ({ selection, statements }: ThirdPillar): boolean =>
  selection?.length === 0 && statements.length === 0
