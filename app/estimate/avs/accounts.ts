/** What somebody earned and when they were insured: as the register's record has it, or as the visitor's own papers do. */
import { PartyError } from '~/connectors/connectors'
import { checkRegistered } from '~/dossier/rules/info-rules'
import type { Career } from '~/dossier/shape/career'
import { type Dossier, type Info, isMarriedStatus, type RegisterRecord } from '~/dossier/shape/shape'
import { notFound, unfit } from '../outcome'
import type { Session } from '../session'
import type { RegisterTools } from '../tools'
import { type Accounts, type AvsAccount, isPartnerAccountUsed } from './facts'
import { findPartner, loadInsureds } from './insureds'

const accountOfRecord = ({ incomes, insured, asOf }: RegisterRecord): AvsAccount => ({
  incomes,
  incomesAsOf: asOf,
  insured: insured ?? null,
})

/** null: nothing is known of it. */
const accountOfCareer = (_career: Career | null): AvsAccount | null => null

/** Whether the visitor's own papers count, and not the register: without a sign-in, or because the visitor says so. */
export const isOwnCareerUsed = ({ login, firstPillar: { careers, counts } }: Dossier): boolean =>
  login === null || (counts === 'own' && accountOfCareer(careers.person) !== null)

/**
 * @throws {Refusal} `unfit` where the visitor has told no career, or the form contradicts the register; `notFound` for
 * somebody whom the register does not know
 * @throws {PartyError} as the register does
 */
export async function loadAccounts(
  info: Info,
  session: Session,
  { connectors }: RegisterTools,
  { afresh }: { afresh: boolean },
): Promise<Accounts> {
  const { dossier } = session
  const { careers } = dossier.firstPillar
  const [ownCareer, partner, former] = [careers.person, careers.partner, careers.former].map(accountOfCareer)
  const typed = { partner: partner ?? null, former: former ?? null }
  // A registered partner's incomes stay out then: whoever chooses their own could work out the other's.
  const ofPapers = ownCareer && { own: ownCareer, register: null, ...typed }
  if (isOwnCareerUsed(dossier)) {
    if (!ofPapers) throw unfit([{ field: 'career', key: 'careerNotTold' }])
    return ofPapers
  }
  const records = await loadRecords(info, session, connectors, { afresh }).catch((error: unknown) => {
    if (ofPapers && error instanceof PartyError) return null
    throw error
  })
  if (records === null && ofPapers) return ofPapers
  const [register, spouse = null] = records ?? []
  if (!register) throw notFound()
  // Saving the form checks it against the register, but the register may have been silent then, or have changed since.
  const differing = checkRegistered(info, { own: register, partner: spouse })
  if (differing.length > 0) throw unfit(differing)
  const isUsed = spouse !== null && isPartnerAccountUsed(info, register, spouse)
  return { own: accountOfRecord(register), register, ...typed, ...(isUsed && { partner: accountOfRecord(spouse) }) }
}

async function loadRecords(
  info: Info,
  session: Session,
  connectors: RegisterTools['connectors'],
  afresh: { afresh: boolean },
): Promise<RegisterRecord[]> {
  const numbers = [info.person.navs, await registeredSpouse(info, session, connectors)]
  return loadInsureds(
    session,
    connectors,
    numbers.filter((navs) => navs !== null),
    afresh,
  )
}

/** The number of the spouse of now, if the register knows of that marriage: nobody else's record is read. */
async function registeredSpouse(
  { person, partner }: Info,
  session: Session,
  connectors: RegisterTools['connectors'],
): Promise<string | null> {
  if (!partner || !isMarriedStatus(person.status)) return null
  if (person.status === 'married') return partner.navs
  return (await findPartner(session, connectors)) === partner.navs ? partner.navs : null
}
