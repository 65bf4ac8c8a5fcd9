/** The reads of the pages with forms: one read per page, with whatever could be loaded. */
import type { CareerOwner } from '~/dossier/shape/career'
import { requiresSpouse } from '~/dossier/shape/civil-status'
import type { Info } from '~/dossier/shape/info'
import type { Login } from '~/dossier/shape/visitor'
import { FAILURES } from '../calls'
import { type Attempt, attempt, held, NOT_ASKED } from '../outcome'
import type { PageVisit, PageVisitor } from '../visit'
import { familyBeside } from './figures'
import { getFamily, getHousehold, hasRetiredSpouse } from './first-pillar'
import {
  getCareerOwner,
  getCareers,
  getCountingAccount,
  getPapers,
  listCertificates,
  listStatements3a,
  listVested,
} from './papers'
import { listAccounts3a } from './third-pillar'
import { getRevision, getSteps } from './user'

/** How the visitor earns their living, as far as they have told it. */
const toldWork = ({ answer }: Attempt<Info | null>): Pick<Info['person'], 'work' | 'fund'> => {
  const { work, fund } = answer?.person ?? {}
  return { ...(work && { work }), ...(fund && { fund }) }
}

/** The saved AVS form; before the first save, the register's data and the facts saved by the spouse. */
export async function readAvsPage(visit: PageVisit) {
  const { calls } = visit
  const { asks } = getSteps(visit)
  const { login } = await calls.getMe()
  const [info, revision] = await Promise.all([
    attempt(visit, calls.getInfo()),
    attempt(visit, calls.getRevision('info')),
  ])
  const isMarried = requiresSpouse(info.answer?.person.status)
  const [register, household] = await Promise.all([
    info.answer || !login || !asks.register ? null : readRegister(visit, login),
    info.answer && !isMarried ? NOT_ASKED : attempt(visit, getHousehold(visit), FAILURES.getHousehold),
  ])
  const family = familyBeside(visit, info.answer)
  const isRetired = hasRetiredSpouse(visit)
  const hasRegister = asks.register
  return {
    login,
    hasRegister,
    info,
    family,
    revision: revision.answer,
    register,
    household,
    hasRetiredSpouse: isRetired,
  }
}

/** The saved family; before the first save, what the register says. Without the AVS form nothing is asked. */
export async function readFamilyPage(visit: PageVisit) {
  const info = await attempt(visit, visit.calls.getInfo())
  const family = held(getFamily(visit))
  const navs = getSteps(visit).asks.register ? info.answer?.person.navs : null
  const register = navs && !family.answer ? await attempt(visit, visit.calls.getInsured(navs)) : NOT_ASKED
  return { hasRetiredSpouse: hasRetiredSpouse(visit), info, family, revision: getRevision(visit, 'family'), register }
}

/** The papers at hand, as last saved. */
export const readPapersPage = (visit: PageVisit) => ({
  papers: getPapers(visit),
  revision: getRevision(visit, 'papers'),
})

/** A career as last saved, the papers at hand, and whether the forms say enough of its owner. */
export async function readCareerPage(visit: PageVisit, owner: CareerOwner) {
  const info = await attempt(visit, visit.calls.getInfo())
  const career = getCareers(visit)[owner]
  const isBeside = owner === 'person' && career !== null && career.way !== 'none'
  const { birthDate: born = null, insuredSince = null } = getCareerOwner(visit, owner) ?? {}
  return {
    ...{ career, born, insuredSince },
    papers: getPapers(visit) ?? [],
    revision: getRevision(visit, 'careers'),
    register: isBeside ? await readOwnRegister(visit) : null,
    work: owner === 'person' ? toldWork(info) : {},
  }
}

const labels = (papers: readonly { label: string }[] | null) => (papers ?? []).map(({ label }) => label)

/** The names of all copied papers. */
export async function readTypedPapers(visit: PageVisit) {
  const certificates = await attempt(visit, listCertificates(visit))
  return {
    certificates: labels(certificates.answer),
    vested: labels(listVested(visit)),
    statements: labels(listStatements3a(visit)),
  }
}

/** By name. */
const partiesIn = ({ answer }: Attempt<readonly { id: string; name: string }[]>) =>
  (answer ?? []).map(({ id, name }) => ({ id, name }))

/** The certificates that the visitor copied; `parties`: the funds for which one can stand, by name. */
export async function readCertificates(visit: PageVisit) {
  const [papers, funds] = await Promise.all([listCertificates(visit), attempt(visit, visit.calls.listPensionFunds())])
  return { papers, revision: getRevision(visit, 'certificates'), parties: partiesIn(funds) }
}

/** The vested benefits that the visitor copied. */
export const readVested = (visit: PageVisit) => ({
  papers: listVested(visit),
  revision: getRevision(visit, 'vested'),
})

/** The 3a statements that the visitor copied, with this year's ceiling; `parties`: the providers, by name. */
export async function readStatements3a(visit: PageVisit) {
  const { calls } = visit
  const [info, entities, own] = await Promise.all([
    attempt(visit, calls.getInfo()),
    attempt(visit, calls.listEntities()),
    attempt(visit, listAccounts3a(visit), FAILURES.listAccounts3a),
  ])
  return {
    papers: listStatements3a(visit),
    revision: getRevision(visit, 'statements'),
    ...{ parties: partiesIn(entities), own: own.answer, work: toldWork(info) },
  }
}

