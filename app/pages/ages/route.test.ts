import { describe, expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import type { AgeOutlook, AvsFrom } from '~/estimate/answers/ages'
import { day } from '~/pillars/day'
import type { Franc } from '~/pillars/money'
import type { Column } from '~/pillars/synthesis/result'
import { AGES_CALLS, ageRow } from '../../../tests/support/pages/ages-page'
import { chf, column, unchanged } from '../../../tests/support/pages/sample-synthesis'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import type { UseCases } from '../../../tests/support/product/use-cases'
import * as ages from './route'

const row = (years: number, monthly: number, more: Partial<AgeOutlook> = {}) =>
  ageRow(years, {
    column: column({ monthlyTotal: chf(monthly), capitalTotal: chf(1000 * years), first: null }),
    ...more,
  })
/** The AVS pension from a day on, with what it pays before then; the fund pays from a day of its own. */
function pensionsFrom(avsFrom: string, lppFrom: string, earlier: NonNullable<Column['avs']>['earlier'] = []) {
  const { avs, lpp } = column()
  return {
    avs: avs && { ...avs, from: day(avsFrom), earlier },
    lpp: lpp && { ...lpp, from: day(lppFrom) },
  }
}
const ON_TIME = row(65, 4310, { isReference: true, isPlanned: true, share: 49 })
const EARLY = row(63, 3790, {
  share: 43,
  evenAt: { years: 76, months: 2 },
  owed: 530 as Franc,
  column: column({
    ...{ monthlyTotal: chf(3790), capitalTotal: chf(63_000) },
    first: { monthly: chf(3650), from: day('2033-06-01'), to: day('2035-05-31') },
    ...pensionsFrom('2035-06-01', '2033-06-01', [
      { monthly: chf(1640), from: day('2033-06-01'), to: day('2035-05-31'), endedBy: 'referenceAge' },
    ]),
  }),
})
const AHEAD = {
  years: [63, 64, 65, 66, 67, 68, 69],
  leastContribution: 530,
  lppEarliest: day('2033-06-01'),
  avsChoices: ['first', 63, 64, 'reference', 65, 66, 67, 68, 69, 70] satisfies AvsFrom[],
}
const ROWS = [EARLY, row(64, 4050, { evenAt: { years: 77, months: 0 } }), ON_TIME, row(66, 4530), row(67, 4800)]

async function pageOf(rows: AgeOutlook[], path = '/ages', calls: Partial<UseCases> = {}) {
  const asked: unknown[] = []
  const page = servePage(ages, '/ages', {
    ...AGES_CALLS,
    getAgesAhead: async () => AHEAD,
    listAges: async (...given) => {
      asked.push(given)
      return rows
    },
    ...calls,
  })
  const html = await (await page.get(path)).text()
  return { asked, html, text: readable(html).replaceAll('\u00a0', ' '), rowOf: rowIn(html) }
}

const rowIn = (html: string) => (day: string) =>
  readable(html.split('<tr').find((part) => part.includes(day)) ?? '').replaceAll('\u00a0', ' ')

describe('the page of ages', () => {
  const withFamily = (status: string, endedBy: string) => ({
    getInfo: (async () => ({
      person: { status, relationshipStartDate: '2010-05-01', age: 56 },
      partner: { birthDate: '1971-01-01' },
      children: [],
    })) as unknown as UseCases['getInfo'],
    getFamily: (async () => ({
      marriages: [{ start: '2000-01-01', end: '2005-01-01', endedBy }],
    })) as unknown as UseCases['getFamily'],
  })

  it.each([
    ['married', true],
    ['just_married', true],
    ['remarried', true],
    ['widow', false],
    ['divorced', false],
  ])('says that a spouse who works may pay for two, to someone who has one: %s', async (status, isTold) => {
    const { text } = await pageOf(ROWS, '/ages', withFamily(status, status === 'widow' ? 'death' : 'divorce'))
    expect(text).toContain('Arrêter avant l’âge de référence')
    expect(text.includes('Rien, si votre partenaire travaille et paie assez pour deux.')).toBe(isTold)
  })

  it('tells of each what is paid, first and for life, the part of pay, when waiting has paid, and what is owed', async () => {
    const { html, rowOf, text } = await pageOf(ROWS)
    for (const said of [
      '63 ans',
      "CHF 3'790",
      "d’abord 3'650 jusqu’au 31.05.2035",
      'cotisations dues : au moins CHF 530',
      '43 %',
      "63'000",
      '76 ans 2 mois',
      'Choisir 63 ans',
    ])
      expect(rowOf('01.06.2033')).toContain(said)
    expect(rowOf('01.06.2035')).toContain('Choisi')
    expect(rowOf('01.06.2035')).not.toContain('Choisir')
    expect(rowOf('01.06.2036')).toContain('jamais')
    expect(html).toContain('value="3790" data-figure="ages.63.monthly"')
    expect(html).toContain('value="63000" data-figure="ages.63.capital"')
    expect(html.match(/<button[^>]*name="retirementDate"/g)).toHaveLength(4)
    expect(text).toContain('De 63 à 67 ans, chaque année compte : de CHF 220 à CHF 270 par mois, à vie.')
    expect(text).toContain('au moins CHF 530 par an')
    expect(text).toContain('Avant 63 ans, l’AVS ne verse rien, et votre 2e pilier non plus.')
  })

  it.each([
    ['/ages', 'Votre certificat ne dit pas ce que la caisse verserait'],
    ['/de/ages', 'Ihr Ausweis sagt nicht, was die Kasse bezahlen würde'],
  ])(
    'says of a certificate that it tells nothing earlier, and not that nothing is paid: %s',
    async (path, sentence) => {
      const { lpp } = column()
      const typed = lpp && { ...lpp, funds: lpp.funds.map((fund) => ({ ...fund, isTyped: true as const })) }
      const { text } = await pageOf(
        ROWS.map((one) => ({ ...one, column: { ...one.column, lpp: typed } })),
        path,
      )
      expect(text).toContain(sentence)
      expect(text).not.toMatch(/2e pilier non plus|2. Säule nicht/)
    },
  )

  it('tells every amount of a row before the one for life, and why one is less', async () => {
    const falling = row(63, 3482, {
      column: column({
        ...{ monthlyTotal: chf(3482), capitalTotal: null },
        first: { monthly: chf(3941), from: day('2033-06-01'), to: day('2034-10-31') },
        ...pensionsFrom('2035-06-01', '2033-06-01', [
          { monthly: chf(1930), from: day('2033-06-01'), to: day('2034-10-31'), endedBy: 'partner' },
          { monthly: chf(1423), from: day('2034-11-01'), to: day('2035-05-31'), endedBy: 'referenceAge' },
        ]),
      }),
    })
    const { html, rowOf } = await pageOf([falling, row(64, 4050)])
    expect(rowOf('01.06.2033')).toContain(
      "CHF 3'482 d’abord 3'941 jusqu’au 31.10.2034, puis 3'434 jusqu’au 31.05.2035 (moins : plafond du couple ou partage des revenus)",
    )
    expect(html).toContain('value="3434" data-figure="ages.63.monthlyThen.1"')
    expect((await pageOf([falling, row(64, 4050)], '/de/ages')).rowOf('01.06.2033')).toContain(
      "zuerst 3'941 bis 31.10.2034, dann 3'434 bis 31.05.2035 (weniger: Plafonierung oder Einkommensteilung)",
    )
  })

  it('says the same in German', async () => {
    const { text, rowOf } = await pageOf(ROWS, '/de/ages')
    for (const said of ["zuerst 3'650 bis 31.05.2035", '76 Jahre 2 Monate', 'Wählen 63 Jahre'])
      expect(rowOf('01.06.2033')).toContain(said)
    expect(text).toContain('Von 63 bis 67 zählt jedes Jahr: CHF 220 bis CHF 270 pro Monat, lebenslang.')
    expect(text).toContain('Gleichstand mit 65 Jahren')
    expect(text).toContain('Vor dem 63. Geburtstag bezahlt die AHV nichts und auch Ihre 2. Säule nicht.')
  })

  it.each([
    ['/ages', null],
    ['/ages?year=64', 64],
    ['/ages?year=58', 58],
    ['/ages?year=57', null],
    ['/ages?year=70', null],
    ['/ages?year=64x', null],
  ])('asks at %s for the months of %s', async (path, year) => {
    expect((await pageOf(ROWS, path)).asked).toEqual([[{}, { year, avsFrom: 'first', isSpouseShared: true }]])
  })

  it.each<[string, AvsFrom]>([
    ['/ages?avsFrom=reference', 'reference'],
    ['/ages?avsFrom=63', 63],
    ['/ages?avsFrom=70', 70],
    // Only women of the transition generation can draw it at 62.
    ['/ages?avsFrom=62', 'first'],
    ['/ages?avsFrom=71', 'first'],
    ['/ages?avsFrom=63x', 'first'],
  ])('asks at %s for rows whose AVS starts: %s', async (path, avsFrom) => {
    const { asked, html } = await pageOf(ROWS, path)
    expect(asked).toEqual([[{}, { year: null, avsFrom, isSpouseShared: true }]])
    expect(html).toContain(`<option value="${avsFrom}" selected`)
  })

  it('keeps the start of the AVS and the year together', async () => {
    const { html, text } = await pageOf(ROWS, '/ages?year=64&avsFrom=reference')
    const form = html.split('<form').find((one) => one.includes('class="avs-start"')) ?? ''
    expect(form).toContain('name="year" value="64"')
    expect(form).toContain('name="avsFrom"')
    expect(readable(form)).not.toContain('facultatif')
    // The reference age, 65, appears only once.
    expect(form.match(/<option/g)).toHaveLength(9)
    expect(html).toContain('href="/ages?avsFrom=reference"')
    expect(html).toContain('href="/ages?year=63&amp;avsFrom=reference"')
    expect(text).toContain('Sinon, l’AVS commence avec le départ, au plus tôt à 63 ans.')
    expect((await pageOf(ROWS)).text).not.toContain('Sinon, l’AVS commence')
    const planned = await pageOf(ROWS, '/ages', { getAgesAhead: async () => ({ ...AHEAD, avsChoices: [] }) })
    expect(planned.html).not.toContain('name="avsFrom"')
  })

  it('tells of an incomplete total what it lacks, and compares it with none', async () => {
    const without = (years: number, monthly: number) =>
      row(years, monthly, {
        column: column({ monthlyTotal: chf(monthly), lpp: null, complete: false, missing: ['lpp'] }),
      })
    const mixed = [EARLY, row(64, 4050), without(65, 9900), row(66, 4530), row(67, 4800), row(68, 5100)]
    const { html, rowOf, text } = await pageOf(mixed)
    expect(rowOf('01.06.2035')).toContain("Au moins, AVS seule : CHF 9'900")
    expect(html).toContain('value="9900" data-figure="ages.65.monthly" data-complete="no"')
    expect(html).toContain('value="4050" data-figure="ages.64.monthly" data-complete="yes"')
    expect(text).toContain('De 66 à 68 ans, chaque année compte : de CHF 270 à CHF 300 par mois, à vie.')
    const bars = (of: string) => html.split('<tr').filter((one) => one.includes(of) && one.includes('<svg')).length
    expect([bars('01.06.2034'), bars('01.06.2035')]).toEqual([1, 0])
    const ofReference = mixed.map((one) => ({ ...one, isReference: one.age.years === 65 }))
    expect((await pageOf(ofReference)).text).not.toContain('Égalité')
    expect((await pageOf(mixed, '/de/ages')).rowOf('01.06.2035')).toContain("Mindestens, nur AHV: CHF 9'900")
  })

  it('begins at 63, and folds earlier ages but the one that is planned', async () => {
    const all = [row(60, 3000), row(61, 3100), row(62, 3200, { isPlanned: true }), EARLY, row(64, 4050)]
    const { html } = await pageOf(all)
    const [listed = '', folded = ''] = html.split('<details')
    const daysIn = (part: string) => [...part.matchAll(/01\.06\.(20\d\d)</g)].map(([, year]) => year)
    expect(daysIn(listed)).toEqual(['2032', '2033', '2034'])
    expect(daysIn(folded)).toEqual(['2030', '2031'])
    expect(readable(folded).replaceAll('\u00a0', ' ')).toContain('Plus tôt : de 60 à 61 ans')
  })

  it('shows the months of a year, names their figures, and tells that less than a year is no deferral', async () => {
    const month = (months: number) =>
      row(65, 4310 + months, {
        ...{ age: { years: 65, months }, startsOn: day(`2035-0${6 + months}-01`), isNotDeferred: months > 0 },
        isReference: months === 0,
      })
    const { html, text } = await pageOf([month(0), month(1), month(2)], '/ages?year=65')
    expect(html).toContain('value="4312" data-figure="ages.65-2.monthly"')
    expect(text).toContain('À 65 ans, chaque mois d’attente compte : CHF 1 par mois')
    expect(text).toContain('L’AVS s’ajourne d’un an au moins : avant, elle commence à 65 ans')
    expect(html).toMatch(/href="\/ages\?year=65" aria-current="page"/)
    expect(html).toContain('href="/ages"')
    expect(text).not.toContain('Avant 63 ans')
  })

  it.each([
    ['/ages', ['60 ans', "d’abord 2'500 jusqu’au 31.05.2033", 'AVS dès 63 ans', 'Choisir 60 ans']],
    ['/de/ages', ['60 Jahre', "zuerst 2'500 bis 31.05.2033", 'AHV ab 63 Jahren', 'Wählen 60 Jahre']],
  ])(
    'tells of an age before the AVS when it starts and one capital, and posts the three days: %s',
    async (path, said) => {
      const early = row(60, 3_400, {
        pillar3aAtStart: 152_340 as Franc,
        avsFrom: { years: 63, months: 0 },
        days: { stopsOn: day('2030-05-31'), retirementDate: day('2033-06-01'), lppFrom: day('2030-06-01') },
        column: column({
          ...{ monthlyTotal: chf(3_400), capitalTotal: chf(60_000) },
          first: { monthly: chf(2_500), from: day('2030-06-01'), to: day('2033-05-31') },
          ...pensionsFrom('2033-06-01', '2030-06-01'),
        }),
      })
      const simulation = { ...NO_CHANGE, desiredRate: 80 }
      const { html, text, rowOf } = await pageOf([early, ...ROWS], path, {
        getSimulation: async () => ({ ...unchanged, simulation }),
      })
      for (const words of said) expect(rowOf('01.06.2030')).toContain(words)
      expect(html).toMatch(/<button type="submit" class="[^"]*" form="leave-2030-06-01">/)
      const form = html.split('<form').find((one) => one.includes('id="leave-2030-06-01"')) ?? ''
      for (const posted of ['stopsOn" value="31.05.2030', 'lppFrom" value="01.06.2030', 'desiredRate" value="80'])
        expect(form).toContain(`name="${posted}"`)
      expect(form).toContain('name="retirementDate" value="01.06.2033"')
      expect(rowOf('01.06.2030')).not.toContain("152'340")
      expect(rowOf('01.06.2030')).toContain("60'000")
      // The sentence with the result covers the ages from the AVS's earliest on.
      expect(text).toContain(path === '/ages' ? 'De 63 à 67 ans' : 'Von 63 bis 67')
      expect(text).toContain(
        path === '/ages' ? 'Votre 2e pilier paie dès la fin du travail' : 'Ihre 2. Säule bezahlt ab',
      )
    },
  )

  it.each([
    ['a fund could have paid from 58', day('2028-06-01')],
    ['no fund answers', null],
  ])('does not say that the funds pay nothing before the AVS where %s', async (_, lppEarliest) => {
    const { text } = await pageOf(ROWS, '/ages', { getAgesAhead: async () => ({ ...AHEAD, lppEarliest }) })
    expect(text).not.toContain('Avant 63 ans')
    expect(text).toContain('Arrêter avant l’âge de référence')
  })

  it('keeps the rest of a change', async () => {
    const simulation = { ...NO_CHANGE, lppCapitalShare: 25 }
    const { html, text } = await pageOf(ROWS, '/ages', { getSimulation: async () => ({ ...unchanged, simulation }) })
    expect(html).toContain('<input type="hidden" name="lppCapitalShare" value="25"/>')
    expect(text).toContain('Vos autres changements restent.')
  })

  it('says why there is nothing to compare', async () => {
    const { text, html } = await pageOf([ON_TIME])
    expect(text).toContain('Il manque des chiffres pour d’autres âges.')
    expect(html).not.toContain('<table')
    const closed = await pageOf([], '/ages', { getSimulation: async () => ({ ...unchanged, limits: null }) })
    expect(closed.text).toContain('Aucune autre date n’est possible')
  })

  it('says where amounts lack unknown incomes, and then sums up no rise', async () => {
    const ranges = {
      avs: null,
      supplement: null,
      total: { low: 4000, high: 4500 },
      causes: ['spouseIncomesUnknown' as const],
    }
    const unsure = ROWS.map((one) => ({ ...one, column: { ...one.column, ranges } }))
    const { text } = await pageOf(unsure)
    expect(text).toContain('Montants calculés sans les revenus que nous ne connaissons pas.')
    expect(text).not.toContain('chaque année compte')
  })

  it('leaves out columns of which nothing is known', async () => {
    const plain = [row(66, 4000), row(67, 4100)].map((one) => ({
      ...one,
      column: column({ ...one.column, capitalTotal: null }),
    }))
    const { text } = await pageOf(plain)
    for (const head of ['Part du salaire', 'Égalité', 'Capital']) expect(text).not.toContain(head)
  })
})
