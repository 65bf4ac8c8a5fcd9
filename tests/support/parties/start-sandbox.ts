/** The sandbox on a port of its own, for tests that speak HTTP with it. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { day } from '~/pillars/day'
import { SANDBOX_PATH } from '~/sandbox/html'
import type { Person } from '~/sandbox/people/people'
import { readPeople } from '~/sandbox/people/read-people'
import { createSandbox } from '~/sandbox/sandbox'

export const CLIENT = { id: 'trois-piliers', secret: 'a secret: with & signs + 100%' }
export const REGISTER_KEY = 'key-of-the-register'
/** Nothing listens there: tests look at the redirect and do not follow it. */
export const PUBLIC_ORIGIN = 'http://product.example'

export type StartedSandbox = Awaited<ReturnType<typeof startSandbox>>

type Options = { people?: Person[]; today?: string; origin?: string; publicOrigin?: string }

/** `origin`: the address at which it believes to be reached, as behind a proxy. Close it when done. */
export async function startSandbox(options: Options = {}) {
  const clock = { now: Date.UTC(2026, 10, 21, 12) }
  const host = express()
  const server = createServer(host)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const people = options.people ?? readPeople(null)
  const today = day(options.today ?? '2026-11-21')
  host.use(
    SANDBOX_PATH,
    createSandbox({
      origin: options.origin ?? origin,
      publicOrigin: options.publicOrigin ?? PUBLIC_ORIGIN,
      people,
      today: () => today,
      now: () => clock.now,
      client: CLIENT,
      partyClient: CLIENT,
      registerKey: REGISTER_KEY,
    }),
  )
  return {
    origin,
    base: origin + SANDBOX_PATH,
    people,
    /** The clock on the sandbox's wall, in milliseconds; tests may move it. */
    clock,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
