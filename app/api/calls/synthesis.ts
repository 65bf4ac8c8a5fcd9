import { DigestQuery } from '~/dossier/shape'
import { DigestAnswer } from '../answers'
import type { Api, Tools } from '../api-env'
import { reading } from '../call-route'
import { loadDigest } from '../digest'
import { unfit } from '../problem'
import { jsonEncoded } from '../query'

/** The three pillars together. */
export function addSynthesisCalls(api: Api, tools: Tools) {
  api.openapi(
    reading({
      path: '/synthesis/digest',
      summary: 'digest of the three pillars',
      request: { query: jsonEncoded(DigestQuery) },
      answer: DigestAnswer,
      middleware: [tools.withSession],
    }),
    async (c) => {
      refuseChanges(c.req.valid('query'))
      return c.json(await loadDigest(c.var.session, tools), 200)
    },
  )
}

/** A change of situation is not computed here: to answer as if nobody had asked for one would be false. */
function refuseChanges(query: DigestQuery) {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  if (asked.length === 0) return
  throw unfit(
    asked.map(([field]) => ({ field, key: 'simulationNotAvailable' })),
    'simulation not available',
  )
}
