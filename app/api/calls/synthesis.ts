import { DigestQuery, SimulationChange } from '~/dossier/shape'
import { DigestAnswer, SimulationAnswer } from '../answers'
import type { Api, Tools } from '../api-env'
import { reading, saving } from '../call-route'
import { loadDigest } from '../digest'
import { unfit } from '../problem'
import { jsonEncoded } from '../query'
import { loadSimulation, requireDrawable } from '../simulation'

/** The three pillars together, and the change of situation that the visitor looks at. */
export function addSynthesisCalls(api: Api, tools: Tools) {
  const middleware = [tools.withSession]

  api.openapi(
    reading({
      path: '/synthesis/digest',
      summary: 'digest of the three pillars; with a retirement date, also with this change',
      request: { query: jsonEncoded(DigestQuery) },
      answer: DigestAnswer,
      middleware,
    }),
    async (c) => {
      const { retirementDate = null, ...others } = c.req.valid('query')
      refuseOtherChanges(others)
      return c.json(await loadDigest(c.var.session, tools, retirementDate), 200)
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
      summary: 'save a simulation; without a retirement date there is none any more',
      body: SimulationChange,
      answer: SimulationAnswer,
      middleware,
    }),
    async (c) => {
      const { session } = c.var
      const { retirementDate } = c.req.valid('json')
      if (retirementDate) await requireDrawable(session, tools, retirementDate)
      await session.change((dossier) => ({ ...dossier, simulation: retirementDate && { retirementDate } }))
      return c.json(await loadSimulation(session, tools), 200)
    },
  )
}

/** Of the changes, only the retirement date is computed here: to answer as if nobody had asked would be false. */
function refuseOtherChanges(query: Omit<DigestQuery, 'retirementDate'>) {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  if (asked.length === 0) return
  throw unfit(
    asked.map(([field]) => ({ field, key: 'simulationNotAvailable' })),
    'simulation not available',
  )
}
