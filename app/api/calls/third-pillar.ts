import { type Dossier, Entity, type Open3kInfo, Providents } from '~/dossier/shape'
import type { Api, Tools } from '../api-env'
import { failsAs, reading } from '../call-route'
import { tellListedOn } from '../listed-on'
import { findPaydate } from '../paydate'
import { loadProvidents } from '../providents'
import { addAccountCalls } from './account-3a'
import { addSelectionCalls } from './selection'

/** The registry of banks and insurers, the visitor's choice among them, what these say, and the 3a information. */
export function addThirdPillarCalls(api: Api, tools: Tools) {
  const { connectors, withSession } = tools

  api.openapi(
    reading({
      path: '/openpv/entities',
      summary: 'registry of banks and insurers',
      answer: Entity.array(),
      middleware: [failsAs('no registry'), withSession],
      listed: true,
    }),
    async (c) => {
      const { entries, listedOn } = await connectors.directory.listEntities()
      tellListedOn(c, listedOn)
      return c.json(entries, 200)
    },
  )

  addSelectionCalls(api, tools, {
    kind: 'entity',
    part: 'entities',
    path: '/openpv/user/entities',
    what: 'banks and insurers',
    selected: (dossier) => dossier.thirdPillar.selection,
    select: (dossier, selection) => ({
      ...dossier,
      thirdPillar: {
        selection,
        providents: null,
        info: infoFor(selection ?? [], dossier),
        accounts: Object.fromEntries(
          Object.entries(dossier.thirdPillar.accounts).filter(([entityId]) => selection?.includes(entityId)),
        ),
        confirmed: false,
      },
    }),
    unknown: 'unknownEntity',
    list: async () => (await connectors.directory.listEntities()).entries,
  })

  api.openapi(
    reading({
      path: '/openpv/user/providents',
      summary: "the visitor's 3a statements",
      answer: Providents,
      middleware: [failsAs('no provident'), withSession],
    }),
    async (c) => {
      const { session } = c.var
      return c.json(await loadProvidents(session, tools, () => findPaydate(session, tools)), 200)
    },
  )

  addAccountCalls(api, tools)
}

/** Who has chosen no 3a has no figures of one; and what a provider told of itself is not another one's. */
function infoFor(ids: string[], { thirdPillar: { info, providents } }: Dossier): Open3kInfo | null {
  if (ids.length === 0 || info === null) return null
  const described = providents?.providents.at(-1)?.entityId
  return described === undefined || ids.includes(described) ? info : { ...info, solde: null, amount: null }
}
