/** What the AVS register says, kept in the dossier by number. */
import type { Connectors } from '~/connectors/connectors'
import { PartyError } from '~/connectors/connectors'
import { registeredPartnerIn } from '~/dossier/household'
import type { InfoPart, Registered } from '~/dossier/info-rules'
import type { Dossier, Gender, Insured } from '~/dossier/shape'
import { withAsked } from '~/dossier/sources'
import type { Day } from '~/pillars/day'
import { silentReason } from './ask-parties'
import { Problem, registerSilent } from './problem'
import type { Session } from './session'

/**
 * The records of these numbers, asked for at the same time where the dossier has none yet, or all of them `afresh`.
 * Who may see whose record is not decided here.
 * @throws {PartyError} as the register does
 */
export async function loadInsureds(
  session: Session,
  { register }: Pick<Connectors, 'register'>,
  numbers: readonly string[],
  { afresh = false } = {},
): Promise<Insured[]> {
  const kept = afresh ? {} : session.dossier.firstPillar.insureds
  const loaded = await Promise.all(
    numbers.filter((navs) => !kept[navs]).map(async (navs) => [navs, await register.getInsured(navs)] as const),
  )
  if (loaded.length > 0) await session.change(withInsureds(Object.fromEntries(loaded), session.begunAt))
  const known = { ...kept, ...Object.fromEntries(loaded) }
  return numbers.flatMap((navs) => known[navs] ?? [])
}

/**
 * Asks the register anew for the visitor's record and all others that are kept, so that the pension is computed anew. A
 * record that it does not give now stays as it was.
 */
export async function loadInsuredsAnew(session: Session, connectors: Pick<Connectors, 'register'>): Promise<void> {
  const { login, firstPillar } = session.dossier
  const numbers = [...new Set([login.navs, ...Object.keys(firstPillar.insureds)])]
  const loadAnew = (navs: string) =>
    loadInsureds(session, connectors, [navs], { afresh: true }).catch(async (error: unknown) => {
      silentReason(error)
      await session.change((dossier) =>
        withAsked(dossier, { kind: 'register', answered: [], silent: [navs], at: session.begunAt }),
      )
    })
  await Promise.all(numbers.map(loadAnew))
  await session.change((dossier) => ({ ...dossier, firstPillar: { ...dossier.firstPillar, pension: null } }))
}

export async function loadOwnRecord(session: Session, connectors: Pick<Connectors, 'register'>): Promise<Insured> {
  const [own] = await loadInsureds(session, connectors, [session.dossier.login.navs])
  if (!own) throw new PartyError('notFound')
  return own
}

/** The number of the partner whom the register names; null: none. Known from the sign-in, or from one's own record. */
export async function registeredPartner(
  session: Session,
  connectors: Pick<Connectors, 'register'>,
): Promise<string | null> {
  const known = registeredPartnerIn(session.dossier)
  return known === undefined ? (await loadOwnRecord(session, connectors)).partnerNavs : known
}

/** The same; a person whom the register does not know has no registered partner. @throws {Problem} 424 where it is silent */
export const findPartner = (session: Session, connectors: Pick<Connectors, 'register'>): Promise<string | null> =>
  registeredPartner(session, connectors).catch((error: unknown) => {
    if (!(error instanceof PartyError)) throw error
    if (error.reason === 'notFound') return null
    throw registerSilent()
  })

/**
 * The records that a form is held against: the visitor's, and the registered partner's where the form names that one.
 * Where the register is silent, nothing is refused yet: the pension, which needs both records, asks again (`loadPension`).
 */
export async function findRegistered(
  session: Session,
  connectors: Pick<Connectors, 'register'>,
  { partner }: InfoPart,
): Promise<Registered> {
  const recordOf = async (navs: string) => {
    const [record = null] = await loadInsureds(session, connectors, [navs]).catch(unlessPartyFails)
    return record
  }
  const own = await recordOf(session.dossier.login.navs)
  const navs = partner?.navs
  const isRegistered = navs !== undefined && navs === registeredPartnerIn(session.dossier)
  return { own, partner: isRegistered ? await recordOf(navs) : null }
}

function unlessPartyFails(error: unknown): never[] {
  if (!(error instanceof PartyError)) throw error
  return []
}

/** Day of birth and gender as typed, else as registered. @throws {PartyError} where neither is known */
export async function loadBirth(
  session: Session,
  connectors: Pick<Connectors, 'register'>,
): Promise<{ birthDate: Day; gender: Gender }> {
  return session.dossier.firstPillar.info?.person ?? (await loadOwnRecord(session, connectors))
}

const withInsureds =
  (loaded: Record<string, Insured>, answeredAt: number) =>
  (dossier: Dossier): Dossier => {
    const { firstPillar } = dossier
    const known = { ...dossier, firstPillar: { ...firstPillar, insureds: { ...firstPillar.insureds, ...loaded } } }
    return withAsked(known, { kind: 'register', answered: Object.keys(loaded), silent: [], at: answeredAt })
  }

/**
 * Day of birth and gender, without which nothing can be estimated.
 * @throws {Problem} 404 `no info` where nobody knows them, 424 with a silent register
 */
export const requireBirth = (session: Session, { connectors }: { connectors: Pick<Connectors, 'register'> }) =>
  loadBirth(session, connectors).catch((error: unknown) => {
    if (!(error instanceof PartyError)) throw error
    throw error.reason === 'notFound' ? new Problem(404, 'no info') : registerSilent()
  })
