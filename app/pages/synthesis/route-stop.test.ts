/** When one can stop, as the synthesis asks and shows it, and what its buttons save. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { FundCertificate } from '~/dossier/shape/savings-papers'
import { emptyDossier } from '~/dossier/shape/shape'
import { NO_CHANGE, type Simulation } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import { OWN, personOf } from '../../../tests/support/lives/typed-lives'
import { CERTIFICATE, STATEMENT_3A } from '../../../tests/support/papers/typed-papers'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import { startApi } from '../../../tests/support/product/start-api'
import { requestEach, visitorUseCases } from '../../../tests/support/product/use-cases'
import * as route from './route'

/** Prints 2'000 a month at 65, and 100 more or less for each year. */
const FUND: FundCertificate = {
  ...CERTIFICATE,
  ...{ conversionRate: null, capital: 650_000, pension: 24_000, buyIn: 60_000 },
  ages: [63, 64, 66, 67, 68, 69, 70].map((age) => ({
    age,
    capital: 10_000 * age,
    pension: 12 * (2000 + 100 * (age - 65)),
  })),
}

async function openVisit() {
  const api = await startApi()
  const { token } = await api.vault.create(emptyDossier(null, '', '', { version: '2' }))
  const client = requestEach(() => visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token }))
  const page = servePage(route, '/synthesis', client)
  const paper = { number: 1, confirmed: [] as never[] }
  await client.saveInfo({
    person: personOf({ birthDate: day('1970-05-10'), gender: 'MALE', insuredSince: 'always' }),
    partner: null,
    children: [],
  })
  await client.saveCareer('person', OWN)
  await client.saveCertificate(FUND, paper)
  await client.saveStatement3a({ ...STATEMENT_3A, amount: 3000 }, paper)
  return {
    client,
    saved: async () => (await api.vault.open(token))?.dossier.simulation ?? null,
    async shown(path = '/synthesis') {
      const html = await (await page.get(path)).text()
      const from = html.indexOf('id="stop"')
      const part = html.slice(from, html.indexOf('</section>', from))
      return {
        html: part,
        text: readable(`<p ${part}`)
          .replaceAll('\u00a0', ' ')
          .replace(/ +([.,])/g, '$1')
          .replaceAll('  ', ' '),
        figures: figuresIn(part),
      }
    },
    /** A form as it stands, sent by its button. */
    async press(fields: Record<string, string>, path = '/synthesis') {
      const answer = await page.post(path, Object.entries(fields))
      return { status: answer.status, location: answer.headers.get('Location'), html: await answer.text() }
    },
  }
}

const figuresIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<data[^>]*>/g)].map(([tag]) => [
      /data-figure="([^"]*)"/.exec(tag)?.[1],
      /value="([^"]*)"/.exec(tag)?.[1],
    ]),
  )
/** The hidden fields of each form with such a button. */
const formsIn = (html: string, button: string) =>
  html
    .split('<form')
    .slice(1)
    .filter((form) => form.includes(`value="${button}"`))
    .map((form) =>
      Object.fromEntries(
        [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
          /name="([^"]*)"/.exec(tag)?.[1] ?? '',
          /value="([^"]*)"/.exec(tag)?.[1] ?? '',
        ]),
      ),
    )

let visit: Awaited<ReturnType<typeof openVisit>>
beforeEach(async () => {
  visit = await openVisit()
})

describe('the need', () => {
  it('is asked for with three shares of today’s pay, and nothing else stands there', async () => {
    const { html, text, figures } = await visit.shown()
    expect(text).toContain('Quand puis-je m’arrêter ?')
    // 78'000 a year.
    expect([...html.matchAll(/value="need:(\d+)"/g)].map(([, need]) => need)).toEqual(['3900', '4550', '5200'])
    expect(figures).toEqual({})
    expect(text.split(/\s+/).length).toBeLessThan(40)
  })

  it.each([
    ['typed', { need: "4'600", intent: 'need' }, '/synthesis', 4600, '/synthesis#stop'],
    ['proposed', { need: '1', intent: 'need:3900' }, '/de/synthesis', 3900, '/de/synthesis#stop'],
  ])('that is %s is saved, and comes back to its place', async (_, fields, path, need, location) => {
    expect(await visit.press(fields, path)).toMatchObject({ status: 303, location })
    expect(await visit.saved()).toEqual({ ...NO_CHANGE, need })
  })

  it('leaves the change as it is, and goes where it is emptied', async () => {
    await visit.client.saveSimulation({ ...NO_CHANGE, desiredRate: 80 })
    await visit.press({ need: '4600', intent: 'need' })
    expect(await visit.saved()).toEqual({ ...NO_CHANGE, desiredRate: 80, need: 4600 })
    await visit.press({ need: '', intent: 'need' })
    expect(await visit.saved()).toEqual({ ...NO_CHANGE, desiredRate: 80 })
  })

  it('that is no amount comes back with a sentence, and saves nothing', async () => {
    const { status, html } = await visit.press({ need: 'beaucoup', intent: 'need' })
    expect(status).toBe(400)
    expect(html).toContain('value="beaucoup"')
    expect(html).toMatch(/<input[^>]*name="need"[^>]*aria-invalid="true"/)
    expect(await visit.saved()).toBeNull()
  })
})

