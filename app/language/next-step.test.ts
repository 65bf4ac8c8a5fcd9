import { describe, expect, it } from 'vitest'
import { nextStep } from './next-step'

const NONE = { avs: false, lpp: false, pillar3a: false }

describe('nextStep', () => {
  it.each([
    [{}, '/avs'],
    [{ lpp: true, pillar3a: true }, '/avs'],
    [{ avs: true }, '/lpp'],
    [{ avs: true, pillar3a: true }, '/lpp'],
    [{ avs: true, lpp: true }, '/3a'],
    [{ avs: true, lpp: true, pillar3a: true }, '/synthesis'],
  ])('after %j is %s', (done, path) => expect(nextStep({ ...NONE, ...done })).toBe(path))
})
