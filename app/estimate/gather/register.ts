/** The records of the AVS register, cached in the dossier by AVS number. */
import type { Connectors } from '~/connectors/connectors'
import { PartyError } from '~/connectors/connectors'
import type { RegisteredPersons } from '~/dossier/rules/info-rules'
import { registeredPartnerIn } from '~/dossier/shape/household'
import type { Gender, InfoPart } from '~/dossier/shape/info'
import type { RegisterRecord } from '~/dossier/shape/register-record'
import type { Dossier } from '~/dossier/shape/shape'
import { withSourceAnswers } from '~/dossier/shape/sources'
import type { Day } from '~/pillars/day'
import { Refusal, registerSilent } from '../case/refusal'
import { silentReason } from './ask-parties'
import type { Session } from './session'
import { asksFor } from './tools'

/**
 * Loads the records of these AVS numbers, in parallel. Records in the dossier are reused, unless `afresh`.
 * Does not check who may see whose record: callers do.
 * @throws {PartyError} as the register does
 */
export async function loadInsureds(
  session: Session,
  { register }: Pick<Connectors, 'register'>,
  numbers: readonly string[],
  { afresh = false } = {},
): Promise<RegisterRecord[]> {
  const cached = afresh ? {} : session.dossier.firstPillar.insureds
  const loaded = await Promise.all(
    numbers
      .filter((navs) => !cached[navs])
      .map((navs) => register.getInsured(navs).then((record) => [navs, record] as const)),
  )
  if (loaded.length > 0) await session.change(withInsureds(Object.fromEntries(loaded), session.begunAt))
  const known = { ...cached, ...Object.fromEntries(loaded) }
  return numbers.flatMap((navs) => known[navs] ?? [])
}

/**
 * Asks the register again for the visitor's record and all others in the dossier. A record that it does not give now
 * stays as it was.
 */
export async function loadInsuredsAnew(
  session: Session,
  connectors: Pick<Connectors, 'register' | 'connected'>,
): Promise<unknown> {
  if (!asksFor(session, connectors).register) return
  const { login, firstPillar } = session.dossier
  const numbers = [...new Set([...(login ? [login.navs] : []), ...Object.keys(firstPillar.insureds)])]
  const loadAnew = (navs: string) =>
    loadInsureds(session, connectors, [navs], { afresh: true }).catch((error: unknown) => {
      silentReason(error)
      return session.change((dossier) =>
        withSourceAnswers(dossier, { kind: 'register', answered: [], silent: [navs], at: session.begunAt }),
      )
    })
  return Promise.all(numbers.map(loadAnew))
}

/** @throws {PartyError} as the register does; also `notFound` without a sign-in, since there is nobody to look up */
export async function loadOwnRecord(
  session: Session,
  connectors: Pick<Connectors, 'register'>,
): Promise<RegisterRecord> {
  const { login } = session.dossier
  const [own] = login ? await loadInsureds(session, connectors, [login.navs]) : []
  if (!own) throw new PartyError('notFound')
  return own
}

/** The AVS number of the partner according to the register; null: none. From the sign-in, or from the visitor's record. */
export async function registeredPartner(
  session: Session,
  connectors: Pick<Connectors, 'register'>,
): Promise<string | null> {
  const known = registeredPartnerIn(session.dossier)
  return known === undefined ? (await loadOwnRecord(session, connectors)).partnerNavs : known
}

/** As `registeredPartner`, but null for a person unknown to the register. @throws {Refusal} `silent` if it does not answer */
export const findPartner = (session: Session, connectors: Pick<Connectors, 'register'>): Promise<string | null> =>
  registeredPartner(session, connectors).catch((error: unknown) => {
    if (!(error instanceof PartyError)) throw error
    if (error.reason === 'notFound') return null
    throw registerSilent()
  })

/**
 * The records to check a form against: the visitor's, and the registered partner's if the form names that person.
 * A silent register refuses nothing here, since the pension needs both records and asks again (`loadPension`).
 */
export async function findRegisteredPersons(
  session: Session,
  connectors: Pick<Connectors, 'register'>,
  { partner }: InfoPart,
): Promise<RegisteredPersons> {
  const recordOf = (navs: string) =>
    loadInsureds(session, connectors, [navs])
      .catch(unlessPartyFails)
      .then(([record = null]) => record)
  const { login } = session.dossier
  if (!login) return { own: null, partner: null }
  const own = await recordOf(login.navs)
  const navs = partner?.navs
  const isRegistered = navs && navs === registeredPartnerIn(session.dossier)
  return { own, partner: isRegistered ? await recordOf(navs) : null }
}

function unlessPartyFails(error: unknown): never[] {
  if (!(error instanceof PartyError)) throw error
  return []
}

/** Birth date and gender as entered, else as registered. @throws {PartyError} if neither is known */
export async function loadBirth(
  session: Session,
  connectors: Pick<Connectors, 'register'>,
): Promise<{ birthDate: Day; gender: Gender }> {
  return session.dossier.firstPillar.info?.person ?? (await loadOwnRecord(session, connectors))
}

const withInsureds =
  (loaded: Record<string, RegisterRecord>, answeredAt: number) =>
  (dossier: Dossier): Dossier => {
    const { firstPillar } = dossier
    const known = { ...dossier, firstPillar: { ...firstPillar, insureds: { ...firstPillar.insureds, ...loaded } } }
    return withSourceAnswers(known, { kind: 'register', answered: Object.keys(loaded), silent: [], at: answeredAt })
  }

/**
 * Birth date and gender, without which nothing can be estimated.
 * @throws {Refusal} `noInfo` if nobody knows them, `silent` if the register does not answer
 */
export const requireBirth = (session: Session, { connectors }: { connectors: Pick<Connectors, 'register'> }) =>
  loadBirth(session, connectors).catch((error: unknown) => {
    if (!(error instanceof PartyError)) throw error
    throw error.reason === 'notFound' ? new Refusal('noInfo') : registerSilent()
  })
