/** The synthesis beside a change of situation: before there is one, and with one. */

import { describe, expect, it, vi } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import type { PensionResult } from '~/pillars/avs/result'
import { day } from '~/pillars/day'
import { toRappen } from '~/pillars/money'
import type { Silent } from '~/pillars/result'
import { differencesOf } from '~/pillars/synthesis/differences'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Column } from '~/pillars/synthesis/result'
import {
  chf,
  column,
  couple,
  digest,
  early,
  figuresIn,
  pageOf,
  simulated,
} from '../../../tests/support/pages/sample-synthesis'
import { failing } from '../../../tests/support/product/serve-page'
import type { UseCases } from '../../../tests/support/product/use-cases'

const BOTH_LANGUAGES = ['/synthesis', '/de/synthesis']

/** Retirement two years earlier, as in the digest. */
const changedColumn = (changes: Partial<Column> = {}): Column =>
  column({
    retirementDate: day('2033-06-01'),
    totalFrom: day('2037-03-01'),
    monthlyTotal: chf(3313),
    first: { monthly: chf(3700), from: day('2033-06-01'), to: day('2035-05-31') },
    capitalTotal: chf(84000),
    avs: {
      monthly: chf(1600),
      supplement: 0,
      from: day('2037-03-01'),
      to: null,
      first: { monthly: chf(1987), from: day('2033-06-01'), to: day('2035-05-31') },
      earlier: [
        { monthly: chf(1987), from: day('2033-06-01'), to: day('2035-05-31'), endedBy: 'referenceAge' },
        { monthly: chf(2010), from: day('2035-06-01'), to: day('2037-02-28'), endedBy: 'partner' },
      ],
      partnerStart: day('2037-03-01'),
      thirteenth: chf(1600),
    },
    lpp: {
      monthly: chf(1713),
      capital: chf(0),
      sureness: 'printed',
      range: null,
      capitalAtRetirement: chf(380000),
      from: day('2033-06-01'),
      funds: [{ name: 'Caisse a', webUrl: 'https://a.example.ch', asOf: day('2026-01-01') }],
    },
    pillar3a: {
      current: toRappen(42000.25),
      monthlyPayment: chf(588),
      paymentsUntil: day('2033-06-01'),
      projected: chf(84000),
      projectedFrom: day('2033-06-01'),
      accounts: [
        { entityName: 'Banque b', current: toRappen(40000), projected: chf(81000) },
        { entityName: null, current: toRappen(2000.25), projected: chf(3000) },
      ],
    },
    ...changes,
  })

const changedDigest = (changes: Partial<Column> = {}, silent: Silent[] = []): Digest => ({
  ...digest({}, silent),
  withChange: changedColumn(changes),
})

/** The same, with the effect of the change on each figure. */
const compared = (changes: Partial<Column>): Digest => {
  const made = changedDigest(changes)
  const differences = differencesOf(made.withoutChange, [{ cause: 'retirementDate', column: changedColumn(changes) }])
  return { ...made, differences }
}

/** The pension requested with a date is `changed`, the one without a date is `base`. */
const pensions =
  (base: PensionResult, changed: PensionResult): UseCases['getPension'] =>
  async ({ retirementDate } = {}) =>
    retirementDate ? changed : base

const withChange: Partial<UseCases> = {
  getSimulation: async () => simulated,
  getDigest: async () => changedDigest(),
  getPension: pensions(couple, early),
}

/** The heads of each table on the page. */
const headsIn = (html: string) =>
  [...html.matchAll(/<table class="comparison stacked"[\s\S]*?<\/table>/g)].map(([table]) =>
    [...table.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head]) => head?.replace(/<[^>]*>/g, '')),
  )