/** The directory of pension funds, the visitor's selection, and the policies of the selected funds. */
export async function readFunds(visit: PageVisit) {
  const { calls } = visit
  const steps = getSteps(visit)
  const [{ login }, registry, listedOn, selection, revision] = await Promise.all([
    calls.getMe(),
    attempt(visit, calls.listPensionFunds()),
    attempt(visit, calls.getListDay('pensionFunds')),
    attempt(visit, calls.listSelectedFunds()),
    attempt(visit, calls.getRevision('funds')),
  ])
  // What they told while they were connected still counts; they told nothing of somebody who never signed in.
  const policies = login && selection.answer?.length ? await attempt(visit, calls.getPolicies()) : NOT_ASKED
  return { steps, registry, listedOn: listedOn.answer, selection, revision: revision.answer, policies }
}

/** As `readFunds`, for the visitor's 3a providers; with the figures of each 3a account. */
export async function readEntities(visit: PageVisit) {
  const { calls } = visit
  const steps = getSteps(visit)
  const [{ login }, registry, listedOn, selection, revision] = await Promise.all([
    calls.getMe(),
    attempt(visit, calls.listEntities()),
    attempt(visit, calls.getListDay('entities')),
    attempt(visit, calls.listSelectedEntities()),
    attempt(visit, calls.getRevision('entities')),
  ])
  // An arriving statement fills in the figures of its account, so these are read after it.
  const providents = login && selection.answer?.length ? await attempt(visit, calls.getProvidents()) : NOT_ASKED
  const [info, own, account] = await Promise.all([
    attempt(visit, calls.getOpen3kInfo()),
    attempt(visit, listAccounts3a(visit), FAILURES.listAccounts3a),
    attempt(visit, calls.getRevision('account')),
  ])
  const revisions = { choice: revision.answer, account: account.answer }
  return { steps, registry, listedOn: listedOn.answer, selection, providents, info, own, revisions }
}

/** The funds that support sign-in. Needs no session. */
export async function readLoginFunds(visitor: PageVisitor) {
  const { calls } = visitor
  const [funds, listedOn] = await Promise.all([
    attempt(visitor, calls.listLoginPensionFunds()),
    attempt(visitor, calls.getListDay('loginPensionFunds')),
  ])
  return { funds, listedOn }
}

/**
 * Everything the visitor entered (`readEntered`) with what was copied from papers and told of careers, and what register,
 * funds and providers answered.
 */
export async function readOwnCheck(visit: PageVisit) {
  const { calls } = visit
  const [entered, { login }, certificates] = await Promise.all([
    readEntered(visit),
    calls.getMe(),
    attempt(visit, listCertificates(visit)),
  ])
  const { funds, entities } = entered
  const { asks } = entered.steps
  const [register, policies, providents] = await Promise.all([
    login && asks.register ? attempt(visit, calls.getInsured(login.navs)) : NOT_ASKED,
    asks.funds && funds.selection.answer?.length ? attempt(visit, calls.getPolicies()) : NOT_ASKED,
    asks.entities && entities.selection.answer?.length ? attempt(visit, calls.getProvidents()) : NOT_ASKED,
  ])
  const papers = { certificates, vested: held(listVested(visit)), statements: held(listStatements3a(visit)) }
  return { ...entered, careers: getCareers(visit), ...papers, register, policies, providents }
}

/** The register's day and which account counts; null: nobody is asked, or there is no answer. */
async function readOwnRegister(visit: PageVisit) {
  const { login } = await visit.calls.getMe()
  const isAsked = login !== null && getSteps(visit).asks.register
  const record = isAsked ? await attempt(visit, visit.calls.getInsured(login.navs)) : null
  return record?.answer ? { asOf: record.answer.asOf, counts: getCountingAccount(visit) } : null
}

async function readRegister(visit: PageVisit, { navs, partnerNavs }: Pick<Login, 'navs' | 'partnerNavs'>) {
  const [own, partner] = await Promise.all([
    attempt(visit, visit.calls.getInsured(navs)),
    partnerNavs ? attempt(visit, visit.calls.getInsured(partnerNavs)) : NOT_ASKED,
  ])
  return { own, partner }
}

/** Everything the visitor entered, for the final check. */
export async function readEntered(visit: PageVisit) {
  const { calls } = visit
  const [info, fundRegistry, funds, entityRegistry, entities, account, own] = await Promise.all([
    attempt(visit, calls.getInfo()),
    attempt(visit, calls.listPensionFunds()),
    attempt(visit, calls.listSelectedFunds()),
    attempt(visit, calls.listEntities()),
    attempt(visit, calls.listSelectedEntities()),
    attempt(visit, calls.getOpen3kInfo()),
    attempt(visit, listAccounts3a(visit), FAILURES.listAccounts3a),
  ])
  return {
    ...{ steps: getSteps(visit), info, family: held(getFamily(visit)), account, own },
    funds: { registry: fundRegistry, selection: funds },
    entities: { registry: entityRegistry, selection: entities },
  }
}
