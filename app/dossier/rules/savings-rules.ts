/**
 * What cannot be on a paper of the second or third pillar, which is refused, and what is probably a slip, which is asked:
 * the visitor may say that it stands there so. Nothing here repeats a typed value; a problem is a field and a key.
 */
import type { Day } from '~/pillars/day'
import type { SavingsProblemKey, SavingsQuestionKey } from '../shape/problem-keys'
import type { FundCertificate, PaidPer, Statement3a, VestedStatement } from '../shape/savings-papers'
import type { Dossier } from '../shape/shape'
import { FIRST_DAY } from './info-rules'

/** `field` as in the form: `ages[0].age`. */
export type SavingsProblem = { field: string; key: SavingsProblemKey | SavingsQuestionKey }

/** As much of a paper as could be read. */
export type CertificatePart = Partial<Omit<FundCertificate, 'ages'>> & {
  ages?: Partial<FundCertificate['ages'][number]>[]
}

type Key = SavingsProblem['key']
type Finding = [field: string, broken: boolean | undefined | null, key: Key]

/** Percent of the capital that pension funds pay as a yearly pension: outside of it, something else was probably copied. */
const USUAL_RATE = { lowest: 3.5, highest: 7.2 }
/** Percentage points between the printed rate and pension ÷ capital that rounding explains. */
const ROUNDING = 0.02
/** Percent a year; funds project with less. */
const HIGHEST_INTEREST = 5
/** Percent of the insured salary that employee and employer save in a year, together. */
const USUAL_CONTRIBUTION = { lowest: 3, highest: 45 }

/** After so many months another certificate has come: there is one a year (LPP art. 86b al. 1). */
export const OLD_AFTER_MONTHS = 18

/** `oldBefore`: as many months before today. */
export type CertificateDays = { today: Day; oldBefore: Day }

export const asYearly = (amount: number, per: PaidPer) => (per === 'month' ? amount * 12 : amount)

/** What is refused, and then what is asked; each field once, with the first reason. */
export function checkCertificate(part: CertificatePart, days: CertificateDays): SavingsProblem[] {
  const { date, ages = [] } = part
  return firstOfEach([
    ['date', date && date > days.today, 'dayInFuture'],
    ['date', date && date < FIRST_DAY, 'dayTooEarly'],
    ['balanceMandatory', isAbove(part.balanceMandatory, part.balance), 'mandatoryAboveBalance'],
    ['capital', isAbove(part.balance, part.capital), 'capitalBelowBalance'],
    ...ages.flatMap((row, index) => checkAge(row, index, part)),
    ['pension', isReadWhole(part) && !givesFigure(part), 'certificateGivesNothing'],
    ...questionsOf(part, days),
  ])
}

function checkAge(row: Partial<FundCertificate['ages'][number]>, index: number, part: CertificatePart): Finding[] {
  const { ages = [], atAge, balance } = part
  const isTwice = ages.some(({ age }, at) => at < index && age === row.age) || row.age === atAge
  return [
    [`ages[${index}].age`, row.age !== undefined && isTwice, 'ageTwice'],
    [`ages[${index}].capital`, isAbove(balance, row.capital), 'capitalBelowBalance'],
    [`ages[${index}].capital`, row.capital === null && row.pension === null, 'required'],
  ]
}

/** Whether every figure that a pension can come from has been read, so that none is only unreadable. */
const isReadWhole = (part: CertificatePart): part is CertificatePart & FundCertificate =>
  [part.capital, part.pension, part.conversionRate, part.balance, part.contribution, part.interest].every(
    (figure) => figure !== undefined,
  ) && (part.ages ?? []).every(({ pension }) => pension !== undefined)

/**
 * Whether a pension follows: as it is printed, or from capital and rate, or from what is saved until then. Of a fund that
 * promises a pension in percent of the salary, the pension alone is enough.
 */
export function givesFigure(certificate: Omit<FundCertificate, 'label' | 'date'>): boolean {
  const { capital, pension, conversionRate, ages } = certificate
  const hasCapital = capital !== null || canBeProjected(certificate)
  return pension !== null || (conversionRate !== null && hasCapital) || ages.some((age) => age.pension !== null)
}

/** Whether the savings can be carried on from the day of the certificate. */
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
    ['conversionRate', isOtherRate(ratio, conversionRate), 'rateNotAsPrinted'],
    ['conversionRate', conversionRate != null && !isWithin(conversionRate, 1), 'conversionRateUnusual'],
    ['contribution', isUnusualContribution(part), 'contributionUnusual'],
    ['interest', isAbove(interest, HIGHEST_INTEREST), 'interestUnusual'],
  ]
}

/** The yearly pension in percent of the capital; null where one of the two is not there. */
function ratioOf({ capital, pension, pensionPer }: CertificatePart): number | null {
  if (!capital || !pension || !pensionPer) return null
  return (asYearly(pension, pensionPer) / capital) * 100
}

/** Without a capital to compare with: whether the pension, taken so many times, is less than a fund pays on today's balance alone. */
function isBelowBalance({ capital, balance, pension, pensionPer }: CertificatePart, times: number): boolean {
  if (capital !== null || !balance || !pension || !pensionPer) return false
  return asYearly(pension, pensionPer) * times < (balance * USUAL_RATE.lowest) / 100
}

/** Whether a rate, taken so many times, is a usual one. */
const isWithin = (rate: number | null, times: number) =>
  rate !== null && rate * times >= USUAL_RATE.lowest && rate * times <= USUAL_RATE.highest

/** A ratio that is not usual is a question of its own. */
const isOtherRate = (ratio: number | null, rate: number | null | undefined) =>
  ratio !== null && isWithin(ratio, 1) && rate != null && Math.abs(ratio - rate) > ROUNDING + 1e-9

function isUnusualContribution({ contribution, contributionPer, insuredSalary }: CertificatePart): boolean {
  if (!contribution || !contributionPer || !insuredSalary) return false
  const share = (asYearly(contribution, contributionPer) / insuredSalary) * 100
  return share < USUAL_CONTRIBUTION.lowest || share > USUAL_CONTRIBUTION.highest
}

/** Vested benefits have no minimum interest: an unusual one is asked. */
export const checkVested = ({ rate }: Partial<VestedStatement>): SavingsProblem[] =>
  firstOfEach([['rate', isAbove(rate, HIGHEST_INTEREST), 'interestUnusual']])

/** A policy pays a sum on a day; everything else grows at a rate. When the pay-out may be, the use case says. */
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

/** Whether the visitor says that they have no pillar 3a: an empty selection, which only the button 'I have none' leaves. */
export const saysNo3a = ({ selection, statements }: ThirdPillar): boolean =>
  selection?.length === 0 && statements.length === 0
