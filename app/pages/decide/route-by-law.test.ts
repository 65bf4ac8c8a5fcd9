/** Pension or capital of somebody who answered from memory: what the law guarantees, and no more. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { FromMemory } from '~/dossier/shape/from-memory'
import { day } from '~/pillars/day'
import { type DecideVisit, FUND, LAUSANNE, openDecide } from '../../../tests/support/pages/decide-page'

const SINGLE: FromMemory = {
  ...{ birthDate: day('1985-05-14'), gender: 'FEMALE', status: 'bachelor', salary: 85_000, rate: 100 },
  ...{ work: 'employed', fund: null, insuredSince: 'always', childYears: [] },
  partner: { birthYear: null, salary: null },
  pillar3a: { solde: null, amount: null },
}

let visit: DecideVisit
beforeEach(async () => {
  visit = await openDecide()
})

async function fromMemory(typed: Partial<FromMemory> = {}) {
  await visit.beginAnew()
  await visit.client.saveFromMemory({ ...SINGLE, ...typed })
}

/** The text of each figure whose name begins so. */
const textsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`data-figure="(${name}[^"]*)"[^>]*>([^<]*)<`, 'g'))].map(([, figure, text]) => [
    figure,
    text?.replaceAll('\u00a0', ' '),
  ])

describe('the law’s guarantee on pension or capital', () => {
  it.each([
    ['/decide', 'au moins CHF', 'Selon la loi seule'],
    ['/de/decide', 'mindestens CHF', 'Nur nach Gesetz'],
  ])('%s says of each amount “%s”, and whose it is not', async (path, atLeast, byLaw) => {
    await fromMemory()
    await visit.send({ ...LAUSANNE, lppCapitalShare: '25' })
    const { html, text } = await visit.shown(path)
    expect(text).toContain(byLaw)
    const amounts = ['shares.0.monthly', 'shares.25.monthly', 'shares.25.capital', 'choice.givenUp', 'choice.capital']
    for (const name of amounts) {
      const found = textsOf(html, name)
      expect([name, found.length > 0, found.every(([, told]) => told?.startsWith(atLeast))]).toEqual([name, true, true])
    }
    expect(html).toMatch(/data-figure="shares\.0\.monthly"[^>]*data-sure="floor"/)
  })

  it('a fund’s own figures have no such words', async () => {
    await visit.typeIn({ certificates: [FUND] })
    const { html, text } = await visit.shown()
    expect(text).not.toContain('Selon la loi seule')
    for (const [, told] of textsOf(html, 'shares.')) expect(told).toMatch(/^CHF/)
  })
})

describe('the capital of the other one', () => {
  it.each<[string, Partial<FromMemory>, boolean]>([
    ['a single woman', {}, false],
    ['a divorced one', { status: 'divorced' }, false],
    ['a married one', { status: 'married', partner: { birthYear: 1983, salary: 90_000 } }, true],
  ])('is asked of %s: %o %s', async (_, typed, isAsked) => {
    await fromMemory(typed)
    for (const [path, title] of [
      ['/decide', 'Les capitaux de votre partenaire'],
      ['/de/decide', 'Kapital Ihrer Partnerin oder Ihres Partners'],
    ] as const)
      expect((await visit.shown(path)).text.includes(title)).toBe(isAsked)
  })

  it('is asked of somebody single who chooses to be taxed as a couple', async () => {
    await fromMemory()
    await visit.send({ ...LAUSANNE, lppCapitalShare: '25', status: 'married' })
    expect((await visit.shown()).text).toContain('Les capitaux de votre partenaire')
  })
})
