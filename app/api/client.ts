/**
 * The one way in which pages reach the product's calls: in process through the handler, or over
 * HTTP where the base is a full address. Every failure is an ApiProblem.
 */
import type { Household } from '~/dossier/household'
import type { InfoPart } from '~/dossier/info-rules'
import type { SavedPart } from '~/dossier/revisions'
import type {
  Digest,
  Entity,
  Info,
  InfoAnswer,
  InsuredAnswer,
  Me,
  Open3kInfo,
  OwnAccount3a,
  OwnAccounts3a,
  PaydateLimits,
  PensionFund,
  PensionResult,
  Policies,
  Providents,
  SalaryChangeTold,
  Steps,
} from '~/dossier/shape'
import type { DigestQuery, ScenariosAnswer, Simulation, SimulationAnswer } from '~/dossier/simulation'
import type { SourcesAnswer } from '~/dossier/sources'
import type { LawTable } from '~/pillars/law-tables'
import type { LppExplanation, Pillar3aExplanation } from '~/pillars/synthesis/explanation'
import { type ApiClientOptions, type CallOptions, createExchange } from './call'

export { type ApiClientOptions, ApiProblem, type FieldError } from './call'

export type ApiClient = ReturnType<typeof createApiClient>

/** Beside what is asked for: cancels the read, or says how old its answer may be (milliseconds; 500 without a word). */
export type Asked = Pick<CallOptions, 'signal' | 'ttl'>

/** The lists of the directory, and where each is read. */
const LIST = {
  pensionFunds: '/openpk/pension-funds',
  loginPensionFunds: '/login/pension-funds',
  entities: '/openpv/entities',
}

/** Where each part of what the visitor says is read and saved. */
const PART: Record<SavedPart, string> = {
  info: '/acor/pension-calculator/info',
  funds: '/openpk/user/pension-funds',
  entities: '/openpv/user/entities',
  account: '/open3k/info',
}

