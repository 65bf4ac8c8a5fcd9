import { fittingFields } from '~/dossier/shape/fitting-part'
import type { Dossier } from '~/dossier/shape/shape'
import { type DigestQuery, type Scenario, Simulation, saysNothing } from '~/dossier/shape/simulation'
import type { ScenariosAnswer, SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { SourcesAnswer } from '~/dossier/shape/sources'
import { type Digest, withNeed } from '~/pillars/synthesis/digest'
import type { LppExplanation, Pillar3aExplanation } from '~/pillars/synthesis/explanation'
import { findAllProblems } from '../all-problems'
import { explainLpp } from '../lpp/explanation'
import { askSourcesAnew, sourcesIn } from '../parties/ask-sources'
import { explainPillar3a } from '../pillar-3a/explanation'
import type { Visit } from '../tools'
import { type AgeOutlook, type AgesAhead, type AgesChoice, loadAges, loadAgesAhead } from './ages'
import { loadChange } from './change'
import { type ContributionsAnswer, loadContributions } from './contributions'
import { loadDigest } from './digest'
import { type Lever, loadLevers, loadPricedLevers, type OfferedLevers, type PricedLever } from './levers'
import { loadOutlook } from './outlook'
import { loadScenarios, removeScenario, saveScenario, takeScenario } from './scenarios'
import { findSimulationProblems, loadSimulation, requirePossible } from './simulation'

type ToldChanges = Pick<Dossier, 'simulation' | 'decision' | 'marginalRate' | 'scenarios'>
type NamedSimulation = { name: Scenario['name']; simulation?: Simulation; capital?: Scenario['capital'] }

/** The three pillars together, simulations, and scenarios. */
export const synthesisUseCases = ({ session: open, tools }: Visit) => ({
  /** The three pillars without a change and, if one is requested, with it. */
  async getDigest(query: DigestQuery = {}): Promise<Digest> {
    const session = await open()
    const change = await loadChange(session, tools, query)
    const digest = withNeed(await loadDigest(session, tools, change), query.need)
    return { ...digest, outlook: await loadOutlook(session, tools, digest, { query, change }) }
  },

  /** How the second pillar of the digest is computed. */
  async explainLpp(query: DigestQuery = {}): Promise<LppExplanation> {
    const session = await open()
    return explainLpp(session, tools, await loadChange(session, tools, query))
  },

  /** How the third pillar of the digest is computed. */
  async explainPillar3a(query: DigestQuery = {}): Promise<Pillar3aExplanation> {
    const session = await open()
    return explainPillar3a(session, tools, await loadChange(session, tools, query))
  },

  /** What each age of leaving would bring, with the rest of a change kept. */
  async listAges(query: DigestQuery = {}, choice: AgesChoice = {}): Promise<AgeOutlook[]> {
    const session = await open()
    return loadAges(session, tools, { query, change: await loadChange(session, tools, query), ...choice })
  },

  /** What can be chosen in the table of ages beside a change, and what contributions somebody who stops early owes at least. */
  async getAgesAhead(query: DigestQuery = {}): Promise<AgesAhead> {
    const session = await open()
    return loadAgesAhead(session, tools, await loadChange(session, tools, query))
  },

  /** The ready-made changes, each with what it costs or brings. */
  async listLevers(): Promise<Lever[]> {
    const session = await open()
    const { suggestions } = await loadSimulation(session, tools)
    return loadLevers(session, tools, suggestions)
  },

  /** What can be paid in, and ready-made changes that do. */
  getContributions: async (): Promise<ContributionsAnswer> => loadContributions(await open(), tools),

  /** All ready-made changes that are offered, each with what it costs and brings. */
  listPricedLevers: async (offered: OfferedLevers): Promise<PricedLever[]> =>
    loadPricedLevers(await open(), tools, offered),

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
  getSimulation: async (): Promise<SimulationAnswer> => loadSimulation(await open(), tools),

  /** All that the visitor has told of changes, whether or not it can be computed. */
  async getToldChanges(): Promise<ToldChanges> {
    const { simulation, decision, marginalRate, scenarios } = (await open()).dossier
    return { simulation, decision, marginalRate, scenarios }
  },

  /** One that says nothing removes the saved one. */
  async saveSimulation(simulation: Simulation): Promise<SimulationAnswer> {
    const session = await open()
    await requirePossible(session, tools, simulation)
    const kept = saysNothing(simulation) ? null : simulation
    await session.change((dossier) => ({ ...dossier, simulation: kept }))
    return loadSimulation(session, tools)
  },

  /** Every problem of a simulation, even if parts of it cannot be read. Saves nothing. */
  async checkSimulation(typed: unknown) {
    const session = await open()
    const rules = (part: Partial<Simulation>) => findSimulationProblems(session, tools, part)
    return findAllProblems(Simulation, typed, rules, () => fittingFields(Simulation, typed))
  },

  /** The digest without a change, and the named simulations beside it. */
  listScenarios: async (): Promise<ScenariosAnswer> => loadScenarios(await open(), tools),

  /** Saves a simulation under a name, with what is done with its capital; by default what is saved now. */
  async saveScenario({ name, simulation, capital = null }: NamedSimulation): Promise<void> {
    const session = await open()
    if (simulation) await requirePossible(session, tools, simulation)
    await saveScenario(session, name, simulation && { simulation, capital })
  },

  /** Makes a scenario the simulation of now. */
  async takeScenario(scenario: Pick<Scenario, 'simulation' | 'capital'>): Promise<void> {
    const session = await open()
    await requirePossible(session, tools, scenario.simulation)
    await takeScenario(session, scenario)
  },

  removeScenario: async (id: Scenario['id']): Promise<boolean> => removeScenario(await open(), id),
})
