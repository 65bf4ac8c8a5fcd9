/** The outside parties as the product sees them. Each speaks HTTP to a configured address. */
import type { Dossier, Entity, Insured, PensionFund } from '~/dossier/shape'
import type { NoAnswerReason } from '~/pillars/result'
import type { CompactStatement3a, Policy } from '~/standards/types'

/** A party did not answer as it should. Never carries what was asked or answered. */
export class PartyError extends Error {
  constructor(
    readonly reason: NoAnswerReason | 'notFound',
    /** For whoever operates the product: `status 503`, `shape at policyNo`; in our words only. */
    readonly detail = '',
  ) {
    super(reason)
    this.name = 'PartyError'
  }
}

/** That a party was silent, for the log. Nothing of a person is in it. */
export type Silence = {
  /** `register`, `directory`, or the id of a fund or 3a provider. */
  party: string
  reason: PartyError['reason']
  detail: string
}

/** A fund or provider with the technical addresses that its directory entry gives. */
export type Party = { id: string; name: string; webUrl: string | null; api: string; tokenEndpoint: string }

export interface Connectors {
  register: {
    /** @throws {PartyError} `notFound` for a number that the register does not know. */
    getInsured(navs: string): Promise<Insured>
  }
  directory: {
    listPensionFunds(): Promise<PensionFund[]>
    listEntities(): Promise<Entity[]>
    /** null: unknown id, or a party that is not active. */
    findPensionFund(id: string): Promise<Party | null>
    findEntity(id: string): Promise<Party | null>
  }
  /** The access token for a party. In this stage the sandbox grants it directly for the visitor's own number. */
  tokenFor(dossier: Dossier, party: Party): Promise<string>
  funds: { listPolicies(fund: Party, token: string): Promise<Policy[]> }
  entities: { getStatement(entity: Party, token: string): Promise<CompactStatement3a> }
}
