/** The worked examples without a sandbox: their parties answer within the process, and nothing is sent anywhere. */
import type { RequestListener } from 'node:http'
import type { Connectors } from '~/connectors/connectors'
import { createConnectors } from '~/connectors/create-connectors'
import { createInternalClient } from '~/door/files/internal-client'
import type { Clock } from '~/estimate/gather/tools'
import type { FictionalPerson } from './worked-examples'

/** No name server knows a host that ends so (RFC 2606): a request that left the process would arrive nowhere. */
export const EXAMPLES_BASE = 'https://examples.invalid'

export type ExampleParties = { people: readonly FictionalPerson[]; connectors: Connectors }

type Options = { app: RequestListener; registerKey: string; people: readonly FictionalPerson[]; clock: Clock }

export const exampleParties = ({ app, registerKey, people, clock }: Options): ExampleParties => ({
  people,
  connectors: createConnectors({
    directoryUrl: `${EXAMPLES_BASE}/directory/pension-funds`,
    entitiesUrl: `${EXAMPLES_BASE}/directory/entities`,
    registerUrl: `${EXAMPLES_BASE}/register`,
    registerKey,
    // Nobody signs in there.
    client: { id: 'examples', secret: '' },
    allowHttp: false,
    redirectUri: EXAMPLES_BASE,
    timeoutMs: 10_000,
    today: clock.today,
    fetch: fetchWithin(app),
  }),
})

/** Asks the app alone, whatever the host. */
function fetchWithin(app: RequestListener): typeof globalThis.fetch {
  const ask = createInternalClient(app)
  return async (input, init) => {
    const request = new Request(input, init)
    const { host, pathname, search } = new URL(request.url)
    const sent = request.body && new Uint8Array(await request.arrayBuffer())
    const headers: Record<string, string> = { ...Object.fromEntries(request.headers), host }
    if (sent) headers['content-length'] = String(sent.length)
    const answer = await ask(pathname + search, headers, { method: request.method, body: sent })
    const told = Object.entries(answer.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    return new Response(new Uint8Array(answer.body), { status: answer.status, headers: told as [string, string][] })
  }
}
