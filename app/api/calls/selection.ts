import { type Dossier, Ids } from '~/dossier/shape'
import { SelectionAnswer } from '../answers'
import type { Api, Tools } from '../api-env'
import { failsAs, reading, saving } from '../call-route'
import { checkSelection, type Listed, withoutRepeats } from '../selection'

type Selection = {
  path: string
  /** What is selected, for the reference. */
  what: string
  /** The ids now chosen; null where nobody has asked yet. */
  selected: (dossier: Dossier) => string[] | null
  /** The dossier with other ids, and without what the former ones had brought. */
  select: (dossier: Dossier, ids: string[]) => Dossier
  unknown: 'unknownFund' | 'unknownEntity'
  list: () => Promise<Listed[]>
}

/** The two calls of a visitor's selection, of pension funds or of 3a providers: read it, save it. */
export function addSelectionCalls(api: Api, { withSession }: Tools, selection: Selection) {
  const { path, what, selected, select, unknown, list } = selection
  const middleware = [failsAs('no selection'), withSession]

  api.openapi(reading({ path, summary: `selected ${what}`, answer: SelectionAnswer, middleware }), (c) =>
    c.json(selected(c.var.session.dossier) ?? [], 200),
  )

  api.openapi(
    saving({ path, summary: `save the selected ${what}`, body: Ids, answer: SelectionAnswer, middleware }),
    async (c) => {
      const { session } = c.var
      const ids = withoutRepeats(c.req.valid('json').ids)
      await checkSelection(ids, selected(session.dossier), unknown, list)
      await session.change((dossier) => select(dossier, ids))
      return c.json(ids, 200)
    },
  )
}
