/** A visitor's pages over the use cases themselves: a vault in memory, and outside parties that answer from a table. */

import { servePage } from './serve-page'
import { startApi } from './start-api'
import { requestEach, visitorUseCases } from './use-cases'

export type Pages = Awaited<ReturnType<typeof startPages>>

/** `pageOf(module, path)` serves the page at its French path. `client`: the use cases, each as a request of its own. */
export async function startPages(options: Parameters<typeof startApi>[0] = { termsVersion: '1' }) {
  const api = await startApi(options)
  const client = requestEach(() => visitorUseCases(api.tools, null)({ vault: api.vault, token: api.token }))
  const pageOf = (module: object, path: string, changes?: Parameters<typeof servePage>[3]) =>
    servePage(module, path, client, changes)
  return { api, client, pageOf }
}
