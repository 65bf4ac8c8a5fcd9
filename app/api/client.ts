/**
 * A client of the product's calls for one visitor, used where another process answers them. Every failure is an
 * ApiProblem.
 */

import type { Open3kInfo } from '~/dossier/shape/account-3a'
import type { Info, InfoAnswer } from '~/dossier/shape/info'
import type { Entity, PensionFund, Policies, Providents } from '~/dossier/shape/party-answers'
import type { RegisterAnswer } from '~/dossier/shape/register-record'
import type { DigestQuery } from '~/dossier/shape/simulation'
import type { Me } from '~/dossier/shape/visitor'
import type { PartOfCall } from '~/estimate/calls'
import type { BaseRevision } from '~/estimate/save/save-part'
import type { PensionResult } from '~/pillars/avs/result'
import type { Digest } from '~/pillars/synthesis/digest'
import { createExchange } from './answer-cache'
import type { ApiClientOptions, CallOptions } from './call'

export type ApiClient = ReturnType<typeof createApiClient>

/** Options of every read: a signal to cancel it, and the maximum age of a cached answer (milliseconds; 500 by default). */
export type ReadOptions = Pick<CallOptions, 'signal' | 'ttl'>

/** The paths of the directory lists. */
const LIST = {
  pensionFunds: '/openpk/pension-funds',
  loginPensionFunds: '/login/pension-funds',
  entities: '/openpv/entities',
}

/** The path at which each part of the dossier is read and saved. */
const PART: Record<PartOfCall, string> = {
  info: '/acor/pension-calculator/info',
  funds: '/openpk/user/pension-funds',
  entities: '/openpv/user/entities',
  account: '/open3k/info',
}

export function createApiClient({ signal, ...options }: ApiClientOptions) {
  const exchange = createExchange(options)
  const read = <Answer>(path: string, options: ReadOptions = {}, more: Pick<CallOptions, 'query' | 'failure'> = {}) =>
    exchange<Answer>(path, { ...more, ...options, signal: either(signal, options.signal) })
  const get = async <Answer>(...options: Parameters<typeof read>) => (await read<Answer>(...options)).body
  const post = async <Answer>(path: string, body: Record<string, unknown>, baseRevision?: BaseRevision) =>
    (await exchange<Answer>(path, { method: 'POST', body, baseRevision })).body

  return {
    /** The saved revision of a part, as base for the next save. Shares the request that reads the part. */
    getRevision: async (part: PartOfCall, options?: ReadOptions) => (await read<unknown>(PART[part], options)).revision,
    getMe: (options?: ReadOptions) => get<Me>('/me', options),
    getInfo: (options?: ReadOptions) => get<InfoAnswer | null>(PART.info, options, { failure: 'no info' }),
    saveInfo: (info: Info, baseRevision?: BaseRevision) => post<InfoAnswer>(PART.info, info, baseRevision),
    getInsured: (navs: string, options?: ReadOptions) =>
      get<RegisterAnswer>(`/acor/insureds/${encodeURIComponent(navs)}`, options),
    /** `force` asks the register again, so it never takes a cached answer. */
    getPension: (query: DigestQuery & { force?: boolean } = {}, options: ReadOptions = query.force ? { ttl: 0 } : {}) =>
      get<PensionResult>('/acor/pension-calculator', options, { query }),
    listPensionFunds: (options?: ReadOptions) =>
      get<PensionFund[]>(LIST.pensionFunds, options, { failure: 'no registry' }),
    listLoginPensionFunds: (options?: ReadOptions) =>
      get<PensionFund[]>(LIST.loginPensionFunds, options, { failure: 'no registry' }),
    /** The date of an old list; null: the list is current. Shares the request that reads the list. */
    getListDay: async (list: keyof typeof LIST, options?: ReadOptions) =>
      (await read<unknown>(LIST[list], options, { failure: 'no registry' })).listedOn,
    getPolicies: (options?: ReadOptions) =>
      get<Policies>('/openpk/user/pension-funds/policies', options, { failure: 'no policy' }),
    listSelectedFunds: (options?: ReadOptions) => get<string[]>(PART.funds, options, { failure: 'no selection' }),
    saveSelectedFunds: (ids: readonly string[], baseRevision?: BaseRevision) =>
      post<string[]>(PART.funds, { ids }, baseRevision),
    /** An empty selection alone would leave the question open. */
    saveNoFund: (baseRevision?: BaseRevision) => post<string[]>(PART.funds, { ids: [], none: true }, baseRevision),
    listEntities: (options?: ReadOptions) => get<Entity[]>(LIST.entities, options, { failure: 'no registry' }),
    listSelectedEntities: (options?: ReadOptions) => get<string[]>(PART.entities, options, { failure: 'no selection' }),
    saveSelectedEntities: (ids: readonly string[], baseRevision?: BaseRevision) =>
      post<string[]>(PART.entities, { ids }, baseRevision),
    saveNoEntity: (baseRevision?: BaseRevision) => post<string[]>(PART.entities, { ids: [], none: true }, baseRevision),
    getOpen3kInfo: (options?: ReadOptions) => get<Open3kInfo | null>(PART.account, options, { failure: 'no info' }),
    saveOpen3kInfo: (info: Open3kInfo, baseRevision?: BaseRevision) =>
      post<Open3kInfo>(PART.account, info, baseRevision),
    getProvidents: (options?: ReadOptions) =>
      get<Providents>('/openpv/user/providents', options, { failure: 'no provident' }),
    getDigest: (query: DigestQuery = {}, options?: ReadOptions) => get<Digest>('/synthesis/digest', options, { query }),
  }
}

const either = (one: AbortSignal | undefined, other: AbortSignal | undefined) =>
  one && other ? AbortSignal.any([one, other]) : (one ?? other)
