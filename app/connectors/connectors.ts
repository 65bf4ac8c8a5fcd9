/** The outside parties as the product sees them. Each speaks HTTP to a configured address. */
import type { Entity, Insured, PensionFund } from '~/dossier/shape'
import type { Day } from '~/pillars/day'
import type { NoAnswerReason } from '~/pillars/result'
import type { CompactStatement3a, PersonalPensionDetails, Policy } from '~/standards/types'

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

/** It said nothing at all in its time: whoever asked next would wait as long. */
export class NoAnswerInTime extends PartyError {
  constructor() {
    super('timeout', 'no answer in time')
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
export type Party = {
  id: string
  name: string
  webUrl: string | null
  api: string
  /** By what name it speaks in the answer to a sign-in (RFC 9207); its metadata stand below this address. */
  issuer: string
  authorizeEndpoint: string
  tokenEndpoint: string
}

/** What a party grants; `seconds`: how long the access token holds, null where it does not say. */
export type Tokens = { accessToken: string; refreshToken: string | null; seconds: number | null }

/** Another salary for a policy, from a day on: CHF a year at full employment; percent. */
export type SalaryChange = {
  personId: string
  policyId: string
  declaredSalary: number
  employmentLevel: number
  effectiveDate: Day
}

/** A list of the directory. `listedOn`: the day of an old one, which stands in for one that could not be had; else null. */
export type Listed<Entry> = { entries: Entry[]; listedOn: Day | null }

export interface Connectors {
  register: {
    /** @throws {PartyError} `notFound` for a number that the register does not know. */
    getInsured(navs: string): Promise<Insured>
  }
  directory: {
    listPensionFunds(): Promise<Listed<PensionFund>>
    listEntities(): Promise<Listed<Entity>>
    /** null: unknown id, or a party that is not active, or says too little of itself to sign in there. */
    findPensionFund(id: string): Promise<Party | null>
    findEntity(id: string): Promise<Party | null>
  }
  access: {
    /** Where the visitor signs in at a party and agrees to what is read there. `verifier` as PKCE has it. */
    signInAddress(party: Party, asked: { state: string; verifier: string; language: 'fr' | 'de' }): string
    /** @throws {PartyError} `refused` for a code that is used up, too old or another's */
    exchange(party: Party, answer: { code: string; verifier: string }): Promise<Tokens>
    /** @throws {PartyError} `refused` where the grant has ended */
    renew(party: Party, refreshToken: string): Promise<Tokens>
    /** Ends what was granted; a party that offers no such call lets it run out. */
    revoke(party: Party, granted: Pick<Tokens, 'accessToken' | 'refreshToken'>): Promise<void>
    /** Whether the token shows this person, by AVS number, and nobody else. @throws {PartyError} `refused` for nobody */
    isOwn(party: Party, token: string, navs: string): Promise<boolean>
  }
  funds: {
    listPolicies(fund: Party, token: string): Promise<Policy[]>
    /**
     * The policy's details if another salary were declared from a day on; nothing is changed by it.
     * @throws {PartyError} `refused` or `notFound` where the fund does not simulate that
     */
    simulateSalaryChange(fund: Party, token: string, asked: SalaryChange): Promise<PersonalPensionDetails>
  }
  entities: { getStatement(entity: Party, token: string): Promise<CompactStatement3a> }
}