describe('two columns', () => {
  it.each([
    ['/synthesis', ['Élément', 'Sans changement', 'Avec changement']],
    ['/de/synthesis', ['Angabe', 'Ohne Änderung', 'Mit Änderung']],
  ])('[104] are headed in each block, before a simulation and with one: %s', async (path, heads) => {
    for (const calls of [{}, withChange]) {
      const { html } = await pageOf(calls, { path })
      expect(headsIn(html)).toEqual([heads, heads, heads, heads])
      expect(html).toMatch(/<th scope="row"[^>]*>(Rente AVS par mois|AHV-Rente pro Monat)\s*</)
    }
  })

  it.each([
    ['/synthesis', 'Pas encore de simulation', 'Simuler un changement de situation'],
    ['/de/synthesis', 'Noch keine Simulation', 'Andere Situation durchrechnen'],
  ])('[103] [104] before a simulation the second says so, and there is a way to one: %s', async (path, none, way) => {
    const { html, text } = await pageOf({}, { path })
    expect(text.split(none)).toHaveLength(1 + 4)
    expect(text.split(way)).toHaveLength(1 + 1)
    const prefix = path === '/synthesis' ? '' : '/de'
    expect(html).toContain(`<a href="${prefix}/simulation" class="button button-quiet" data-enhance="form-dialog">`)
    expect(figuresIn(html, 'withChange')).toEqual({})
  })

  it('asks for no changed pension before a simulation', async () => {
    const getPension = vi.fn<UseCases['getPension']>(async () => couple)
    const getDigest = vi.fn<UseCases['getDigest']>(async () => digest())
    await pageOf({ getPension, getDigest })
    expect([getPension.mock.calls, getDigest.mock.calls]).toEqual([[[]], [[{}]]])
  })

  it('asks for both once the visitor has chosen a date', async () => {
    const getPension = vi.fn(pensions(couple, early))
    const getDigest = vi.fn<UseCases['getDigest']>(async () => changedDigest())
    await pageOf({ ...withChange, getPension, getDigest })
    const asked = { retirementDate: '2033-06-01' }
    expect([getPension.mock.calls, getDigest.mock.calls]).toEqual([[[], [asked]], [[asked]]])
  })

  it('[120] each contains its figures for people and for programs', async () => {
    const { html, text } = await pageOf(withChange)
    expect(figuresIn(html)).toMatchObject({
      'total.monthly': '3900 withoutChange',
      'lpp.monthly': '1998 withoutChange',
    })
    expect(figuresIn(html, 'withChange')).toEqual({
      'total.monthly': '3313 withChange',
      'total.monthlyFirst': '3700 withChange',
      'total.monthlyThen.1': '3723 withChange',
      'total.capital': '84000 withChange',
      'avs.monthly': '1600 withChange',
      'avs.thirteenth': '1600 withChange',
      'lpp.monthly': '1713 withChange',
      'lpp.capital': '0 withChange',
      'pillar3a.current': '42000.25 withChange',
      'pillar3a.monthlyPayment': '588 withChange',
      'pillar3a.projected': '84000 withChange',
    })
    expect(text).toContain('Départ à la retraite 01.06.2035 01.06.2033')
    expect(text).toContain("Rente AVS par mois CHF 1'890 CHF 1'600")
    expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/)
  })

  it('leads to the simulation to change it, and presses for nothing', async () => {
    const { html, text } = await pageOf(withChange)
    expect(text).toContain('Modifier la simulation')
    expect(html).toContain('<a href="/simulation" class="button button-quiet" data-enhance="form-dialog">')
    expect(html).not.toContain('button-primary')
  })

  it('an open step comes before a simulation', async () => {
    const { html } = await pageOf({}, { steps: { lpp: false } })
    expect(html).toContain('<a href="/simulation" class="button button-quiet" data-enhance="form-dialog">')
  })
})

