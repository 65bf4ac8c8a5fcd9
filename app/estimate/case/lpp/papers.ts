/** The certificates that the visitor copied, which add to the funds' answers or replace them. */
import type { FundPolicies } from '~/dossier/shape/fund-policy'
import type { FundCertificate } from '~/dossier/shape/savings-papers'
import { type Day, yearOf } from '~/pillars/day'
import { type CertificateQuestion, contributionPart, type FundStatement, lppStart, type PayChange } from '~/pillars/lpp'
import type { LppAssumptionKey } from '~/pillars/lpp/result'
import type { Situation } from '~/pillars/synthesis/change'
import { AS_IT_STANDS } from '~/pillars/synthesis/change'
import type { Case, SecondPillarCase } from '../case'
import { newSalaryFrom } from '../known-work'
import { retirementIn } from '../situation'
import type { BoughtIn } from './bought-in'
import { certificateStatement, differenceOf, insuredIn } from './certificate-facts'
import { asStatement } from './fund-statement'
import { legalMinimum } from './legal-minimum'

/** A certificate as a statement that the engine reads, and what had to be assumed for it. */
export type CertificateStatement = {
  /** null: the legal minimum. */
  paper: FundCertificate | null
  /** Its name where it gives no figure. */
  id: string
  statement: FundStatement
  /** Beside those of each age, which stand in the statement. */
  assumptions: LppAssumptionKey[]
  /** The printed capital and that of the certificate's own projection, CHF, where they differ notably. */
  differs: { printed: number; projected: number } | null
  /** What is bought there in a simulation. */
  bought?: BoughtIn
}

/** The answers of funds that count. A certificate replaces a fund that is silent or that the visitor has set aside. */
export function countingPolicies({ policies, certificates, counts }: Counting): FundPolicies {
  const stands = (fundId: string) => certificates.some((one) => one.fundId === fundId)
  return {
    policies: policies.policies.filter(({ fundId }) => !(stands(fundId) && counts[fundId] === 'own')),
    silent: policies.silent.filter(({ fundId }) => !stands(fundId)),
  }
}

type Counting = Pick<SecondPillarCase, 'policies' | 'certificates' | 'counts'>

/** `id`: under which it is named; `isNewer`: an older one of the same fund does not count. */
type CountingPaper = { paper: FundCertificate; id: string; isNewer: boolean }

/**
 * The papers that count: of several of one fund the newest, and those of a fund that answers only if the visitor chose
 * them.
 */
export function countingPapers({ policies, certificates, counts, idOf }: SecondPillarCase): CountingPaper[] {
  const isAnswered = (id: string | null) => policies.policies.some(({ fundId }) => fundId === id)
  const counted = certificates
    .map((paper, index) => ({ paper, id: idOf[index] as string }))
    .filter(({ paper: { fundId } }) => fundId === null || !isAnswered(fundId) || counts[fundId] === 'own')
  return counted.flatMap(({ paper, id }, index) => {
    const others = counted.filter((other, at) => at !== index && isSameFund(paper, other.paper))
    return newerPaper(
      index,
      counted.map((one) => one.paper),
    )
      ? []
      : [{ paper, id, isNewer: others.length > 0 }]
  })
}

/** The paper of the same fund that counts in place of one; null: it counts itself. */
export function newerPaper(index: number, papers: readonly FundCertificate[]): FundCertificate | null {
  const paper = papers[index]
  if (!paper) return null
  const isNewer = (other: FundCertificate, at: number) =>
    other.date > paper.date || (other.date === paper.date && at > index)
  return papers.find((other, at) => at !== index && isSameFund(paper, other) && isNewer(other, at)) ?? null
}

/** By the fund of the directory, or by the name that the visitor gave it. */
function isSameFund(one: FundCertificate, other: FundCertificate): boolean {
  if (one.kind !== other.kind) return false
  if (one.fundId !== null && other.fundId !== null) return one.fundId === other.fundId
  const [name, otherName] = [one, other].map(({ label }) => label.trim().toLowerCase())
  return name !== '' && name === otherName
}

/** The certificates that project something. `change`: of the pay from next January on; null: none. */
export function countingCertificates(
  { day, person, work, secondPillar }: Case,
  change: PayChange | null = null,
): CertificateStatement[] {
  const papers = countingPapers(secondPillar).filter(({ paper }) => paper.kind !== 'paid')
  const isAlone = papers.length === 1 && countingPolicies(secondPillar).policies.length === 0
  const question: CertificateQuestion = {
    ...{ ...person, computedOn: day, salary: null },
    pay: isAlone && !work.isNone ? (work.now?.salary ?? null) : null,
  }
  const part = change && contributionPart(change, insuredInAll(papers), day)
  const otherPay = part === null ? null : { part, fromYear: yearOf(newSalaryFrom(day)) }
  return papers.map(({ paper, id, isNewer }) => ({
    ...{ paper, id },
    statement: certificateStatement(paper, { ...question, otherPay }),
    assumptions: isNewer ? ['newerCertificateCounts'] : [],
    differs: differenceOf(paper, question),
  }))
}

/** CHF a year, of all funds together; null: one of them does not say. */
function insuredInAll(papers: readonly CountingPaper[]): number | null {
  const insured = papers.map(({ paper }) => insuredIn(paper))
  return insured.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)
}

/** What the funds answered, the certificates that were copied, or the law's minimum in their place. */
export const statementsAsTheyStand = (known: Case): FundStatement[] => [
  ...countingPolicies(known.secondPillar).policies.map(asStatement),
  ...papersOf(known, AS_IT_STANDS, { retirementDate: legalStart(known, AS_IT_STANDS) }).map(
    ({ statement }) => statement,
  ),
]

/** `retirementDate`: when the legal minimum is paid; `change`: of the pay, null or left out: none. */
type PapersQuestion = { retirementDate: Day; change?: PayChange | null }

/** The certificates that count, or the legal minimum in their place. */
export function papersOf(
  known: Case,
  situation: Situation,
  { retirementDate, change }: PapersQuestion,
): CertificateStatement[] {
  const { legalMinimum: minimum } = known.secondPillar
  if (!minimum) return countingCertificates(known, change)
  return [
    {
      paper: null,
      id: minimum.id,
      statement: legalMinimum(known, situation, retirementDate),
      assumptions: [],
      differs: null,
    },
  ]
}

/** Without another choice, savings stay until the AVS pays: only from the reference age on the law has a rate (LPP art. 14). */
export const legalStart = (known: Case, situation: Situation): Day =>
  lppStart({ ...situation, stopsOn: null, retirementDate: retirementIn(known, situation) }, known.person, 0)
