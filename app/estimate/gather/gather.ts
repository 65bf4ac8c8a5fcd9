/** The only part that waits: what the register, funds and providers say, once a request, as the case that answers follow from. */

import { PartyError } from '~/connectors/connectors'
import { isFamilyComplete } from '~/dossier/shape/family-questions'
import type { FundPolicies } from '~/dossier/shape/fund-policy'
import type { Info } from '~/dossier/shape/info'
import type { Providents } from '~/dossier/shape/party-answers'
import type { Dossier } from '~/dossier/shape/shape'
import type { KnownWork } from '~/dossier/shape/simulation-answers'
import { isOwnCareerUsed } from '../case/avs/accounts'
import type { Accounts } from '../case/avs/facts'
import type { Case, NoAvsCase } from '../case/case'
import { caseFromDossier, workFrom } from '../case/from-dossier'
import { workAtFunds, workOfLastYear, workSaid } from '../case/known-work'
import { Refusal, unfit } from '../case/refusal'
import { loadAccounts } from './accounts'
import { silentReason } from './ask-parties'
import { loadPolicies } from './policies'
import { loadProvidents } from './providents'
import { loadOwnRecord, requireBirth } from './register'
import { type Asker, asksFor } from './tools'

/** `kept`: nobody is asked; `once`: asked where nobody was asked before; `again`: whoever is silent is asked again. */
export type Asking = 'kept' | 'once' | 'again'

/** Whom a case needs. The register is asked in any case, as far as the form needs it. */
export type Wanted = { funds: Asking; providers: Asking }

/**
 * @param afresh asks the register again
 * @throws {Refusal} `noInfo` or `silent` if not even the birth date is known
 */
export async function gather(asker: Asker, { funds, providers }: Wanted, { afresh = false } = {}): Promise<Case> {
  const { session, tools } = asker
  const day = tools.clock.today()
  const person = await requireBirth(session, tools)
  const [accounts, policies, providents] = await Promise.all([
    hearAccounts(asker, afresh),
    policiesFor(asker, funds),
    providentsFor(asker, providers),
  ])
  const isSilent = 'facts' in accounts && accounts.silent !== null
  const isNeeded = workAtFunds(policies) === null && !isSilent
  const earned = isNeeded ? await hearEarnings(asker) : workSaid(session.dossier, day)
  const work = workFrom(session.dossier, policies, earned)
  // Arriving statements fill in the 3a accounts, so the dossier is read after them.
  const asks = asksFor(session, tools.connectors)
  return caseFromDossier(session.dossier, { day, asks, person, accounts, policies, providents, work })
}

/** What somebody earns and how, which needs no birth date. */
export const gatherWork = (asker: Asker) =>
  hearEarnings(asker).then((earned) => workFrom(asker.session.dossier, NO_POLICIES, earned))

const NO_POLICIES: FundPolicies = { policies: [], silent: [] }
const NO_PROVIDENTS: Providents = { providents: [], silent: [] }

function policiesFor(asker: Asker, asking: Asking): FundPolicies | Promise<FundPolicies> {
  const { policies } = asker.session.dossier.secondPillar
  if (asking === 'kept' || (asking === 'once' && policies)) return policies ?? NO_POLICIES
  return loadPolicies(asker)
}

function providentsFor(asker: Asker, asking: Asking): Providents | Promise<Providents> {
  const { providents } = asker.session.dossier.thirdPillar
  if (asking === 'kept' || (asking === 'once' && providents)) return providents ?? NO_PROVIDENTS
  return loadProvidents(asker)
}

/** The accounts from which the first pillar is computed, or why there are none. */
async function hearAccounts({ session, tools }: Asker, afresh: boolean): Promise<Accounts | NoAvsCase> {
  const { info, family } = session.dossier.firstPillar
  if (!info) return { facts: null, refusal: { reason: 'noInfo' }, silent: null }
  try {
    requireFamily(info, family)
    return await loadAccounts(info, session, tools, { afresh })
  } catch (error) {
    return noAccounts(error)
  }
}

/** @throws any other error */
function noAccounts(error: unknown): NoAvsCase {
  if (error instanceof Refusal) {
    const { reason, title, problems } = error
    return { facts: null, refusal: { reason, title, problems }, silent: null }
  }
  if (!(error instanceof PartyError)) throw error
  const silent = silentReason(error)
  if (error.reason === 'notFound') return { facts: null, refusal: { reason: 'notFound' }, silent }
  return { facts: null, refusal: { reason: 'silent', title: 'register silent' }, silent }
}

/** The AVS form alone says too little of whoever was married before, or has just married. */
function requireFamily(info: Info, family: Dossier['firstPillar']['family']) {
  if (isFamilyComplete(info, family)) return
  throw unfit([{ field: 'status', key: family ? 'familyNotTold' : 'unsupportedCivilStatus' }])
}

/** Of the visitor's own career where that counts or the register is silent, else of the register's record. */
async function hearEarnings({ session, tools }: Asker): Promise<KnownWork | null> {
  const said = () => workSaid(session.dossier, tools.clock.today())
  if (isOwnCareerUsed(session.dossier, asksFor(session, tools.connectors))) return said()
  try {
    const { incomes } = await loadOwnRecord(session, tools.connectors)
    return workOfLastYear(incomes)
  } catch (error) {
    if (error instanceof PartyError) return said()
    throw error
  }
}
