import { SelectionToSave } from '~/dossier/shape/party-answers'
import type { SavedPart } from '~/dossier/shape/revisions'
import type { FAILURES } from '~/estimate/calls'
import type { BaseRevision } from '~/estimate/save/save-part'
import type { Visit } from '~/estimate/visit'
import { SelectionAnswer } from '../answers/visitor'
import type { Access, Api } from '../api-env'
import { readRoute, savePartRoute, withFailureOf } from '../call-route'
import { baseRevisionOf, setETag } from '../revision-headers'

type SelectionCalls = {
  part: SavedPart
  path: string
  /** What is selected, for the OpenAPI document. */
  what: string
  failureOf: keyof typeof FAILURES
  read: (visit: Visit) => string[]
  save: (visit: Visit, ids: readonly string[], baseRevision: BaseRevision) => Promise<string[]>
  /** Saves that the visitor has none. */
  saveNone: (visit: Visit, baseRevision: BaseRevision) => Promise<string[]>
}

/** The calls that read and save the visitor's selection of pension funds, or of 3a providers. */
export function addSelectionCalls(api: Api, { withSession }: Access, selection: SelectionCalls) {
  const { part, path, what, read, save, saveNone, failureOf } = selection
  const middleware = [withFailureOf(failureOf), withSession]

  api.openapi(
    readRoute({ path, summary: `selected ${what}`, answer: SelectionAnswer, middleware, revised: true }),
    async (c) => {
      await setETag(c, part)
      return c.json(read(c.var.visit), 200)
    },
  )

  api.openapi(
    savePartRoute({
      path,
      summary: `save the selected ${what}`,
      body: SelectionToSave,
      answer: SelectionAnswer,
      middleware,
    }),
    async (c) => {
      const { ids, none } = c.req.valid('json')
      const baseRevision = baseRevisionOf(c.req.valid('header'))
      const { visit } = c.var
      return c.json(await (none ? saveNone(visit, baseRevision) : save(visit, ids, baseRevision)), 200)
    },
  )
}
