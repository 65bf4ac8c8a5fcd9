/** What somebody earned and when they were insured: as the register's record has it, or as the visitor's own papers do. */
import { PartyError } from '~/connectors/connectors'
import { checkRegistered } from '~/dossier/rules/info-rules'
import type { Career } from '~/dossier/shape/career'
import { type Dossier, type Info, isMarriedStatus, type RegisterRecord, requiresSpouse } from '~/dossier/shape/shape'
import { type Day, yearOf } from '~/pillars/day'
import { notFound, unfit } from '../outcome'
import type { Session } from '../session'
import type { RegisterTools } from '../tools'
import { accountOfCareer } from './career'
import { type Accounts, type AvsAccount, insuredPeriodsOf, isPartnerAccountUsed } from './facts'
import { findPartner, loadInsureds } from './insureds'

export const accountOfRecord = ({ incomes, insured, asOf }: RegisterRecord): AvsAccount => ({
  incomes,
  incomesAsOf: asOf,
  insured: insured ?? null,
  incomeBounds: null,
  incomeToCome: null,
  workAfterReferenceAge: null,
  forecast: null,
})

/** Without a word, work begins in the year of that birthday. */
const USUAL_FIRST_AGE = 21

/** Whether the visitor's own papers count, and not the register: without a sign-in, or because the visitor says so. */
export const isOwnCareerUsed = ({ login, firstPillar: { careers, counts } }: Dossier): boolean =>
  login === null || (counts === 'own' && careers.person !== null && careers.person.way !== 'none')

/**
 * `sources`: what the accounts were made from; where it is the same, they are.
 * @throws {Refusal} `unfit` where the visitor has told no career, or the form contradicts the register; `notFound` for
 * somebody whom the register does not know
 * @throws {PartyError} as the register does
 */
export async function loadAccounts(
  info: Info,
  session: Session,
  { connectors, clock }: RegisterTools,
  { afresh }: { afresh: boolean },
): Promise<Accounts & { sources: readonly unknown[] }> {
  const { dossier } = session
  const { careers } = dossier.firstPillar
  const { own: ownCareer, ...typed } = careersOf(info, dossier, clock.today())
  // A registered partner's incomes stay out then: whoever chooses their own could work out the other's.
  const ofPapers = ownCareer && { own: ownCareer, register: null, ...typed, sources: [careers] }
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
  const partner = isUsed ? accountOfRecord(spouse) : typed.partner
  const own = accountOfRecord(register)
  return { ...typed, own, register, partner, isPartnerRegistered: isUsed, sources: [careers, register, spouse] }
}

/** What the visitor has told of each career. */
function careersOf(info: Info, { firstPillar: { careers, family } }: Dossier, today: Day) {
  const { person, partner } = info
  const ofPerson = {
    birthDate: person.birthDate,
    gender: person.gender,
    insured: insuredInFewFigures(info, careers.person),
  }
  const ended = family?.marriages.filter(({ end }) => end !== null) ?? []
  const former = ended.toSorted((one, other) => ((one.end as Day) < (other.end as Day) ? -1 : 1)).at(-1)?.partner
  const ofSpouse = (career: Career | null, spouse: Pick<Info['person'], 'birthDate' | 'gender'> | null | undefined) =>
    spouse
      ? accountOfCareer(career, { birthDate: spouse.birthDate, gender: spouse.gender, insured: null, today })
      : null
  return {
    own: accountOfCareer(careers.person, { ...ofPerson, today }),
    partner: ofSpouse(careers.partner, partner),
    former: ofSpouse(careers.former, former),
  }
}

/** Years abroad have no income in a career told in few figures either. */
function insuredInFewFigures(info: Info, career: Career | null): AvsAccount['insured'] {
  if (career?.way !== 'quick') return null
  const first = career.since ?? yearOf(info.person.birthDate) + USUAL_FIRST_AGE
  const entry = { year: first, amount: career.salary, months: 12 }
  return insuredPeriodsOf(info, { incomes: [entry], incomesAsOf: career.asOf, insured: null })
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
  if (requiresSpouse(person.status)) return partner.navs
  return (await findPartner(session, connectors)) === partner.navs ? partner.navs : null
}
