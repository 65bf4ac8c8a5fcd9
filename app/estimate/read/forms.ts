/** The reads of the pages with forms: one read per page, with whatever could be loaded. */
import type { CareerOwner } from '~/dossier/shape/career'
import { requiresSpouse } from '~/dossier/shape/civil-status'
import type { Info } from '~/dossier/shape/info'
import { type Attempt, attempt, NOT_ASKED } from '../outcome'
import type { UseCases } from '../use-cases'
import { readFamily } from './figures'

/** How the visitor earns their living, as far as they have told it. */
const toldWork = ({ answer }: Attempt<Info | null>): Pick<Info['person'], 'work' | 'fund'> => {
  const { work, fund } = answer?.person ?? {}
  return { ...(work && { work }), ...(fund && { fund }) }
}

/** The saved AVS form; before the first save, the register's data and the facts saved by the spouse. */
export async function readAvsForm(use: UseCases) {
  const { login } = await use.getMe()
  const [info, revision] = await Promise.all([attempt(use.getInfo()), attempt(use.getRevision('info'))])
  const isMarried = requiresSpouse(info.answer?.person.status)
  const [register, household] = await Promise.all([
    info.answer || !login ? null : readRegister(use, login),
    info.answer && !isMarried ? NOT_ASKED : attempt(use.getHousehold()),
  ])
  const family = await readFamily(use, info.answer)
  return { login, info, family, revision: revision.answer, register, household }
}

/** The saved family; before the first save, what the register says. Without the AVS form nothing is asked. */
export async function readFamilyForm(use: UseCases) {
  const [info, family, revision] = await Promise.all([
    attempt(use.getInfo()),
    attempt(use.getFamily()),
    attempt(use.getRevision('family')),
  ])
  const register =
    info.answer?.person.navs && family.answer === null
      ? await attempt(use.getInsured(info.answer.person.navs))
      : NOT_ASKED
  return { info, family, revision: revision.answer, register }
}

/** The papers at hand, as last saved. */
export async function readPapersForm(use: UseCases) {
  const [papers, revision] = await Promise.all([use.getPapers(), use.getRevision('papers')])
  return { papers, revision }
}

/** A career as last saved, the papers at hand, and whether the forms say enough of its owner. */
export async function readCareerForm(use: UseCases, owner: CareerOwner) {
  const [info, careers, papers, revision, known] = await Promise.all([
    attempt(use.getInfo()),
    use.getCareers(),
    use.getPapers(),
    use.getRevision('careers'),
    use.getCareerOwner(owner),
  ])
  const career = careers[owner]
  const isBeside = owner === 'person' && career !== null && career.way !== 'none'
  const register = isBeside ? await readOwnRegister(use) : null
  const { birthDate: born = null, insuredSince = null } = known ?? {}
  const work = owner === 'person' ? toldWork(info) : {}
  return { career, papers: papers ?? [], revision, born, insuredSince, register, work }
}

/** What was understood of an extract; nothing where the forms do not say when its owner was born. */
export async function readExtractCheck(use: UseCases, owner: CareerOwner) {
  const [known, revision] = await Promise.all([use.getCareerOwner(owner), use.getRevision('careers')])
  return { revision, checked: known ? await use.checkExtract(owner) : null }
}

/** The names of all copied papers, and whether the visitor has not signed in, so that there is nobody to ask. */
export async function readTypedPapers(use: UseCases) {
  const [steps, certificates, vested, statements] = await Promise.all([
    use.getSteps(),
    attempt(use.listCertificates()),
    attempt(use.listVested()),
    attempt(use.listStatements3a()),
  ])
  const labels = (papers: readonly { label: string }[] | null) => (papers ?? []).map(({ label }) => label)
  return {
    isOwn: Boolean(steps.own),
    certificates: labels(certificates.answer),
    vested: labels(vested.answer),
    statements: labels(statements.answer),
  }
}

/** The certificates that the visitor copied; `parties`: the funds for which one can stand, by name. */
export async function readCertificates(use: UseCases) {
  const [papers, revision, funds] = await Promise.all([
    use.listCertificates(),
    attempt(use.getRevision('certificates')),
    attempt(use.listPensionFunds()),
  ])
  return { papers, revision: revision.answer, parties: (funds.answer ?? []).map(({ id, name }) => ({ id, name })) }
}

/** The vested benefits that the visitor copied. */
export async function readVested(use: UseCases) {
  const [papers, revision] = await Promise.all([use.listVested(), attempt(use.getRevision('vested'))])
  return { papers, revision: revision.answer }
}

