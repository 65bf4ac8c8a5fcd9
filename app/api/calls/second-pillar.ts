import type { PensionFund } from '~/dossier/shape'
import { Ids, PensionFund as PensionFundShape, Policies } from '~/dossier/shape'
import { SelectionAnswer } from '../answers'
import type { Api, Tools } from '../api-env'
import { failsAs, reading, saving } from '../call-route'
import { loadPolicies } from '../policies'
import { checkSelection, withoutRepeats } from '../selection'

/** The registry of pension funds, the visitor's funds, and what these say. */
export function addSecondPillarCalls(api: Api, { connectors, withSession }: Tools) {
  const funds = PensionFundShape.array()

  api.openapi(
    reading({
      path: '/openpk/pension-funds',
      summary: 'fund registry',
      answer: funds,
      middleware: [failsAs('no registry'), withSession],
    }),
    async (c) => c.json(await connectors.directory.listPensionFunds(), 200),
  )

  api.openapi(
    reading({
      path: '/login/pension-funds',
      summary: 'funds at which one can sign in',
      open: true,
      answer: funds,
      middleware: [failsAs('no registry')],
    }),
    async (c) => c.json((await connectors.directory.listPensionFunds()).filter(isActive), 200),
  )

  api.openapi(
    reading({
      path: '/openpk/user/pension-funds',
      summary: 'selected funds',
      answer: SelectionAnswer,
      middleware: [failsAs('no selection'), withSession],
    }),
    (c) => c.json(c.var.session.dossier.secondPillar.selection ?? [], 200),
  )

  api.openapi(
    saving({
      path: '/openpk/user/pension-funds',
      summary: 'save the selected funds',
      body: Ids,
      answer: SelectionAnswer,
      middleware: [failsAs('no selection'), withSession],
    }),
    async (c) => {
      const { session } = c.var
      const ids = withoutRepeats(c.req.valid('json').ids)
      await checkSelection(
        ids,
        session.dossier.secondPillar.selection,
        'unknownFund',
        connectors.directory.listPensionFunds,
      )
      await session.change((dossier) => ({ ...dossier, secondPillar: { selection: ids, policies: null } }))
      return c.json(ids, 200)
    },
  )

  api.openapi(
    reading({
      path: '/openpk/user/pension-funds/policies',
      summary: "the visitor's policies",
      answer: Policies,
      middleware: [failsAs('no policy'), withSession],
    }),
    async (c) => c.json(await loadPolicies(c.var.session, { connectors }), 200),
  )
}

const isActive = (fund: PensionFund) => fund.openpkStatus === 'active'
