/** The reads of the pages with forms: one read per page, with whatever could be loaded. */
import type { CareerOwner } from '~/dossier/shape/career'
import { type Info, requiresSpouse } from '~/dossier/shape/shape'
import { type Attempt, attempt, NOT_ASKED, Refusal } from '../outcome'
import { chooseParties, type SelectionChange } from '../parties/choose'
import type { BaseRevision } from '../save-part'
import type { UseCases } from '../use-cases'
import { readFamily } from './figures'

/** How the visitor earns their living, as far as they have told it. */
const toldWork = ({ answer }: Attempt<Info | null>): Pick<Info['person'], 'work' | 'fund'> => {
  const { work, fund } = answer?.person ?? {}
  return { ...(work && { work }), ...(fund && { fund }) }
}

export const formReads = (use: UseCases) => ({
  /** The saved AVS form; before the first save, the register's data and the facts saved by the spouse. */
  async readAvsForm() {
    const { login } = await use.getMe()
    const [info, revision] = await Promise.all([attempt(use.getInfo()), attempt(use.getRevision('info'))])
    const isMarried = requiresSpouse(info.answer?.person.status)
    const [register, household] = await Promise.all([
      info.answer || !login ? null : readRegister(use, login),
      info.answer && !isMarried ? NOT_ASKED : attempt(use.getHousehold()),
    ])
    const family = await readFamily(use, info.answer)
    return { login, info, family, revision: revision.answer, register, household }
  },

  /** The saved family; before the first save, what the register says. Without the AVS form nothing is asked. */
  async readFamilyForm() {
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
  },

  /** The papers at hand, as last saved. */
  async readPapersForm() {
    const [papers, revision] = await Promise.all([use.getPapers(), use.getRevision('papers')])
    return { papers, revision }
  },

  /** A career as last saved, the papers at hand, and whether the forms say enough of its owner. */
  async readCareerForm(owner: CareerOwner) {
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
  },

  /** What was understood of an extract; nothing where the forms do not say when its owner was born. */
  async readExtractCheck(owner: CareerOwner) {
    const [known, revision] = await Promise.all([use.getCareerOwner(owner), use.getRevision('careers')])
    return { revision, checked: known ? await use.checkExtract(owner) : null }
  },

  /** The names of all copied papers, and whether the visitor has not signed in, so that there is nobody to ask. */
  async readTypedPapers() {
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
  },

  /** The certificates that the visitor copied; `parties`: the funds for which one can stand, by name. */
  async readCertificates() {
    const [papers, revision, funds] = await Promise.all([
      use.listCertificates(),
      attempt(use.getRevision('certificates')),
      attempt(use.listPensionFunds()),
    ])
    return { papers, revision: revision.answer, parties: (funds.answer ?? []).map(({ id, name }) => ({ id, name })) }
  },

  /** The vested benefits that the visitor copied. */
  async readVested() {
    const [papers, revision] = await Promise.all([use.listVested(), attempt(use.getRevision('vested'))])
    return { papers, revision: revision.answer }
  },

  /** The 3a statements that the visitor copied, with this year's ceiling; `parties`: the providers, by name. */
  async readStatements3a() {
    const [info, papers, revision, entities, own] = await Promise.all([
      attempt(use.getInfo()),
      use.listStatements3a(),
      attempt(use.getRevision('statements')),
      attempt(use.listEntities()),
      attempt(use.listAccounts3a()),
    ])
    const parties = (entities.answer ?? []).map(({ id, name }) => ({ id, name }))
    return { papers, revision: revision.answer, parties, own: own.answer, work: toldWork(info) }
  },

  /** Asks register, funds and 3a providers again, and checks the saved form against the register's new data. */
  async estimateAgain() {
    if (!(await use.getSteps()).own) await use.askSourcesAnew()
    const [info, revision] = await Promise.all([use.getInfo(), use.getRevision('info')])
    const refused = info ? await refusalOfSaving(use.saveInfo(info, revision ?? undefined)) : null
    return { refused, revision }
  },

  /** The directory of pension funds, the visitor's selection, and the policies of the selected funds. */
  async readFunds() {
    const [steps, registry, listedOn, selection, revision] = await Promise.all([
      use.getSteps(),
      attempt(use.listPensionFunds()),
      attempt(use.getListDay('pensionFunds')),
      attempt(use.listSelectedFunds()),
      attempt(use.getRevision('funds')),
    ])
    const policies = !steps.own && selection.answer?.length ? await attempt(use.getPolicies()) : NOT_ASKED
    return { steps, registry, listedOn: listedOn.answer, selection, revision: revision.answer, policies }
  },

  /** As `readFunds`, for the visitor's 3a providers; with the figures of each 3a account. */
  async readEntities() {
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
  },

  chooseFunds: (change: SelectionChange, baseRevision?: BaseRevision) =>
    chooseParties(change, baseRevision, {
      list: use.listSelectedFunds,
      getRevision: () => use.getRevision('funds'),
      save: use.saveSelectedFunds,
      saveNone: use.saveNoFund,
    }),

  chooseEntities: (change: SelectionChange, baseRevision?: BaseRevision) =>
    chooseParties(change, baseRevision, {
      list: use.listSelectedEntities,
      getRevision: () => use.getRevision('entities'),
      save: use.saveSelectedEntities,
      saveNone: use.saveNoEntity,
    }),

  /** The funds that support sign-in. Needs no session. */
  async readLoginFunds() {
    const [funds, listedOn] = await Promise.all([
      attempt(use.listLoginPensionFunds()),
      attempt(use.getListDay('loginPensionFunds')),
    ])
    return { funds, listedOn }
  },

  /** Everything the visitor entered, for the final check. */
  readEntered: () => readEntered(use),

  /** The same with what was copied from papers and told of careers, and what register, funds and providers answered. */
  async readOwnCheck() {
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
  },
})

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

/** Why a save was refused; null: it was saved. */
const refusalOfSaving = (saved: Promise<unknown>): Promise<Refusal | null> =>
  saved.then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    },
  )

async function readEntered(use: UseCases) {
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
