/** The certificates that the visitor copied, beside or in place of the answers of their funds. */
import type { FundPolicies } from '~/dossier/shape/fund-policy'
import type { FundCertificate } from '~/dossier/shape/savings-papers'
import type { Dossier } from '~/dossier/shape/shape'
import type { CertificateQuestion, FundStatement } from '~/pillars/lpp'
import type { LppAssumptionKey } from '~/pillars/result'
import { requireBirth } from '../avs/insureds'
import type { Session } from '../session'
import type { PartyTools } from '../tools'
import type { BoughtIn } from './bought-in'
import { certificateStatement } from './certificate-facts'
import { differenceOf } from './certificates'
import { asStatement } from './fund-statement'

type SecondPillar = Dossier['secondPillar']

/** A certificate as a statement that the engine reads, and what had to be assumed for it. */
export type CertificateStatement = {
  paper: FundCertificate
  statement: FundStatement
  assumptions: LppAssumptionKey[]
  /** The printed capital and that of the certificate's own projection, CHF, where they differ notably. */
  differs: { printed: number; projected: number } | null
  /** What is bought there in a simulation. */
  bought?: BoughtIn
}

/** What counts of the funds' answers: a certificate stands for a silent fund, and for one whose answer the visitor sets aside. */
export function countingPolicies({ policies, silent }: FundPolicies, secondPillar: SecondPillar): FundPolicies {
  const stands = (fundId: string) => secondPillar.certificates.some((one) => one.fundId === fundId)
  return {
    policies: policies.filter(({ fundId }) => !(stands(fundId) && secondPillar.counts[fundId] === 'own')),
    silent: silent.filter(({ fundId }) => !stands(fundId)),
  }
}

/** The certificates that count: where the fund answers too, its answer does, unless the visitor has chosen. */
export function countingCertificates(
  { policies }: FundPolicies,
  { certificates, counts }: SecondPillar,
  question: CertificateQuestion,
): CertificateStatement[] {
  const isAnswered = (id: string | null) => policies.some(({ fundId }) => fundId === id)
  return certificates
    .filter(({ fundId }) => fundId === null || !isAnswered(fundId) || counts[fundId] === 'own')
    .map((paper) => statementOf(paper, question))
}

const statementOf = (paper: FundCertificate, question: CertificateQuestion): CertificateStatement => ({
  paper,
  ...certificateStatement(paper, question),
  differs: differenceOf(paper, question),
})

/** What the funds answered, and the certificates that the visitor copied. @throws as `requireBirth` */
export async function loadStatements(session: Session, tools: PartyTools, policies: FundPolicies) {
  const { secondPillar } = session.dossier
  const ofFunds = countingPolicies(policies, secondPillar).policies.map(asStatement)
  if (secondPillar.certificates.length === 0) return ofFunds
  const { birthDate, gender } = await requireBirth(session, tools)
  const question = { birthDate, gender, computedOn: tools.clock.today(), salary: null }
  const copied = countingCertificates(policies, secondPillar, question)
  return [...ofFunds, ...copied.map(({ statement }) => statement)]
}
