import { describe, expect, it } from 'vitest'
import {
  GUIDED_FAMILY_CHANGE,
  guidedStepAt,
  isLastOpen,
  nextPath,
  onWay,
  placeOnPath,
  plainPathAt,
  toChange,
  visitAt,
  wayAt,
} from './guided-path'

describe('the way at an address', () => {
  it.each([
    ['/v2', 'guided'],
    ['/de/v2', 'guided'],
    ['/v2/', 'guided'],
    ['https://example.ch/de/v2/wizard/1p?lang=fr', 'guided'],
    ['/router?way=guided', 'guided'],
    ['/terms?x=1&way=guided', 'guided'],
    ['/', 'plain'],
    ['/de', 'plain'],
    ['/avs', 'plain'],
    ['/v20', 'plain'],
    ['/router?way=other', 'plain'],
    ['/router?next=/v2', 'plain'],
  ])('%s is %s', (at, way) => expect(wayAt(at)).toBe(way))

  it.each([
    ['/v2/wizard/2p?then=check', 'change'],
    ['/de/v2/wizard/3p?signIn=lost&then=check', 'change'],
    ['/v2/wizard/2p?then=synthesis', 'guided'],
    ['/v2/wizard/2p', 'guided'],
    ['/lpp?then=check', 'check'],
    ['/lpp?then=synthesis', 'plain'],
  ])('%s is a visit to %s', (at, visit) => expect(visitAt(at)).toBe(visit))

  it.each([
    ['/v2/wizard', 'documents'],
    ['/de/v2/wizard/3p?then=check', 'pillar3a'],
    ['/v2', null],
    ['/v2/wizard/4p', null],
    ['/avs', null],
    ['/v2/wizard/1p/', 'avs'],
    ['/', null],
  ])('%s is the step %s', (at, step) => expect(guidedStepAt(at)).toBe(step))
})

describe('where a link leads', () => {
  it.each([
    // Off the path nothing changes.
    ['/router', '/avs', '/router'],
    ['/lpp', '/synthesis', '/lpp'],
    // On it, "go on" is the next step, in this order.
    ['/router', '/v2/wizard/1p', '/v2/wizard/2p'],
    ['/router', '/de/v2/wizard/2p', '/v2/wizard/3p'],
    ['/router', '/v2/wizard/3p', '/v2/wizard/check'],
    ['/router', '/v2/wizard/check', '/v2/wizard/synthesis'],
    ['/router', '/v2/wizard/synthesis', '/v2/wizard/synthesis'],
    ['/router', '/v2', '/router?way=guided'],
    ['/router', '/terms?way=guided', '/router?way=guided'],
    // The other pages are the same ones there.
    ['/prelogin', '/v2/wizard', '/v2/wizard/login'],
    ['/lpp', '/v2/wizard/synthesis', '/v2/wizard/2p'],
    ['/lpp', '/v2/wizard/2p?signIn=lost', '/v2/wizard/2p'],
    ['/avs', '/router?way=guided', '/v2/wizard/1p'],
    ['/terms', '/v2/wizard/login', '/terms'],
    ['/', '/v2/wizard/1p', '/'],
    ['toString', '/v2/wizard/1p', 'toString'],
    // A visitor who changes something goes back to the check, also after choosing on the page itself.
    ['/router', '/v2/wizard/1p?then=check', '/v2/wizard/check'],
    ['/lpp', '/v2/wizard/2p?then=check', '/v2/wizard/2p?then=check'],
    ['/lpp', '/v2/wizard/1p?then=check', '/v2/wizard/2p'],
    ['/router', '/v2/wizard/1p?then=https://evil.example', '/v2/wizard/2p'],
    // Off the path the check follows it too.
    ['/router', '/avs?then=check', '/own/check'],
    ['/3a', '/de/3a?then=check', '/3a?then=check'],
    ['/lpp', '/3a?then=check', '/lpp'],
    ['/avs/family', '/avs?then=check', '/avs/family?then=check'],
    ['/own/check', '/v2/wizard/3p', '/v2/wizard/check'],
  ])('to %s from %s: %s', (path, at, led) => expect(onWay(path, at)).toBe(led))

  it('goes 1p, 2p, 3p, synthesis, the check before the last', () => {
    const order = ['/v2/wizard/1p']
    while (order.at(-1) !== '/v2/wizard/synthesis') order.push(onWay('/router', order.at(-1) ?? ''))
    expect(order).toEqual(['1p', '2p', '3p', 'check', 'synthesis'].map((step) => `/v2/wizard/${step}`))
  })

  it('counts four steps', () => {
    expect(placeOnPath('pillar3a')).toEqual({ number: 3, count: 4 })
    expect([placeOnPath('documents'), placeOnPath('synthesis')]).toEqual([null, null])
    expect(toChange('lpp')).toBe('/v2/wizard/2p?then=check')
  })

  it.each([
    ['/de/v2/wizard/2p?then=check', '/lpp'],
    ['/v2/wizard/check', '/own/check'],
    ['/de/avs/family?x=1', '/avs/family'],
  ])('calls %s %s', (at, path) => expect(plainPathAt(at)).toBe(path))
})

const FAMILY = '/avs/family' as const

describe('the last answer of the three', () => {
  const steps = { avs: true, lpp: true, pillar3a: false, own: null }
  it.each([
    [steps, true],
    [{ ...steps, pillar3a: true }, false],
    [{ ...steps, lpp: false }, false],
    [{ ...steps, own: {} }, false],
    [null, false],
  ])('is that of the 3a with %j: %s', (known, isLast) => expect(isLastOpen(known, 'pillar3a')).toBe(isLast))

  it.each([
    [{ at: '/3a', goesOn: true, isLast: true }, '/own/check'],
    [{ at: '/3a', goesOn: false, isLast: true }, '/3a?then=check'],
    [{ at: '/3a?then=check', goesOn: true, isLast: false }, '/own/check'],
    [{ at: '/3a', goesOn: true, isLast: false }, '/router'],
    [{ at: '/v2/wizard/3p', goesOn: true, isLast: true }, '/v2/wizard/check'],
    [{ at: '/avs', goesOn: true, left: FAMILY, isLast: false }, FAMILY],
    [{ at: '/avs', goesOn: true, left: FAMILY, isLast: true }, '/avs/family?then=check'],
    [{ at: '/v2/wizard/1p', goesOn: true, left: FAMILY, isLast: true }, '/avs/family?way=guided'],
    [{ at: '/v2/wizard/1p?then=check', goesOn: true, left: FAMILY, isLast: false }, GUIDED_FAMILY_CHANGE],
  ])('with %j leads to %s', (saved, path) => expect(nextPath({ ...saved, here: '/3a' })).toBe(path))
})
