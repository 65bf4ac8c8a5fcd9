import type { Dossier } from '~/dossier/shape/shape'
import type { DigestQuery } from '~/dossier/shape/simulation'
import type { ScenariosAnswer, SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { SourcesAnswer } from '~/dossier/shape/sources'
import type { Digest } from '~/pillars/synthesis/digest'
import type { LppExplanation, Pillar3aExplanation } from '~/pillars/synthesis/explanation'
import type { AgeOutlook, AgesAhead, AgesChoice } from '../answers/ages'
import type { ContributionsAnswer } from '../answers/contributions'
import type { Lever, OfferedLevers, PricedLever } from '../answers/levers'
import { queryOf } from '../case/rules/simulation-query'
import { askSourcesAnew, sourcesIn } from '../gather/ask-sources'
import { ALL, ONCE, ONCE_3A, wantedFor } from '../gather/wanted'
import type { Visit } from '../visit'

type ToldChanges = Pick<Dossier, 'simulation' | 'decision' | 'marginalRate' | 'scenarios'>

/** The three pillars together, simulations, and scenarios. */
export const synthesisReads = ({ session: open, gathering: begin, tools }: Visit) => ({
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
})

const isAsked = ({ need: _, ...query }: DigestQuery) => Object.values(query).some((value) => value !== undefined)
