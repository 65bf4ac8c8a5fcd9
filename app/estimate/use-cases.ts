/**
 * What the product does for one visitor, one function per use case. They save what visitors enter, ask outside parties
 * and compute; pages and API calls present the result.
 */
import { PartyError } from '~/connectors/connectors'
import { DossierTooLarge } from '~/dossier/vault/dossier-size'
import { type Bound, bindEach } from './bind'
import { type Failure, Refusal } from './case/refusal'
import type { Tools } from './gather/tools'
import { refusalOf, TooBusy } from './outcome'
import { getChecked } from './read/checked'
import { getDecided, getDecision } from './read/decision'
import { getListDay, listEntities, listLoginPensionFunds, listPensionFunds } from './read/directory'
import { getFamily, getHousehold, getInfo, getInsured, getPension } from './read/first-pillar'
import { getLaw, getTaxLaw } from './read/law'
import { getPolicies, listPurchases, listSalaryChanges, listSelectedFunds } from './read/second-pillar'
import {
  askSourcesAnew,
  explainLpp,
  explainPillar3a,
  getAgesAhead,
  getContributions,
  getDigest,
  getSimulation,
  getSources,
  getToldChanges,
  listAges,
  listLevers,
  listPricedLevers,
  listScenarios,
} from './read/synthesis'
import {
  getOpen3kInfo,
  getPaydateLimits,
  getProvidents,
  listAccounts3a,
  listSelectedEntities,
} from './read/third-pillar'
import { getMe, getRevision, getSteps } from './read/user'
import { checkAccount3a, checkOpen3kInfo, saveAccount3a, saveOpen3kInfo } from './save/accounts-3a'
import { checkFamily, checkInfo, saveFamily, saveInfo } from './save/avs-form'
import {
  chooseCountingAccount,
  getCareerOwner,
  getCareers,
  getCountingAccount,
  removeCareer,
  saveCareer,
  saveFewFigures,
} from './save/careers'
import {
  checkCertificate,
  chooseCertificateSource,
  listCertificates,
  removeCertificate,
  saveCertificate,
  saveLargestShare,
} from './save/certificates'
import {
  checkSimulation,
  removeScenario,
  saveMarginalRate,
  saveScenario,
  saveSimulation,
  takeScenario,
} from './save/changes'
import { checkDecision, saveDecision } from './save/decision'
import { checkExtract, saveExtract, saveExtractRows } from './save/extracts'
import { getPapers, savePapers, skipCareer, skipPaper } from './save/papers'
import { readTakenHome, resume } from './save/resume'
import { saveNoEntity, saveNoFund, saveSelectedEntities, saveSelectedFunds } from './save/selections'
import {
  checkStatement3a,
  chooseStatementSource,
  listStatements3a,
  removeStatement3a,
  saveStatement3a,
} from './save/statements'
import { acceptTerms } from './save/terms'
import { checkVested, listVested, removeVested, saveVested } from './save/vested'
import { beginVisit, type Visit, type Visitor } from './visit'

const FOR_EVERYBODY = {
  ...{ listLoginPensionFunds, getListDay, getLaw, getTaxLaw, getChecked, readTakenHome },
} satisfies Record<string, (visitor: Visitor, ...given: never[]) => unknown>