export function createApiClient({ signal, ...options }: ApiClientOptions) {
  const exchange = createExchange(options)
  const read = <Answer>(path: string, asked: Asked = {}, more: Pick<CallOptions, 'query' | 'failure'> = {}) =>
    exchange<Answer>(path, { ...more, ...asked, signal: either(signal, asked.signal) })
  const get = async <Answer>(...asked: Parameters<typeof read>) => (await read<Answer>(...asked)).body
  const post = async <Answer>(path: string, body: Record<string, unknown>, revision?: string) =>
    (await exchange<Answer>(path, { method: 'POST', body, revision })).body

  return {
    /** Which revision of a part is saved: what it is saved upon, for the calls that save. Shares its read with the part's. */
    getRevision: async (of: SavedPart, asked?: Asked) => (await read<unknown>(PART[of], asked)).revision,
    getMe: (asked?: Asked) => get<Me>('/me', asked),
    getInfo: (asked?: Asked) => get<InfoAnswer | null>(PART.info, asked, { failure: 'no info' }),
    saveInfo: (info: Info, revision?: string) => post<InfoAnswer>(PART.info, info, revision),
    /** A form that could only be read in part: always refused, with all that is wrong with it. */
    checkInfo: (part: InfoPart) => post<never>(PART.info, part),
    getInsured: (navs: string, asked?: Asked) =>
      get<InsuredAnswer>(`/acor/insureds/${encodeURIComponent(navs)}`, asked),
    /** `force` reads the register and computes anew: its answer is never one that was kept. */
    getPension: (query: DigestQuery & { force?: boolean } = {}, asked: Asked = query.force ? { ttl: 0 } : {}) =>
      get<PensionResult>('/acor/pension-calculator', asked, { query }),
    listPensionFunds: (asked?: Asked) => get<PensionFund[]>(LIST.pensionFunds, asked, { failure: 'no registry' }),
    listLoginPensionFunds: (asked?: Asked) =>
      get<PensionFund[]>(LIST.loginPensionFunds, asked, { failure: 'no registry' }),
    /** The day of a list that stands in for a newer one; null: it is of now. Shares its read with the list's. */
    getListDay: async (of: keyof typeof LIST, asked?: Asked) =>
      (await read<unknown>(LIST[of], asked, { failure: 'no registry' })).listedOn,
    getPolicies: (asked?: Asked) =>
      get<Policies>('/openpk/user/pension-funds/policies', asked, { failure: 'no policy' }),
    /** Beside the 17: what the funds have answered to other salaries. */
    listSalaryChanges: (asked?: Asked) => get<SalaryChangeTold[]>('/openpk/user/pension-funds/salary-changes', asked),
    listSelectedFunds: (asked?: Asked) => get<string[]>(PART.funds, asked, { failure: 'no selection' }),
    saveSelectedFunds: (ids: string[], revision?: string) => post<string[]>(PART.funds, { ids }, revision),
    /** No ids alone would leave the question open. */
    saveNoFund: (revision?: string) => post<string[]>(PART.funds, { ids: [], none: true }, revision),
    listEntities: (asked?: Asked) => get<Entity[]>(LIST.entities, asked, { failure: 'no registry' }),
    listSelectedEntities: (asked?: Asked) => get<string[]>(PART.entities, asked, { failure: 'no selection' }),
    saveSelectedEntities: (ids: string[], revision?: string) => post<string[]>(PART.entities, { ids }, revision),
    saveNoEntity: (revision?: string) => post<string[]>(PART.entities, { ids: [], none: true }, revision),
    getOpen3kInfo: (asked?: Asked) => get<Open3kInfo | null>(PART.account, asked, { failure: 'no info' }),
    saveOpen3kInfo: (info: Open3kInfo, revision?: string) => post<Open3kInfo>(PART.account, info, revision),
    /** As `checkInfo`. */
    checkOpen3kInfo: (part: Partial<Open3kInfo>) => post<never>(PART.account, part),
    /** Beside the 17: every account that a provider has told, each with figures of its own. */
    listAccounts3a: (asked?: Asked) => get<OwnAccounts3a>('/open3k/accounts', asked, { failure: 'no info' }),
    saveAccount3a: (account: Open3kInfo & { entityId: string }, revision?: string) =>
      post<OwnAccount3a>('/open3k/accounts', account, revision),
    checkAccount3a: (part: Partial<Open3kInfo> & { entityId: string }) => post<never>('/open3k/accounts', part),
    /** Beside the 17: between which days the visitor may have 3a savings paid out; null: no day is left. */
    getPaydateLimits: (asked?: Asked) => get<PaydateLimits>('/open3k/paydates', asked),
    getProvidents: (asked?: Asked) => get<Providents>('/openpv/user/providents', asked, { failure: 'no provident' }),
    getDigest: (query: DigestQuery = {}, asked?: Asked) => get<Digest>('/synthesis/digest', asked, { query }),
    /** Beside the 17: how the second and the third pillar of the digest came about. */
    explainLpp: (query: DigestQuery = {}, asked?: Asked) => get<LppExplanation>('/synthesis/lpp', asked, { query }),
    explainPillar3a: (query: DigestQuery = {}, asked?: Asked) =>
      get<Pillar3aExplanation>('/synthesis/pillar3a', asked, { query }),
    /** Beside the 17: the marriage and the children that the visitor or the registered partner saved last. */
    getHousehold: (asked?: Asked) => get<Household | null>('/acor/household', asked, { failure: 'no info' }),
    /** Beside the 17: the law's figures and where each stands; without a session. */
    getLaw: (asked?: Asked) => get<LawTable[]>('/law', asked),
    /** Beside the 17: when those were asked from whom the figures come, and asking all of them anew. */
    getSources: (asked?: Asked) => get<SourcesAnswer>('/synthesis/sources', asked),
    askSourcesAnew: () => post<SourcesAnswer>('/synthesis/sources', {}),
    /** Beside the 17: the change of situation that the visitor looks at. */
    getSimulation: (asked?: Asked) => get<SimulationAnswer>('/synthesis/simulation', asked),
    saveSimulation: (simulation: Simulation) => post<SimulationAnswer>('/synthesis/simulation', simulation),
    /** As `checkInfo`: what could not be read stands as it was typed. */
    checkSimulation: (part: Record<string, unknown>) => post<never>('/synthesis/simulation', part),
    /** Beside the 17: simulations that the visitor keeps under a name, beside how things stand. */
    listScenarios: (asked?: Asked) => get<ScenariosAnswer>('/synthesis/scenarios', asked),
    saveScenario: ({ name, simulation }: { name: string; simulation?: Simulation }) =>
      post<ScenariosAnswer>('/synthesis/scenarios', { name, simulation }),
    removeScenario: (id: number) => post<ScenariosAnswer>('/synthesis/scenarios/removed', { id }),
    /** Beside the 17: what is already known, for /router and the guards. */
    getSteps: (asked?: Asked) => get<Steps>('/steps', asked),
    /** Beside the 17: the signed-in visitor accepts the terms now in force. */
    acceptTerms: () => post<Steps>('/terms', {}),
  }
}

const either = (one: AbortSignal | undefined, other: AbortSignal | undefined) =>
  one && other ? AbortSignal.any([one, other]) : (one ?? other)
