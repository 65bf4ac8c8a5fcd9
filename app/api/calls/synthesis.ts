import { z } from 'zod'
import { DigestQuery, Scenario, Simulation } from '~/dossier/shape/simulation'
import { SourcesAnswer } from '~/dossier/shape/sources'
import {
  askSourcesAnew,
  explainLpp,
  explainPillar3a,
  getDigest,
  getSimulation,
  getSources,
  listScenarios,
} from '~/estimate/read/synthesis'
import { checkSimulation, removeScenario, saveScenario, saveSimulation } from '~/estimate/save/changes'
import { LppExplanationAnswer, Pillar3aExplanationAnswer } from '../answers/explanation'
import { DigestAnswer, ScenariosAnswer, SimulationAnswer } from '../answers/synthesis'
import type { Access, Api } from '../api-env'
import { readRoute, saveRoute } from '../call-route'
import { jsonQuery } from '../json-query'
import { refuseWithAllProblems } from '../refuse-unfit'

/** The three pillars together, simulations, and scenarios. */
export function addSynthesisCalls(api: Api, { withSession }: Access) {
  const middleware = [withSession]
  const request = { query: jsonQuery(DigestQuery) }

  api.openapi(
    readRoute({
      path: '/synthesis/digest',
      summary: 'digest of the three pillars, today and with the change of situation in the query',
      request,
      answer: DigestAnswer,
      middleware,
    }),
    async (c) => c.json(await getDigest(c.var.visit, c.req.valid('query')), 200),
  )

  api.openapi(
    readRoute({
      path: '/synthesis/lpp',
      summary: 'how the second pillar of the digest was calculated, and what each fund answered',
      request,
      answer: LppExplanationAnswer,
      middleware,
    }),
    async (c) => c.json(await explainLpp(c.var.visit, c.req.valid('query')), 200),
  )

  api.openapi(
    readRoute({
      path: '/synthesis/pillar3a',
      summary: 'how the third pillar of the digest was calculated, and where each figure comes from',
      request,
      answer: Pillar3aExplanationAnswer,
      middleware,
    }),
    async (c) => c.json(await explainPillar3a(c.var.visit, c.req.valid('query')), 200),
  )

  addSourcesCalls(api, { middleware })
  addSimulationCalls(api, { middleware })
  addScenarioCalls(api, { middleware })
}

type WithMiddleware = { middleware: Access['withSession'][] }

/** Not among the 17: when the parties behind the digest were asked, and asking them all again. */
function addSourcesCalls(api: Api, { middleware }: WithMiddleware) {
  const path = '/synthesis/sources'

  api.openapi(
    readRoute({
      path,
      summary: 'when the register, the funds and the 3a providers were last asked',
      answer: SourcesAnswer,
      middleware,
    }),
    async (c) => c.json(await getSources(c.var.visit), 200),
  )

  api.openapi(
    saveRoute({
      path,
      summary:
        'ask register, funds and 3a providers again and recalculate; the last answer of a silent party stays in force',
      body: z.strictObject({}),
      answer: SourcesAnswer,
      middleware,
    }),
    async (c) => c.json(await askSourcesAnew(c.var.visit), 200),
  )
}

function addSimulationCalls(api: Api, { middleware }: WithMiddleware) {
  const path = '/synthesis/simulation'

  api.openapi(
    readRoute({
      path,
      summary: 'the saved simulation, and which values can be chosen',
      answer: SimulationAnswer,
      middleware,
    }),
    async (c) => c.json(await getSimulation(c.var.visit), 200),
  )

  api.openapi(
    saveRoute({
      path,
      summary: 'save a simulation; one without any change deletes it',
      body: Simulation,
      answer: SimulationAnswer,
      middleware,
    }),
    async (c) => c.json(await saveSimulation(c.var.visit, c.req.valid('json')), 200),
    refuseWithAllProblems(checkSimulation),
  )
}

function addScenarioCalls(api: Api, { middleware }: WithMiddleware) {
  const path = '/synthesis/scenarios'

  api.openapi(
    readRoute({
      path,
      summary: 'the current situation, and the scenarios beside it',
      answer: ScenariosAnswer,
      middleware,
    }),
    async (c) => c.json(await listScenarios(c.var.visit), 200),
  )

  api.openapi(
    saveRoute({
      path,
      summary: 'keep a simulation under a name, with the years of its capital; if none is sent, the saved one',
      body: z.strictObject({
        name: Scenario.shape.name,
        simulation: Simulation.optional(),
        capital: Scenario.shape.capital,
      }),
      answer: ScenariosAnswer,
      middleware,
    }),
    async (c) => {
      const { visit } = c.var
      await saveScenario(visit, c.req.valid('json'))
      return c.json(await listScenarios(visit), 200)
    },
  )

  api.openapi(
    saveRoute({
      path: `${path}/removed`,
      summary: 'remove a scenario',
      body: Scenario.pick({ id: true }).strict(),
      answer: ScenariosAnswer,
      middleware,
    }),
    async (c) => {
      const { visit } = c.var
      await removeScenario(visit, c.req.valid('json').id)
      return c.json(await listScenarios(visit), 200)
    },
  )
}
