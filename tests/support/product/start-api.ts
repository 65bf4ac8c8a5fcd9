/** The product's calls over a vault in memory and outside parties that answer from a table. */
import { type ApiOptions, createApi } from '~/api/api'
import type { Info } from '~/dossier/shape/info'
import type { Parties } from '~/dossier/shape/party-access'
import type { RegisterRecord } from '~/dossier/shape/register-record'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import type { Login } from '~/dossier/shape/visitor'
import type { Tools } from '~/estimate/gather/tools'
import { createSessionCookie } from '~/identity/session-cookie'
import { day } from '~/pillars/day'
import { ENTITIES, FUNDS, OWN, PARTNER, stubConnectors } from '../parties/stub-connectors'
import { MemoryVault } from '../vault/memory-vault'

export const ORIGIN = 'https://product.example'
export const COOKIE = 'session'
export const TODAY = day('2026-11-21')

export const LOGIN: Login = {
  sub: 'subject',
  name: 'Anna Muster',
  email: 'anna@exemple.ch',
  navs: OWN,
  partnerNavs: PARTNER,
}

export const MARRIED: Info = {
  person: {
    navs: OWN,
    birthDate: day('1970-05-10'),
    gender: 'FEMALE',
    status: 'married',
    relationshipStartDate: day('1998-06-01'),
    relationshipEndDate: null,
  },
  partner: { navs: PARTNER, birthDate: day('1968-03-04'), gender: 'MALE', deathDate: null },
  children: [{ birthDate: day('2000-02-03'), alive: true, deathDate: null }],
}

export const BACHELOR: Info = {
  person: { ...MARRIED.person, status: 'bachelor', relationshipStartDate: null },
  partner: null,
  children: [],
}

/** Signed in at each of these parties; the access tokens outlive any test, or are valid as long as given. */
export function grantedAt(
  funds: readonly string[],
  entities: readonly string[],
  until: number = Number.MAX_SAFE_INTEGER,
): Parties {
  const grants = (ids: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [id, { accessToken: `access ${id}`, refreshToken: `refresh ${id}`, until }]))
  return { fund: grants(funds), entity: grants(entities), visits: {} }
}

/** All of the stub's. */
const ALL = grantedAt(
  FUNDS.map(({ id }) => id),
  ENTITIES.map(({ id }) => id),
)

type Visiting = {
  login?: Login
  parties?: Parties
  /** The version of the terms that visitors have accepted; left out, the one in force. */
  acceptedTerms?: string
}

/**
 * One visitor is signed in; `get` and `post` speak for them, `send` for anybody, `signIn` brings others. Time stands
 * still except for `clock`.
 */
export async function startApi(options: Partial<ApiOptions> & Visiting = {}) {
  const { login = LOGIN, parties = ALL, acceptedTerms, ...changed } = options
  const clock = { time: Date.UTC(2026, 10, 21, 12), today: TODAY }
  const vault = new MemoryVault(() => clock.time)
  const stub = stubConnectors()
  const settings = {
    vault,
    connectors: stub.connectors,
    clock: { now: () => clock.time, today: () => clock.today },
    termsVersion: '2',
    isOwnOrigin: (origin: string) => origin === ORIGIN,
    sessionCookie: createSessionCookie({ name: COOKIE, lifetimeSeconds: 3600, secure: false }),
    basePath: '/api',
    report: () => undefined,
    ...changed,
  }
  const api = createApi(settings)
  const send = (path: string, init: RequestInit = {}) => api.fetch(new Request(`${ORIGIN}/api${path}`, init))

  /** Signs somebody in, with a dossier of their own. */
  async function signIn(login: Login) {
    const version = acceptedTerms ?? settings.termsVersion
    const empty = emptyDossier(login, 'issuer', 'id token', { version })
    const { token, expiresAt } = await vault.create({ ...empty, parties })
    const authorization = `Bearer ${token}`
    const get = (path: string) => send(path, { headers: { authorization } })
    const post = (path: string, body: unknown) =>
      send(path, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    return { token, expiresAt, get, post }
  }
  const visitor = await signIn(login)

  /** As if another request had saved it so. */
  async function change(changed: (dossier: Dossier) => Dossier) {
    const opened = await vault.open(visitor.token)
    if (!opened) throw new Error('the dossier is gone')
    await vault.save(visitor.token, changed(opened.dossier), opened.version)
  }

  return {
    ...stub,
    api,
    /** What the use cases work with. */
    tools: settings satisfies Tools,
    /** As if the visitor had signed in at each of the stub's parties, again if a selection had ended it. */
    signInEverywhere: () => change((dossier) => ({ ...dossier, parties: ALL })),
    change,
    /** Changes the visitor's record in the register. */
    registered: (changes: object) => {
      stub.insured[OWN] = { ...(stub.insured[OWN] as RegisterRecord), ...changes }
    },
    /** Makes the register not know the visitor: what they type is believed. */
    unregistered: () => {
      delete stub.insured[OWN]
    },
    vault,
    clock,
    send,
    signIn,
    ...visitor,
    dossier: async () => {
      const opened = await vault.open(visitor.token)
      if (!opened) throw new Error('the dossier is gone')
      return opened.dossier
    },
  }
}
