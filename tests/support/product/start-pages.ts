/** A visitor's pages over the use cases themselves: a vault in memory, and outside parties that answer from a table. */
import type { UseCases } from '~/estimate/use-cases'
import { visitorUseCases } from '~/shell/visitor-use-cases'
import { servePage } from './serve-page'
import { startApi } from './start-api'

export type Pages = Awaited<ReturnType<typeof startPages>>

/** `pageOf(module, path)` serves the page at its French path. `client`: the use cases, each as a request of its own. */
export async function startPages(options: Parameters<typeof startApi>[0] = { termsVersion: '1' }) {
  const api = await startApi(options)
  const client = requestEach(() => visitorUseCases(api.tools, null)({ vault: api.vault, token: api.token }))
  const pageOf = (module: object, path: string, changes?: Parameters<typeof servePage>[3]) =>
    servePage(module, path, client, changes)
  return { api, client, pageOf }
}

/** The use cases of one visitor, each of them on a dossier that is opened anew. */
export function requestEach(begin: () => UseCases): UseCases {
  const names = Object.keys(begin()) as (keyof UseCases)[]
  return Object.fromEntries(
    names.map((name) => [name, (...given: unknown[]) => (begin()[name] as (...given: unknown[]) => unknown)(...given)]),
  ) as UseCases
}
