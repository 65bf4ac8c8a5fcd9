/** Serves one route module as the product does, loader, action and page, with calls that a test answers. */

import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { reasonOf } from '~/api/problem'
import type { Steps } from '~/dossier/shape/visitor'
import * as entry from '~/entry.server'
import { type FieldProblem, Refusal } from '~/estimate/case/refusal'
import { languageOfPath } from '~/language/language'
import { CANTONS } from '~/law/tax/cantons'
import { readPaperFile } from '~/papers/files/paper-file'
import { type FiguresReading, paperMessage } from '~/papers/paper-request'
import { readPaper } from '~/papers/read-paper'
import { day } from '~/pillars/day'
import { headers } from '~/root'
import { createPageAnswers } from '~/shell/remix/answered-forms'
import { guardedBuild } from '~/shell/remix/guarded-build'
import { PageAnswer } from '~/shell/remix/request-handler'
import { textIn } from '~/shell/texts'
import { createExports } from '~/takeaway/exports'
import { writePdf } from '~/takeaway/pdf'
import { estimateOf, noCall, type UseCases } from './use-cases'

type RouteModule = ServerBuild['routes'][string]['module']

type Session = AppLoadContext['session']

/** Of the session that is asking, unless a test says otherwise. */
const FORM_TOKEN = 'own'

/** What a page may do with a session: what the test says, and nothing else. */
export const sessionWith = (changes: Partial<Session>): Session => ({
  formToken: FORM_TOKEN,
  begin: noCall('begin'),
  beginSignIn: noCall('beginSignIn'),
  beginPartySignIn: noCall('beginPartySignIn'),
  deleteData: noCall('deleteData'),
  keepLonger: noCall('keepLonger'),
  // Asked by the guards if `getMe` names nobody: then nothing is kept, either.
  getKeeping: async () => null,
  // A form is answered in its place.
  keepAnswer: async () => null,
  takeAnswer: async () => null,
  ...changes,
})

export function contextOf(calls: Partial<UseCases>, path: string, changes: Partial<AppLoadContext>): AppLoadContext {
  return {
    language: languageOfPath(path),
    t: textIn(languageOfPath(path)),
    estimate: estimateOf(calls, languageOfPath(path)),
    countSynthesis: () => undefined,
    session: sessionWith({}),
    signIn: {
      begin: noCall('begin'),
      finish: noCall('finish'),
      finishAtParty: noCall('finishAtParty'),
      logOut: noCall('logOut'),
    },
    enterAs: noCall('enterAs'),
    exports: { ...createExports(Buffer.alloc(32, 1)), listExamples: async () => ({}) },
    writePdf,
    readPaper: readPaperFile,
    readFigures: async (as, file) =>
      (await readPaper(paperMessage({ as, today: day('2026-11-28') }, file))) as FiguresReading,
    letFormsLeadTo: () => undefined,
    report: () => undefined,
    script: { src: '/assets/entry.js', version: '1', versionPath: '/version', allow: () => 'nonce' },
    inlineSheets: () => null,
    operator: null,
    ownSheet: null,
    now: () => 0,
    cookieNames: {
      session: 'session',
      ended: 'ended',
      signIn: 'signin',
      flow: 'flow',
      locale: 'locale',
      light: 'light',
    },
    settings: {
      origin: 'https://example.ch',
      termsVersion: '1',
      feedbackUrl: null,
      sandbox: true,
      connected: { identity: true, register: true, funds: true, entities: true },
      isInService: false,
      leastContrast: 7,
      examplePeople: true,
      onePress: true,
      apiBase: '/api',
    },
    ...changes,
  }
}

const route = (id: string, path: string, module: RouteModule) => ({
  id,
  path,
  module,
  ...(id === 'root' ? {} : { parentId: 'root' }),
  hasAction: module.action !== undefined,
  hasLoader: module.loader !== undefined,
  hasErrorBoundary: false,
  hasClientAction: false,
  hasClientLoader: false,
})

