/** Creates the context of a page: what it asks for, session, settings, and its own content security policy. */

import type { ServerBuild } from '@remix-run/node'
import type { Request, RequestHandler, Response } from 'express'
import type { RequestShare } from '~/api/mount'
import type { Connectors } from '~/connectors/connectors'
import { askerOf } from '~/door/asker'
import type { StyleSheet } from '~/door/files/style-sheet'
import { contentPolicy } from '~/door/headers'
import type { Logbook } from '~/door/log/logbook'
import { createPagePolicy } from '~/door/page-policy'
import { createUploads } from '~/door/uploads'
import type { Connected } from '~/dossier/shape/visitor'
import type { Keys } from '~/dossier/vault/sealing/keys'
import type { Vault } from '~/dossier/vault/vault'
import { createEstimate } from '~/estimate/estimate'
import type { Clock } from '~/estimate/gather/tools'
import { derivedKey } from '~/identity/cookies'
import { createDemoSignIn } from '~/identity/demo-sign-in'
import type { createIdentity } from '~/identity/identity'
import { sessionOverIn } from '~/identity/places'
import { detectPageLanguage } from '~/language/detection'
import type { Language } from '~/language/language'
import type { Measures } from '~/measures/measures'
import type { FileReading } from '~/papers/files/file-reading'
import type { FiguresReading, FiguresRequest } from '~/papers/paper-request'
import { PRODUCT_CONTRAST } from '~/styles/contrast'
import { createExports } from '~/takeaway/exports'
import type { Spent } from '~/threads/pool'
import { LIGHT_COOKIE } from '~/ui/frame/light'
import { createDemoVisits, type DemoPerson } from './demo-visits'
import type { ExampleParties } from './example-parties'
import type { LoadContext } from './load-context'
import { namedIn } from './names-in-language'
import type { OwnName } from './operator/own-name'
import { whenLeft } from './remix/request-handler'
import type { Env } from './settings'
import type { PartyAddresses } from './settings/parties'
import { createTexts } from './texts'
import type { visitorsOf } from './visitors'
import { createWorkedExamples, type FictionalPerson } from './worked-examples'

export const VERSION_PATH = '/version'

/** Where forms may lead besides our own origin: by redirect to the identity service. */
export const formTargets = (origin: string, { identity }: PartyAddresses) =>
  (identity === null ? [] : [new URL(identity).origin]).filter((one) => one !== origin)

export const pagePolicy =
  (formAction: string[]): RequestHandler =>
  (_, response, next) => {
    response.setHeader('Content-Security-Policy', contentPolicy({ nonce: null, formAction }))
    next()
  }

/** The work of a thread, which also reports how long it took. */
type InThread<Work> = Work extends (...given: infer Given) => infer Made
  ? (...given: [...Given, spent: Spent]) => Made
  : never

export type PageOptions = {
  env: Env
  /** The public origin of the product. */
  origin: string
  build: ServerBuild
  clock: Clock
  keys: Keys
  vault: Vault
  /** The persons of the demo, if it includes the worked examples. */
  demo: readonly DemoPerson[] | null
  /** The worked examples where there is no demo; left out, there are none. */
  examples?: ExampleParties | null
  /** Uses one pool of threads for all origins. */
  writePdf: InThread<LoadContext['writePdf']>
  /** One process, for all origins too. */
  readPaper: (bytes: Uint8Array, signal: AbortSignal, spent: Spent) => Promise<FileReading>
  readFigures: (asked: FiguresRequest, bytes: Uint8Array, signal: AbortSignal, spent: Spent) => Promise<FiguresReading>
  /** The addresses of the outside parties. Without an identity service nobody can sign in. */
  parties: PartyAddresses
  feedbackUrl: string | null
  /** Who runs the service; by default as the settings say. */
  ownName?: OwnName
  /** Counts and times what happens; left out, nothing is counted. */
  measures?: Measures
}

/** The persons of the worked examples, and what computes for them. */
type Examples = {
  people: readonly FictionalPerson[]
  register: Connectors['register']
  visitorOf: ReturnType<typeof visitorsOf>
}

type Rooms = {
  identity: ReturnType<typeof createIdentity>
  visitorOf: ReturnType<typeof visitorsOf>
  /** null: there are no worked examples. */
  examples: Examples | null
  /** null: another process answers the calls. */
  basePath: string | null
}

/** `styleSheets`: by their addresses; in development none. */
type PageShare = RequestShare & { styleSheets: ReadonlyMap<string, StyleSheet> }

