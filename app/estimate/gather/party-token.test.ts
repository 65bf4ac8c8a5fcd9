import { describe, expect, it, vi } from 'vitest'
import { type Party, PartyError } from '~/connectors/connectors'
import { findGrant, findProblem, type Grant } from '~/dossier/shape/party-access'
import type { OpenDossier } from '~/dossier/vault/vault'
import { FUND, TOKENS } from '../../../tests/support/parties/stub-connectors'
import { grantedAt, startApi, TODAY } from '../../../tests/support/product/start-api'
import * as here from './party-token'
import { Session } from './session'

const POLICIES = '/openpk/user/pension-funds/policies'
const NOON = Date.UTC(2026, 10, 21, 12)

let api: Awaited<ReturnType<typeof startApi>>
/** The tokens with which the fund was asked. */
let shown: string[]

/** `until`: until when the access token is valid, in milliseconds since 1970. */
async function signedIn(until: number, refreshToken: string | null = 'refresh a') {
  const parties = grantedAt(['a'], [], until)
  parties.fund.a = { accessToken: 'access a', refreshToken, until }
  api = await startApi({ parties })
  shown = []
  const { listPolicies } = api.connectors.funds
  api.connectors.funds.listPolicies = (fund, token) => {
    shown.push(token)
    return listPolicies(fund, token)
  }
  await api.post('/openpk/user/pension-funds', { ids: ['a'] })
}

const policies = async () => (await api.get(POLICIES)).json()
const renewals = () => api.asked.filter((what) => what.startsWith('renew'))

describe('an access token', () => {
  it('is used as long as it is valid', async () => {
    await signedIn(NOON + 11_000)
    await policies()
    expect([shown, renewals()]).toEqual([['access a'], []])
  })

  it('is renewed shortly before it runs out, and the new one is kept with its refresh token', async () => {
    await signedIn(NOON + 10_000)
    expect((await policies()).silent).toEqual([])
    expect([shown, renewals()]).toEqual([[TOKENS.accessToken], ['renew a refresh a']])
    expect(findGrant(await api.dossier(), FUND)).toEqual({
      accessToken: TOKENS.accessToken,
      refreshToken: TOKENS.refreshToken,
      until: NOON + 600_000,
    })
  })

  it('is renewed once for those who ask at the same time', async () => {
    await signedIn(0)
    await Promise.all([policies(), policies(), policies()])
    expect(renewals()).toEqual(['renew a refresh a'])
    expect(shown).toEqual([TOKENS.accessToken, TOKENS.accessToken, TOKENS.accessToken])
  })

  it('is renewed by one of two processes, while the other waits for what it was given', async () => {
    await signedIn(0)
    const { renew } = api.connectors.access
    let renewing = 0
    let most = 0
    api.connectors.access.renew = async (...asked) => {
      most = Math.max(most, ++renewing)
      // Time for the other one to come.
      await vi.waitFor(() => expect(reads).toBeGreaterThan(1))
      return renew(...asked).finally(() => renewing--)
    }
    let reads = 0
    const policiesIn = async (process: typeof import('./party-token')) => {
      const opened = await api.vault.open(api.token)
      const session = new Session(api.vault, api.token, opened as OpenDossier, NOON)
      const reload = session.reload.bind(session)
      session.reload = async () => {
        reads++
        await reload()
      }
      const clock = { now: () => NOON, today: () => TODAY }
      const party = { id: 'a' } as Party
      return process.accessToken(session, { connectors: api.connectors, clock, report: () => {} }, party, FUND)
    }
    vi.resetModules()
    const other = await import('./party-token')
    const tokens = await Promise.all([policiesIn(here), policiesIn(other)])
    expect(tokens).toEqual([TOKENS.accessToken, TOKENS.accessToken])
    expect([most, renewals()]).toEqual([1, ['renew a refresh a']])
  })

  it('is renewed after another process gave up renewing it', async () => {
    await signedIn(0)
    const before = await api.vault.open(api.token)
    const { dossier, version } = before as OpenDossier
    const renewing = { by: 'a process that has failed', since: NOON - 15_000 }
    const grant = { ...(findGrant(dossier, FUND) as Grant), renewing }
    const parties = { ...dossier.parties, fund: { a: grant } }
    await api.vault.save(api.token, { ...dossier, parties }, version)
    expect((await policies()).silent).toEqual([])
    expect(findGrant(await api.dossier(), FUND)).not.toHaveProperty('renewing')
  })

  it('is renewed with the earlier refresh token if no new one is given', async () => {
    await signedIn(0)
    api.connectors.access.renew = async () => ({ accessToken: 'next', refreshToken: null, seconds: 60 })
    await policies()
    expect(findGrant(await api.dossier(), FUND)).toMatchObject({ accessToken: 'next', refreshToken: 'refresh a' })
  })

  it.each([
    ['the party grants no more', 'refresh a', 'refused'],
    ['there is nothing to renew it with', null, null],
  ] as const)('ends where %s: the visitor is asked to sign in anew', async (_name, refreshToken, reason) => {
    await signedIn(0, refreshToken)
    if (reason) api.silent.set('a', reason)
    const { silent } = await policies()
    const signIn = { origin: 'https://a.example', problem: 'expired' }
    expect(silent).toEqual([{ fundId: 'a', fundName: 'Fund a', reason: 'notSignedIn', signIn }])
    expect(findProblem(await api.dossier(), FUND)).toBe('expired')
  })

  it.each([
    ['is refused', null],
    ['comes', TOKENS],
  ])('of a sign-in that came in between stays, whether the renewal %s', async (_name, renewal) => {
    await signedIn(0)
    const between = { accessToken: 'of the other tab', refreshToken: 'r', until: Number.MAX_SAFE_INTEGER }
    api.connectors.access.renew = async () => {
      const opened = await api.vault.open(api.token)
      const parties = { fund: { a: between }, entity: {}, visits: {} }
      if (opened) await api.vault.save(api.token, { ...opened.dossier, parties }, opened.version)
      if (!renewal) throw new PartyError('refused')
      return renewal
    }
    expect((await policies()).silent).toEqual([])
    expect(shown).toEqual(['of the other tab'])
    expect(findGrant(await api.dossier(), FUND)).toEqual(between)
    expect(api.asked.includes(`revoke a ${TOKENS.accessToken}`)).toBe(renewal !== null)
  })

  it('renewed for a fund removed meanwhile is revoked', async () => {
    await signedIn(0)
    const { renew } = api.connectors.access
    api.connectors.access.renew = async (...asked) => {
      await api.post('/openpk/user/pension-funds', { ids: ['b'] })
      return renew(...asked)
    }
    await policies()
    expect((await api.dossier()).parties.fund).toEqual({})
    expect(api.asked).toContain(`revoke a ${TOKENS.accessToken}`)
  })

  it('stays if the party is silent during its renewal', async () => {
    await signedIn(0)
    api.silent.set('a', 'timeout')
    expect((await policies()).silent).toEqual([{ fundId: 'a', fundName: 'Fund a', reason: 'timeout' }])
    api.silent.clear()
    expect((await policies()).silent).toEqual([])
  })

  it('renewed by a request that was cancelled is kept', async () => {
    await signedIn(0)
    const leaving = new AbortController()
    const { renew } = api.connectors.access
    api.connectors.access.renew = (...asked) => {
      leaving.abort()
      return renew(...asked)
    }
    await api.send(POLICIES, { headers: { authorization: `Bearer ${api.token}` }, signal: leaving.signal })
    expect(findGrant(await api.dossier(), FUND)).toMatchObject({ refreshToken: TOKENS.refreshToken })
  })
})

