import type { Day } from '~/pillars/day'
import type { Connectors, Silence } from './connectors'
import { createDirectory } from './directory'
import { createEntities } from './entities'
import { type Client, createPartyAccess } from './party-access'
import { createPartyCall } from './party-call'
import { createFunds } from './pension-funds'
import { createRegister } from './register'
import { aroundEach, createReporter } from './reporting'
import { createWaiting, type Waiting } from './waiting'

export type ConnectorOptions = {
  directoryUrl: string
  entitiesUrl: string
  /** The register's base; the call is `{registerUrl}/insureds`. */
  registerUrl: string
  registerKey: string
  client: Client
  /** The parties are the stand-in's: they may speak plain http from any host. */
  allowHttp: boolean
  /** Where funds and 3a providers lead people back to, as it is registered with them. */
  redirectUri: string
  /** How long a call to a party may take, in milliseconds, its repetition included. */
  timeoutMs: number
  fetch?: typeof globalThis.fetch
  /** Milliseconds that only go up; for the ten minutes of the directories. */
  now?: () => number
  /** The day of a list, where it stands in for a newer one. */
  today: () => Day
  /** Who waits for them, and for whom nobody waits now; left out, only they share it. */
  waiting?: Waiting
  /** Is told of each party that was silent, and why. */
  report?: (silence: Silence) => void
}

/**
 * The outside parties over HTTP. Every failure is a PartyError: `refused` (they said no), `timeout` (no answer
 * in time, or none at all), `notFound`, `badAnswer` (anything that is not what was asked for).
 */
export function createConnectors({
  fetch = globalThis.fetch,
  now = monotonic,
  waiting = createWaiting({ now }),
  report = () => {},
  ...options
}: ConnectorOptions): Connectors {
  const call = createPartyCall({ timeoutMs: options.timeoutMs, fetch })
  const tell = createReporter(report)
  const connectors = {
    register: createRegister(call, options),
    directory: createDirectory(call, { ...options, now, waiting, report, tell }),
    access: createPartyAccess(call, options.client, options.redirectUri),
    funds: createFunds(call),
    entities: createEntities(call),
  }
  const register = { id: 'register', api: options.registerUrl }
  return aroundEach(connectors, register, ({ id, api }, ask) =>
    waiting
      .wait(api, () => waiting.ask(api, ask))
      .catch((error: unknown) => {
        tell(id, error)
        throw error
      }),
  )
}

/** Not the clock on the wall: setting that back must not keep an old list alive. */
const monotonic = () => performance.now()
