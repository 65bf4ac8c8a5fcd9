/** What the visitor copied from papers and told of careers, as it is saved. */
import { PartyError } from '~/connectors/connectors'
import type { CareerOwner, Careers } from '~/dossier/shape/career'
import type {
  CountingSource,
  FundCertificate,
  Paper,
  Statement3a,
  VestedStatement,
} from '~/dossier/shape/savings-papers'
import type { Dossier } from '~/dossier/shape/shape'
import type { Day } from '~/pillars/day'
import type { CertificateQuestion } from '~/pillars/lpp'
import { type OwnerOfCareer, ownerOf } from '../case/avs/career-owner'
import { differenceOf } from '../case/lpp/certificate-facts'
import { newerPaper } from '../case/lpp/papers'
import { statementIn } from '../case/pillar-3a/provident-statement'
import { loadBirth } from '../gather/register'
import type { Visit } from '../visit'

/** Which papers are at hand; null: not asked yet. */
export const getPapers = ({ session }: Visit): Paper[] | null => session.dossier.papers

export const getCareers = ({ session }: Visit): Careers => session.dossier.firstPillar.careers

export const getCountingAccount = ({ session }: Visit): CountingSource => session.dossier.firstPillar.counts ?? 'party'

/** Of whom a career can be told: whose birth the forms say. null: they say nothing of such a person. */
export const getCareerOwner = ({ session }: Visit, owner: CareerOwner): OwnerOfCareer | null =>
  ownerOf(owner, session.dossier)

export const listVested = ({ session }: Visit): VestedStatement[] => session.dossier.secondPillar.vested

/**
 * A certificate with what else is known of the same. `differs`: the printed capital and the one that the certificate's own
 * contribution and interest give, CHF, where they lie more than 3 % apart. `answered`: on which day the fund for which it
 * stands describes it too, and which of the two counts. `newer`: the day of another of the same fund, which counts in its place.
 */
export type OwnCertificate = FundCertificate & {
  differs: { printed: number; projected: number } | null
  answered: { fundName: string; asOf: Day; counts: CountingSource } | null
  newer: Day | null
}

export const listCertificates = (visit: Visit): Promise<OwnCertificate[]> =>
  findCertificateQuestion(visit).then((question) => {
    const { dossier } = visit.session
    const { certificates } = dossier.secondPillar
    return certificates.map((certificate, index) => ({
      ...certificate,
      differs: question && differenceOf(certificate, question),
      answered: fundBeside(certificate, dossier),
      newer: newerPaper(index, certificates)?.date ?? null,
    }))
  })

/** null: nobody knows the day of birth. */
async function findCertificateQuestion({
  session,
  tools: { connectors, clock },
}: Visit): Promise<CertificateQuestion | null> {
  const birth = await loadBirth(session, connectors).catch((error: unknown) => {
    if (error instanceof PartyError) return null
    throw error
  })
  return birth && { birthDate: birth.birthDate, gender: birth.gender, computedOn: clock.today(), salary: null }
}

function fundBeside({ fundId }: FundCertificate, { secondPillar }: Dossier): OwnCertificate['answered'] {
  const policy = secondPillar.policies?.policies.find((one) => one.fundId === fundId)
  if (!policy || fundId === null) return null
  return { fundName: policy.fundName, asOf: policy.asOf, counts: secondPillar.counts[fundId] ?? 'party' }
}

/** A statement; `answered`: on which day its provider describes it too, and which of the two counts. */
export type OwnStatement3a = Statement3a & {
  answered: { entityName: string; asOf: Day; counts: CountingSource } | null
}

export function listStatements3a({ session }: Visit): OwnStatement3a[] {
  const { thirdPillar } = session.dossier
  return thirdPillar.statements.map((statement) => ({
    ...statement,
    answered: providerBeside(statement, thirdPillar),
  }))
}

function providerBeside({ entityId }: Statement3a, thirdPillar: Dossier['thirdPillar']): OwnStatement3a['answered'] {
  const provident = thirdPillar.providents?.providents.find((one) => one.entityId === entityId)
  if (!provident || entityId === null) return null
  const asOf = statementIn(provident).rd as Day
  return { entityName: provident.entityName, asOf, counts: thirdPillar.counts[entityId] ?? 'party' }
}
