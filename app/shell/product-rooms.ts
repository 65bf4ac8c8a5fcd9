/** The rooms of a product, for one public origin: outside parties, identity, visitors, calls. */
import { createApi } from '~/api/api'
import { createConnectors } from '~/connectors/create-connectors'
import { createWaiting } from '~/connectors/waiting'
import type { Meter } from '~/door/cost/meter'
import type { StyleSheet } from '~/door/files/style-sheet'
import type { Logbook } from '~/door/log/logbook'
import type { Bodies } from '~/door/standing/bodies'
import type { Load } from '~/door/standing/load'
import type { Calculate } from '~/estimate/calculate'
import type { Tools } from '~/estimate/gather/tools'
import type { ClientKey } from '~/identity/client-key'
import { createIdentity } from '~/identity/identity'
import { PARTY_CALLBACK } from '~/identity/places'
import { DEFAULT_LANGUAGE } from '~/language/language'
import type { OwnName } from './operator/own-name'
import type { PageOptions } from './page-context'
import { apiPathOf } from './route-patterns'
import { visitorsOf } from './visitors'

/** `previous`: the secret before, for a party that does not know the present one. */
type ClientCredentials = { id: string; secret: string; previous?: string | undefined }

export type ProductOptions = PageOptions & {
  /** The product's credentials at the identity service. */
  client: ClientCredentials & { key?: ClientKey | undefined }
  /** Its credentials at funds and 3a providers, which must not be usable elsewhere. */
  partyClient: ClientCredentials
  registerKey: string
  previousRegisterKey?: string | undefined
  /** The style sheets to inline in pages, by their addresses; by default the files of the build. */
  styleSheets?: ReadonlyMap<string, StyleSheet>
  /** The folder of the files of public/; by default in the build. */
  publicFolder?: string
  /** False once the process is about to stop. */
  isReady: () => boolean
  /** Where calculations are made; by default in the thread that answers. */
  calculate?: Calculate
  /** How busy the process is; by default only the requests under way are counted. */
  load?: Load
  /** What answers cost, measured for all origins together; by default only as answers begin and end. */
  meter?: Meter
  /** The bodies under way of all origins. */
  bodies?: Bodies
}

type Gauges = { load: Load; meter: Meter; bodies: Bodies }
export type LoadedProduct = ProductOptions & Gauges & { logbook: Logbook; ownName: OwnName }

export type Rooms = ReturnType<typeof createRooms>

export function createRooms(options: LoadedProduct) {
  const { env, origin, clock, keys, vault, client, partyClient, registerKey, parties, load } = options
  const { logbook, measures, previousRegisterKey } = options
  const timeoutMs = env.CONNECTOR_TIMEOUT
  const waiting = createWaiting({ beginWaiting: load.beginWaiting, watch: measures })
  const connectors = createConnectors({
    registerUrl: parties.register,
    directoryUrl: parties.funds,
    entitiesUrl: parties.entities,
    registerKey,
    previousRegisterKey,
    client: partyClient,
    bindBy: env.PARTIES_BIND_BY,
    allowHttp: env.SANDBOX === 'on',
    redirectUri: `${origin}${PARTY_CALLBACK}`,
    timeoutMs,
    today: clock.today,
    waiting,
    report: logbook.silence,
  })
  const identity = createIdentity({
    vault,
    connectors,
    publicOrigin: origin,
    issuer: parties.identity,
    clientId: client.id,
    clientSecret: client.secret,
    previousClientSecret: client.previous,
    clientAuth: env.IDENTITY_CLIENT_AUTH,
    clientKey: client.key,
    scopes: env.IDENTITY_SCOPES,
    claimNames: { navs: env.IDENTITY_CLAIM_NAVS, name: env.IDENTITY_CLAIM_NAME },
    acrValues: env.IDENTITY_ACR_VALUES,
    allowHttp: env.SANDBOX === 'on',
    timeoutMs,
    waiting,
    ...keys,
    lifetimeSeconds: env.DOSSIER_SECONDS,
    now: clock.now,
    report: logbook.problemsOf('sign-in'),
    tell: logbook.security,
    reportParty: logbook.silence,
    reportFault: logbook.problemsOf('sign-in'),
  })
  const basePath = apiPathOf(env)
  const tools: Tools = {
    connectors,
    clock,
    termsVersion: env.TERMS_VERSION,
    report: logbook.problemsOf('estimate'),
    refused: measures?.refusedByUseCase,
    calculate: options.calculate,
  }
  const visitorOf = visitorsOf(tools, basePath === null ? env.API_BASE : null)
  const api = createApi({
    ...tools,
    vault,
    isOwnOrigin: (asked) => asked === origin,
    sessionCookie: identity.cookies.session,
    basePath: basePath ?? '',
    publisher: publisherOf(env),
  })
  return { identity, api, basePath, visitorOf, examples: examplesOf(options, { tools, visitorOf }) }
}

/** As the reference of the calls names it: in English, so in all languages of its name; null: not told. */
function publisherOf({ OPERATOR_NAME, OPERATOR_CONTACT }: PageOptions['env']) {
  if (OPERATOR_NAME === undefined) return null
  return { name: [...new Set(Object.values(OPERATOR_NAME))].join(' / '), at: OPERATOR_CONTACT?.[DEFAULT_LANGUAGE] }
}

/** Examples of the demo use its parties. Others have their own, and are not counted as visitors. */
function examplesOf({ demo, examples }: LoadedProduct, { tools, visitorOf }: WithVisitors) {
  if (demo) return { people: demo, register: tools.connectors.register, visitorOf }
  if (!examples) return null
  const { people, connectors } = examples
  const { refused: _, ...uncounted } = tools
  return { people, register: connectors.register, visitorOf: visitorsOf({ ...uncounted, connectors }, null) }
}

type WithVisitors = { tools: Tools; visitorOf: ReturnType<typeof visitorsOf> }
