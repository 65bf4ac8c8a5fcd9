/**
 * What is known of a life on a day, as one value: from a dossier or from a life that another program sends. Nothing in it
 * waits, nobody is asked, and it can be sent to another thread.
 */
import type { FundPolicies, FundPolicy, PolicyDetails } from '~/dossier/shape/fund-policy'
import type { AssumedFact, Gender } from '~/dossier/shape/info'
import type { Providents } from '~/dossier/shape/party-answers'
import type { FundCertificate } from '~/dossier/shape/savings-papers'
import type { Dossier } from '~/dossier/shape/shape'
import type { KnownWork } from '~/dossier/shape/simulation-answers'
import type { FundAnswer } from '~/dossier/shape/work'
import type { AvsFacts, AvsRefusal } from '~/pillars/avs'
import type { DrawingStep } from '~/pillars/avs/facts'
import type { PensionResult } from '~/pillars/avs/result'
import type { Day } from '~/pillars/day'
import type { Silent, SilentReason } from '~/pillars/result'
import type { Work } from '~/pillars/synthesis/change'
import type { BoughtIn } from './lpp/bought-in'
import type { FieldProblem, RefusalReason } from './refusal'

export type Birth = { birthDate: Day; gender: Gender }

export type Case = {
  /** Of the law and of the francs. */
  day: Day
  person: Birth
  /** Whether another program sends it. It gets every refusal, and may see all incomes, as it knows them already. */
  isSent: boolean
  avs: AvsCase | NoAvsCase
  /** The present spouse; null: none. `isPaid`: whether their pension is paid already, so that no day can be chosen. */
  partner: (Birth & { isPensionKnown: boolean; isPaid: boolean }) | null
  /** Whether a marriage lasts, so that vested benefits need the spouse's consent. */
  isMarried: boolean
  /** The last day of work, apart from any change; null: not given. */
  stopsOn: Day | null
  /** How the AVS pension is drawn, apart from any change; null: whole, from the reference age. */
  drawing: readonly DrawingStep[] | null
  work: WorkCase
  secondPillar: SecondPillarCase
  thirdPillar: ThirdPillarCase
  found: Found
}

/**
 * What several answers share, computed once: pensions by the parts of a situation that affect them, the problems of changes
 * by request, and the most accounts that a pension takes.
 */
export type Found = {
  accounts: number | null
  pensions: Map<string, PensionResult | Pick<AvsRefusal, 'key' | 'who'>>
  problems: Map<string, FieldProblem[]>
}

export const nothingFound = (): Found => ({ accounts: null, pensions: new Map(), problems: new Map() })

/**
 * The first pillar as it stands. `navs`: the visitor's AVS number, null: they have not signed in. `isPartnerRegistered`: the
 * partner's incomes come from the register, so none of them may be shown. `assumed`: of the facts, what nobody has told.
 */
export type AvsCase = {
  facts: AvsFacts
  navs: string | null
  isPartnerRegistered: boolean
  assumed: readonly AssumedFact[]
}

/** Why there is no AVS pension. `silent`: why the register did not answer; null: it did. */
export type NoAvsCase = {
  facts: null
  refusal: { reason: RefusalReason; title?: string; problems?: readonly FieldProblem[] }
  silent: SilentReason | null
}

export type WorkCase = {
  /** Today's salary according to the funds or else to the account; null: not known. */
  now: KnownWork | null
  /** According to the account alone. */
  onAccount: KnownWork | null
  /** Percent; null: not known. */
  rate: number | null
  /** Whether the person says that they do not work. */
  isNone: boolean
  /** Whether the person says that they are employed, among other work or not. */
  isEmployed: boolean
  /** Whether a pension fund insures the person. */
  fund: FundAnswer
  /** As far as a buy-in needs it. */
  buysIn: WhoBuysIn
}

/** `insuredSince`: the year in which the person became insured in Switzerland; null: always, or not given. */
export type WhoBuysIn = { isDivorced: boolean; insuredSince: number | null }

export type SecondPillarCase = Pick<Dossier['secondPillar'], 'certificates' | 'vested' | 'counts'> & {
  policies: FundPolicies
  /** Whether funds are chosen or certificates copied. */
  hasFund: boolean
  /** Whether the funds are given, or that there is none. */
  isAnswered: boolean
  /** The name under which it is reported as silent. */
  idOf: readonly string[]
  /**
   * The legal minimum, in place of a certificate; null: not used. `isSalaryOpen`: several kinds of work are told together, of which
   * the law insures the employment alone (LPP art. 2, 7), so that no figure follows.
   */
  legalMinimum: { id: string; isSalaryOpen: boolean } | null
  /** What the funds project for other salaries, as far as they were asked. */
  salaryChanges: readonly SalaryProjection[]
  /** What they simulate for buy-ins, by policy and request; null: no answer. */
  purchases: Readonly<Record<string, PolicyDetails | null>>
}

/** What all funds project for another salary, and which of them gave nothing. */
export type SalaryProjection = { current: Work; desired: Work; policies: PolicyProjection[]; silent: Silent[] }

/** A policy as it stands, or as its fund projects it for the salary in `salaryChange`, with what is bought in. */
export type PolicyProjection = FundPolicy & { salaryChange?: SalaryChange; bought?: BoughtIn }

/** What a fund was asked: CHF a year, percent. */
export type SalaryChange = {
  policyId: string
  personId: string
  declaredSalary: number
  employmentLevel: number
  effectiveDate: Day
}

export type ThirdPillarCase = Dossier['thirdPillar'] & {
  providents: Providents
  /** Whether the person says that they have no 3a account. */
  isNone: boolean
}

export const idOfCertificate = ({ label }: Pick<FundCertificate, 'label'>) => `certificate ${label}`
