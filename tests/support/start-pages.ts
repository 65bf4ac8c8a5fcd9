/** A visitor's pages over the calls themselves: a vault in memory, and outside parties that answer from a table. */
import { createApiClient } from '~/api/client'
import { inProcess } from '~/api/in-process'
import { servePage } from './serve-page'
import { ORIGIN, startApi } from './start-api'

export type Pages = Awaited<ReturnType<typeof startPages>>

/** `pageOf(module, path)` serves the page at its French path. `client`: the calls, as the pages make them. */
export async function startPages(options: Parameters<typeof startApi>[0] = { termsVersion: '1' }) {
  const api = await startApi(options)
  let time = 0
  const client = createApiClient({
    base: `${ORIGIN}/api`,
    fetch: inProcess(api.api),
    token: api.token,
    // Each request of a browser has a client of its own: nothing is kept from one to the next.
    now: () => (time += 1000),
  })
  const pageOf = (module: object, path: string, changes?: Parameters<typeof servePage>[3]) =>
    servePage(module, path, client, changes)
  return { api, client, pageOf }
}
