import { describe, expect, it } from 'vitest'
import type { Steps } from '~/dossier/shape/visitor'
import { wayOf } from './way'

const ASKS = { register: true, funds: true, entities: true }
const NOTHING: Steps = {
  avs: false,
  lpp: false,
  pillar3a: false,
  termsAccepted: true,
  unread: [],
  own: null,
  asks: ASKS,
}
const NOBODY = { register: false, funds: false, entities: false }
const FUNDS = { ...NOBODY, funds: true }
const TYPING: Steps = { ...NOTHING, asks: NOBODY }
const ALL: Steps = { ...NOTHING, avs: true, lpp: true, pillar3a: true }
const OWN = { papers: true, family: true, careers: ['person' as const], incomes: false, open: ['certificate' as const] }

/** `d` done, `c` current, `o` open, in the order of the steps; null: there are none. */
const statesOf = (...given: Parameters<typeof wayOf>) =>
  wayOf(...given)
    ?.steps.map(({ state }) => state[0])
    .join('') ?? null

describe('the way of who has signed in', () => {
  it.each<[string, Steps, string | null]>([
    ['/avs', NOTHING, 'cooo'],
    ['/de/lpp?x=1', { ...NOTHING, avs: true }, 'dcoo'],
    ['/3a', { ...NOTHING, avs: true }, 'doco'],
    ['/avs/family', { ...NOTHING, lpp: true }, 'cdoo'],
    ['/own/check', ALL, 'dddc'],
    // All steps are done.
    ['/avs', ALL, null],
    ['/3a', ALL, null],
    // Not all steps are done if the check comes next.
    ['/3a?then=check', ALL, 'ddco'],
    // Pages under /v2 always show the steps.
    ['/v2/wizard/1p', ALL, 'cddo'],
    ['https://example.ch/de/v2/wizard/check', ALL, 'dddc'],
    // A page that is not a step.
    ['/v2', ALL, null],
    ['/v2/wizard/synthesis', ALL, null],
    ['/synthesis', NOTHING, null],
    ['/lpp/certificate', NOTHING, null],
  ])('at %s, knowing %j, is %s', (at, known, states) => expect(statesOf(at, known)).toBe(states))

  it('leads to every step but the one shown, and back', () => {
    expect(wayOf('/lpp', NOTHING)).toMatchObject({
      number: 2,
      steps: [{ path: '/avs' }, { path: null }, { path: '/3a' }, { path: '/own/check' }],
      back: { step: 'avs', path: '/avs' },
      start: null,
    })
    expect(wayOf('/v2/wizard/1p', NOTHING)).toMatchObject({ number: 1, back: null, start: '/v2' })
  })
})

describe('the way of who types their own figures', () => {
  it.each<[string, Steps, string | null]>([
    ['/own/papers', { ...TYPING, own: { ...OWN, papers: false } }, 'cooo'],
    ['/avs', { ...TYPING, own: OWN }, 'dcoo'],
    ['/avs/career?who=partner', { ...TYPING, avs: true, own: OWN }, 'ddco'],
    ['/lpp/certificate', { ...TYPING, avs: true, own: { ...OWN, careers: [] } }, 'ddco'],
    ['/own/check', { ...ALL, asks: NOBODY, own: { ...OWN, careers: [], open: [] } }, 'dddc'],
    ['/avs', { ...ALL, asks: NOBODY, own: { ...OWN, careers: [], open: [] } }, null],
    ['/lpp', { ...TYPING, avs: true, asks: FUNDS, own: { ...OWN, careers: [], open: [] } }, 'ddco'],
    ['/lpp', { ...TYPING, avs: true, own: { ...OWN, careers: [], open: [] } }, null],
    ['/own/check', { ...TYPING, avs: true, asks: FUNDS, own: { ...OWN, careers: [], open: [] } }, 'ddoc'],
  ])('at %s, knowing %j, is %s', (at, known, states) => expect(statesOf(at, known)).toBe(states))

  it('leads to the figures that are still to be typed', () =>
    expect(wayOf('/own/papers', { ...ALL, asks: NOBODY, own: { ...OWN, careers: [] } })?.steps[2]?.path).toBe(
      '/lpp/certificate',
    ))
})
