import { describe, expect, it } from 'vitest'
import type { GuidedStep } from '~/language/guided-path'
import { guidedSteps } from './view'

const NOTHING = { avs: false, lpp: false, pillar3a: false, termsAccepted: true, unread: [], own: null }
const ALL = { avs: true, lpp: true, pillar3a: true, termsAccepted: true, unread: [], own: null }

/** `d` done, `c` current, `o` open, in the order of the path. */
const statesOf = (...given: Parameters<typeof guidedSteps>) =>
  guidedSteps(...given)
    .map(({ state }) => state[0])
    .join('')
const linksOf = (...given: Parameters<typeof guidedSteps>) =>
  guidedSteps(...given)
    .filter(({ path }) => path)
    .map(({ step }) => step)

describe('the steps of the guided path', () => {
  it.each<[GuidedStep | null, typeof ALL | null, string]>([
    ['documents', null, 'coooooo'],
    ['login', null, 'dcooooo'],
    [null, NOTHING, 'ddooooo'],
    ['avs', NOTHING, 'ddcoooo'],
    ['lpp', { ...NOTHING, avs: true }, 'dddcooo'],
    ['avs', ALL, 'ddcddoo'],
    ['pillar3a', { ...NOTHING, avs: true }, 'dddocoo'],
    ['check', ALL, 'dddddco'],
    ['synthesis', ALL, 'ddddddc'],
    ['synthesis', { ...ALL, lpp: false }, 'dddoddc'],
  ])('at %s, knowing %j, are %s', (here, known, states) => expect(statesOf(here, known)).toBe(states))

  it('lead where the visitor may go, and never to the page shown', () => {
    expect(linksOf('login', null)).toEqual(['documents'])
    expect(linksOf('lpp', NOTHING)).toEqual(['avs', 'pillar3a', 'check', 'synthesis'])
  })
})
