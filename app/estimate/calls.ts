/**
 * The calls of the specification. Another process may answer them (`API_BASE`), so pages ask for these through a port; all
 * else is a plain function of the visit.
 */
import type { Open3kInfo } from '~/dossier/shape/account-3a'
import type { Info, InfoAnswer } from '~/dossier/shape/info'
import type { Entity, PensionFund, Policies, Providents } from '~/dossier/shape/party-answers'
import type { RegisterAnswer } from '~/dossier/shape/register-record'
import type { SavedPart } from '~/dossier/shape/revisions'
import type { DigestQuery } from '~/dossier/shape/simulation'
import type { Me } from '~/dossier/shape/visitor'
import type { PensionResult } from '~/pillars/avs/result'
import type { Day } from '~/pillars/day'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Failure } from './case/refusal'
import type { BaseRevision } from './save/save-part'

/** The parts that a call saves; the others have a page and no call. */
export type PartOfCall = Extract<SavedPart, 'info' | 'funds' | 'entities' | 'account'>

export type DirectoryListName = 'pensionFunds' | 'loginPensionFunds' | 'entities'

/** Each rejects only with a `Refusal`, by the title of the catalogue. */
export type Calls = {
  getMe(): Promise<Me>
  getInfo(): Promise<InfoAnswer | null>
  saveInfo(info: Info, baseRevision?: BaseRevision): Promise<InfoAnswer>
  getInsured(navs: string): Promise<RegisterAnswer>
  getPension(query?: DigestQuery & { force?: boolean }): Promise<PensionResult>
  listPensionFunds(): Promise<PensionFund[]>
  /** Needs no session. */
  listLoginPensionFunds(): Promise<PensionFund[]>
  listSelectedFunds(): Promise<string[]>
  saveSelectedFunds(ids: readonly string[], baseRevision?: BaseRevision): Promise<string[]>
  saveNoFund(baseRevision?: BaseRevision): Promise<string[]>
  getPolicies(): Promise<Policies>
  listEntities(): Promise<Entity[]>
  listSelectedEntities(): Promise<string[]>
  saveSelectedEntities(ids: readonly string[], baseRevision?: BaseRevision): Promise<string[]>
  saveNoEntity(baseRevision?: BaseRevision): Promise<string[]>
  getOpen3kInfo(): Promise<Open3kInfo | null>
  saveOpen3kInfo(info: Open3kInfo, baseRevision?: BaseRevision): Promise<Open3kInfo>
  getProvidents(): Promise<Providents>
  getDigest(query?: DigestQuery): Promise<Digest>
  /** The date of a list that stands in for a newer one, from the header of its call. Needs no session. */
  getListDay(list: DirectoryListName): Promise<Day | null>
  /** From the header of the call that reads the part. */
  getRevision(part: PartOfCall): Promise<string | null>
}

/** The title in the catalogue of what fails other than by a refusal of its own. */
export const FAILURES = {
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
} as const satisfies Record<string, Failure>

const titles: Partial<Record<string, Failure>> = FAILURES
export const failureOf = (call: keyof Calls): Failure | undefined => titles[call]
