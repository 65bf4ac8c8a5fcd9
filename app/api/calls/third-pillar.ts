import { z } from 'zod'
import { type Dossier, Entity, Open3kInfo, OwnAccount3a, OwnAccounts3a, Providents } from '~/dossier/shape'
import { yearOf } from '~/pillars/day'
import { ceilingsOn } from '~/pillars/pillar-3a/rules'
import { knownAccounts, withAccount } from '../accounts-3a'
import type { Api, Tools } from '../api-env'
import { failsAs, reading, savingPart } from '../call-route'
import { tellListedOn } from '../listed-on'
import { checkPaydate, findPaydate } from '../paydate'
import { unfit } from '../problem'
import { loadProvidents } from '../providents'
import { savePart, tellRevision } from '../revision'
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

  api.openapi(
    reading({
      path: '/open3k/info',
      summary: '3a information',
      answer: Open3kInfo.nullable(),
      middleware: [failsAs('no info'), withSession],
      revised: true,
    }),
    (c) => {
      tellRevision(c, 'account')
      return c.json(c.var.session.dossier.thirdPillar.info, 200)
    },
  )

  api.openapi(
    savingPart({
      path: '/open3k/info',
      summary: 'save the 3a information',
      body: Open3kInfo,
      answer: Open3kInfo,
      middleware: [failsAs('no info'), withSession],
    }),
    async (c) => {
      const { session } = c.var
      const info = c.req.valid('json')
      // Emptied figures keep the day that is there, whatever it has become: nothing is estimated from it.
      if (!keepsOnlyPaydate(info, session.dossier.thirdPillar.info)) await checkPaydate(info.paydate, session, tools)
      await savePart(session, { part: 'account', ifMatch: c.req.valid('header')['if-match'] }, (dossier) => ({
        ...dossier,
        thirdPillar: withAccount(dossier.thirdPillar, null, info),
      }))
      return c.json(info, 200)
    },
  )

  addAccountCalls(api, tools)
}

/** Beside the 17: every account that a provider has told, each with figures of its own. */
function addAccountCalls(api: Api, tools: Tools) {
  const { clock, withSession } = tools
  const middleware = [failsAs('no info'), withSession]

  api.openapi(
    reading({ path: '/open3k/accounts', summary: 'every 3a account', answer: OwnAccounts3a, middleware }),
    (c) => {
      const { thirdPillar, secondPillar } = c.var.session.dossier
      const withFund = secondPillar.selection?.length !== 0
      const ceilings = ceilingsOn(clock.today())
      return c.json(
        {
          accounts: ownAccounts(thirdPillar),
          ceiling: {
            year: yearOf(clock.today()),
            amount: withFund ? ceilings.withFund : ceilings.withoutFund,
            withFund,
          },
        },
        200,
      )
    },
  )

  api.openapi(
    savingPart({
      path: '/open3k/accounts',
      summary: 'save one 3a account',
      body: Open3kInfo.extend({ entityId: z.string() }),
      answer: OwnAccount3a,
      middleware,
    }),
    async (c) => {
      const { session } = c.var
      const { entityId, ...info } = c.req.valid('json')
      const known = ownAccounts(session.dossier.thirdPillar).find((account) => account.entityId === entityId)
      if (!known) throw unfit([{ field: 'entityId', key: 'unknownEntity' }])
      if (!keepsOnlyPaydate(info, known)) await checkPaydate(info.paydate, session, tools)
      await savePart(session, { part: 'account', ifMatch: c.req.valid('header')['if-match'] }, (dossier) => ({
        ...dossier,
        thirdPillar: withAccount(dossier.thirdPillar, entityId, info),
      }))
      return c.json({ ...info, entityId, entityName: known.entityName }, 200)
    },
  )
}

/** In the order in which they were chosen; that of the 3a information is the last. */
function ownAccounts(thirdPillar: Dossier['thirdPillar']): OwnAccount3a[] {
  const [described, ...others] = knownAccounts(thirdPillar, thirdPillar.providents ?? { providents: [], silent: [] })
  return [...others, ...(described ? [described] : [])].flatMap(({ told, info }) =>
    told ? [{ ...info, entityId: told.entityId, entityName: told.entityName }] : [],
  )
}

/** Who has chosen no 3a has no figures of one; and what a provider told of itself is not another one's. */
function infoFor(ids: string[], { thirdPillar: { info, providents } }: Dossier): Open3kInfo | null {
  if (ids.length === 0 || info === null) return null
  const described = providents?.providents.at(-1)?.entityId
  return described === undefined || ids.includes(described) ? info : { ...info, solde: null, amount: null }
}

const keepsOnlyPaydate = ({ solde, rate, amount, paydate }: Open3kInfo, before: Open3kInfo | null) =>
  solde === null && rate === null && amount === null && paydate === (before?.paydate ?? null)
