import { endAccess } from '~/connectors/end-access'
import { accessOnlyTo, listGrants, type PartyKind } from '~/dossier/party-access'
import type { SavedPart } from '~/dossier/revisions'
import { type Dossier, SelectionToSave } from '~/dossier/shape'
import { SelectionAnswer } from '../answers'
import type { Api, Tools } from '../api-env'
import { failsAs, reading, savingPart } from '../call-route'
import { savePart, tellRevision } from '../revision'
import { checkSelection, type Listed, withoutRepeats } from '../selection'

type Selection = {
  kind: PartyKind
  part: SavedPart
  path: string
  /** What is selected, for the reference. */
  what: string
  /** The ids now chosen, `[]` where the visitor says that they have none; null while the question is open. */
  selected: (dossier: Dossier) => string[] | null
  /** The dossier with another selection, and without what the former one had brought. */
  select: (dossier: Dossier, selection: string[] | null) => Dossier
  unknown: 'unknownFund' | 'unknownEntity'
  list: () => Promise<Listed[]>
}

/** The two calls of a visitor's selection, of pension funds or of 3a providers: read it, save it. */
export function addSelectionCalls(api: Api, { connectors, report, withSession }: Tools, selection: Selection) {
  const { kind, part, path, what, selected, select, unknown, list } = selection
  const middleware = [failsAs('no selection'), withSession]

  api.openapi(
    reading({ path, summary: `selected ${what}`, answer: SelectionAnswer, middleware, revised: true }),
    (c) => {
      tellRevision(c, part)
      return c.json(selected(c.var.session.dossier) ?? [], 200)
    },
  )

  api.openapi(
    savingPart({
      path,
      summary: `save the selected ${what}`,
      body: SelectionToSave,
      answer: SelectionAnswer,
      middleware,
    }),
    async (c) => {
      const { session } = c.var
      const { ids: sent, none } = c.req.valid('json')
      const ids = withoutRepeats(sent)
      await checkSelection(ids, selected(session.dossier), unknown, list)
      let ended: ReturnType<typeof endedGrants> = []
      await savePart(session, { part, ifMatch: c.req.valid('header')['if-match'] }, (dossier) => {
        ended = endedGrants(dossier, kind, ids)
        return withoutAccess(select(dossier, ids.length > 0 || none ? ids : null), kind, ids)
      })
      endAccess(connectors, ended).catch(report)
      return c.json(ids, 200)
    },
  )
}

const withoutAccess = (dossier: Dossier, kind: PartyKind, ids: string[]): Dossier => ({
  ...dossier,
  parties: accessOnlyTo(dossier.parties, kind, ids),
})

const endedGrants = (before: Dossier, kind: PartyKind, ids: string[]) =>
  listGrants(before).filter(({ party }) => party.kind === kind && !ids.includes(party.id))
