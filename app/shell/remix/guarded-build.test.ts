import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { Refusal } from '~/estimate/case/refusal'
import { contextOf, signedIn } from '../../../tests/support/product/serve-page'
import { GuardError, guardedBuild } from './guarded-build'

type Module = ServerBuild['routes'][string]['module']

const page = { default: () => null, loader: async () => 'shown', action: async () => 'saved' }

const buildWith = (module: object) =>
  ({
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      'fr:page': { id: 'fr:page', parentId: 'root', path: 'page', module: module as Module },
    },
  }) as unknown as ServerBuild

describe('a build that is to be served', () => {
  it.each([
    ['[216] an unknown guard', { ...page, handle: { guard: 'member' } }, "Route fr:page: unknown guard 'member'"],
    [
      '[216] what every object has',
      { ...page, handle: { guard: 'toString' } },
      "Route fr:page: unknown guard 'toString'",
    ],
    ['no guard', { ...page, handle: { title: 'home.title' } }, 'Route fr:page: no guard'],
    ['no handle', page, 'Route fr:page: no guard'],
    [
      'a guard that nothing would ask',
      { default: page.default, handle: { guard: 'visitor' } },
      "Route fr:page: no loader for the guard 'visitor'",
    ],
  ])('is refused at start with a route that names %s', (_name, module, message) => {
    expect(() => guardedBuild(buildWith(module))).toThrow(new GuardError(message))
  })

  it('is taken with a page for everybody that loads nothing', () => {
    expect(() => guardedBuild(buildWith({ default: page.default, handle: { guard: 'everybody' } }))).not.toThrow()
  })
})

/** What a page answers, or where its guard leads. */
async function answers(guard: string, { visitor, terms = true }: { visitor: boolean; terms?: boolean }) {
  const { module } = guardedBuild(buildWith({ ...page, handle: { guard } })).routes['fr:page'] ?? {}
  const known = signedIn({ termsAccepted: terms })
  const calls = visitor ? known : { getMe: () => Promise.reject(new Refusal('notLogged')) }
  const ask = async (name: 'loader' | 'action') => {
    const request = new Request('https://example.ch/page', { method: name === 'action' ? 'POST' : 'GET' })
    const given = { request, params: {}, context: contextOf(calls, '/page', {}) } as LoaderFunctionArgs
    try {
      return await module?.[name]?.(given)
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown
      return thrown.headers.get('Location')
    }
  }
  return [await ask('loader'), await ask('action')]
}

describe('the guard that a route names stands before loader and action', () => {
  const nobody = { visitor: false }
  const somebody = { visitor: true }
  const undecided = { visitor: true, terms: false }

  it.each([
    ['everybody', nobody, ['shown', 'saved']],
    ['everybody', somebody, ['shown', 'saved']],
    ['signedOut', nobody, ['shown', 'saved']],
    // Signing in again is not a page for signed-in visitors, but they may ask for it.
    ['signedOut', somebody, ['/router', 'saved']],
    ['session', nobody, ['/', '/?session=lost']],
    ['session', undecided, ['shown', 'saved']],
    ['newcomer', nobody, ['shown', 'saved']],
    ['newcomer', somebody, ['/router', '/router']],
    ['visitor', nobody, ['/', '/?session=lost']],
    ['visitor', undecided, ['/terms', '/terms']],
    ['visitor', somebody, ['shown', 'saved']],
  ])('%s, %j: %j', async (guard, who, expected) => expect(await answers(guard, who)).toEqual(expected))
})

describe('an address that a route does not take', () => {
  it.each([
    ['/page?column=a', 200, 'shown'],
    ['/page?column=c', 404, 'Page Not Found: /page'],
    ['/de/page?column=%3Cscript%3E', 404, 'Page Not Found: /de/page'],
  ])('[215] %s is %i: %s', async (path, status, text) => {
    const isValid = ({ searchParams }: URL) => searchParams.get('column') === 'a'
    const { module } =
      guardedBuild(buildWith({ ...page, handle: { guard: 'everybody', isValid } })).routes['fr:page'] ?? {}
    const request = new Request(`https://example.ch${path}`)
    const given = { request, params: {}, context: contextOf({}, '/page', {}) } as LoaderFunctionArgs
    const answer = await Promise.resolve(module?.loader?.(given)).catch((thrown: unknown) => thrown)
    expect(answer instanceof Response ? [answer.status, await answer.text()] : [200, answer]).toEqual([status, text])
  })
})
