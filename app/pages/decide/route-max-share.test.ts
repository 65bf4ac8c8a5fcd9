/** How much a fund pays as capital whose certificate does not say it: what is offered, and the question in its place. */
import { beforeEach, describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { type DecideVisit, FUND, LAUSANNE, openDecide } from '../../../tests/support/pages/decide-page'
import { CERTIFICATE } from '../../../tests/support/papers/typed-papers'

let visit: DecideVisit
beforeEach(async () => {
  visit = await openDecide()
})

const QUESTION = {
  fr: 'Combien votre caisse permet-elle en capital ?',
  de: 'Wie viel lässt Ihre Kasse als Kapital zu?',
}
const largestOf = async () =>
  (await visit.dossier()).secondPillar.certificates.map(({ label, maxCapitalShare }) => [label, maxCapitalShare])

describe('a certificate that does not say how much its fund pays as capital', () => {
  beforeEach(() => visit.typeIn({ certificates: [CERTIFICATE] }))

  it('offers a quarter of all savings, to be checked, beside what the law guarantees', async () => {
    const { text, figures } = await visit.shown()
    expect(figures['shares.25.capital']).toBe(Math.round(689_022 / 4))
    expect(text).toContain('25 % en capital (à vérifier)')
    const guaranteed = figures['capital.guaranteed'] ?? 0
    expect(guaranteed).toBeGreaterThan(Math.round(178_214 / 4))
    expect(guaranteed).toBeLessThan(figures['shares.25.capital'] ?? 0)
    expect((await visit.shown('/de/decide')).text).toContain('25 % als Kapital (zu prüfen)')
  })

  it('whose mandatory part is not printed either has no amount of the law', async () => {
    await visit.typeIn({ certificates: [{ ...CERTIFICATE, balanceMandatory: null }] })
    const { text, figures } = await visit.shown()
    expect(figures).toHaveProperty('shares.25.capital')
    expect(figures).not.toHaveProperty('capital.guaranteed')
    expect(text).toContain('La loi garantit le quart de la part obligatoire, qui n’y est pas non plus.')
  })

  it.each([
    ['fr', '/decide'],
    ['de', '/de/decide'],
  ] as const)('is asked for it in its place, and the answer counts at once (%s)', async (language, path) => {
    expect((await visit.shown(path)).text).toContain(QUESTION[language])
    expect((await visit.send({ certificate: 'Atelier', maxCapitalShare: '50' }, path)).status).toBe(303)
    expect(await largestOf()).toEqual([['Atelier', 50]])
    const { text, figures } = await visit.shown(path)
    expect(text).not.toContain(QUESTION[language])
    expect(text).not.toMatch(/à vérifier|zu prüfen/)
    expect(figures['shares.50.capital']).toBe(344_511)
  })

  it.each(['', 'half', '101', '-1'])('refuses "%s" at its field and keeps it', async (typed) => {
    const answer = await visit.send({ certificate: 'Atelier', maxCapitalShare: typed })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toMatch(/<a [^>]*href="#maxCapitalShare"/)
    const field = /<input[^>]*name="maxCapitalShare"[^>]*>/.exec(html)?.[0] ?? ''
    expect(field).toContain('aria-invalid="true"')
    expect(/ value="([^"]*)"/.exec(field)?.[1] ?? '').toBe(typed)
    expect(await largestOf()).toEqual([['Atelier', null]])
  })

  it('leaves what is decided as it is', async () => {
    await visit.send({ ...LAUSANNE, lppCapitalShare: '25' })
    await visit.send({ certificate: 'Atelier', maxCapitalShare: '60' })
    expect(await visit.dossier()).toMatchObject({
      decision: { municipality: 'Lausanne' },
      simulation: { lppCapitalShare: 25 },
    })
  })
})

it('of two certificates each is asked for in turn, and one that has told its share is not written over', async () => {
  const [first, second] = [CERTIFICATE, { ...CERTIFICATE, label: 'Usine', date: day('2026-02-01') }]
  await visit.typeIn({ certificates: [first, second, { ...FUND, label: 'Banque' }] })
  expect((await visit.shown()).html).toContain('name="certificate" value="Atelier"')
  await visit.send({ certificate: 'Atelier', maxCapitalShare: '50' })
  expect((await visit.shown()).html).toContain('name="certificate" value="Usine"')
  await visit.send({ certificate: 'Usine', maxCapitalShare: '40' })
  await visit.send({ certificate: 'Banque', maxCapitalShare: '10' })
  expect(await largestOf()).toEqual([
    ['Atelier', 50],
    ['Usine', 40],
    ['Banque', 100],
  ])
  expect((await visit.shown()).text).not.toContain(QUESTION.fr)
})
