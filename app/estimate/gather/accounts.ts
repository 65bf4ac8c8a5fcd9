/** The AVS accounts of a visitor and their spouse, from the register or from their own documents. */
import { PartyError } from '~/connectors/connectors'
import { checkRegistered } from '~/dossier/rules/info-rules'
import { isMarriedStatus, requiresSpouse } from '~/dossier/shape/civil-status'
import type { Info } from '~/dossier/shape/info'
import type { RegisterRecord } from '~/dossier/shape/register-record'
import { accountOfRecord, accountsSaid, isOwnCareerUsed } from '../case/avs/accounts'
import { type Accounts, isPartnerAccountUsed } from '../case/avs/facts'
import { notFound, unfit } from '../case/refusal'
import { findPartner, loadInsureds } from './register'
import type { Session } from './session'
import { asksFor, type RegisterTools } from './tools'

/**
 * The accounts from which a pension is computed.
 * @throws {Refusal} `unfit` if the visitor has entered no career, or the form contradicts the register; `notFound` for a
 * person unknown to the register
 * @throws {PartyError} as the register does
 */
export async function loadAccounts(
  info: Info,
  session: Session,
  { connectors, clock }: RegisterTools,
  { afresh }: { afresh: boolean },
): Promise<Accounts> {
  const { dossier } = session
  const { own: ownCareer, ...typed } = accountsSaid(info, dossier, clock.today())
  // A registered partner's incomes are left out then: a visitor who chooses their own could work out the partner's.
  const ofPapers = ownCareer && { own: ownCareer, register: null, ...typed }
  if (isOwnCareerUsed(dossier, asksFor(session, connectors))) {
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
  const partner = isUsed ? accountOfRecord(spouse) : typed.partner
  const own = accountOfRecord(register)
  return { ...typed, own, register, partner, isPartnerRegistered: isUsed }
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

/** The number of the present spouse, if the register knows of that marriage. No other record is read. */
function registeredSpouse(
  { person, partner }: Info,
  session: Session,
  connectors: RegisterTools['connectors'],
): string | null | Promise<string | null> {
  if (!partner || !isMarriedStatus(person.status)) return null
  if (requiresSpouse(person.status)) return partner.navs
  return findPartner(session, connectors).then((navs) => (navs === partner.navs ? navs : null))
}
