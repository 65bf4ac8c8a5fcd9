import { PensionFund, Policies, SalaryChangeAnswer } from '~/dossier/shape/party-answers'
import { listLoginPensionFunds, listPensionFunds } from '~/estimate/read/directory'
import { getPolicies, listSalaryChanges, listSelectedFunds } from '~/estimate/read/second-pillar'
import { saveNoFund, saveSelectedFunds } from '~/estimate/save/selections'
import type { Access, Api } from '../api-env'
import { readRoute, withFailureOf } from '../call-route'
import { setListDayHeader } from '../list-day'
import { addSelectionCalls } from './selection'

/** The directory of pension funds, the visitor's selection, and the policies of the selected funds. */
export function addSecondPillarCalls(api: Api, access: Access) {
  addDirectoryCalls(api, access)
  addSelectionCalls(api, access, {
    part: 'funds',
    path: '/openpk/user/pension-funds',
    what: 'funds',
    failureOf: 'listSelectedFunds',
    read: listSelectedFunds,
    save: saveSelectedFunds,
    saveNone: saveNoFund,
  })
  addPolicyCalls(api, access)
}

function addDirectoryCalls(api: Api, { withSession, open }: Access) {
  const funds = PensionFund.array()

  api.openapi(
    readRoute({
      path: '/openpk/pension-funds',
      summary: 'fund registry',
      answer: funds,
      middleware: [withFailureOf('listPensionFunds'), withSession],
      listed: true,
    }),
    async (c) => {
      await setListDayHeader(c, 'pensionFunds')
      return c.json(await listPensionFunds(c.var), 200)
    },
  )

  api.openapi(
    readRoute({
      path: '/login/pension-funds',
      summary: 'funds at which one can sign in',
      answer: funds,
      middleware: [withFailureOf('listLoginPensionFunds'), open],
      open: true,
      listed: true,
    }),
    async (c) => {
      await setListDayHeader(c, 'loginPensionFunds')
      return c.json(await listLoginPensionFunds(c.var), 200)
    },
  )
}

function addPolicyCalls(api: Api, { withSession }: Access) {
  api.openapi(
    readRoute({
      path: '/openpk/user/pension-funds/policies',
      summary: "the visitor's policies",
      answer: Policies,
      middleware: [withFailureOf('getPolicies'), withSession],
    }),
    async (c) => c.json(await getPolicies(c.var.visit), 200),
  )

  api.openapi(
    readRoute({
      path: '/openpk/user/pension-funds/salary-changes',
      summary: 'what the funds have answered for other salaries so far; no fund is asked',
      answer: SalaryChangeAnswer.array(),
      middleware: [withSession],
    }),
    async (c) => c.json(await listSalaryChanges(c.var.visit), 200),
  )
}
