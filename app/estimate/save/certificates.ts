/** The certificates of pension funds that the visitor copied. */
import { checkCertificate as findCertificateProblems, OLD_AFTER_MONTHS } from '~/dossier/rules/savings-rules'
import type { SavingsQuestionKey } from '~/dossier/shape/problem-keys'
import { CountingSource, FundCertificate, MOST_CERTIFICATES } from '~/dossier/shape/savings-papers'
import type { Dossier } from '~/dossier/shape/shape'
import { addMonths } from '~/pillars/day'
import { notFound, Refusal } from '../case/refusal'
import type { Visit } from '../visit'
import { findPaperProblems, type PaperList, type PaperToSave, removePaper, savePaper } from './own-papers'
import { type BaseRevision, savePart } from './save-part'

const LIST: PaperList<FundCertificate> = {
  part: 'certificates',
  shape: FundCertificate,
  most: MOST_CERTIFICATES,
  read: ({ secondPillar }) => secondPillar.certificates,
  write: (dossier, certificates) => withCertificates(dossier, certificates),
}

/** Whoever types a certificate takes back that they have no fund. */
export const withoutNone = (selection: string[] | null) => (selection?.length === 0 ? null : selection)

function withCertificates(dossier: Dossier, certificates: FundCertificate[]): Dossier {
  const { secondPillar } = dossier
  const stands = (id: string) => certificates.some(({ fundId }) => fundId === id)
  return {
    ...dossier,
    secondPillar: {
      ...secondPillar,
      certificates,
      selection: certificates.length > 0 ? withoutNone(secondPillar.selection) : secondPillar.selection,
      counts: Object.fromEntries(Object.entries(secondPillar.counts).filter(([id]) => stands(id))),
    },
  }
}

const rulesOf = ({ session, tools }: Visit) => {
  const today = tools.clock.today()
  const born = session.dossier.firstPillar.info?.person.birthDate ?? null
  return (part: Partial<FundCertificate>) =>
    findCertificateProblems(part, { today, oldBefore: addMonths(today, -OLD_AFTER_MONTHS), born })
}

export const saveCertificate = (
  visit: Visit,
  typed: unknown,
  paper: PaperToSave,
  baseRevision?: BaseRevision,
): Promise<FundCertificate> => savePaper(visit.session, LIST, rulesOf(visit), typed, paper, baseRevision)

/**
 * How much a fund pays as capital, percent, whose certificate does not say it. `number`: its place, from 1.
 * @throws {Refusal} `changedMeanwhile` if it says something else by now, or is gone; as `savePart` does
 */
export function saveLargestShare(
  { session }: Visit,
  number: number,
  maxCapitalShare: number,
  baseRevision?: BaseRevision,
): Promise<void> {
  const told = FundCertificate.shape.maxCapitalShare.parse(maxCapitalShare)
  return savePart(session, { part: 'certificates', baseRevision }, (dossier) => {
    const certificates = LIST.read(dossier)
    const asked = certificates[number - 1]
    if (!asked || (asked.maxCapitalShare ?? told) !== told) throw new Refusal('changedMeanwhile')
    return withCertificates(dossier, certificates.with(number - 1, { ...asked, maxCapitalShare: told }))
  })
}

/** Every problem of a certificate, even if parts of it cannot be read. Saves nothing. */
export const checkCertificate = (visit: Visit, typed: unknown, confirmed: readonly SavingsQuestionKey[]) =>
  findPaperProblems(LIST, rulesOf(visit), typed, confirmed)

export const removeCertificate = ({ session }: Visit, number: number, baseRevision?: BaseRevision): Promise<void> =>
  removePaper(session, LIST, number, baseRevision)

/** Which counts where a fund answers and a certificate stands for it. @throws {Refusal} `notFound` where none does */
export function chooseCertificateSource(
  { session }: Visit,
  fundId: string,
  source: CountingSource,
  baseRevision?: BaseRevision,
): Promise<void> {
  const counts = CountingSource.parse(source)
  return savePart(session, { part: 'certificates', baseRevision }, (dossier) => {
    const { secondPillar } = dossier
    if (!secondPillar.certificates.some((certificate) => certificate.fundId === fundId)) throw notFound()
    return { ...dossier, secondPillar: { ...secondPillar, counts: { ...secondPillar.counts, [fundId]: counts } } }
  })
}
