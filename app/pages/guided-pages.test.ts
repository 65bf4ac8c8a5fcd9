/** The pages of the three pillars on the guided path: the same modules, which lead on along that path. */

import { describe, expect, it, vi } from 'vitest'
import { contextOf, failing, readable, servePage, signedIn } from '../../tests/support/product/serve-page'
import type { UseCases } from '../../tests/support/product/use-cases'
import * as avs from './avs/route'
import * as documents from './documents/route'
import * as start from './guided-start/route'
import * as lpp from './lpp/route'
import * as pillar3a from './pillar-3a/route'
import * as synthesis from './synthesis/route'

const OWN = '756.1111.2222.08'
const PERSON = { navs: OWN, birthDate: '10.05.1970', gender: 'FEMALE', status: 'bachelor', hasChildren: 'no' }
const ACCOUNT = { solde: '45000', amount: '7000', rate: '1', paydate: '31.03.2036' }

const calls: Partial<UseCases> = {
  getFamily: async () => null,
  ...signedIn({ avs: true, lpp: true }),
  saveInfo: vi.fn(),
  saveSelectedFunds: async (ids) => [...ids],
  saveSelectedEntities: async (ids) => [...ids],
  saveNoFund: async () => [],
  saveNoEntity: async () => [],
  saveOpen3kInfo: async (info) => info,
  getOpen3kInfo: async () => null,
  listAccounts3a: async () => ({ accounts: [], ceiling: { year: 2026, amount: 7258, withFund: true } }),
  listPensionFunds: async () => [],
  listSelectedFunds: async () => ['a'],
  listEntities: async () => [],
  listSelectedEntities: async () => ['b'],
  getPolicies: async () => ({ policies: [], silent: [] }),
}
const notLogged = failing(401, 'not logged')
const MODULES = { '1p': avs, '2p': lpp, '3p': pillar3a }

async function send(address: string, fields: Record<string, string>) {
  const [path = ''] = address.replace(/^\/de/, '').split('?')
  const name = path.split('/').at(-1) as keyof typeof MODULES
  const beginPartySignIn = vi.fn(async () => 'https://party.example/authorize')
  const session = { ...contextOf({}, path, {}).session, beginPartySignIn }
  const answer = await servePage(MODULES[name], path, calls, { session }).post(address, Object.entries(fields))
  return { status: answer.status, location: answer.headers.get('Location'), begun: beginPartySignIn.mock.calls }
}

describe('a form sent on the guided path', () => {
  it.each<[string, Record<string, string>, string]>([
    ['/v2/wizard/1p', PERSON, '/v2/wizard/2p?done=answer#done'],
    ['/de/v2/wizard/1p', PERSON, '/de/v2/wizard/2p?done=answer#done'],
    ['/v2/wizard/1p?then=check', PERSON, '/v2/wizard/check?done=answer#done'],
    ['/v2/wizard/2p', { none: '1' }, '/v2/wizard/3p?done=answer#done'],
    ['/v2/wizard/2p', { ids: 'a' }, '/v2/wizard/2p?done=funds#done'],
    ['/de/v2/wizard/2p?then=check', { remove: 'a' }, '/de/v2/wizard/2p?then=check&done=fundRemoved#done'],
    ['/v2/wizard/2p?then=check', { none: '1' }, '/v2/wizard/check?done=answer#done'],
    ['/v2/wizard/3p', { none: '1' }, '/v2/wizard/check?done=answer#done'],
    ['/v2/wizard/3p', ACCOUNT, '/v2/wizard/check?done=answer#done'],
    ['/de/v2/wizard/3p', { ids: 'b' }, '/de/v2/wizard/3p?done=accounts#done'],
  ])('at %s with %j leads to %s', async (path, fields, location) =>
    expect(await send(path, fields)).toMatchObject({ status: 303, location }),
  )

  it.each([
    ['/v2/wizard/2p', 'fund'],
    ['/v2/wizard/3p', 'entity'],
  ])('at %s begins a sign-in that comes back to the path', async (path, kind) =>
    expect((await send(path, { signIn: 'a' })).begun).toEqual([[{ kind, id: 'a' }, 'guided']]),
  )

  it('[081] for a civil status that is not handled stays, and the page leads on to the second pillar', async () => {
    const { location } = await send('/v2/wizard/1p', { ...PERSON, status: 'widow' })
    expect(location).toBe('/v2/wizard/1p?done=answer#done')
    const info = { person: { navs: OWN, birthDate: '1970-05-10', gender: 'FEMALE', status: 'widow', age: 56 } }
    const getInfo = async () => ({ ...info, partner: null, children: [] }) as never
    const html = await (await servePage(avs, '/v2/wizard/1p', { ...calls, getInfo }).get(location ?? '')).text()
    expect(readable(html)).toContain('ne sont pas encore traités par le prototype')
    expect(html).toContain('href="/v2/wizard/2p"')
    expect(html).not.toContain('href="/lpp"')
  })
})

describe('a page on the guided path', () => {
  const htmlOf = async (module: object, path: string, more: Partial<UseCases> = calls) =>
    (await servePage(module, path.replace(/^\/de/, ''), more).get(path)).text()

  it('leads on along it by its links', async () => {
    expect(await htmlOf(lpp, '/v2/wizard/2p')).toContain('href="/v2/wizard/3p" class="button')
    expect(await htmlOf(lpp, '/de/v2/wizard/2p')).toContain('href="/de/v2/wizard/3p" class="button')
    expect(await htmlOf(lpp, '/lpp')).toContain('href="/router" class="button')
  })

  it('says at the synthesis which step of it is open', async () => {
    const silent = async () => null as never
    const html = await htmlOf(synthesis, '/v2/wizard/synthesis', {
      ...signedIn({ avs: true }),
      ...{ getInfo: silent, getSimulation: silent, getDigest: silent, getPension: silent, getSources: silent },
      ...{ listPlay: silent },
      ...{ listSelectedFunds: async () => [], listSelectedEntities: async () => [], listPensionFunds: async () => [] },
    })
    expect(html).toContain('href="/v2/wizard/2p" class="button button-primary"')
  })

  it('leads from the documents to its own sign-in, and to no other', async () => {
    const html = await htmlOf(documents, '/de/v2/wizard', { getMe: notLogged })
    expect(html).toContain('href="/de/v2/wizard/login"')
    expect(html).not.toContain('prelogin')
  })

  it('begins with the documents, or for a signed-in visitor with the first open step', async () => {
    expect(await htmlOf(start, '/v2', { getMe: notLogged })).toContain('href="/v2/wizard" class="button')
    expect(await htmlOf(start, '/de/v2')).toContain('href="/de/router?way=guided" class="button')
  })
})
