/**
 * What the product does for one visitor, one function per use case. They save what visitors enter, ask outside parties
 * and compute; pages and API calls present the result.
 */
import { PartyError } from '~/connectors/connectors'
import { DossierTooLarge } from '~/dossier/vault/dossier-size'
import type { Day } from '~/pillars/day'
import { type Failure, Refusal } from './case/refusal'
import type { Tools } from './gather/tools'
import { type Joined, joined } from './joined'
import { refusalOf, TooBusy } from './outcome'
import { checkedUseCases } from './read/checked'
import { decisionReads } from './read/decision'
import { firstPillarReads } from './read/first-pillar'
import { lawUseCases } from './read/law'
import { secondPillarReads } from './read/second-pillar'
import { synthesisReads } from './read/synthesis'
import { thirdPillarReads } from './read/third-pillar'
import { userReads } from './read/user'
import { accountSaves } from './save/accounts-3a'
import { avsFormSaves } from './save/avs-form'
import { careerUseCases } from './save/careers'
import { certificateUseCases } from './save/certificates'
import { changeSaves } from './save/changes'
import { decisionSaves } from './save/decision'
import { extractUseCases } from './save/extracts'
import { paperUseCases } from './save/papers'
import { resumeUseCases } from './save/resume'
import { selectionSaves } from './save/selections'
import { statementUseCases } from './save/statements'
import { termsSaves } from './save/terms'
import { vestedUseCases } from './save/vested'
import type { Visit } from './visit'
import { beginVisit } from './visit'

export type UseCases = Joined<ReturnType<typeof partsOf>>
export type UseCaseName = keyof UseCases

const partsOf = (visit: Visit) =>
  [
    userReads(visit),
    firstPillarReads(visit),
    careerUseCases(visit),
    extractUseCases(visit),
    secondPillarReads(visit),
    certificateUseCases(visit),
    vestedUseCases(visit),
    thirdPillarReads(visit),
    statementUseCases(visit),
    synthesisReads(visit),
    decisionReads(visit),
    lawUseCases(),
    checkedUseCases(),
    paperUseCases(visit),
    resumeUseCases(visit),
    termsSaves(visit),
    avsFormSaves(visit),
    selectionSaves(visit),
    accountSaves(visit),
    changeSaves(visit),
    decisionSaves(visit),
    listDayUseCases(visit),
  ] as const

type DirectoryListName = 'pensionFunds' | 'loginPensionFunds' | 'entities'

/** The directory lists pension funds as well as 3a providers. */
const listDayUseCases = ({ tools: { connectors } }: Visit) => ({
  /** The date of an older list used because the directory is silent; null: the list is current. */
  async getListDay(list: DirectoryListName): Promise<Day | null> {
    const { listPensionFunds, listEntities } = connectors.directory
    return (await (list === 'entities' ? listEntities() : listPensionFunds())).listedOn
  },
})

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

/** The use cases of a visit. They throw only `Refusal`; unexpected errors are reported first. */
export function createUseCases(given: Pick<Visit, 'tools' | 'session'>): UseCases {
  const visit = beginVisit({ ...given, tools: withListsOnce(given.tools) })
  const report = (error: unknown) => {
    const isAnswer = [Refusal, PartyError, DossierTooLarge, TooBusy].some((kind) => error instanceof kind)
    if (!isAnswer) visit.tools.report(error)
  }
  return joined<UseCases>(partsOf(visit), (run, name) => async (...args) => {
    try {
      return await run(...args)
    } catch (error) {
      report(error)
      const refusal = refusalOf(error, FAILURES[name as UseCaseName])
      visit.tools.refused?.(refusal.reason)
      throw refusal
    }
  })
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
