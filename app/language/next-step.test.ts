import { describe, expect, it } from 'vitest'
import { nextStep } from './next-step'

const ASKED = { funds: true, entities: true }
const NOBODY = { funds: false, entities: false }
const NONE = { avs: false, lpp: false, pillar3a: false, own: null, asks: ASKED }
const OWN = { papers: true, family: true, careers: [], open: [] }

describe('nextStep', () => {
  it.each([
    [{}, '/avs'],
    [{ lpp: true, pillar3a: true }, '/avs'],
    [{ avs: true }, '/lpp'],
    [{ avs: true, pillar3a: true }, '/lpp'],
    [{ avs: true, lpp: true }, '/3a'],
    [{ avs: true, lpp: true, pillar3a: true }, '/synthesis'],
  ])('after %j is %s', (done, path) => expect(nextStep({ ...NONE, ...done })).toBe(path))

  it.each([
    ['asked for no paper', {}, { papers: false }, '/own/papers'],
    ['no AVS form', {}, {}, '/avs'],
    ['the family open', { avs: true }, { family: false, careers: ['person' as const] }, '/avs/family'],
    ['no career', { avs: true }, { careers: ['person' as const], open: ['certificate' as const] }, '/avs/career'],
    ['no career of a spouse', { avs: true }, { careers: ['partner' as const] }, '/avs/career?who=partner'],
    ['no career of a former one', { avs: true }, { careers: ['former' as const] }, '/avs/career?who=former'],
    ['papers left', { avs: true }, { open: ['vested' as const, 'account3a' as const] }, '/lpp/vested'],
    ['one paper left', { avs: true }, { open: ['account3a' as const] }, '/3a/account'],
    ['everything', { avs: true }, {}, '/synthesis'],
  ])('of who types their own figures: %s', (_name, done, own, path) =>
    expect(nextStep({ ...NONE, asks: NOBODY, ...done, own: { ...OWN, ...own } })).toBe(path),
  )

  it.each([
    ['a career open', { careers: ['person' as const] }, {}, '/avs/career'],
    ['no fund chosen', { open: ['certificate' as const] }, {}, '/lpp'],
    ['no provider chosen', {}, { lpp: true }, '/3a'],
    ['no provider to ask', {}, { lpp: true, asks: { ...ASKED, entities: false } }, '/synthesis'],
    ['no fund to ask', {}, { asks: { ...ASKED, funds: false } }, '/3a'],
    ['everything', {}, { lpp: true, pillar3a: true }, '/synthesis'],
  ])('where funds and providers are asked, and no register: %s', (_name, own, done, path) =>
    expect(nextStep({ ...NONE, avs: true, ...done, own: { ...OWN, ...own } })).toBe(path),
  )
})
