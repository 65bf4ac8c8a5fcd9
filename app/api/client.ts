/**
 * The one way in which pages reach the product's calls: in process through the handler, or over
 * HTTP where the base is a full address. Every failure is an ApiProblem.
 */
import { createFetch, type FetchOptions } from 'ofetch'
import type {
  Digest,
  DigestQuery,
  Entity,
  Info,
  InfoAnswer,
  Insured,
  InsuredPartner,
  Me,
  Open3kInfo,
  PensionFund,
  PensionResult,
  Policies,
  Providents,
  Steps,
} from '~/dossier/shape'

export type FieldError = { field: string; key: string }

/** An answer of a call that is not 2xx, as its RFC 9457 problem document says. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly errors: FieldError[] = [],
  ) {
    super(title)
    this.name = 'ApiProblem'
  }
}

export type ApiClient = ReturnType<typeof createApiClient>

/** What a client needs: where the calls are, how they are sent, and who is asking. */
export type ApiClientOptions = {
  /** A full address; for calls in process any origin will do. */
  base: string
  fetch: typeof globalThis.fetch
  token: string | null
}

export function createApiClient({ base, fetch, token }: ApiClientOptions) {
  const send = createFetch({ fetch, Headers, AbortController })

  async function call<Answer>(path: string, options: FetchOptions<'json'> = {}): Promise<Answer> {
    const response = await send.raw<Answer>(path, {
      ...options,
      baseURL: base,
      credentials: 'include',
      headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ignoreResponseError: true,
      responseType: 'json',
      redirect: 'manual',
    })
    if (response.status < 200 || response.status > 299) throw asProblem(response.status, response._data)
    return response._data as Answer
  }

  const get = <Answer>(path: string, query: Record<string, unknown> = {}) =>
    call<Answer>(path, { query: jsonEncoded(query) })
  const post = <Answer>(path: string, body: Record<string, unknown>, query: Record<string, unknown> = {}) =>
    call<Answer>(path, { method: 'POST', body, query: jsonEncoded(query) })

  return {
    getMe: () => get<Me>('/me'),
    getInfo: () => get<InfoAnswer | null>('/acor/pension-calculator/info'),
    saveInfo: (info: Info) => post<InfoAnswer>('/acor/pension-calculator/info', info),
    getInsured: (navs: string) => get<Insured | InsuredPartner>(`/acor/insureds/${encodeURIComponent(navs)}`),
    getPension: (query: { force?: boolean } = {}) => get<PensionResult>('/acor/pension-calculator', query),
    listPensionFunds: () => get<PensionFund[]>('/openpk/pension-funds'),
    listLoginPensionFunds: () => get<PensionFund[]>('/login/pension-funds'),
    getPolicies: () => get<Policies>('/openpk/user/pension-funds/policies'),
    listSelectedFunds: () => get<string[]>('/openpk/user/pension-funds'),
    saveSelectedFunds: (ids: string[]) => post<string[]>('/openpk/user/pension-funds', { ids }),
    listEntities: () => get<Entity[]>('/openpv/entities'),
    listSelectedEntities: () => get<string[]>('/openpv/user/entities'),
    saveSelectedEntities: (ids: string[]) => post<string[]>('/openpv/user/entities', { ids }),
    getOpen3kInfo: () => get<Open3kInfo | null>('/open3k/info'),
    saveOpen3kInfo: (info: Open3kInfo) => post<Open3kInfo>('/open3k/info', info),
    getProvidents: () => get<Providents>('/openpv/user/providents'),
    getDigest: (query: DigestQuery = {}) => get<Digest>('/synthesis/digest', query),
    /** Beside the 17: what is already known, for /router and the guards. */
    getSteps: () => get<Steps>('/steps'),
    /** Beside the 17: the signed-in visitor accepts the terms now in force. */
    acceptTerms: () => post<Steps>('/terms', {}),
  }
}

/** Query values that are not strings travel as JSON (specification, section 7); undefined ones do not travel. */
const jsonEncoded = (query: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )

function asProblem(status: number, body: unknown): ApiProblem {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as { title?: string; errors?: FieldError[] }
  return new ApiProblem(status, problem.title ?? 'unknown problem', problem.errors ?? [])
}
