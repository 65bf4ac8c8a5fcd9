/** The outside parties as the product sees them. Each speaks HTTP to a configured address. */
import type { PartyKind } from '~/dossier/shape/party-access'
import type { Entity, PensionFund } from '~/dossier/shape/party-answers'
import type { RegisterRecord } from '~/dossier/shape/register-record'
import type { AskedParties } from '~/dossier/shape/visitor'
import type { Language } from '~/language/language'
import type { Day } from '~/pillars/day'
import type { NoAnswerReason } from '~/pillars/result'
import type { CompactStatement3a, PersonalPensionDetails, Policy } from '~/standards/types'

/** A party did not answer as it should. The error never carries the request or the answer. */
export class PartyError extends Error {
  constructor(
    readonly reason: NoAnswerReason | 'notFound',
    /** For the operator: `status 503`, `shape at policyNo`; only in our words. */
    readonly detail = '',
  ) {
    super(reason)
    this.name = 'PartyError'
  }
}

/** The party does not accept this secret (401). It looked at nothing else in the request. */
export class NotRecognized extends PartyError {
  constructor() {
    super('refused', 'status 401')
  }
}

/** No answer at all within the time limit: the next request would wait just as long. */
export class NoAnswerInTime extends PartyError {
  constructor() {
    super('timeout', 'no answer in time')
  }
}

/** The kind of party that we ask. */
export type AskedKind = 'identity' | 'register' | 'directory' | PartyKind

/** That a party was silent, for the log. It contains nothing about a person. */
export type Silence = {
  /** `register`, `directory`, or the id of a fund or 3a provider. */
  party: string
  reason: PartyError['reason']
  detail: string
}

/** A fund or provider with the technical addresses that its directory entry gives. */
export type Party = {
  kind: PartyKind
  id: string
  name: string
  webUrl: string | null
  api: string
  /** The issuer that it names in its answer to a sign-in (RFC 9207); its metadata is found at this address. */
  issuer: string
  authorizeEndpoint: string
  tokenEndpoint: string
}

/** What a party grants; `seconds`: how long the access token is valid; null: it does not say. */
export type Tokens = { accessToken: string; refreshToken: string | null; seconds: number | null }

/** A different salary for a policy, starting on a day: CHF a year at full employment; percent. */
export type SalaryChange = {
  personId: string
  policyId: string
  declaredSalary: number
  employmentLevel: number
  effectiveDate: Day
}

/** A voluntary purchase paid once on a day, CHF. `retirementAge`: in months; left out: the regular one. */
export type Purchase = {
  personId: string
  policyId: string
  totalAmount: number
  date: Day
  retirementAge?: number
}

/** A list of the directory. `listedOn`: the day of an older list, served because no newer one came; otherwise null. */
export type DirectoryList<Entry> = { entries: Entry[]; listedOn: Day | null }

/** How a fund or provider shows that a token gives access to the visitor alone; `token`: also where it gives no number. */
export const BIND_BY = ['number', 'token'] as const
export type BindBy = (typeof BIND_BY)[number]

export interface Connectors {
  connected: AskedParties
  register: {
    /** @throws {PartyError} `notFound` for a number that the register does not know; for every number if none is connected */
    getInsured(navs: string): Promise<RegisterRecord>
  }
  /** A list that is not connected is empty. */
  directory: {
    listPensionFunds(): Promise<DirectoryList<PensionFund>>
    listEntities(): Promise<DirectoryList<Entity>>
    /** null: unknown id, an inactive party, or an entry that lacks what a sign-in needs. */
    findPensionFund(id: string): Promise<Party | null>
    findEntity(id: string): Promise<Party | null>
  }
  access: {
    /** Where the visitor signs in at a party and agrees to what may be read. `verifier` is that of PKCE. */
    signInAddress(party: Party, request: { state: string; verifier: string; language: Language }): string
    /** @throws {PartyError} `refused` for a code that was used before, has expired or belongs to somebody else */
    exchange(party: Party, answer: { code: string; verifier: string }): Promise<Tokens>
    /** @throws {PartyError} `refused` if the grant has ended */
    renew(party: Party, refreshToken: string): Promise<Tokens>
    /** Revokes the tokens; if a party offers no such call, they expire. */
    revoke(party: Party, granted: Pick<Tokens, 'accessToken' | 'refreshToken'>): Promise<void>
    /**
     * Whether the token gives access to only this person (by AVS number). @throws {PartyError} `refused` if it gives
     * access to nobody; `badAnswer` if the party gives no number, unless the token alone binds
     */
    isOwn(party: Party, token: string, navs: string): Promise<boolean>
  }
  funds: {
    listPolicies(fund: Party, token: string): Promise<Policy[]>
    /**
     * The policy's details if another salary were declared from a day on; it changes nothing.
     * @throws {PartyError} `refused` or `notFound` if the fund does not simulate that
     */
    simulateSalaryChange(fund: Party, token: string, salaryChange: SalaryChange): Promise<PersonalPensionDetails>
    /**
     * The policy's details after a voluntary purchase; it changes nothing.
     * @throws {PartyError} as above
     */
    simulatePurchase(fund: Party, token: string, purchase: Purchase): Promise<PersonalPensionDetails>
  }
  entities: { getStatement(entity: Party, token: string): Promise<CompactStatement3a> }
}