/** The 3a statements that the visitor copied, with this year's ceiling; `parties`: the providers, by name. */
export async function readStatements3a(use: UseCases) {
  const [info, papers, revision, entities, own] = await Promise.all([
    attempt(use.getInfo()),
    use.listStatements3a(),
    attempt(use.getRevision('statements')),
    attempt(use.listEntities()),
    attempt(use.listAccounts3a()),
  ])
  const parties = (entities.answer ?? []).map(({ id, name }) => ({ id, name }))
  return { papers, revision: revision.answer, parties, own: own.answer, work: toldWork(info) }
}

/** The directory of pension funds, the visitor's selection, and the policies of the selected funds. */
export async function readFunds(use: UseCases) {
  const [steps, registry, listedOn, selection, revision] = await Promise.all([
    use.getSteps(),
    attempt(use.listPensionFunds()),
    attempt(use.getListDay('pensionFunds')),
    attempt(use.listSelectedFunds()),
    attempt(use.getRevision('funds')),
  ])
  const policies = !steps.own && selection.answer?.length ? await attempt(use.getPolicies()) : NOT_ASKED
  return { steps, registry, listedOn: listedOn.answer, selection, revision: revision.answer, policies }
}

/** As `readFunds`, for the visitor's 3a providers; with the figures of each 3a account. */
export async function readEntities(use: UseCases) {
  const [steps, registry, listedOn, selection, revision] = await Promise.all([
    use.getSteps(),
    attempt(use.listEntities()),
    attempt(use.getListDay('entities')),
    attempt(use.listSelectedEntities()),
    attempt(use.getRevision('entities')),
  ])
  // An arriving statement fills in the figures of its account, so these are read after it.
  const providents = !steps.own && selection.answer?.length ? await attempt(use.getProvidents()) : NOT_ASKED
  const [info, own, account] = await Promise.all([
    attempt(use.getOpen3kInfo()),
    attempt(use.listAccounts3a()),
    attempt(use.getRevision('account')),
  ])
  const revisions = { choice: revision.answer, account: account.answer }
  return { steps, registry, listedOn: listedOn.answer, selection, providents, info, own, revisions }
}

/** The funds that support sign-in. Needs no session. */
export async function readLoginFunds(use: UseCases) {
  const [funds, listedOn] = await Promise.all([
    attempt(use.listLoginPensionFunds()),
    attempt(use.getListDay('loginPensionFunds')),
  ])
  return { funds, listedOn }
}

/** Everything the visitor entered (`readEntered`) with what was copied from papers and told of careers, and what register, funds and providers answered. */
export async function readOwnCheck(use: UseCases) {
  const [entered, { login }, careers, certificates, vested, statements] = await Promise.all([
    readEntered(use),
    use.getMe(),
    use.getCareers(),
    attempt(use.listCertificates()),
    attempt(use.listVested()),
    attempt(use.listStatements3a()),
  ])
  const { funds, entities } = entered
  const [register, policies, providents] = await Promise.all([
    login ? attempt(use.getInsured(login.navs)) : NOT_ASKED,
    login && funds.selection.answer?.length ? attempt(use.getPolicies()) : NOT_ASKED,
    login && entities.selection.answer?.length ? attempt(use.getProvidents()) : NOT_ASKED,
  ])
  return { ...entered, careers, certificates, vested, statements, register, policies, providents }
}

/** The register's day and which account counts; null: nobody is asked, or there is no answer. */
async function readOwnRegister(use: UseCases) {
  const { login } = await use.getMe()
  const [record, counts] = await Promise.all([login && attempt(use.getInsured(login.navs)), use.getCountingAccount()])
  return record?.answer ? { asOf: record.answer.asOf, counts } : null
}

async function readRegister(use: UseCases, { navs, partnerNavs }: { navs: string; partnerNavs?: string }) {
  const [own, partner] = await Promise.all([
    attempt(use.getInsured(navs)),
    partnerNavs ? attempt(use.getInsured(partnerNavs)) : NOT_ASKED,
  ])
  return { own, partner }
}

/** Everything the visitor entered, for the final check. */
export async function readEntered(use: UseCases) {
  const [steps, info, family, fundRegistry, funds, entityRegistry, entities, account, own] = await Promise.all([
    use.getSteps(),
    attempt(use.getInfo()),
    attempt(use.getFamily()),
    attempt(use.listPensionFunds()),
    attempt(use.listSelectedFunds()),
    attempt(use.listEntities()),
    attempt(use.listSelectedEntities()),
    attempt(use.getOpen3kInfo()),
    attempt(use.listAccounts3a()),
  ])
  return {
    steps,
    info,
    family,
    funds: { registry: fundRegistry, selection: funds },
    entities: { registry: entityRegistry, selection: entities },
    account,
    own,
  }
}
