/** The three pillars together, simulations, and scenarios. */
import type { Dossier } from '~/dossier/shape/shape'
import type { DigestQuery } from '~/dossier/shape/simulation'
import type { ScenariosAnswer, SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { SourcesAnswer } from '~/dossier/shape/sources'
import type { Digest } from '~/pillars/synthesis/digest'
import type { LppExplanation, Pillar3aExplanation } from '~/pillars/synthesis/explanation'
import type { AgeOutlook, AgesAhead, AgesChoice } from '../answers/ages'
import type { ComparedAnswer, ComparedQuestion } from '../answers/compared'
import type { ContributionsAnswer } from '../answers/contributions'
import type { SavingsAssumptions } from '../answers/digest'
import type { OfferedLevers, PricedLever } from '../answers/levers'
import type { PlanWithNet } from '../answers/plan/plan'
import type { Play } from '../answers/play'
import type { Stop } from '../answers/stop/stop'
import { asksFunds, queryOf } from '../case/rules/simulation-query'
import { askAllSources, sourcesIn } from '../gather/ask-sources'
import { ALL, ONCE, ONCE_3A, wantedFor } from '../gather/wanted'
import type { Visit } from '../visit'
import { householdIn } from './place'

type ToldChanges = Pick<Dossier, 'simulation' | 'place' | 'decision' | 'marginalRate' | 'wealth' | 'scenarios'>

/** The three pillars without a change and, if one is requested, with it. */
export const getDigest = ({ gathering }: Visit, query: DigestQuery = {}): Promise<Digest> =>
  gathering.answerWith([query], 'digest', query)

/** What was assumed of the second and third pillar of the digest. */
export const listSavingsAssumptions = ({ gathering }: Visit, query: DigestQuery = {}): Promise<SavingsAssumptions> =>
  gathering.answerWith([query], 'savingsAssumptions', query)

/** How the second pillar of the digest is computed. */
export async function explainLpp({ gathering }: Visit, query: DigestQuery = {}): Promise<LppExplanation> {
  const known = await gathering.known({ funds: 'again', providers: 'kept' })
  // Its causes one by one are the digest's.
  const asked = await gathering.answer('situations', known, [query])
  return gathering.answer('lppExplanation', await gathering.withSituations(known, asked.slice(-1)), query)
}

/** How the third pillar of the digest is computed. */
export const explainPillar3a = ({ gathering }: Visit, query: DigestQuery = {}): Promise<Pillar3aExplanation> =>
  gathering.answerFrom({ funds: isAsked(query) ? 'once' : 'kept', providers: 'again' }, 'pillar3aExplanation', query)

/** Whether both spouses have entered each other. */
type SharedSpouse = { isSpouseShared?: boolean }

/** What each age of leaving would bring, with the rest of a change kept. */
export async function listAges(
  { session, gathering }: Visit,
  query: DigestQuery = {},
  { isSpouseShared = false, ...choice }: AgesChoice & SharedSpouse = {},
): Promise<AgeOutlook[]> {
  const known = await gathering.known(ALL)
  const asked = asksFunds(query) ? await gathering.answer('situationsOfAges', known, query, choice) : []
  const household = householdIn(session.dossier, isSpouseShared)
  return gathering.answer('ages', await gathering.withSituations(known, asked), query, choice, household)
}

/** When the pensions of a change reach its need; null: it gives none, or nothing is known that is paid for life. */
export async function getStop({ gathering }: Visit, query: DigestQuery): Promise<Stop | null> {
  const known = await gathering.known(ALL)
  const asked = asksFunds(query) ? await gathering.answer('situationsOfAges', known, query, {}) : []
  return gathering.answer('stop', await gathering.withSituations(known, asked), query)
}

/** What can be chosen in the table of ages beside a change, and what contributions somebody who stops early owes at least. */
export const getAgesAhead = ({ gathering }: Visit, query: DigestQuery = {}): Promise<AgesAhead> =>
  gathering.answerFrom(ONCE, 'agesAhead', query)

/** The plan of leaving before the reference age, with a change; null: none is planned. */
export function getPlan(
  { session, gathering }: Visit,
  query: DigestQuery = {},
  { isSpouseShared = false }: SharedSpouse = {},
): Promise<PlanWithNet | null> {
  const { dossier } = session
  const told = { wealth: dossier.wealth, household: householdIn(dossier, isSpouseShared) }
  return gathering.answerWith([query], 'plan', query, told)
}

/** The values of the three choices that are possible, each age with what it pays. The rest of a change is kept. */
export async function listPlay({ gathering }: Visit, query: DigestQuery = {}): Promise<Play> {
  const known = await gathering.known(ALL)
  const asked = await gathering.answer('situationsOfPlay', known, query)
  return gathering.answer('play', await gathering.withSituations(known, asked), query)
}

/** What can be paid in, and ready-made changes that do. */
export const getContributions = ({ session, gathering }: Visit): Promise<ContributionsAnswer> =>
  gathering.answerFrom(ONCE_3A, 'contributions', session.dossier.marginalRate)

/** All ready-made changes that are offered, each with what it costs and brings. */
export function listPricedLevers({ gathering }: Visit, offered: OfferedLevers): Promise<PricedLever[]> {
  const all = [...offered.suggestions, ...offered.contributions.suggestions]
  const queries = all.map(({ simulation }) => queryOf(simulation))
  return gathering.answerWith(queries, 'pricedLevers', offered)
}

/** When the parties behind the figures were asked. */
export const getSources = ({ session }: Visit): SourcesAnswer => sourcesIn(session.signedIn().dossier)

/** Asks all of them again. */
export async function askSourcesAnew(visit: Visit): Promise<SourcesAnswer> {
  visit.session.signedIn()
  await askAllSources(visit)
  return sourcesIn(visit.session.dossier)
}

/** The saved simulation, and the choices that it offers. */
export function getSimulation({ session, gathering }: Visit): Promise<SimulationAnswer> {
  const { simulation } = session.dossier
  return gathering.answerFrom(wantedFor(simulation), 'simulation', simulation)
}

/** All that the visitor has told of changes, whether or not it can be computed. */
export function getToldChanges({ session }: Visit): ToldChanges {
  const { simulation, place, decision, marginalRate, wealth, scenarios } = session.dossier
  return { simulation, place, decision, marginalRate, wealth, scenarios }
}

/** The digest without a change, and the named simulations beside it. */
export function listScenarios({ session, gathering }: Visit): Promise<ScenariosAnswer> {
  const { scenarios, simulation, place, decision } = session.dossier
  const queries = scenarios.map((one) => queryOf(one.simulation))
  return gathering.answerWith(queries, 'scenarios', { scenarios, simulation, place, decision })
}

/** Departures side by side, each as the change that it would be. */
export function listCompared({ gathering }: Visit, question: ComparedQuestion): Promise<ComparedAnswer> {
  const queries = question.departures.flatMap(({ simulation }) => (simulation ? [queryOf(simulation)] : []))
  return gathering.answerWith(queries, 'compared', question)
}

const isAsked = ({ need: _, ...query }: DigestQuery) => Object.values(query).some((value) => value !== undefined)