export function createLoadContext(options: WithLogbook, rooms: Rooms, { vaultOf, spenderOf, styleSheets }: PageShare) {
  const { env, origin, build, clock, parties, demo, writePdf, readPaper, readFigures, logbook, measures } = options
  const { operator, colours } = options.ownName
  const ownSheet = colours?.sheet ?? null
  const { identity, basePath } = rooms
  const targets = formTargets(origin, parties)
  const { entry, version } = build.assets
  const script = { src: entry.module, version, versionPath: VERSION_PATH }
  const settings = settingsOf(options, basePath)
  const { pepper, previousPeppers = [] } = options.keys
  const textsIn = createTexts(env.DOSSIER_SECONDS, env.OPERATOR_NAME)
  const exportKey = (one: string) => derivedKey(one, 'export')
  const exports = createExports(exportKey(pepper), previousPeppers.map(exportKey))
  const listExamples = listExamplesOf(options, rooms.examples, exports)
  const enterAs =
    demo && parties.identity !== null && settings.onePress
      ? demoVisits(demo, parties.identity, { options, rooms, termsVersion: settings.termsVersion })
      : null
  const reportProblem = logbook.problemsOf('page')
  const uploads = createUploads({ problem: 'fileUnderWay' } as const)
  return async (request: Request, response: Response, asked: globalThis.Request): Promise<LoadContext> => {
    const language = await detectPageLanguage(asked)
    const token = await identity.cookies.session.parse(request.headers.cookie, request.headers)
    const policy = createPagePolicy(response, origin, targets)
    const vault = vaultOf(request)
    const spent = spenderOf(request)
    // Forms are always processed to their end.
    const signal = request.method === 'GET' ? whenLeft(response) : undefined
    return {
      language,
      t: textsIn(language),
      estimate: createEstimate(rooms.visitorOf({ vault, token, signal, spent }), namedIn(language)),
      countSynthesis: () => token && measures?.reachedSynthesis(token),
      session: sessionOf(identity.sessionIn(vault), { token, language, termsVersion: settings.termsVersion }),
      signIn: identity.signIn,
      enterAs: enterAs && ((firstName) => enterAs(firstName, { language, former: token })),
      exports: { ...exports, listExamples: listExamples ?? (async () => ({})) },
      writePdf: (content, signal) => writePdf(content, signal, spent),
      readPaper: (bytes, signal) => uploads.during(askerOf(request), () => readPaper(bytes, signal, spent)),
      readFigures(as, bytes, signal) {
        const asked = { as, today: clock.today() }
        return uploads.during(askerOf(request), () => readFigures(asked, bytes, signal, spent))
      },
      letFormsLeadTo: policy.letFormsLeadTo,
      script: { ...script, allow: policy.allowScript },
      inlineSheets(addresses) {
        const sheets = addresses.flatMap((one) => (one === ownSheet?.address ? ownSheet : styleSheets.get(one)) ?? [])
        if (sheets.length < addresses.length) return null
        policy.allowStyles(sheets.map(({ source }) => source))
        return sheets
      },
      operator: operator[language],
      ownSheet: ownSheet?.address ?? null,
      now: clock.now,
      cookieNames: { ...identity.cookies.names, light: LIGHT_COOKIE },
      settings,
      report: reportProblem,
    }
  }
}

function settingsOf({ env, origin, parties, feedbackUrl, demo, ownName }: WithLogbook, basePath: string | null) {
  return {
    origin,
    termsVersion: env.TERMS_VERSION,
    feedbackUrl,
    sandbox: env.SANDBOX === 'on',
    connected: connectedIn(parties),
    isInService: env.SANDBOX !== 'on' && env.OPERATOR_NAME !== undefined,
    leastContrast: ownName.colours?.leastContrast ?? PRODUCT_CONTRAST,
    examplePeople: demo !== null,
    onePress: demo !== null && parties.identity !== null && signsInAtSandbox(env),
    apiBase: basePath,
  }
}

/** For visitors, a party at which nobody can sign in is not connected. */
const connectedIn = ({ identity, register, funds, entities }: PartyAddresses): Connected => ({
  identity: identity !== null,
  register: identity !== null && register !== null,
  funds: identity !== null && funds !== null,
  entities: identity !== null && entities !== null,
})

type WithLogbook = PageOptions & { logbook: Logbook; ownName: OwnName }

/** null: there are no worked examples. */
const listExamplesOf = (
  { vault, clock, logbook }: WithLogbook,
  examples: Examples | null,
  exports: ReturnType<typeof createExports>,
) =>
  examples &&
  createWorkedExamples({
    ...{ vault, clock, exports },
    people: examples.people,
    register: examples.register,
    callsFor: (token) => examples.visitorOf({ vault: vault.beginRequest(), token }).calls,
    report: logbook.problemsOf('examples'),
  })

type VisitorSession = ReturnType<Rooms['identity']['sessionIn']>
type Visit = { token: string | null; language: Language; termsVersion: string }

/** What a page may do with the session of its visitor. */
const sessionOf = (session: VisitorSession, { token, language, termsVersion }: Visit): LoadContext['session'] => ({
  beginSignIn: session.beginSignIn,
  begin: (entries) => session.begin(termsVersion, entries),
  beginPartySignIn: async (party, visit) =>
    token ? session.beginPartySignIn(token, party, language, visit) : sessionOverIn(language),
  formToken: token && session.formTokenOf(token),
  deleteData: async () => (token ? session.deleteData(token) : null),
  keepLonger: async () => (token ? session.keepLonger(token) : 'gone'),
  getKeeping: async () => (token ? session.keepingOf(token) : null),
  keepAnswer: async (answer) => (token ? session.keepAnswer(token, answer) : null),
  takeAnswer: async (of) => (token ? session.takeAnswer(token, of) : null),
})

type DemoNeeds = { options: WithLogbook; rooms: Rooms; termsVersion: string }

function demoVisits(people: readonly DemoPerson[], issuer: string, { options, rooms, termsVersion }: DemoNeeds) {
  const { cookies, session, signIn } = rooms.identity
  return createDemoVisits({
    people,
    demoSignIn: createDemoSignIn({
      ...{ cookies, session, signIn, issuer },
      publicOrigin: options.origin,
      termsVersion,
    }),
    session,
    vault: options.vault,
    visitorOf: rooms.visitorOf,
    report: options.logbook.problemsOf('demo'),
  })
}

/** Only the sandbox's own identity service and parties may learn of an account of the demo. */
const signsInAtSandbox = ({ SANDBOX, IDENTITY_ISSUER, DIRECTORY_URL, ENTITIES_URL }: Env) =>
  SANDBOX === 'on' && !IDENTITY_ISSUER && !DIRECTORY_URL && !ENTITIES_URL