describe('without a sign-in', () => {
  it('no fund and no provider is asked; the answer says where one can sign in', async () => {
    api = await startApi({ parties: grantedAt([], []) })
    await api.post('/openpk/user/pension-funds', { ids: ['a'] })
    await api.post('/openpv/user/entities', { ids: ['x'] })
    const signIn = (id: string) => ({
      reason: 'notSignedIn',
      signIn: { origin: `https://${id}.example`, problem: null },
    })
    expect(await policies()).toEqual({
      policies: [],
      silent: [{ fundId: 'a', fundName: 'Fund a', ...signIn('a') }],
    })
    expect(await (await api.get('/openpv/user/providents')).json()).toEqual({
      providents: [],
      silent: [{ entityId: 'x', entityName: 'Bank x', ...signIn('x') }],
    })
    expect(api.asked.join()).not.toMatch(/policies a|statement x/)
  })

  it.each([
    ['want a sign-in', [], []],
    ['do not answer in time', ['a'], ['x']],
  ])('nothing is saved where they still %s', async (_, funds, entities) => {
    api = await startApi({ parties: grantedAt(funds, entities) })
    for (const id of [...funds, ...entities]) api.silent.set(id, 'timeout')
    await api.post('/openpk/user/pension-funds', { ids: ['a'] })
    await api.post('/openpv/user/entities', { ids: ['x'] })
    const versionAfterAsking = async () => {
      await policies()
      await api.get('/openpv/user/providents')
      return (await api.vault.open(api.token))?.version
    }
    expect(await versionAfterAsking()).toBe(await versionAfterAsking())
  })
})

describe('a grant', () => {
  it('ends with the choice of its party: it is forgotten, and the party is told', async () => {
    await signedIn(NOON + 600_000)
    await api.post('/openpk/user/pension-funds', { ids: ['b'] })
    expect((await api.dossier()).parties.fund).toEqual({})
    expect(api.asked).toContain('revoke a access a')
  })

  it('stays where its party stays chosen, and that of the other pillar too', async () => {
    const parties = grantedAt(['a', 'b'], ['x'])
    api = await startApi({ parties })
    await api.post('/openpk/user/pension-funds', { ids: ['b', 'a'] })
    expect((await api.dossier()).parties).toEqual(parties)
    expect(api.asked.join()).not.toContain('revoke')
  })

  it('is in no answer of any call', async () => {
    api = await startApi()
    await api.post('/openpk/user/pension-funds', { ids: ['a'] })
    await api.post('/openpv/user/entities', { ids: ['x'] })
    const { paths } = await (await api.get('/openapi.json')).json()
    const reads = Object.entries<object>(paths).filter(([, calls]) => 'get' in calls)
    expect(reads.length).toBeGreaterThan(12)
    for (const [path] of reads) {
      const answer = await (await api.get(path.replace(/^\/api/, '').replace('{navs}', '756.1111.2222.08'))).text()
      expect(answer, path).not.toMatch(/access a|refresh a|access x|refresh x/)
    }
  })
})
