/**
 * The JSON shape of everything that we know about a visitor. The shapes of this folder exist once: the API checks bodies with
 * them, and the forms end in them. Days `YYYY-MM-DD`, money in CHF, rates in percent.
 */
import { z } from 'zod'
import { Account3a, Open3kInfo } from './account-3a'
import { recordOf } from './bounded-record'
import { Careers, NO_CAREERS } from './career'
import { Decision } from './decision'
import { Family } from './family'
import { FormAnswers } from './form-answers'
import { FundPolicies, PolicyDetails } from './fund-policy'
import { Info } from './info'
import { MOST_SELECTED, NO_PARTIES, Parties } from './party-access'
import { Providents } from './party-answers'
import { Place } from './place'
import { RegisterRecord } from './register-record'
import { NO_REVISIONS, Revisions } from './revisions'
import {
  CountingSource,
  FundCertificate,
  MOST_CERTIFICATES,
  MOST_PAPERS,
  MOST_STATEMENTS_3A,
  MOST_VESTED,
  Paper,
  Statement3a,
  VestedStatement,
} from './savings-papers'
import { MarginalRate, MOST_SCENARIOS, Scenario, Simulation, Wealth } from './simulation'
import { Sources } from './sources'
import { CachedUser, Login } from './visitor'

/** Records of the visitor, the partner, and former partners as long as the dossier has them. */
export const MOST_INSUREDS = 10
/** How many of the newest projections are kept: enough for several scenarios. */
export const MOST_SALARY_CHANGES = 24
export const MOST_PURCHASES = 12

/**
 * Everything about one visitor, sealed in one record. A selection is `null` if it is not answered or taken back, and `[]` if the
 * visitor has none. No rule spans several areas or fields, because a save checks them one by one.
 */
export const Dossier = z.object({
  /** null: nobody has signed in, and the visitor stays unknown. */
  login: Login.nullable(),
  /** Empty without a sign-in, like the token. */
  issuer: z.string(),
  /** Kept only to end the session at the provider; otherwise it never leaves the server. */
  idToken: z.string(),
  terms: z.object({ version: z.string() }).nullable(),
  firstPillar: z.object({
    info: Info.nullable(),
    /** null: not given. */
    family: Family.nullable().default(null),
    /** Keyed by AVS number. */
    insureds: recordOf(RegisterRecord, MOST_INSUREDS),
    careers: Careers.default(NO_CAREERS),
    /** For a register that answers while the visitor also has an extract; null: not asked yet. */
    counts: CountingSource.nullable().default(null),
  }),
  secondPillar: z.object({
    selection: z.array(z.string()).max(MOST_SELECTED).nullable(),
    policies: FundPolicies.nullable(),
    certificates: z.array(FundCertificate).max(MOST_CERTIFICATES).default([]),
    vested: z.array(VestedStatement).max(MOST_VESTED).default([]),
    /** By fund, if it answers while there is also a certificate for it. */
    counts: recordOf(CountingSource, MOST_SELECTED).default({}),
  }),
  thirdPillar: z.object({
    selection: z.array(z.string()).max(MOST_SELECTED).nullable(),
    providents: Providents.nullable(),
    /** The account of the provider that answered last, or what the visitor typed. */
    info: Open3kInfo.nullable(),
    /** For each provider that has sent its statement. */
    accounts: recordOf(Account3a, MOST_SELECTED).default({}),
    /** Whether the visitor has confirmed the 3a figures (or has no 3a). */
    confirmed: z.boolean(),
    statements: z.array(Statement3a).max(MOST_STATEMENTS_3A).default([]),
    /** By provider, if it answers while there is also a statement for it. */
    counts: recordOf(CountingSource, MOST_SELECTED).default({}),
  }),
  /** The papers that the visitor has; null: not asked. */
  papers: z.array(Paper).max(MOST_PAPERS).nullable().default(null),
  // The defaults let records from before these fields existed open too.
  parties: Parties.default(NO_PARTIES),
  sources: Sources.default({}),
  /** What the funds answered for another salary, by request. */
  salaryChanges: recordOf(PolicyDetails, MOST_SALARY_CHANGES).default({}),
  /** What they answered for a buy-in, by request. */
  purchases: recordOf(PolicyDetails, MOST_PURCHASES).default({}),
  simulation: Simulation.nullable().default(null),
  /** null: not given. */
  place: Place.nullable().default(null),
  /** null: not given. */
  decision: Decision.nullable().default(null),
  marginalRate: MarginalRate.nullable().default(null),
  wealth: Wealth.nullable().default(null),
  scenarios: z.array(Scenario).max(MOST_SCENARIOS).default([]),
  /** How many scenarios there have ever been, so that no id is reused. */
  scenariosMade: z.int().min(0).default(0),
  user: CachedUser.nullable().default(null),
  /** How often the visitor has extended it. */
  timesKept: z.int().min(0).default(0),
  revisions: Revisions.default(NO_REVISIONS),
  /** Set on the two dossiers that one click in the demo begins, which share only with each other; null: all others. */
  pair: z.string().nullable().default(null),
  /** Answers of forms that are to be shown again. */
  formAnswers: FormAnswers.default([]),
})
export type Dossier = z.infer<typeof Dossier>

export const emptyDossier = (
  login: Dossier['login'],
  issuer: string,
  idToken: string,
  terms: Dossier['terms'],
): Dossier => ({
  login,
  issuer,
  idToken,
  terms,
  firstPillar: { info: null, family: null, insureds: {}, careers: NO_CAREERS, counts: null },
  secondPillar: { selection: null, policies: null, certificates: [], vested: [], counts: {} },
  thirdPillar: {
    selection: null,
    providents: null,
    info: null,
    accounts: {},
    confirmed: false,
    statements: [],
    counts: {},
  },
  papers: null,
  parties: NO_PARTIES,
  sources: {},
  salaryChanges: {},
  purchases: {},
  simulation: null,
  place: null,
  decision: null,
  marginalRate: null,
  wealth: null,
  scenarios: [],
  scenariosMade: 0,
  user: null,
  timesKept: 0,
  revisions: NO_REVISIONS,
  pair: null,
  formAnswers: [],
})
