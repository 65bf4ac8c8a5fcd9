import type { Day } from '~/pillars/day'
import { type BindBy, type Connectors, PartyError, type Silence } from './connectors'
import { createDirectory } from './directory'
import { createEntities } from './entities'
import { type Client, createPartyAccess } from './party-access'
import { createPartyCall } from './party-call'
import { createFunds } from './pension-funds'
import { createRegister } from './register'
import { aroundEach, createReporter } from './reporting'
import { createWaiting, type Waiting } from './waiting'

export type ConnectorOptions = {
  /** The directory of pension funds. An address is null if the party is not connected. */
  directoryUrl: string | null
  /** The directory of 3a providers. */
  entitiesUrl: string | null
  /** The register's base; the call is `{registerUrl}/insureds`. */
  registerUrl: string | null
  registerKey: string
  /** The previous key, for a register that does not know the present one yet. */
  previousRegisterKey?: string | undefined
  client: Client
  /** By default `number`. */
  bindBy?: BindBy
  /** The parties are the sandbox's, so plain http from any host is allowed. */
  allowHttp: boolean
  /** The redirect address that is registered with funds and 3a providers. */
  redirectUri: string
  /** How long a call to a party may take, including its repetition, in milliseconds. */
  timeoutMs: number
  fetch?: typeof globalThis.fetch
  /** Monotonic milliseconds, for the ten minutes of the directories. */
  now?: () => number
  /** The day of a list that is served because no newer one came. */
  today: () => Day
  /** Counts waiting requests, and knows which parties are paused; by default these connectors have their own. */
  waiting?: Waiting
  /** Called for each party that was silent, with the reason. */
  report?: (silence: Silence) => void
}

/**
 * The outside parties over HTTP. Every failure is a PartyError: `refused` (they said no), `timeout` (no answer in time,
 * or none at all), `notFound`, `badAnswer` (anything that was not asked for).
 */
export function createConnectors({
  bindBy = 'number',
  fetch = globalThis.fetch,
  now = monotonic,
  waiting = createWaiting({ now }),
  report = () => {},
  ...options
}: ConnectorOptions): Connectors {
  const call = createPartyCall({ timeoutMs: options.timeoutMs, fetch })
  const tell = createReporter(report)
  const { registerUrl, directoryUrl, entitiesUrl } = options
  const connected = { register: registerUrl !== null, funds: directoryUrl !== null, entities: entitiesUrl !== null }
  const connectors = {
    connected,
    register: registerUrl === null ? NO_REGISTER : createRegister(call, { ...options, registerUrl }),
    directory: createDirectory(call, { ...options, now, waiting, report, tell }),
    access: createPartyAccess(call, { ...options, bindBy }),
    funds: createFunds(call),
    entities: createEntities(call),
  }
  const register = registerUrl === null ? null : ({ id: 'register', kind: 'register', api: registerUrl } as const)
  return aroundEach(connectors, register, (party, ask) =>
    waiting
      .wait(party, () => waiting.ask(party, ask))
      .catch((error: unknown) => {
        tell(party.id, error)
        throw error
      }),
  )
}

/** Answers as a register that knows nobody, so that no party counts as silent. */
const NO_REGISTER: Connectors['register'] = {
  getInsured: async () => {
    throw new PartyError('notFound', 'no register is connected')
  },
}

/** A monotonic clock: setting the system clock back must not keep an old list alive. */
const monotonic = () => performance.now()