const WITH_A_SESSION = {
  ...{ getMe, getSteps, getRevision, acceptTerms },
  ...{ getInfo, saveInfo, checkInfo, getFamily, saveFamily, checkFamily, getHousehold, getInsured, getPension },
  ...{
    getCareers,
    getCareerOwner,
    saveCareer,
    saveFewFigures,
    removeCareer,
    getCountingAccount,
    chooseCountingAccount,
  },
  ...{ saveExtract, checkExtract, saveExtractRows },
  ...{ listPensionFunds, listSelectedFunds, saveSelectedFunds, saveNoFund },
  ...{ getPolicies, listSalaryChanges, listPurchases },
  ...{ listCertificates, saveCertificate, checkCertificate, removeCertificate },
  ...{ saveLargestShare, chooseCertificateSource },
  ...{ listVested, saveVested, checkVested, removeVested },
  ...{ listEntities, listSelectedEntities, saveSelectedEntities, saveNoEntity, getProvidents },
  ...{
    getOpen3kInfo,
    saveOpen3kInfo,
    checkOpen3kInfo,
    listAccounts3a,
    saveAccount3a,
    checkAccount3a,
    getPaydateLimits,
  },
  ...{ listStatements3a, saveStatement3a, checkStatement3a, removeStatement3a, chooseStatementSource },
  ...{ getPapers, savePapers, skipCareer, skipPaper, resume },
  ...{ getDigest, explainLpp, explainPillar3a, getSources, askSourcesAnew },
  ...{ listAges, getAgesAhead, listLevers, listPricedLevers, getContributions, saveMarginalRate },
  ...{ getSimulation, saveSimulation, checkSimulation, getToldChanges },
  ...{ listScenarios, saveScenario, takeScenario, removeScenario },
  ...{ getDecision, getDecided, saveDecision, checkDecision },
} satisfies Record<string, (visit: Visit, ...given: never[]) => unknown>

export const USE_CASES = { ...FOR_EVERYBODY, ...WITH_A_SESSION }
export type UseCases = Bound<typeof USE_CASES>
export type UseCaseName = keyof UseCases

/** The catalogue title of a use case that fails other than by a refusal of its own. */
export const FAILURES: Partial<Record<UseCaseName, Failure>> = {
  getInfo: 'no info',
  saveInfo: 'no info',
  getHousehold: 'no info',
  listPensionFunds: 'no registry',
  listLoginPensionFunds: 'no registry',
  listEntities: 'no registry',
  getListDay: 'no registry',
  listSelectedFunds: 'no selection',
  saveSelectedFunds: 'no selection',
  saveNoFund: 'no selection',
  listSelectedEntities: 'no selection',
  saveSelectedEntities: 'no selection',
  saveNoEntity: 'no selection',
  getPolicies: 'no policy',
  getProvidents: 'no provident',
  getOpen3kInfo: 'no info',
  saveOpen3kInfo: 'no info',
  listAccounts3a: 'no info',
  saveAccount3a: 'no info',
}

/** The use cases of one visitor. They throw only `Refusal`; unexpected errors are reported first. */
export function createUseCases({ tools: given, session }: Visitor): UseCases {
  const tools = withListsOnce(given)
  const beginOnce = visitOnce({ tools, session })
  return bindEach<UseCases>(USE_CASES, (name) => async (...args: never[]) => {
    try {
      if (isForEverybody(name)) return await (FOR_EVERYBODY[name] as UseCase<Visitor>)({ tools, session }, ...args)
      return await (WITH_A_SESSION[name] as UseCase<Visit>)(await beginOnce(), ...args)
    } catch (error) {
      throw refused(error, name, tools)
    }
  })
}

type UseCase<First> = (first: First, ...given: never[]) => unknown

const isForEverybody = (name: UseCaseName): name is keyof typeof FOR_EVERYBODY => Object.hasOwn(FOR_EVERYBODY, name)

function refused(error: unknown, name: UseCaseName, tools: Tools): Refusal {
  const isAnswer = [Refusal, PartyError, DossierTooLarge, TooBusy].some((kind) => error instanceof kind)
  if (!isAnswer) tools.report(error)
  const refusal = refusalOf(error, FAILURES[name])
  tools.refused?.(refusal.reason)
  return refusal
}

/** What is gathered for one use case serves all, as long as they have the same session. */
function visitOnce({ tools, session: open }: Visitor): () => Promise<Visit> {
  let last: Visit | null = null
  return async () => {
    const session = await open()
    if (last?.session !== session) last = beginVisit({ tools, session })
    return last
  }
}

/** Asks for each directory list at most once per visit, even if the first attempt fails, since several use cases read it. */
function withListsOnce(tools: Tools): Tools {
  const { connectors } = tools
  const { directory } = connectors
  const once = {
    ...directory,
    listPensionFunds: onceOnly(directory.listPensionFunds),
    listEntities: onceOnly(directory.listEntities),
  }
  return { ...tools, connectors: { ...connectors, directory: once } }
}

function onceOnly<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | null = null
  return () => {
    answer ??= ask()
    return answer
  }
}
