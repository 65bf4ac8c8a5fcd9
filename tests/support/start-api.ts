/** The product's calls over a vault in memory and outside parties that answer from a table. */
import { type ApiOptions, createApi } from '~/api/api'
import { emptyDossier, type Info, type Login } from '~/dossier/shape'
import { day } from '~/pillars/day'
import { MemoryVault } from './memory-vault'
import { OWN, PARTNER, stubConnectors } from './stub-connectors'

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

/** One visitor is signed in; `get` and `post` speak for them, `send` for anybody. Time stands still but for `clock`. */
export async function startApi(options: Partial<ApiOptions> & { login?: Login } = {}) {
  const { login = LOGIN, ...changed } = options
  const clock = { time: Date.UTC(2026, 10, 21, 12), today: TODAY }
  const vault = new MemoryVault(() => clock.time)
  const stub = stubConnectors()
  const api = createApi({
    vault,
    connectors: stub.connectors,
    clock: { now: () => clock.time, today: () => clock.today },
    termsVersion: '2',
    isOwnOrigin: (origin) => origin === ORIGIN,
    cookieName: COOKIE,
    basePath: '/api',
    ...changed,
  })
  const { token, expiresAt } = await vault.create(emptyDossier(login, 'issuer', 'id token', { version: '1' }))

  const send = (path: string, init: RequestInit = {}) => api.fetch(new Request(`${ORIGIN}/api${path}`, init))
  const authorization = `Bearer ${token}`
  const get = (path: string) => send(path, { headers: { authorization } })
  const post = (path: string, body: unknown) =>
    send(path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  return {
    ...stub,
    api,
    vault,
    clock,
    token,
    expiresAt,
    send,
    get,
    post,
    dossier: async () => {
      const opened = await vault.open(token)
      if (!opened) throw new Error('the dossier is gone')
      return opened.dossier
    },
  }
}
