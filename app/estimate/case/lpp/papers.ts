/** The certificates that the visitor copied, which add to the funds' answers or replace them. */
import type { FundPolicies } from '~/dossier/shape/fund-policy'
import type { FundCertificate } from '~/dossier/shape/savings-papers'
import type { Day } from '~/pillars/day'
import { type CertificateQuestion, type FundStatement, lppStart } from '~/pillars/lpp'
import type { LppAssumptionKey } from '~/pillars/lpp/result'
import type { Situation } from '~/pillars/synthesis/change'
import { AS_IT_STANDS } from '~/pillars/synthesis/change'
import type { Case, SecondPillarCase } from '../case'
import { retirementIn } from '../situation'
import type { BoughtIn } from './bought-in'
import { certificateStatement, differenceOf } from './certificate-facts'
import { asStatement } from './fund-statement'
import { legalMinimum } from './legal-minimum'

/** A certificate as a statement that the engine reads, and what had to be assumed for it. */
export type CertificateStatement = {
  /** null: the legal minimum. */
  paper: FundCertificate | null
  /** Its name where it gives no figure. */
  id: string
  statement: FundStatement
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

/** The certificates that count. If the fund answers too, its answer counts unless the visitor chose the certificate. */
export function countingCertificates({ day, person, secondPillar }: Case): CertificateStatement[] {
  const { policies, certificates, counts, idOf } = secondPillar
  const question = { ...person, computedOn: day, salary: null }
  const isAnswered = (id: string | null) => policies.policies.some(({ fundId }) => fundId === id)
  return certificates.flatMap((paper, index) => {
    const { fundId } = paper
    const isCounted = fundId === null || !isAnswered(fundId) || counts[fundId] === 'own'
    return isCounted ? [statementOf(paper, idOf[index] as string, question)] : []
  })
}

const statementOf = (paper: FundCertificate, id: string, question: CertificateQuestion): CertificateStatement => ({
  ...{ paper, id },
  ...certificateStatement(paper, question),
  differs: differenceOf(paper, question),
})

/** What the funds answered, the certificates that were copied, or the law's minimum in their place. */
export const statementsAsTheyStand = (known: Case): FundStatement[] => [
  ...countingPolicies(known.secondPillar).policies.map(asStatement),
  ...papersOf(known, AS_IT_STANDS, legalStart(known, AS_IT_STANDS)).map(({ statement }) => statement),
]

/**
 * The certificates that count, or the legal minimum in their place.
 * @param retirementDate when the legal minimum is paid
 */
export function papersOf(known: Case, situation: Situation, retirementDate: Day): CertificateStatement[] {
  const { legalMinimum: minimum } = known.secondPillar
  if (!minimum) return countingCertificates(known)
  return [{ paper: null, id: minimum.id, ...legalMinimum(known, situation, retirementDate), differs: null }]
}

/** The law has no rate before the reference age, so savings stay until the AVS pays (LPP art. 14 al. 2). */
export const legalStart = (known: Case, situation: Situation): Day =>
  lppStart({ ...situation, stopsOn: null, retirementDate: retirementIn(known, situation) }, known.person, 0)
