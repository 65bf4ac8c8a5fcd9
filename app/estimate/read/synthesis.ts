import { fittingFields } from '~/dossier/shape/fitting-part'
import type { Dossier } from '~/dossier/shape/shape'
import { changesNothing, type DigestQuery, type Scenario, Simulation, saysNothing } from '~/dossier/shape/simulation'
import type { ScenariosAnswer, SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { SourcesAnswer } from '~/dossier/shape/sources'
import type { Digest } from '~/pillars/synthesis/digest'
import type { LppExplanation, Pillar3aExplanation } from '~/pillars/synthesis/explanation'
import type { AgeOutlook, AgesAhead, AgesChoice } from '../answers/ages'
import type { ContributionsAnswer } from '../answers/contributions'
import type { Lever, OfferedLevers, PricedLever } from '../answers/levers'
import { unfit } from '../case/refusal'
import { queryOf } from '../case/rules/simulation-query'
import { askSourcesAnew, sourcesIn } from '../gather/ask-sources'
import { findAllProblems } from '../save/all-problems'
import { removeScenario, saveScenario, takeScenario } from '../save/scenarios'
import type { Gathering, Visit } from '../visit'

type ToldChanges = Pick<Dossier, 'simulation' | 'decision' | 'marginalRate' | 'scenarios'>
type NamedSimulation = { name: Scenario['name']; simulation?: Simulation; capital?: Scenario['capital'] }

/** The three pillars together, simulations, and scenarios. */
export const synthesisUseCases = ({ session: open, gathering: begin, tools }: Visit) => ({
  /** The three pillars without a change and, if one is requested, with it. */
  async getDigest(query: DigestQuery = {}): Promise<Digest> {
    const { gathering } = await begin()
    const known = await gathering.known(ALL)
    return gathering.answer('digest', await gathering.withChanges(known, [query]), query)
  },

  /** How the second pillar of the digest is computed. */
  async explainLpp(query: DigestQuery = {}): Promise<LppExplanation> {
    const { gathering } = await begin()
    const known = await gathering.known({ funds: 'again', providers: 'kept' })
    // Its causes one by one are the digest's.
    const asked = await gathering.answer('situations', known, [query])
    return gathering.answer('lppExplanation', await gathering.withSituations(known, asked.slice(-1)), query)
  },

  /** How the third pillar of the digest is computed. */
  async explainPillar3a(query: DigestQuery = {}): Promise<Pillar3aExplanation> {
    const { gathering } = await begin()
    const known = await gathering.known({ funds: isAsked(query) ? 'once' : 'kept', providers: 'again' })
    return gathering.answer('pillar3aExplanation', known, query)
  },

  /** What each age of leaving would bring, with the rest of a change kept. */
  async listAges(query: DigestQuery = {}, choice: AgesChoice = {}): Promise<AgeOutlook[]> {
    const { gathering } = await begin()
    const known = await gathering.known(ALL)
    const asked =
      query.desiredSalary || query.desiredRate || query.buyIn
        ? await gathering.answer('situationsOfAges', known, query, choice)
        : []
    return gathering.answer('ages', await gathering.withSituations(known, asked), query, choice)
  },

  /** What can be chosen in the table of ages beside a change, and what contributions somebody who stops early owes at least. */
  async getAgesAhead(query: DigestQuery = {}): Promise<AgesAhead> {
    const { gathering } = await begin()
    return gathering.answer('agesAhead', await gathering.known(ONCE), query)
  },

  /** The ready-made changes, each with what it costs or brings. */
  async listLevers(): Promise<Lever[]> {
    const { gathering } = await begin()
    const known = await gathering.known(ALL)
    const { suggestions } = await gathering.answer('simulation', known, null)
    const queries = suggestions.map(({ simulation }) => queryOf(simulation))
    return gathering.answer('levers', await gathering.withChanges(known, queries))
  },

  /** What can be paid in, and ready-made changes that do. */
  async getContributions(): Promise<ContributionsAnswer> {
    const { session, gathering } = await begin()
    return gathering.answer('contributions', await gathering.known(ONCE_3A), session.dossier.marginalRate)
  },

  /** All ready-made changes that are offered, each with what it costs and brings. */
  async listPricedLevers(offered: OfferedLevers): Promise<PricedLever[]> {
    const { gathering } = await begin()
    const known = await gathering.known(ALL)
    const all = [...offered.suggestions, ...offered.contributions.suggestions]
    const queries = all.map(({ simulation }) => queryOf(simulation))
    return gathering.answer('pricedLevers', await gathering.withChanges(known, queries), offered)
  },

  async saveMarginalRate(marginalRate: number | null): Promise<void> {
    await (await open()).change((dossier) => ({ ...dossier, marginalRate }))
  },

  /** When the parties behind the figures were asked. */
  getSources: async (): Promise<SourcesAnswer> => sourcesIn((await open()).signedIn().dossier),

  /** Asks all of them again. */
  async askSourcesAnew(): Promise<SourcesAnswer> {
    const session = (await open()).signedIn()
    await askSourcesAnew(session, tools)
    return sourcesIn(session.dossier)
  },

  /** The saved simulation, and the choices that it offers. */
  async getSimulation(): Promise<SimulationAnswer> {
    const { session, gathering } = await begin()
    return gathering.answer(
      'simulation',
      await gathering.known(wantedFor(session.dossier.simulation)),
      session.dossier.simulation,
    )
  },

  /** All that the visitor has told of changes, whether or not it can be computed. */
  async getToldChanges(): Promise<ToldChanges> {
    const { simulation, decision, marginalRate, scenarios } = (await open()).dossier
    return { simulation, decision, marginalRate, scenarios }
  },

  /** One that says nothing removes the saved one. */
  async saveSimulation(simulation: Simulation): Promise<SimulationAnswer> {
    const { session, gathering } = await begin()
    await requirePossible(gathering, simulation)
    const kept = saysNothing(simulation) ? null : simulation
    await session.change((dossier) => ({ ...dossier, simulation: kept }))
    return gathering.answer('simulation', await gathering.known(wantedFor(simulation)), kept)
  },

  /** Every problem of a simulation, even if parts of it cannot be read. Saves nothing. */
  async checkSimulation(typed: unknown) {
    const { gathering } = await begin()
    const rules = async (part: Partial<Simulation>) =>
      gathering.answer('simulationProblems', await gathering.known(wantedFor(part)), part)
    return findAllProblems(Simulation, typed, rules, () => fittingFields(Simulation, typed))
  },

  /** The digest without a change, and the named simulations beside it. */
  async listScenarios(): Promise<ScenariosAnswer> {
    const { session, gathering } = await begin()
    const { scenarios, simulation, decision } = session.dossier
    const known = await gathering.known(ALL)
    const queries = scenarios.map((one) => queryOf(one.simulation))
    return gathering.answer('scenarios', await gathering.withChanges(known, queries), {
      scenarios,
      simulation,
      decision,
    })
  },

  /** Saves a simulation under a name, with what is done with its capital; by default what is saved now. */
  async saveScenario({ name, simulation, capital = null }: NamedSimulation): Promise<void> {
    const { session, gathering } = await begin()
    if (simulation) await requirePossible(gathering, simulation)
    await saveScenario(session, name, simulation && { simulation, capital })
  },

  /** Makes a scenario the simulation of now. */
  async takeScenario(scenario: Pick<Scenario, 'simulation' | 'capital'>): Promise<void> {
    const { session, gathering } = await begin()
    await requirePossible(gathering, scenario.simulation)
    await takeScenario(session, scenario)
  },

  removeScenario: async (id: Scenario['id']): Promise<boolean> => removeScenario(await open(), id),
})

/** Whoever is silent is asked again for what shows all figures; a check and what can be chosen need an answer once. */
const ALL = { funds: 'again', providers: 'again' } as const
const ONCE = { funds: 'once', providers: 'kept' } as const
const ONCE_3A = { funds: 'once', providers: 'once' } as const

/** Payments into 3a are checked against the accounts. */
const wantedFor = (simulation: Partial<Simulation> | null) => (simulation?.pillar3a ? ONCE_3A : ONCE)

const isAsked = ({ need: _, ...query }: DigestQuery) => Object.values(query).some((value) => value !== undefined)

/** @throws {Refusal} `unfit` with every problem of it */
async function requirePossible(gathering: Gathering, simulation: Simulation): Promise<void> {
  if (changesNothing(simulation)) return
  const known = await gathering.known(wantedFor(simulation))
  const problems = await gathering.answer('simulationProblems', known, simulation)
  if (problems.length > 0) throw unfit(problems)
}
