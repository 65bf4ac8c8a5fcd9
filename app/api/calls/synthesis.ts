import { z } from 'zod'
import { changesNothing, DigestQuery, Scenario, Simulation } from '~/dossier/simulation'
import { SourcesAnswer } from '~/dossier/sources'
import { refusedAtOnce } from '../all-at-once'
import { DigestAnswer, ScenariosAnswer, SimulationAnswer } from '../answers'
import type { Api, Tools } from '../api-env'
import { reading, saving } from '../call-route'
import { loadChange } from '../change'
import { loadDigest } from '../digest'
import { explainLpp } from '../explain-lpp'
import { explainPillar3a } from '../explain-pillar-3a'
import { LppExplanationAnswer, Pillar3aExplanationAnswer } from '../explanation-answers'
import { loadOutlook } from '../outlook'
import { jsonEncoded } from '../query'
import { loadScenarios, removeScenario, saveScenario } from '../scenarios'
import { findSimulationProblems, loadSimulation, requirePossible } from '../simulation'
import { askSourcesAnew, sourcesIn } from '../sources'

/** The three pillars together, and the change of situation that the visitor looks at. */
export function addSynthesisCalls(api: Api, tools: Tools) {
  const middleware = [tools.withSession]

  api.openapi(
    reading({
      path: '/synthesis/digest',
      summary: 'digest of the three pillars; with a change of situation, also with this change',
      request: { query: jsonEncoded(DigestQuery) },
      answer: DigestAnswer,
      middleware,
    }),
    async (c) => {
      const { session } = c.var
      const query = c.req.valid('query')
      const change = await loadChange(session, tools, query)
      const digest = await loadDigest(session, tools, change)
      return c.json({ ...digest, outlook: await loadOutlook(session, tools, digest, { query, change }) }, 200)
    },
  )

  addSourcesCalls(api, tools)

  api.openapi(
    reading({
      path: '/synthesis/lpp',
      summary: 'how the second pillar of the digest came about, and what each fund told',
      request: { query: jsonEncoded(DigestQuery) },
      answer: LppExplanationAnswer,
      middleware,
    }),
    async (c) => {
      const change = await loadChange(c.var.session, tools, c.req.valid('query'))
      return c.json(await explainLpp(c.var.session, tools, change), 200)
    },
  )

  api.openapi(
    reading({
      path: '/synthesis/pillar3a',
      summary: 'how the third pillar of the digest came about, and where each figure comes from',
      request: { query: jsonEncoded(DigestQuery) },
      answer: Pillar3aExplanationAnswer,
      middleware,
    }),
    async (c) => {
      const change = await loadChange(c.var.session, tools, c.req.valid('query'))
      return c.json(await explainPillar3a(c.var.session, tools, change), 200)
    },
  )

  api.openapi(
    reading({
      path: '/synthesis/simulation',
      summary: 'the saved simulation, and what can be chosen',
      answer: SimulationAnswer,
      middleware,
    }),
    async (c) => c.json(await loadSimulation(c.var.session, tools), 200),
  )

  api.openapi(
    saving({
      path: '/synthesis/simulation',
      summary: 'save a simulation; without any change there is none any more',
      body: Simulation,
      answer: SimulationAnswer,
      middleware,
    }),
    async (c) => {
      const { session } = c.var
      const simulation = c.req.valid('json')
      await requirePossible(session, tools, simulation)
      const kept = changesNothing(simulation) ? null : simulation
      await session.change((dossier) => ({ ...dossier, simulation: kept }))
      return c.json(await loadSimulation(session, tools), 200)
    },
    refusedAtOnce(Simulation, (part: Partial<Simulation>, session) => findSimulationProblems(session, tools, part)),
  )

  api.openapi(
    reading({
      path: '/synthesis/scenarios',
      summary: 'how things stand, and the scenarios beside it',
      answer: ScenariosAnswer,
      middleware,
    }),
    async (c) => c.json(await loadScenarios(c.var.session, tools), 200),
  )

  api.openapi(
    saving({
      path: '/synthesis/scenarios',
      summary: 'keep a simulation under a name; the saved one where none is sent',
      body: z.strictObject({ name: Scenario.shape.name, simulation: Simulation.optional() }),
      answer: ScenariosAnswer,
      middleware,
    }),
    async (c) => {
      const { session } = c.var
      const { name, simulation } = c.req.valid('json')
      if (simulation) await requirePossible(session, tools, simulation)
      await saveScenario(session, name, simulation)
      return c.json(await loadScenarios(session, tools), 200)
    },
  )

  api.openapi(
    saving({
      path: '/synthesis/scenarios/removed',
      summary: 'remove a scenario',
      body: Scenario.pick({ id: true }).strict(),
      answer: ScenariosAnswer,
      middleware,
    }),
    async (c) => {
      const { session } = c.var
      await removeScenario(session, c.req.valid('json').id)
      return c.json(await loadScenarios(session, tools), 200)
    },
  )
}

/** Beside the 17: from when the answers are that the digest is made of, and asking for all of them anew. */
function addSourcesCalls(api: Api, tools: Tools) {
  const path = '/synthesis/sources'
  const middleware = [tools.withSession]

  api.openapi(
    reading({ path, summary: 'when register, funds and 3a providers were asked', answer: SourcesAnswer, middleware }),
    (c) => c.json(sourcesIn(c.var.session.dossier), 200),
  )

  api.openapi(
    saving({
      path,
      summary:
        'ask register, funds and 3a providers anew, and compute anew; of who is silent, what was said before stays',
      body: z.strictObject({}),
      answer: SourcesAnswer,
      middleware,
    }),
    async (c) => {
      await askSourcesAnew(c.var.session, tools)
      return c.json(sourcesIn(c.var.session.dossier), 200)
    },
  )
}
