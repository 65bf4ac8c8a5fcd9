import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { describe, expect, it, vi } from 'vitest'
import type { Me, Steps } from '~/dossier/shape/visitor'
import { Refusal } from '~/estimate/case/refusal'
import { day } from '~/pillars/day'
import { estimateOf, type UseCases } from '../../tests/support/product/use-cases'
import { loader as home } from './home/route'
import { loader as notFound } from './not-found/route'
import { loader as openPrelogin, action as signIn } from './prelogin/route'
import { action as accept, loader as openTerms } from './terms/route'

const nobody = async () => {
  throw new Refusal('notLogged')
}
const ALL = { identity: true, register: true, funds: true, entities: true }

const beginSignIn = vi.fn(async () => ({ location: 'https://id.example/authorize', setCookie: 'signin=sealed' }))

/** The arguments of a loader or an action. The visitor has not signed in, unless `use` says otherwise. */
function asked(path: string, { body, use = {} }: { body?: string; use?: Partial<UseCases> } = {}) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return {
    request: new Request(`https://example.ch${path}`, body === undefined ? {} : { method: 'POST', body, headers }),
    params: {},
    context: {
      language: path.startsWith('/de') ? 'de' : 'fr',
      settings: { termsVersion: '2', feedbackUrl: null, sandbox: true, connected: ALL, apiBase: '/api' },
      session: { beginSignIn, formToken: 'own' },
      exports: { listExamples: async () => ({ Claire: '/export?payload=sealed' }) },
      estimate: estimateOf({ getMe: nobody, getSteps: nobody, ...use }, 'fr'),
    },
  } as unknown as LoaderFunctionArgs & ActionFunctionArgs
}

const signedIn = (termsAccepted: boolean) => ({
  getMe: async () => ({ ttl: 0 }) as Me,
  getSteps: async () => ({ termsAccepted }) as Steps,
  acceptTerms: vi.fn(async () => ({ termsAccepted: true }) as Steps),
})

describe('home', () => {
  it.each([
    ['/', null],
    ['/de?bye=1', 'bye'],
    ['/?session=other', null],
  ])('says at %s why one is back: %s', async (path, farewell) =>
    expect(await home(asked(path))).toMatchObject({ farewell }),
  )

  it.each(['over', 'unsaved'])('is another page, with a title of its own, at /?session=%s', async (farewell) =>
    expect(await home(asked(`/?session=${farewell}`))).toMatchObject({
      farewell,
      pageTitle: { key: 'home.over.title' },
    }),
  )

  it('says at /?session=lost that the cookie of the session is gone', async () =>
    expect(await home(asked('/?session=lost'))).toMatchObject({
      farewell: 'lost',
      pageTitle: { key: 'cookiesRefused.posted.title' },
    }))

  it.each(['/?bye=1', '/?session=over', '/?session=unsaved', '/?session=lost'])(
    'does not believe %s when somebody is signed in',
    async (path) => expect(await home(asked(path, { use: signedIn(true) }))).toMatchObject({ farewell: null }),
  )
})

describe('an unknown path', () => {
  it.each(['/nope', '/de/nope', '/%3Cscript%3E'])('[214] answers 404 and names %s', async (path) => {
    const answer = await Promise.resolve()
      .then(() => notFound(asked(`${path}?q=1`)))
      .catch((thrown: Response) => thrown)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe(`Page not found: ${path}`)
  })
})

