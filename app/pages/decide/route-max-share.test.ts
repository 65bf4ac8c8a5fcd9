/** How much a fund pays as capital if its certificate does not say so: what is offered, and the question asked instead. */
import { beforeEach, describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { type DecideVisit, FUND, LAUSANNE, openDecide } from '../../../tests/support/pages/decide-page'
import { CERTIFICATE } from '../../../tests/support/papers/typed-papers'

let visit: DecideVisit
beforeEach(async () => {
  visit = await openDecide()
})

/** The name of a certificate that was typed in French. */
const FR_USUAL = 'Ma caisse de pension'
const QUESTION = {
  fr: 'Combien votre caisse permet-elle en capital ?',
  de: 'Wie viel lässt Ihre Kasse als Kapital zu?',
}
/** The form as a tab shows it: which certificate, and which revision of it. */
async function opened(path = '/decide') {
  const { html } = await visit.shown(path)
  const form = /<form(?:(?!<form)[\s\S])*name="maxCapitalShare"/.exec(html)?.[0] ?? ''
  const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ])
  return Object.fromEntries(hidden) as Record<string, string>
}
const tell = async (maxCapitalShare: string, path = '/decide') =>
  visit.send({ ...(await opened(path)), maxCapitalShare }, path)
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
    expect((await tell('50', path)).status).toBe(303)
    expect(await largestOf()).toEqual([['Atelier', 50]])
    const { text, figures } = await visit.shown(path)
    expect(text).not.toContain(QUESTION[language])
    expect(text).not.toMatch(/à vérifier|zu prüfen/)
    expect(figures['shares.50.capital']).toBe(344_511)
  })

  it.each(['', 'half', '101', '-1'])('refuses "%s" at its field and keeps it', async (typed) => {
    const answer = await tell(typed)
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
    await tell('60')
    expect(await visit.dossier()).toMatchObject({
      place: { municipality: 'Lausanne' },
      decision: { status: 'single' },
      simulation: { lppCapitalShare: 25 },
    })
  })
})

it('of two certificates each is asked for in turn, and one whose share is known is not written over', async () => {
  const [first, second] = [CERTIFICATE, { ...CERTIFICATE, label: 'Usine', date: day('2026-02-01') }]
  await visit.typeIn({ certificates: [first, second, { ...FUND, label: 'Banque' }] })
  expect((await opened()).number).toBe('1')
  await tell('50')
  expect((await opened()).number).toBe('2')
  await tell('40')
  expect((await visit.send({ number: '3', maxCapitalShare: '10' })).status).toBe(409)
  expect(await largestOf()).toEqual([
    ['Atelier', 50],
    ['Usine', 40],
    ['Banque', 100],
  ])
  expect((await visit.shown()).text).not.toContain(QUESTION.fr)
})

it('a fund is given its share whatever its certificate is called in the language of the page', async () => {
  await visit.typeIn({ certificates: [{ ...CERTIFICATE, label: FR_USUAL }] })
  expect((await tell('40', '/de/decide')).status).toBe(303)
  expect(await largestOf()).toEqual([[FR_USUAL, 40]])
})

describe('a share that is told from an old tab', () => {
  const MEANWHILE = 'Ces données ont changé entre-temps'
  beforeEach(() => visit.typeIn({ certificates: [CERTIFICATE] }))

  it('is not saved where the certificate has another name since, and goes through when it is sent again', async () => {
    const old = await opened()
    await visit.typeIn({ certificates: [{ ...CERTIFICATE, label: 'Usine' }] })
    const answer = await visit.send({ ...old, maxCapitalShare: '40' })
    expect(answer.status).toBe(409)
    const html = await answer.text()
    expect(html).toContain(MEANWHILE)
    expect(html).toMatch(/name="maxCapitalShare"[^>]*value="40"/)
    expect(await largestOf()).toEqual([['Usine', null]])
    expect((await tell('40')).status).toBe(303)
    expect(await largestOf()).toEqual([['Usine', 40]])
  })

  it('is not said to be saved where the certificate tells another one since', async () => {
    const old = await opened()
    await visit.typeIn({ certificates: [{ ...CERTIFICATE, maxCapitalShare: 60 }] })
    const answer = await visit.send({ ...old, maxCapitalShare: '30' })
    expect(answer.status).toBe(409)
    const html = await answer.text()
    expect(html).toContain(MEANWHILE)
    expect(html).toContain('Rien n’a été modifié')
    expect(await largestOf()).toEqual([['Atelier', 60]])
  })

  it('is saved once where the same is sent twice', async () => {
    const old = await opened()
    for (const _ of [1, 2]) expect((await visit.send({ ...old, maxCapitalShare: '40' })).status).toBe(303)
  })

  it.each(['', 'x', '2', '99'])('of no certificate "%s" is not saved', async (number) => {
    expect((await visit.send({ number, maxCapitalShare: '40' })).status).toBe(409)
    expect(await largestOf()).toEqual([['Atelier', null]])
  })

  it.each(['x'.repeat(500), 'a\u0007b', 'a\u202eb'])(
    'comes back, and is saved, whatever a field says that the form does not have: %j',
    async (certificate) => {
      expect((await visit.send({ certificate, number: '1', maxCapitalShare: 'half' })).status).toBe(400)
      expect((await visit.send({ certificate, number: '1', maxCapitalShare: '40' })).status).toBe(303)
    },
  )
})

describe('a certificate that names a share below the quarter of the law', () => {
  it.each([
    ['fr', '/decide', 'La loi garantit plus'],
    ['de', '/de/decide', 'Das Gesetz garantiert mehr'],
  ])(
    'offers this share and nothing above it, and tells what the law guarantees where that is more (%s)',
    async (_language, path, more) => {
      const named = { ...CERTIFICATE, maxCapitalShare: 5, balanceMandatory: CERTIFICATE.balance }
      await visit.typeIn({ certificates: [named] })
      const { figures, text } = await visit.shown(path)
      expect(Object.keys(figures).filter((name) => /^shares\..*capital$/.test(name))).toEqual(['shares.5.capital'])
      expect(figures['shares.5.capital']).toBe(34_451)
      expect(figures['capital.guaranteed']).toBeGreaterThan(34_451)
      expect(text).toContain(more)
      const answer = await visit.send({ ...LAUSANNE, lppCapitalShare: '25' }, path)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toMatch(/<a [^>]*href="#lppCapitalShare"/)
    },
  )

  it('tells nothing of the law where the named share gives more', async () => {
    await visit.typeIn({ certificates: [{ ...CERTIFICATE, maxCapitalShare: 20 }] })
    const { figures, text } = await visit.shown()
    expect(figures).toHaveProperty('shares.20.capital')
    expect(figures).not.toHaveProperty('shares.25.capital')
    expect(figures).not.toHaveProperty('capital.guaranteed')
    expect(text).not.toContain('La loi garantit plus')
  })
})