describe('the AVS pension with a change', () => {
  it('[108] shows every amount that follows, with its day and its reason', async () => {
    const { text } = await pageOf(withChange)
    expect(text).toContain(
      "D’abord, par mois CHF 2'300 Du 01.06.2035 au 28.02.2037, jusqu’au début de la rente de votre partenaire. " +
        "CHF 1'987 Du 01.06.2033 au 31.05.2035, jusqu’à l’âge de référence. " +
        "CHF 2'010 Du 01.06.2035 au 28.02.2037, jusqu’au début de la rente de votre partenaire.",
    )
    expect(text).toMatch(/Jusqu’à quand à vie à vie/)
  })

  it.each([
    ['/synthesis', 'aucun supplément'],
    ['/de/synthesis', 'kein Zuschlag'],
  ])('says that an early start has no supplement: %s', async (path, none) =>
    expect((await pageOf(withChange, { path })).text).toContain(`CHF 12.50 ${none}`),
  )

  it.each([
    ['/synthesis', 3313, "−CHF 587 par mois, et CHF 84'000 en une fois au lieu de 98'000"],
    ['/de/synthesis', 3313, "−CHF 587 pro Monat, und CHF 84'000 auf einmal statt 98'000"],
    ['/synthesis', 3900, "Autant par mois, et CHF 84'000 en une fois au lieu de 98'000"],
    ['/de/synthesis', 3900, "Gleich viel pro Monat, und CHF 84'000 auf einmal statt 98'000"],
  ])('says what the change does to the amount for life: %s, %i', async (path, after, sentence) => {
    const getDigest = async () => compared({ monthlyTotal: chf(after) })
    const { text } = await pageOf({ ...withChange, getDigest }, { path })
    expect(text).toContain(sentence)
  })

  it.each([
    ['/synthesis', 'Un des deux totaux est incomplet', ['Au lieu de', 'au lieu de', 'ne modifie pas']],
    ['/de/synthesis', 'Eines der beiden Totale ist unvollständig', ['Statt', 'statt', 'ändert nichts']],
  ])('compares no total that lacks a pillar with one that has it: %s', async (path, sentence, without) => {
    const getDigest = async () => compared({ lpp: null, monthlyTotal: chf(1600) })
    const { text } = await pageOf({ ...withChange, getDigest }, { path })
    expect(text).toContain(sentence)
    for (const words of without) expect(text).not.toContain(words)
  })

  it.each([
    [
      '/synthesis',
      '2027-01-01',
      {},
      'Le nouveau salaire n’entre pas dans ce calcul : il ne compterait que dès le 01.01.2027',
    ],
    [
      '/de/synthesis',
      '2026-12-01',
      {},
      'Der neue Lohn ist in dieser Berechnung nicht enthalten: Er würde erst ab dem 01.01.2027',
    ],
    ['/synthesis', '2026-12-01', { desiredRate: 60 }, 'Le nouveau salaire n’entre pas dans ce calcul'],
    ['/synthesis', '2027-02-01', {}, null],
    ['/synthesis', '2026-12-01', { desiredSalary: null }, null],
  ])('says of a salary that it is left out: %s, retiring on %s, %j', async (path, retirement, changes, sentence) => {
    const simulation = { ...NO_CHANGE, retirementDate: day(retirement), desiredSalary: 60_000, ...changes }
    const getSimulation = async () => ({ ...simulated, simulation })
    const getDigest = async () => changedDigest({ retirementDate: day(retirement) })
    const { text } = await pageOf({ ...withChange, getSimulation, getDigest }, { path })
    if (sentence) expect(text).toContain(sentence)
    else expect(text).not.toMatch(/nouveau salaire|neue Lohn/)
  })

  it('has a table of the couple’s periods for each column', async () => {
    const { html, text } = await pageOf(withChange)
    expect(html.split('<caption>Rentes AVS du couple, par mois</caption>')).toHaveLength(2)
    expect(html.split('<caption>Rentes AVS du couple, par mois, avec changement</caption>')).toHaveLength(2)
    expect(text).toContain("du 01.06.2033 au 31.05.2035 CHF 1'987 pas de rente CHF 1'987")
    expect(text).toContain("dès le 01.03.2037, à vie CHF 1'600 CHF 1'890 CHF 3'490 plafonné")
  })

  it.each(BOTH_LANGUAGES)('leads to the explanation of the calculation: %s', async (path) => {
    const prefix = path === '/synthesis' ? '' : '/de'
    expect((await pageOf({}, { path })).html).toContain(`<a href="${prefix}/avs/explained">`)
  })

  it.each([
    ['/synthesis', 'En plus, avec le changement'],
    ['/de/synthesis', 'Mit der Änderung zusätzlich'],
  ])('says what is assumed with the change only: %s', async (path, title) => {
    const { html, text } = await pageOf(withChange, { path })
    expect(text).toContain(title)
    const [list = ''] = html.slice(html.indexOf(title)).split('</ul>')
    expect(list.match(/<li>/g)?.length).toBe(1)
    expect((await pageOf({}, { path })).text).not.toContain(title)
  })
})

describe('what is not known with a change', () => {
  it('says of a fund that it projects nothing for that age only, and keeps the other column', async () => {
    const silent: Silent[] = [
      { party: 'pensionFund', id: 'a', name: 'Caisse a', reason: 'noProjection', column: 'withChange' },
    ]
    const getDigest = async () => changedDigest({ lpp: null, monthlyTotal: chf(1987) }, silent)
    const { html, text } = await pageOf({ ...withChange, getDigest })
    expect(text).toContain('Avec changement : Caisse a ne donne pas de projection pour cet âge')
    expect(text).toContain('Aucun chiffre n’a pu être établi avec les données reçues.')
    expect(text).toContain('Dès le 01.03.2037. Votre rente du 2e pilier n’y est pas comprise.')
    expect(figuresIn(html)['lpp.monthly']).toBe('1998 withoutChange')
    expect(figuresIn(html, 'withChange')).not.toHaveProperty(['lpp.monthly'])
  })

  it('shows a fund’s figures where there are some with the change only', async () => {
    const getDigest = async () => ({ ...changedDigest(), withoutChange: column({ lpp: null }) })
    const { html, text } = await pageOf({ ...withChange, getDigest })
    expect(figuresIn(html, 'withChange')['lpp.monthly']).toBe('1713 withChange')
    expect(text).toContain('Caisse a (site externe)')
  })

  it.each([
    ['/synthesis', 'Votre simulation n’est plus valable', 'à 62 ans pour les femmes nées de 1961 à 1969'],
    ['/de/synthesis', 'Ihre Simulation passt nicht mehr', 'für Frauen mit Jahrgang 1961 bis 1969 mit 62 Jahren'],
  ])('says that a simulation fits no more, and shows the rest: %s', async (path, title, reason) => {
    const getDigest = vi.fn<UseCases['getDigest']>(async () => digest())
    const getSimulation = async () => ({ ...simulated, problem: 'retirementTooEarly' as const })
    const { html, text } = await pageOf({ getSimulation, getDigest }, { path })
    expect(text).toContain(title)
    expect(text).toContain(reason)
    expect(getDigest.mock.calls).toEqual([[{}]])
    expect(figuresIn(html)['avs.monthly']).toBe('1890 withoutChange')
  })

  it('goes on without the simulation’s call', async () => {
    const { html } = await pageOf({ getSimulation: failing(424, 'register silent') })
    expect(figuresIn(html)['avs.monthly']).toBe('1890 withoutChange')
  })
})