describe('the answer', () => {
  const need = (amount: number, change: Partial<Simulation> = {}) =>
    visit.client.saveSimulation({ ...NO_CHANGE, ...change, need: amount })

  it.each([
    ['/synthesis', ['Dès le 01.06.2036, à 66 ans.', 'Avant, à 65 ans, il manque CHF', 'Travailler 1 an de plus']],
    [
      '/de/synthesis',
      ['Ab dem 01.06.2036, mit 66 Jahren.', 'Vorher, mit 65 Jahren, fehlen CHF', '1 Jahr länger arbeiten'],
    ],
  ])('is a sentence, and each way has its price and its button: %s', async (path, told) => {
    // At 65 2'174 of the AVS and 2'000, at 66 2'287 and 2'100.
    await need(4300)
    const { text, html, figures } = await visit.shown(path)
    for (const sentence of told) expect(text).toContain(sentence)
    const answer = await visit.client.getStop({ need: 4300 })
    expect(figures).toEqual({
      earliestAge: '66/0',
      'need.gap': '126',
      'ways.later': '12',
      'ways.buyIn': String(answer?.ways.buyIn?.amount),
      ...(answer?.ways.pillar3a && { 'ways.pillar3a': String(answer.ways.pillar3a.monthly) }),
      ...(answer?.ways.spread && { 'ways.spread': String(answer.ways.spread.until) }),
    })
    expect(html.match(/class="need-line"/g)).toHaveLength(1)
    expect(html.match(/class="dot"/g)).toHaveLength(1)
    expect(text).toContain(path === '/synthesis' ? 'art. 79b LPP' : 'Art. 79b BVG')
  })

  it('each way that is pressed becomes the change, and is then enough', async () => {
    await need(4300)
    const { html } = await visit.shown()
    const forms = formsIn(html, 'way')
    expect(forms.length).toBeGreaterThanOrEqual(2)
    for (const form of forms) {
      await need(4300)
      expect(await visit.press({ ...form, intent: 'way' })).toMatchObject({ status: 303, location: '/synthesis#play' })
      const saved = await visit.saved()
      expect(saved).toMatchObject({ need: 4300 })
      const query = Object.fromEntries(Object.entries(saved ?? {}).filter(([, value]) => value !== null))
      const answer = await visit.client.getDigest(query)
      const gap = answer.need?.withChange?.gap ?? Number.NaN
      // Payments into pillar 3a are capital.
      if (saved?.pillar3a) expect(saved.pillar3a.amount).toBeGreaterThan(3000)
      else expect(gap).toBeLessThanOrEqual(0)
    }
  })

  it('says that no age reaches a need, what comes nearest, and smaller needs', async () => {
    await need(9000)
    const { text, figures, html } = await visit.shown()
    expect(text).toContain('Avec ces rentes, pas atteint. Le plus proche : à 70 ans')
    expect(figures.earliestAge).toBe('')
    expect(text).toContain('Ou un autre besoin')
    expect([...html.matchAll(/value="need:(\d+)"/g)].map(([, other]) => other)).toEqual([
      '3900',
      '4550',
      '5200',
      '5200',
      '4550',
    ])
  })

  it('tells no age where a fund is not known, and what is missing', async () => {
    await visit.client.removeCertificate(1)
    await need(4600)
    const { text, figures } = await visit.shown()
    expect(text).toContain('Sans tous les chiffres de votre 2e pilier, nous ne savons pas quand.')
    expect(figures).toEqual({ earliestAge: '' })
  })

  it('is at most 130 words', async () => {
    for (const amount of [4300, 9000]) {
      await need(amount)
      const { html } = await visit.shown()
      const seen = html
        .replace(/<details.*?<\/details>/s, 'Comprendre ce calcul')
        .replace(/<desc.*?<\/desc>|<title.*?<\/title>/gs, '')
      const words = readable(`<p ${seen}`)
        .replace(/\s+([.,])/g, '$1')
        .trim()
        .split(/\s+/)
      expect(words.length).toBeLessThanOrEqual(130)
    }
  })
})
