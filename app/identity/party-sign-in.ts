/**
 * The visitor's own sign-in at their pension fund, bank or insurer: they are sent there, agree, and come back with a
 * code. The tokens stay in their sealed dossier and go nowhere else.
 */
import { type Connectors, type Party, PartyError, type Silence, type Tokens } from '~/connectors/connectors'
import { endAccess } from '~/connectors/end-access'
import {
  findGrant,
  type Grant,
  grantOf,
  isSelected,
  MOST_VISITS,
  type PartyAccess,
  type PartyRef,
  type PartyVisit,
  withAccess,
} from '~/dossier/shape/party-access'
import type { Dossier } from '~/dossier/shape/shape'
import { DossierTooLarge } from '~/dossier/vault/dossier-size'
import { saveChange } from '~/dossier/vault/save-change'
import type { OpenDossier, Vault } from '~/dossier/vault/vault'
import { detectLanguage } from '~/language/detection'
import type { Language } from '~/language/language'
import { type Cookies, isYoung } from './cookies'
import { PartyRefusal, tokensFrom } from './party-answer'
import { newPartyState, randomSecret, readPartyState } from './party-state'
import { type PartyPage, type PartyWay, partyPageAt, seeOther, sessionOverIn } from './places'
import { credentialsOf } from './session-cookie'

export type PartySignInOptions = {
  vault: Vault
  connectors: Pick<Connectors, 'directory' | 'access'>
  cookies: Cookies
  /** Milliseconds since 1970. */
  now: () => number
  /** Called with the reason why a party's answer could not be used. */
  reportParty: (silence: Silence) => void
  /** Called with unexpected errors that have no request to answer. */
  reportFault: (error: unknown) => void
}

export function createPartySignIn(options: PartySignInOptions) {
  const { vault, connectors, cookies, now } = options
  const findParty = partiesIn(connectors.directory)
  const { outcomeOf, keep } = createOutcomes(options, findParty)

  /** Where to send a visitor who wants to sign in at a selected party; back to the page if that is not possible. */
  async function begin(token: string, ref: PartyRef, language: Language, way: PartyWay = 'plain'): Promise<string> {
    const page = { language, kind: ref.kind, way }
    const opened = await vault.open(token)
    if (!opened) return sessionOverIn(language)
    if (!opened.dossier.login || !isSelected(opened.dossier, ref)) return partyPageAt(page)
    const party = await findParty(ref)
    const state = newPartyState(page)
    const visit = { ...ref, verifier: randomSecret(), begunAt: now() }
    const change = party ? withVisit(state, visit, now()) : withAccess(ref, { problem: 'unavailable' })
    const saved = await orFull(saveChange(vault, token, opened, change))
    if (saved === 'gone') return sessionOverIn(language)
    if (saved === 'full') return partyPageAt(page, 'full')
    if (!party || saved === 'conflict') return partyPageAt(page)
    return connectors.access.signInAddress(party, { state, verifier: visit.verifier, language })
  }

  /** The visitor comes back from a party. */
  async function finish(request: Request): Promise<Response> {
    const answer = new URL(request.url).searchParams
    const state = answer.getAll('state').length === 1 ? (answer.get('state') ?? '') : ''
    const page = readPartyState(state) ?? (await unknownPage(request))
    const { language } = page
    const { cookie, authorization } = credentialsOf(request)
    const token = await cookies.session.parse(cookie, { authorization })
    const opened = token ? await vault.open(token) : null
    if (!token || !opened) return seeOther(sessionOverIn(language))
    const taken = await takeVisit(vault, token, opened, state)
    if (taken === 'gone') return seeOther(sessionOverIn(language))
    if (!taken.visit) return seeOther(partyPageAt(page, 'lost'))
    const outcome = await outcomeOf(answer, taken.visit, taken.opened)
    const saved = await keep(token, taken.opened, taken.visit, outcome)
    return seeOther(saved === 'gone' ? sessionOverIn(language) : partyPageAt(page, saved === 'full' ? saved : null))
  }

  return { begin, finish }
}

