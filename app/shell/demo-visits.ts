/**
 * One press of the demo: the server signs in as an invented person, at the identity service, the funds and the 3a providers
 * of the sandbox, and fills the forms as the register does. The spouse enters the AVS form too, in a session that nobody
 * holds and that ends by itself; the two share with each other alone, so that no visitor is in the household of another. If
 * the sandbox is silent, nothing remains.
 */
import { randomUUID } from 'node:crypto'
import type { PartyRef } from '~/dossier/shape/party-access'
import type { Vault } from '~/dossier/vault/vault'
import { registeredInfo } from '~/estimate/read/registered-info'
import { listAccounts3a } from '~/estimate/read/third-pillar'
import { saveAccount3a } from '~/estimate/save/accounts-3a'
import type { PageVisitor } from '~/estimate/visit'
import type { DemoSignIn } from '~/identity/demo-sign-in'
import { WalkStopped } from '~/identity/own-browser'
import type { VisitorSession } from '~/identity/visitor-session'
import type { Language } from '~/language/language'
import type { FictionalPerson } from './worked-examples'

/** After this nothing more is begun; a call to a party that is under way has its own bound (`CONNECTOR_TIMEOUT`). */
const LONGEST_MS = 12_000
/** Each press asks the sandbox about thirty times. */
const MOST_AT_ONCE = 20

export type DemoPerson = FictionalPerson & { partnerNavs: string | null }

/** @returns the cookies of the new session; null: the sandbox did not answer, and nothing has changed */
export type EnterAs = (
  firstName: string,
  visit: { language: Language; former: string | null },
) => Promise<{ setCookies: string[] } | null>

type Options = {
  people: readonly DemoPerson[]
  demoSignIn: DemoSignIn
  session: Pick<VisitorSession, 'end'>
  vault: Pick<Vault, 'beginRequest' | 'open' | 'save'>
  visitorOf: (request: { vault: Vault; token: string; signal: AbortSignal }) => PageVisitor
  /** Takes the reason of each press that failed. */
  report: (error: unknown) => void
  longestMs?: number
}

export function createDemoVisits({ people, report, longestMs = LONGEST_MS, ...tools }: Options): EnterAs {
  let underWay = 0

  return async function enterAs(firstName, { language, former }) {
    const person = people.find((one) => one.firstName === firstName)
    if (!person) throw new Error('none of the fictional persons')
    if (underWay >= MOST_AT_ONCE) return null
    underWay++
    const signal = AbortSignal.timeout(longestMs)
    const spouse = people.find(({ navs }) => navs === person.partnerNavs)
    try {
      const entered = await enterAll({ person, spouse, language, signal }, tools)
      // It ends by itself, where that fails.
      if (former) await tools.session.end(former).catch(report)
      return entered
    } catch (error) {
      report(error)
      return null
    } finally {
      underWay--
    }
  }
}

type Tools = Pick<Options, 'demoSignIn' | 'session' | 'vault' | 'visitorOf'>
type Press = { person: DemoPerson; spouse: DemoPerson | undefined; language: Language; signal: AbortSignal }
/** One session under way. */
type Entered = Omit<Press, 'spouse'> & { token: string }

/** The spouse first, so that the person is the last to enter what both share. */
async function enterAll({ person, spouse, ...walk }: Press, tools: Tools) {
  const begun: string[] = []
  const pair = spouse ? randomUUID() : null
  async function begin(who: DemoPerson) {
    const { token, setCookies } = await tools.demoSignIn.signIn(who, walk)
    begun.push(token)
    await savePair(token, pair, tools)
    await fillInAvs({ person: who, token, ...walk }, tools)
    return { token, setCookies }
  }
  try {
    if (spouse) await begin(spouse)
    const { token, setCookies } = await begin(person)
    await connectParties({ person, token, ...walk }, tools)
    walk.signal.throwIfAborted()
    return { setCookies }
  } catch (error) {
    await Promise.allSettled(begun.map(tools.session.end))
    throw error
  }
}

/** Before anything is shared. */
async function savePair(token: string, pair: string | null, { vault }: Tools) {
  const opened = await vault.open(token)
  const saved = opened && (await vault.save(token, { ...opened.dossier, pair }, opened.version))
  if (saved !== 'saved') throw new WalkStopped('the session is gone')
}

/** Each as in a request of its own, since a sign-in at a party writes in between. */
const visitorFor = ({ token, signal }: Entered, { visitorOf, vault }: Tools) =>
  visitorOf({ vault: vault.beginRequest(), token, signal })

/** The AVS form, as the register fills it. */
async function fillInAvs(entered: Entered, tools: Tools) {
  const { calls } = visitorFor(entered, tools)
  const { navs, partnerNavs } = entered.person
  const [own, partner] = await Promise.all([calls.getInsured(navs), partnerNavs ? calls.getInsured(partnerNavs) : null])
  if (!('incomes' in own)) throw new WalkStopped('not the own record')
  await calls.saveInfo(registeredInfo(own, partner))
}

/** Chooses all funds and providers that know the person, signs in there, and confirms what they tell. */
async function connectParties(entered: Entered, tools: Tools) {
  const { person, token, language, signal } = entered
  const funds = person.policies.map(({ fundId }) => fundId)
  const entities = person.providents.map(({ entityId }) => entityId)
  const { calls: choose } = visitorFor(entered, tools)
  await (funds.length > 0 ? choose.saveSelectedFunds(funds) : choose.saveNoFund())
  await (entities.length > 0 ? choose.saveSelectedEntities(entities) : choose.saveNoEntity())
  const parties: PartyRef[] = [
    ...funds.map((id) => ({ kind: 'fund', id }) as const),
    ...entities.map((id) => ({ kind: 'entity', id }) as const),
  ]
  for (const party of parties) await tools.demoSignIn.agreeAt(token, party, person, { language, signal })

  const { calls, visit: open } = visitorFor(entered, tools)
  const { silent } = await calls.getPolicies()
  const providents = await calls.getProvidents()
  if (silent.length + providents.silent.length > 0) throw new WalkStopped('a fund or 3a provider was silent')
  const visit = await open()
  for (const { entityName: _, ...account } of (await listAccounts3a(visit)).accounts)
    await saveAccount3a(visit, account)
}