const Root = () => <Outlet />
const ErrorBoundary = () => <p>error page</p>

function buildOf(module: RouteModule, frenchPath: string): ServerBuild {
  const pages = [frenchPath, `/de${frenchPath}`].map((path) => route(path, path.slice(1), module))
  const routes = Object.fromEntries(
    [route('root', '', { default: Root, ErrorBoundary, headers } as RouteModule), ...pages].map((page) => [
      page.id,
      page,
    ]),
  )
  const manifestRoutes = Object.fromEntries(
    Object.values(routes).map(({ module: _, ...page }) => [page.id, { ...page, module: '', imports: [] }]),
  )
  return {
    mode: 'test',
    entry: { module: entry },
    routes,
    assets: { entry: { module: '', imports: [] }, routes: manifestRoutes, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {} as ServerBuild['future'],
    isSpaMode: false,
  } as unknown as ServerBuild
}

/** `get('/avs')`, and `post('/avs', [['navs', '756...']])`; both answer as a browser would see it. */
export function servePage(
  module: object,
  frenchPath: string,
  calls: Partial<UseCases>,
  changes: Partial<AppLoadContext> = {},
) {
  const answering = 'default' in module ? createPageAnswers : createRequestHandler
  const handle = answering(guardedBuild(buildOf(module as RouteModule, frenchPath)), 'production')
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await handle(new Request(`https://example.ch${path}`, init), contextOf(calls, path, changes))
    return answer instanceof PageAnswer ? new Response(answer.page, answer) : answer
  }
  return {
    get: (path: string, headers: Record<string, string> = {}) => ask(path, { headers }),
    /** A form as it is, with a file in it. */
    send: (path: string, body: FormData) => ask(path, { method: 'POST', body }),
    /** With the token of its page, as a browser sends it, unless the test gives one. */
    post: (path: string, fields: [string, string][], headers: Record<string, string> = {}) =>
      ask(path, { method: 'POST', headers, body: new URLSearchParams([...fields, ['formToken', FORM_TOKEN]]) }),
  }
}

/** The sentences of a page as a reader sees them: no tags, one space between words. */
export const readable = (html: string) =>
  html
    // The point after a term stands at the term.
    .replace(/<a class="term"[^>]*>([^<]*)<\/a>/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/ +/g, ' ')

export const ALL_ASKED = { register: true, funds: true, entities: true }
export const NOBODY_ASKED = { register: false, funds: false, entities: false }

/** The calls by which a page knows its visitor: by default signed in, terms accepted, no step done. */
export function signedIn(steps: Partial<Steps> = {}): Partial<UseCases> {
  return {
    getMe: async () => ({
      login: { sub: '1', name: 'Nora', email: 'nora@exemple.ch', navs: '756.1111.2222.08', partnerNavs: PARTNER_NAVS },
      fund_ids: [],
      ttl: 0,
    }),
    getRevision: async () => '0',
    getListDay: async () => null,
    getDecided: async () => null,
    getPlace: async () => ({ place: null, cantons: CANTONS, isCouple: false }),
    getHome: async () => null,
    getNet: async () => null,
    hasRetiredSpouse: async () => false,
    listCertificates: async () => [],
    listVested: async () => [],
    listStatements3a: async () => [],
    getSteps: async () => ({
      avs: false,
      lpp: false,
      pillar3a: false,
      termsAccepted: true,
      unread: [],
      own: null,
      asks: steps.own ? NOBODY_ASKED : ALL_ASKED,
      ...steps,
    }),
  }
}

export const PARTNER_NAVS = '756.2222.3333.02'

/** A refused use case, with the status that the api would answer. */
export const failing =
  (status: number, title: string, problems: { field: string; key: string }[] = []) =>
  async () => {
    throw new Refusal(reasonOf(status, title), title, problems as FieldProblem[])
  }