/** For requests without a state of ours. */
async function unknownPage(request: Request): Promise<PartyPage> {
  return { language: await detectLanguage(request), kind: 'fund', way: 'plain' }
}

/** Each visit may come back once. */
async function takeVisit(vault: Vault, token: string, opened: OpenDossier, state: string) {
  let visit: PartyVisit | undefined
  const saved = await saveChange(vault, token, opened, (dossier) => {
    visit = Object.hasOwn(dossier.parties.visits, state) ? dossier.parties.visits[state] : undefined
    return visit ? withoutVisit(dossier, state) : dossier
  })
  if (saved === 'gone') return 'gone'
  return saved === 'conflict' ? { opened, visit: undefined } : { opened: saved, visit }
}

/** What comes of a visit, and how it is kept. */
function createOutcomes(options: PartySignInOptions, findParty: FindParty) {
  const { vault, connectors, now, reportParty, reportFault } = options
  const { access } = connectors

  async function outcomeOf(answer: URLSearchParams, visit: PartyVisit, { dossier }: OpenDossier): Promise<PartyAccess> {
    const party = await findParty(visit)
    if (!party) return { problem: 'unavailable' }
    try {
      const navs = dossier.login?.navs
      // A party gives the figures of a person, and without a sign-in nobody knows who the visitor is.
      if (!navs) throw new PartyRefusal('failed', 'nobody signed in')
      const tokens = await tokensFrom(answer, { visit, party, navs }, { access, now })
      return grantOf(tokens, now())
    } catch (error) {
      if (!(error instanceof PartyRefusal)) throw error
      if (error.detail) reportParty({ party: party.id, reason: 'badAnswer', detail: `sign-in: ${error.detail}` })
      if (error.tokens) giveBack(party, error.tokens)
      return { problem: error.problem }
    }
  }

  /** A grant without a place is revoked, and so is the earlier one. */
  async function keep(token: string, opened: OpenDossier, { kind, id }: PartyVisit, outcome: PartyAccess) {
    const party = { kind, id }
    let before: Grant | null = null
    const change = (dossier: Dossier) => {
      before = findGrant(dossier, party)
      return withAccess(party, outcome)(dossier)
    }
    const saved = await orFull(saveChange(vault, token, opened, change))
    if ('problem' in outcome) return saved
    const isKept = typeof saved !== 'string' && isSelected(saved.dossier, party)
    const unused = isKept ? before : outcome
    if (unused) endAccess(connectors, [{ party, grant: unused }]).catch(reportFault)
    return saved
  }

  const giveBack = (party: Party, tokens: Tokens) =>
    void access.revoke(party, tokens).catch((error: unknown) => {
      if (!(error instanceof PartyError)) reportFault(error)
    })

  return { outcomeOf, keep }
}

const withVisit =
  (state: string, visit: PartyVisit, now: number) =>
  (dossier: Dossier): Dossier => {
    const open = Object.entries(dossier.parties.visits).filter(([, { begunAt }]) => isYoung(begunAt, now))
    const visits = Object.fromEntries([...open, [state, visit] as const].slice(-MOST_VISITS))
    return { ...dossier, parties: { ...dossier.parties, visits } }
  }

function withoutVisit(dossier: Dossier, state: string): Dossier {
  const { [state]: _, ...visits } = dossier.parties.visits
  return { ...dossier, parties: { ...dossier.parties, visits } }
}

type FindParty = (ref: PartyRef) => Promise<Party | null>

/** Also null if the directory is silent. */
function partiesIn({ findPensionFund, findEntity }: Connectors['directory']): FindParty {
  const find = { fund: findPensionFund, entity: findEntity }
  return ({ kind, id }) =>
    find[kind](id).catch((error: unknown) => {
      if (error instanceof PartyError) return null
      throw error
    })
}

/** `full`: nothing was saved, because the dossier has no room for it. */
const orFull = <Saved>(saved: Promise<Saved>): Promise<Saved | 'full'> =>
  saved.catch((error: unknown) => {
    if (error instanceof DossierTooLarge) return 'full'
    throw error
  })
