/**
 * The one way in which pages reach the product's calls: in process through the handler, or over
 * HTTP where the base is a full address. Every failure is an ApiProblem.
 */
import type {
  Digest,
  DigestQuery,
  Entity,
  Info,
  InfoAnswer,
  InsuredAnswer,
  Me,
  Open3kInfo,
  PensionFund,
  PensionResult,
  Policies,
  Providents,
  SimulationAnswer,
  SimulationChange,
  Steps,
} from '~/dossier/shape'
import type { Day } from '~/pillars/day'
import type { LawTable } from '~/pillars/law-tables'
import { type ApiClientOptions, type CallOptions, createCall } from './call'

export { type ApiClientOptions, ApiProblem, type FieldError } from './call'

export type ApiClient = ReturnType<typeof createApiClient>

export function createApiClient(options: ApiClientOptions) {
  const call = createCall(options)
  const get = <Answer>(path: string, more: Omit<CallOptions, 'method' | 'body'> = {}) => call<Answer>(path, more)
  const post = <Answer>(path: string, body: Record<string, unknown>) => call<Answer>(path, { method: 'POST', body })

  return {
    getMe: () => get<Me>('/me'),
    getInfo: () => get<InfoAnswer | null>('/acor/pension-calculator/info', { failure: 'no info' }),
    saveInfo: (info: Info) => post<InfoAnswer>('/acor/pension-calculator/info', info),
    getInsured: (navs: string) => get<InsuredAnswer>(`/acor/insureds/${encodeURIComponent(navs)}`),
    getPension: (query: { force?: boolean; retirementDate?: Day } = {}) =>
      get<PensionResult>('/acor/pension-calculator', { query }),
    listPensionFunds: () => get<PensionFund[]>('/openpk/pension-funds', { failure: 'no registry' }),
    listLoginPensionFunds: () => get<PensionFund[]>('/login/pension-funds', { failure: 'no registry' }),
    getPolicies: () => get<Policies>('/openpk/user/pension-funds/policies', { failure: 'no policy' }),
    listSelectedFunds: () => get<string[]>('/openpk/user/pension-funds', { failure: 'no selection' }),
    saveSelectedFunds: (ids: string[]) => post<string[]>('/openpk/user/pension-funds', { ids }),
    listEntities: () => get<Entity[]>('/openpv/entities', { failure: 'no registry' }),
    listSelectedEntities: () => get<string[]>('/openpv/user/entities', { failure: 'no selection' }),
    saveSelectedEntities: (ids: string[]) => post<string[]>('/openpv/user/entities', { ids }),
    getOpen3kInfo: () => get<Open3kInfo | null>('/open3k/info', { failure: 'no info' }),
    saveOpen3kInfo: (info: Open3kInfo) => post<Open3kInfo>('/open3k/info', info),
    getProvidents: () => get<Providents>('/openpv/user/providents', { failure: 'no provident' }),
    getDigest: (query: DigestQuery = {}) => get<Digest>('/synthesis/digest', { query }),
    /** Beside the 17: the law's figures and where each stands; without a session. */
    getLaw: () => get<LawTable[]>('/law'),
    /** Beside the 17: the change of situation that the visitor looks at. */
    getSimulation: () => get<SimulationAnswer>('/synthesis/simulation'),
    saveSimulation: (change: SimulationChange) => post<SimulationAnswer>('/synthesis/simulation', change),
    /** Beside the 17: what is already known, for /router and the guards. */
    getSteps: () => get<Steps>('/steps'),
    /** Beside the 17: the signed-in visitor accepts the terms now in force. */
    acceptTerms: () => post<Steps>('/terms', {}),
  }
}