describe('sign-in', () => {
  it.each(['', 'terms=', 'other=on'])('[067] refuses without the ticked box: %j', async (body) => {
    beginSignIn.mockClear()
    const answer = await signIn(asked('/prelogin', { body }))
    expect(answer.status).toBe(400)
    expect(beginSignIn).not.toHaveBeenCalled()
  })

  it('[067] hands over to the identity service with it', async () => {
    const answer = await signIn(asked('/de/prelogin', { body: 'terms=on' }))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('https://id.example/authorize')
    expect(answer.headers.get('Set-Cookie')).toBe('signin=sealed')
    expect(beginSignIn).toHaveBeenLastCalledWith({ language: 'de', termsVersion: '2', way: 'plain', keep: false })
  })

  const own = { getMe: async () => ({ login: null, fund_ids: [], ttl: 1 }) }
  it.each([
    ['terms=on&typed=keep', true],
    ['terms=on&typed=delete', false],
  ])('asks whoever has typed figures whether they are kept: %s', async (body, keep) => {
    expect(await openPrelogin(asked('/prelogin2', { use: own }))).toMatchObject({ hasTyped: true })
    const answer = await signIn(asked('/prelogin2', { body, use: own }))
    expect(answer.status).toBe(303)
    expect(beginSignIn).toHaveBeenLastCalledWith({ language: 'fr', termsVersion: '2', way: 'plain', keep })
  })

  it.each(['terms=on', 'terms=on&typed=', 'terms=on&typed=on', 'typed=keep'])(
    'does not sign in whoever has typed figures and says too little: %s',
    async (body) => {
      beginSignIn.mockClear()
      expect((await signIn(asked('/prelogin', { body, use: own }))).status).toBe(400)
      expect(beginSignIn).not.toHaveBeenCalled()
    },
  )

  it('keeps nothing of whoever has typed nothing', async () => {
    await signIn(asked('/prelogin', { body: 'terms=on&typed=keep' }))
    expect(beginSignIn).toHaveBeenLastCalledWith({ language: 'fr', termsVersion: '2', way: 'plain', keep: false })
  })

  it('tells the identity service whether the visitor is on the guided path', async () => {
    await signIn(asked('/v2/wizard/login', { body: 'terms=on' }))
    expect(beginSignIn).toHaveBeenLastCalledWith({ language: 'fr', termsVersion: '2', way: 'guided', keep: false })
  })

  it('on the guided path names the funds at which one can sign in, in the language', async () => {
    const names = { name: 'A', nameFr: 'Caisse A', nameDe: 'Kasse A' }
    const fund = { id: 'a', ...names, webUrl: null, address: null, openpkStatus: 'active' as const }
    const listedOn = day('2026-11-20')
    const use = { listLoginPensionFunds: async () => [fund], getListDay: async () => listedOn }
    const funds = (names: string[]) => ({ funds: { names, problem: null, listedOn } })
    expect(await openPrelogin(asked('/v2/wizard/login', { use }))).toMatchObject(funds(['Caisse A']))
    expect(await openPrelogin(asked('/de/v2/wizard/login', { use }))).toMatchObject(funds(['Kasse A']))
    const listLoginPensionFunds = () => Promise.reject(new Refusal('silent', 'no registry'))
    const getListDay = listLoginPensionFunds
    const silent = await openPrelogin(asked('/v2/wizard/login', { use: { listLoginPensionFunds, getListDay } }))
    expect(silent).toMatchObject({ funds: { names: [], problem: 'no registry' } })
  })

  it('shows in its place what to do where cookies are refused, and the sign-in to which that leads', async () =>
    expect(await openPrelogin(asked('/de/prelogin2?problem=cookies'))).toMatchObject({
      pageTitle: { key: 'cookiesRefused.signIn.title', failed: false },
      hasForm: false,
      cookiesRefused: true,
      again: '/prelogin2',
    }))

  it.each([
    ['expired', 'expired'],
    ['constructor', null],
  ])('speaks of the problem %s: %s', async (problem, shown) =>
    expect(await openPrelogin(asked(`/prelogin?problem=${problem}`))).toEqual({
      pageTitle: { key: 'prelogin.title', failed: shown !== null },
      hasForm: true,
      cookiesRefused: false,
      again: '/prelogin',
      hasTyped: false,
      short: false,
      problem: shown,
      sandbox: true,
      connected: ALL,
      funds: null,
    }),
  )

  it.each([
    ['/prelogin', false],
    ['/de/prelogin', false],
    ['/prelogin2', true],
    ['/de/prelogin2', true],
  ])('%s is in its short form: %s', async (path, short) =>
    expect(await openPrelogin(asked(path))).toMatchObject({ short }),
  )
})

describe('terms', () => {
  it.each<[string, boolean, Record<string, unknown>]>([
    ['nobody', false, {}],
    ['who accepted this version', false, signedIn(true)],
    ['who accepted an older one', true, signedIn(false)],
  ])('asks for acceptance: %s, %s', async (_, toBeAccepted, use) =>
    expect(await openTerms(asked('/terms', { use }))).toMatchObject({
      version: '2',
      toBeAccepted,
      hasForm: toBeAccepted,
    }),
  )

  it('accepts with the ticked box only', async () => {
    const use = signedIn(false)
    expect((await accept(asked('/de/terms', { body: 'formToken=own', use }))).status).toBe(400)
    expect(use.acceptTerms).not.toHaveBeenCalled()
    const answer = await accept(asked('/de/terms', { body: 'formToken=own&terms=on', use }))
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/de/router?done=terms#done'])
    const onPath = await accept(asked('/terms?way=guided', { body: 'formToken=own&terms=on', use: signedIn(false) }))
    expect(onPath.headers.get('Location')).toBe('/router?way=guided&done=terms#done')
    expect(use.acceptTerms).toHaveBeenCalledOnce()
  })
})
