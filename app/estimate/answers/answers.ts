/** All that follows from a case, by name: plain data in and out, so that each can be computed in another thread. */
import { type CapitalUse, capitalUseOf } from '~/dossier/shape/decision'
import type { Dossier } from '~/dossier/shape/shape'
import type { DecisionForm, DigestQuery, Played, Simulation } from '~/dossier/shape/simulation'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { PensionResult } from '~/pillars/avs/result'
import type { ColumnName } from '~/pillars/result'
import { type Digest, withNeed } from '~/pillars/synthesis/digest'
import type { Case } from '../case/case'
import { pensionWith } from '../case/pension'
import { type Asked, changeOf, situationsIn } from '../case/rules/change'
import {
  type AgeOutlook,
  type AgesAhead,
  type AgesChoice,
  type AvsFrom,
  agesAhead,
  agesIn,
  situationsOfAges,
} from './ages'
import { type ComparedAnswer, type ComparedQuestion, comparedIn } from './compared'
import { contributionsOf } from './contributions'
import { type Decided, type DecisionAnswer, decisionAnswer, findDecisionProblems } from './decide/decision'
import { leftAfterTax } from './decide/left-after-tax'
import { digestOf, type SavingsAssumptions, savingsAssumptions } from './digest'
import { purchasesToAsk, salariesToAsk } from './fund-questions'
import { type OfferedLevers, pricedLeversIn } from './levers'
import { explainLpp } from './lpp/explain-lpp'
import { type NetAnswer, netIn, type PaidColumns, type TaxedHousehold } from './net'
import { outlookOf } from './outlook'
import { explainPillar3a } from './pillar-3a/explain-3a'
import { type PlanInputs, type PlanWithNet, planIn, withAvsFrom } from './plan/plan'
import { type Play, playedOn, playIn, situationsOfPlay } from './play'
import { scenariosIn } from './scenarios'
import { findSimulationProblems, simulationAnswer } from './simulation'
import { type Stop, stopOf } from './stop/stop'

export const ANSWERS = {
  /**
   * The situations from today to each of these changes, cause by cause, about which the funds are asked; impossible ones are
   * left out.
   */
  situations: (known: Case, queries: readonly DigestQuery[]): Asked[] =>
    queries.flatMap((query) => situationsIn(known, query)),

  /** The situations of each age, with the rest of the change kept. */
  situationsOfAges: (known: Case, query: DigestQuery, choice: AgesChoice): Asked[] =>
    situationsOfAges(known, { change: changeOf(known, query), year: choice.year }),

  situationsOfPlay,

  salariesToAsk,
  purchasesToAsk,

  pension: (known: Case, query: DigestQuery): PensionResult => pensionWith(known, changeOf(known, query)),

  /** The three pillars without a change and, if one is asked for, with it. */
  digest(known: Case, query: DigestQuery): Digest {
    const change = changeOf(known, query)
    const digest = withNeed(digestOf(known, change), query.need)
    return { ...digest, outlook: outlookOf(known, digest, { query, change }) }
  },

  /** What is left of the pensions of a digest after tax, without and with its change. */
  net: (known: Case, columns: PaidColumns, household: TaxedHousehold): NetAnswer => netIn(known, columns, household),

  /** `household`: whose tax is taken off in each row; null: no place is given. */
  ages: (known: Case, query: DigestQuery, choice: AgesChoice, household: TaxedHousehold | null): AgeOutlook[] =>
    agesIn(known, { query, change: changeOf(known, query), ...choice, household }),

  /** When pensions reach the need of a change; null: none is given, or nothing is known that is paid for life. */
  stop: (known: Case, query: DigestQuery): Stop | null =>
    query.need === undefined ? null : stopOf(known, { query, change: changeOf(known, query), need: query.need }),

  agesAhead: (known: Case, query: DigestQuery): AgesAhead => agesAhead(known, changeOf(known, query)),

  /** The way from the last day of work to the last pension; null: no start before the reference age is planned. */
  plan: (known: Case, query: DigestQuery, told: PlanInputs): PlanWithNet | null => planIn(known, query, told),
  planWithAvsFrom: (known: Case, query: DigestQuery, avsFrom: AvsFrom): DigestQuery =>
    withAvsFrom(known, query, avsFrom),
  play: (known: Case, query: DigestQuery): Play => playIn(known, query),
  playedOn: (known: Case, saved: Simulation | null, played: Played): Simulation => playedOn(known, saved, played),

  savingsAssumptions: (known: Case, query: DigestQuery): SavingsAssumptions =>
    savingsAssumptions(known, changeOf(known, query)),

  lppExplanation: (known: Case, query: DigestQuery) => explainLpp(known, changeOf(known, query)),
  pillar3aExplanation: (known: Case, query: DigestQuery) => explainPillar3a(known, changeOf(known, query)),

  simulation: (known: Case, saved: Simulation | null): SimulationAnswer => simulationAnswer(known, saved),
  simulationProblems: (known: Case, part: Partial<Simulation>) => findSimulationProblems(known, part),

  contributions: (known: Case, marginalRate: number | null) => contributionsOf(known, marginalRate),
  pricedLevers: (known: Case, offered: OfferedLevers) => pricedLeversIn(known, offered),

  scenarios: (known: Case, kept: Pick<Dossier, 'scenarios' | 'simulation' | 'place' | 'decision'>) =>
    scenariosIn(known, kept),
  compared: (known: Case, question: ComparedQuestion): ComparedAnswer => comparedIn(known, question),

  decision: (known: Case, decided: Decided): DecisionAnswer => decisionAnswer(known, decided),
  decisionProblems: (known: Case, part: Partial<DecisionForm>, beside: Simulation | null) =>
    findDecisionProblems(known, part, beside),

  /** The least that is left of all own capital after tax, CHF; null: not known for that column. */
  capitalLeft(known: Case, { place, decision, simulation }: Pick<Decided, 'place' | 'decision' | 'simulation'>) {
    const capital: CapitalUse | null = capitalUseOf(decision)
    const left = (column: Simulation | null) =>
      leftAfterTax(known, { place, decision }, { simulation: column, capital })?.low ?? null
    const columns: Record<ColumnName, number | null> = {
      withoutChange: left(null),
      withChange: simulation && left(simulation),
    }
    return columns
  },
}

export type AnswerName = keyof typeof ANSWERS
export type Given<Name extends AnswerName> =
  Parameters<(typeof ANSWERS)[Name]> extends [Case, ...infer Rest] ? Rest : never
export type AnswerOf<Name extends AnswerName> = ReturnType<(typeof ANSWERS)[Name]>
