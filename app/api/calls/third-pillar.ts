import { Open3kInfo, OwnAccount3a, OwnAccounts3a, PaydateLimits } from '~/dossier/shape/account-3a'
import { Entity, Providents } from '~/dossier/shape/party-answers'
import { listEntities } from '~/estimate/read/directory'
import {
  getOpen3kInfo,
  getPaydateLimits,
  getProvidents,
  listAccounts3a,
  listSelectedEntities,
} from '~/estimate/read/third-pillar'
import {
  AccountToSave,
  checkAccount3a,
  checkOpen3kInfo,
  saveAccount3a,
  saveOpen3kInfo,
} from '~/estimate/save/accounts-3a'
import { saveNoEntity, saveSelectedEntities } from '~/estimate/save/selections'
import type { Access, Api } from '../api-env'
import { readRoute, savePartRoute, withFailureOf } from '../call-route'
import { setListDayHeader } from '../list-day'
import { refuseWithAllProblems } from '../refuse-unfit'
import { baseRevisionOf, setETag } from '../revision-headers'
import { addSelectionCalls } from './selection'

/** The directory of banks and insurers, the selection, the providers’ statements, and the 3a accounts. */
export function addThirdPillarCalls(api: Api, access: Access) {
  const { withSession } = access

  api.openapi(
    readRoute({
      path: '/openpv/entities',
      summary: 'registry of banks and insurers',
      answer: Entity.array(),
      middleware: [withFailureOf('listEntities'), withSession],
      listed: true,
    }),
    async (c) => {
      await setListDayHeader(c, 'entities')
      return c.json(await listEntities(c.var), 200)
    },
  )

  addSelectionCalls(api, access, {
    part: 'entities',
    path: '/openpv/user/entities',
    what: 'banks and insurers',
    failureOf: 'listSelectedEntities',
    read: listSelectedEntities,
    save: saveSelectedEntities,
    saveNone: saveNoEntity,
  })

  api.openapi(
    readRoute({
      path: '/openpv/user/providents',
      summary: "the visitor's 3a statements",
      answer: Providents,
      middleware: [withFailureOf('getProvidents'), withSession],
    }),
    async (c) => c.json(await getProvidents(c.var.visit), 200),
  )

  addInfoCalls(api, access)
  addAccountCalls(api, access)
}

function addInfoCalls(api: Api, { withSession }: Access) {
  const path = '/open3k/info'

  api.openapi(
    readRoute({
      path,
      summary: '3a information',
      answer: Open3kInfo.nullable(),
      middleware: [withFailureOf('getOpen3kInfo'), withSession],
      revised: true,
    }),
    async (c) => {
      await setETag(c, 'account')
      return c.json(await getOpen3kInfo(c.var.visit), 200)
    },
  )

  api.openapi(
    savePartRoute({
      path,
      summary: 'save the 3a information',
      body: Open3kInfo,
      answer: Open3kInfo,
      middleware: [withFailureOf('saveOpen3kInfo'), withSession],
    }),
    async (c) =>
      c.json(await saveOpen3kInfo(c.var.visit, c.req.valid('json'), baseRevisionOf(c.req.valid('header'))), 200),
    refuseWithAllProblems(checkOpen3kInfo),
  )
}

/** Not among the 17: every account with a statement, each with its own figures. */
function addAccountCalls(api: Api, { withSession }: Access) {
  const path = '/open3k/accounts'
  const middleware = [withFailureOf('listAccounts3a'), withSession]

  api.openapi(
    readRoute({
      path,
      summary: 'every 3a account, and the most that may be paid in this year',
      answer: OwnAccounts3a,
      middleware,
    }),
    async (c) => c.json(await listAccounts3a(c.var.visit), 200),
  )

  api.openapi(
    savePartRoute({ path, summary: 'save one 3a account', body: AccountToSave, answer: OwnAccount3a, middleware }),
    async (c) =>
      c.json(await saveAccount3a(c.var.visit, c.req.valid('json'), baseRevisionOf(c.req.valid('header'))), 200),
    refuseWithAllProblems(checkAccount3a),
  )

  api.openapi(
    readRoute({
      path: '/open3k/paydates',
      summary: 'days (inclusive) between which 3a savings can be paid out; null: no day is left',
      answer: PaydateLimits,
      middleware: [withSession],
    }),
    async (c) => c.json(await getPaydateLimits(c.var.visit), 200),
  )
}
