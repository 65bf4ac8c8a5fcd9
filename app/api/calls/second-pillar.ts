import type { PensionFund } from '~/dossier/shape'
import { PensionFund as PensionFundShape, Policies, SalaryChangeTold } from '~/dossier/shape'
import type { Api, Tools } from '../api-env'
import { failsAs, reading } from '../call-route'
import { tellListedOn } from '../listed-on'
import { loadPolicies } from '../policies'
import { salaryChangesTold } from '../salary-change'
import { addSelectionCalls } from './selection'

/** The registry of pension funds, the visitor's funds, and what these say. */
export function addSecondPillarCalls(api: Api, tools: Tools) {
  const { connectors, withSession } = tools
  const funds = PensionFundShape.array()

  api.openapi(
    reading({
      path: '/openpk/pension-funds',
      summary: 'fund registry',
      answer: funds,
      middleware: [failsAs('no registry'), withSession],
      listed: true,
    }),
    async (c) => {
      const { entries, listedOn } = await connectors.directory.listPensionFunds()
      tellListedOn(c, listedOn)
      return c.json(entries, 200)
    },
  )

  api.openapi(
    reading({
      path: '/login/pension-funds',
      summary: 'funds at which one can sign in',
      answer: funds,
      middleware: [failsAs('no registry')],
      open: true,
      listed: true,
    }),
    async (c) => {
      const { entries, listedOn } = await connectors.directory.listPensionFunds()
      tellListedOn(c, listedOn)
      return c.json(entries.filter(isActive), 200)
    },
  )

  addSelectionCalls(api, tools, {
    kind: 'fund',
    part: 'funds',
    path: '/openpk/user/pension-funds',
    what: 'funds',
    selected: (dossier) => dossier.secondPillar.selection,
    select: (dossier, selection) => ({ ...dossier, secondPillar: { selection, policies: null }, salaryChanges: {} }),
    unknown: 'unknownFund',
    list: async () => (await connectors.directory.listPensionFunds()).entries,
  })

  api.openapi(
    reading({
      path: '/openpk/user/pension-funds/policies',
      summary: "the visitor's policies",
      answer: Policies,
      middleware: [failsAs('no policy'), withSession],
    }),
    async (c) => c.json(await loadPolicies(c.var.session, tools), 200),
  )

  api.openapi(
    reading({
      path: '/openpk/user/pension-funds/salary-changes',
      summary: 'what the funds have answered to other salaries; nobody is asked',
      answer: SalaryChangeTold.array(),
      middleware: [withSession],
    }),
    async (c) => c.json(salaryChangesTold(c.var.session.dossier), 200),
  )
}

const isActive = (fund: PensionFund) => fund.openpkStatus === 'active'
