/** What is left after tax: asked for in a fold of the synthesis, then told beside the gross amount. */
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES, pathIn } from '~/language/language'
import type { ToldNet } from '~/pillars/synthesis/net'
import { textIn } from '~/shell/texts'
import { CALCULATOR, netAt, netCalls, PLACES } from '../../../tests/support/pages/sample-net'
import { column, digest, figuresIn, outlook, pageOf } from '../../../tests/support/pages/sample-synthesis'
import { readable } from '../../../tests/support/product/serve-page'
import { BACHELOR, MARRIED } from '../../../tests/support/product/start-api'
import { type Pages, startPages } from '../../../tests/support/product/start-pages'
import { createEstimate } from '../../../tests/support/product/use-cases'
import * as synthesis from './route'

/** Where a figure ends, no sign is apart from it. */
const plain = (html: string) => readable(html).replaceAll('\u00a0', ' ').replaceAll(' ,', ',')
/** The part of the page that is about it. */
const partIn = (html: string) => html.slice(html.indexOf('id="net"'), html.indexOf('id="play"'))
const foldsIn = (html: string) => [...partIn(html).matchAll(/<details[^>]*>/g)].map(([tag]) => / open=""/.test(tag))
const EXAMPLES = {
  canton: {},
  municipality: { example: 'Lausanne' },
  healthPremium: { example: "5'400", centimes: '5400.50' },
}
const told = (net: unknown) => net as ToldNet

describe.each(LANGUAGES)('the form, in %s', (language) => {
  const t = textIn(language)
  const address = pathIn(language, '/synthesis')
  let client: Pages['client']
  let api: Pages['api']
  let page: ReturnType<Pages['pageOf']>
  beforeEach(async () => {
    const started = await startPages()
    ;({ api, client } = started)
    page = started.pageOf(synthesis, '/synthesis')
    await client.saveInfo(BACHELOR)
  })
  const press = (...fields: [string, string][]) => page.post(address, [['intent', 'place'], ...fields])
  const shown = async () => await (await page.get(address)).text()
  const LAUSANNE: [string, string][] = [
    ['canton', 'VD'],
    ['municipality', 'lausanne'],
  ]

  it('is one folded question, and nothing is told after tax', async () => {
    const html = await shown()
    expect(plain(partIn(html))).toContain(plain(t('net.ask.title')))
    expect(foldsIn(html)).toEqual([false])
    expect(html).not.toContain('data-figure="net')
    expect(html).not.toContain('name="spousePension"')
  })

  it('is saved and comes back to its place, where the figures are those of the answer', async () => {
    const answer = await press(...LAUSANNE, ['healthPremium', "5'400"])
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${address}#net`])
    expect((await api.dossier()).place).toEqual({
      ...{ canton: 'VD', municipality: 'lausanne', healthPremium: 5400, spousePension: null },
    })
    const html = await shown()
    const { answer: figures } = await createEstimate(client).readFigures()
    const net = told(figures?.net.answer?.withoutChange)
    if (net.tax.kind !== 'amount') throw new Error(net.tax.kind)
    expect(figuresIn(html)).toMatchObject({
      'net.monthly': `${net.monthly.expected} withoutChange`,
      'tax.income.federal': `${net.tax.federal} withoutChange`,
      'tax.income.canton': `${net.tax.canton} withoutChange`,
      'tax.income.municipality': `${net.tax.municipality} withoutChange`,
    })
    expect(net.monthly.expected).toBeLessThan(net.gross.expected)
    expect(plain(partIn(html))).toContain(`Lausanne (VD) · ${language === 'fr' ? 'changer' : 'ändern'}`)
    expect(foldsIn(html)).toEqual([false, false])
    expect(html).toContain(figures?.net.answer?.calculator)
  })

  it.each([
    [
      'in another canton',
      [
        ['canton', 'GE'],
        ['municipality', 'Lausanne'],
      ],
      'municipality',
      'municipalityOfOtherCanton',
    ],
    [
      'nowhere',
      [
        ['canton', 'VD'],
        ['municipality', 'Nulle Part'],
      ],
      'municipality',
      'municipalityUnknown',
    ],
    ['with a premium that is none', [...LAUSANNE, ['healthPremium', 'viel']], 'healthPremium', 'amountForm'],
    [
      'without a canton',
      [
        ['canton', ''],
        ['municipality', 'Sion'],
      ],
      'canton',
      'required',
    ],
  ] as const)('a place %s is kept as typed, and the page says what is wrong', async (_, fields, field, key) => {
    await press(...LAUSANNE)
    const answer = await press(...(fields.map((one) => [...one]) as [string, string][]))
    expect(answer.status).toBe(400)
    const html = await answer.text()
    const values = { field: t(`place.fields.${field}`), ...EXAMPLES[field] }
    expect(plain(partIn(html))).toContain(plain(t(`problems.${key}`, values)))
    expect(html).toContain(`href="#${field}"`)
    for (const [name, typed] of fields)
      if (typed)
        expect(html).toMatch(
          name === 'canton'
            ? new RegExp(`<option value="${typed}" selected`)
            : new RegExp(`name="${name}"[^>]*value="${typed}"`),
        )
    expect(foldsIn(html)[0]).toBe(true)
    expect((await api.dossier()).place).toMatchObject({ municipality: 'lausanne' })
  })

  it('says everything that is wrong at once', async () => {
    const answer = await press(['canton', 'GE'], ['municipality', 'Lausanne'], ['healthPremium', 'viel'])
    const text = plain(partIn(await answer.text()))
    expect(text).toContain(plain(t('problems.municipalityOfOtherCanton', EXAMPLES.municipality)))
    expect(text).toContain(plain(t('problems.amountForm', EXAMPLES.healthPremium)))
  })

  it('names a municipality as the register does, its canton once', async () => {
    await press(['canton', 'GE'], ['municipality', 'carouge'])
    expect(plain(partIn(await shown()))).toContain('Carouge (GE) · ')
  })

  it('of another session is shown as typed, and saves nothing', async () => {
    const answer = await page.post(address, [['intent', 'place'], ...LAUSANNE, ['formToken', 'another']])
    expect(answer.status).toBe(409)
    const html = await answer.text()
    expect(html).toMatch(/name="municipality"[^>]*value="lausanne"/)
    expect(foldsIn(html)).toEqual([true])
    expect((await api.dossier()).place).toBeNull()
  })

  it('asks a couple for the pension of both, and says what is missing', async () => {
    await client.saveInfo(MARRIED)
    expect(await shown()).toContain('name="spousePension"')
    await press(...LAUSANNE)
    const html = await shown()
    expect(plain(partIn(html))).toContain(plain(t('net.refused.spouseNotShared')))
    expect(html).not.toContain('data-figure="net')
  })
})

/** The page at a place, with what is changed about the pensions there. */
const pageAt = (place: keyof typeof PLACES, given: Parameters<typeof netCalls>[1] = {}, path = '/synthesis') =>
  pageOf({ getDigest: async () => ({ ...digest(), outlook }), ...netCalls(place, given) }, { path })

describe('the line', () => {
  it.each([
    // 3'900 x 12 + 1'890 = 48'690 a year, CHF 4'057.50 a month.
    [
      '/synthesis',
      'LAUSANNE',
      /Net, après impôts : environ CHF 3'\d{3} par mois/,
      /Brut, 13e rente AVS comprise : CHF 4'058/,
    ],
    [
      '/de/synthesis',
      'LAUSANNE',
      /Netto, nach Steuern: rund CHF 3'\d{3} im Monat/,
      /Brutto, mit der 13. AHV-Rente: CHF 4'058/,
    ],
    [
      '/synthesis',
      'GENEVA',
      /environ CHF 3'\d{3}, au moins CHF 3'\d{3} par mois/,
      /aucun résultat publié ne la montre/,
    ],
    ['/synthesis', 'ZUG', /de CHF 3'\d{3} à CHF 3'\d{3} environ par mois/, /La fourchette dépend de votre fortune/],
  ] as const)('%s of %s', async (path, place, line, beside) => {
    const { html } = await pageAt(place, {}, path)
    const text = plain(partIn(html))
    expect(text).toMatch(line)
    expect(text).toMatch(beside)
  })

  it('one amount is one figure; a range has its ends; what is likely is one of them', async () => {
    const of = async (place: keyof typeof PLACES) => figuresIn((await pageAt(place)).html)
    const ends = (place: keyof typeof PLACES) => told(netAt(place)).monthly
    const [one, likely, range] = [await of('LAUSANNE'), await of('GENEVA'), await of('ZUG')]
    expect(one['net.monthly']).toBe(`${ends('LAUSANNE').expected} withoutChange`)
    expect(one).not.toHaveProperty(['net.monthly.low'])
    const { low, high } = ends('GENEVA')
    expect(low).toBeLessThan(high)
    expect(likely).toMatchObject({
      'net.monthly': `${high} withoutChange`,
      'net.monthly.low': `${low} withoutChange`,
      'net.monthly.high': `${high} withoutChange`,
    })
    expect(range).toMatchObject({
      'net.monthly.low': `${ends('ZUG').low} withoutChange`,
      'net.monthly.high': `${ends('ZUG').high} withoutChange`,
    })
    expect(range).not.toHaveProperty(['net.monthly'])
    const { cantonal } = told(netAt('ZUG')).tax.steps
    expect(range).toMatchObject({
      'tax.income.canton.low': `${cantonal.low.canton} withoutChange`,
      'tax.income.canton.high': `${cantonal.high.canton} withoutChange`,
      'tax.income.municipality.high': `${cantonal.high.municipality} withoutChange`,
    })
  })

  it('with a change tells both sides', async () => {
    const changed = netAt('LAUSANNE', { column: column({ monthlyTotal: 4800 as never }) })
    const withChange = column({ monthlyTotal: 4800 as never })
    const { html, text } = await pageOf({
      getDigest: async () => ({ ...digest(), withChange }),
      ...netCalls('LAUSANNE', { withChange: changed }),
    })
    const [before, after] = [told(netAt('LAUSANNE')), told(changed)]
    expect(before.monthly.expected).toBeLessThan(after.monthly.expected)
    for (const [name, net] of [
      ['withoutChange', before],
      ['withChange', after],
    ] as const)
      expect(figuresIn(html, name)).toMatchObject({
        'net.monthly': `${net.monthly.expected} ${name}`,
        'tax.income.federal': `${net.tax.federal} ${name}`,
      })
    expect(text).toContain('Sans changement : environ CHF')
  })

  it('is the least where a pension is known in part only', async () => {
    const { html, text } = await pageAt('ZUG', {
      withoutChange: netAt('ZUG', { column: column({ lpp: null, monthlyTotal: 1902 as never }) }),
    })
    expect(text).toContain("Net, après impôts : au moins CHF 2'040 par mois")
    expect(text).toContain("Brut, 13e rente AVS comprise : au moins CHF 2'060")
    expect(html).toMatch(/<data(?=[^>]*data-figure="net\.monthly[^"]*")(?=[^>]*data-complete="no")/)
    expect(text).toContain('brut et net sont des minimums')
  })

  it.each([
    ['GENEVA', null, true],
    ['GENEVA', 6000, false],
    // Its cap is lower than what is assumed.
    ['ZURICH', null, false],
  ] as const)('real premiums in %s, given %s', async (place, healthPremium, isSaid) => {
    const withoutChange = netAt(place, {
      place: { municipality: PLACES[place].number, healthPremium: healthPremium as never },
    })
    const { text } = await pageAt(place, { healthPremium, withoutChange })
    expect(text.includes('Avec vos vraies primes maladie')).toBe(isSaid)
  })

  it('says beside low pensions that supplementary benefits are another matter', async () => {
    const benefits = 'Avec des prestations complémentaires, ce calcul ne vaut pas'
    const low = column({ monthlyTotal: 2500 as never })
    const { text } = await pageOf({
      getDigest: async () => ({ ...digest(), withoutChange: low }),
      getPension: async () => (await import('../../../tests/support/pages/sample-synthesis')).alone,
      ...netCalls('LAUSANNE'),
    })
    expect(text).toContain(benefits)
    expect((await pageAt('LAUSANNE')).text).not.toContain(benefits)
  })

  it('says in one place what is not in it, with the calculator of the Confederation', async () => {
    const { html, text } = await pageAt('LAUSANNE')
    expect(text.match(/Ce qui n’est pas compris/g)).toHaveLength(1)
    expect(html.split(`href="${CALCULATOR}"`)).toHaveLength(2)
  })
})

describe('a refusal says why, with one way to what is missing', () => {
  it.each([
    ['pensionUnknown', null, '/avs'],
    ['spouseUnknown', null, '#spousePension'],
    ['spouseUnknown', 1500, '/avs/career?who=partner'],
    ['spouseNotShared', null, '/avs'],
    ['municipalityUnknown', null, '#municipality'],
    ['pensionsTooHigh', null, CALCULATOR],
    ['noPension', null, null],
    ['yearWithoutTables', null, null],
  ] as const)('%s', async (refused, spousePension, way) => {
    const { html } = await pageAt('LAUSANNE', { withoutChange: { refused }, spousePension })
    const [sentence = ''] = partIn(html).split('<details')
    expect(plain(sentence)).toContain(plain(textIn('fr')(`net.refused.${refused}`)))
    expect([...sentence.matchAll(/href="([^"]*)"/g)].map(([, path]) => path)).toEqual(way ? [way] : [])
    expect(html).not.toMatch(/data-figure="(net|tax\.income)/)
    // A field is reached only in an open fold.
    expect(foldsIn(html)).toEqual([way?.startsWith('#') ?? false])
  })
})

describe('the picture after tax', () => {
  const NET = '/synthesis?vue=net'
  const pictureIn = (html: string) => /<svg class="drawing drawing-income[\s\S]*?<\/svg>/.exec(html)?.[0] ?? ''
  const link = (path: string) => `<a href="${path}"`

  it('is one choice more, only where it is told', async () => {
    expect((await pageAt('LAUSANNE')).html).toContain(link(NET))
    for (const { html } of [
      await pageAt('LAUSANNE', { withoutChange: { refused: 'spouseUnknown' } }, NET),
      await pageOf({ getDigest: async () => ({ ...digest(), outlook }) }, { path: NET }),
    ]) {
      expect(html).not.toContain('vue=net"')
      expect(html).not.toContain('area-tax')
      expect(pictureIn(html)).not.toBe('')
    }
  })

  it.each([
    [NET, /net environ 3'\d{3}/, 'bruts, puis nets dès le 01.03.2037', 'Dès le 01.03.2037, l’impôt prend environ CHF'],
    [`/de${NET}`, /netto rund 3'\d{3}/, 'brutto, ab 01.03.2037 netto', 'Ab 01.03.2037 gehen von CHF'],
  ])('draws taxes on top of what is left, and says the same in words: %s', async (path, left, hint, heard) => {
    const { html, text } = await pageAt('LAUSANNE', {}, path)
    const picture = pictureIn(html)
    expect(picture).toContain('class="area-tax"')
    expect(plain(picture)).toMatch(left)
    expect(plain(picture)).toContain(heard)
    expect(text).toContain(hint)
    const { monthly, gross } = told(netAt('LAUSANNE'))
    const table = html.slice(html.indexOf('picture-table'), html.indexOf('</table>', html.indexOf('picture-table')))
    const tax = Math.round(gross.expected - monthly.expected)
    const amount = (francs: number) => textOfAmount(francs)
    expect(plain(table)).toContain(`−CHF ${amount(tax)}`)
    expect(plain(table)).toContain(`CHF ${amount(monthly.expected)}`)
    // Before, as ever: the pay of today, and what is paid at first.
    expect(plain(table)).toContain("CHF 8'000")
    expect(plain(table)).toContain("CHF 4'310")
  })

  it.each([
    ['a pension is known in part only', 'LAUSANNE', { lpp: null, monthlyTotal: 1902 as never }],
    ['it depends on wealth', 'ZUG', {}],
  ] as const)('names what is left at least, as the line does, where %s', async (_, place, changes) => {
    const withoutChange = netAt(place, { column: column({ ...changes, ends: { low: 1800, high: 4500 } as never }) })
    const { html } = await pageAt(place, { withoutChange }, NET)
    const { low, expected } = told(withoutChange).monthly
    expect(low).toBeLessThan(expected)
    const picture = plain(pictureIn(html))
    expect(picture.split(`au moins ${textOfAmount(low)}`)).toHaveLength(2)
    expect(picture).toContain(`au moins CHF ${textOfAmount(low)} dès`)
    expect(plain(html)).toContain('Le tableau compte la rente AVS attendue.')
  })

  it('outlines what is left without the change', async () => {
    const withChange = column({ monthlyTotal: 4800 as never })
    const changed = netAt('LAUSANNE', { column: withChange })
    const both = { ...outlook, withChange: outlook.withoutChange }
    const { html } = await pageOf(
      {
        getDigest: async () => ({ ...digest(), withChange, outlook: both }),
        ...netCalls('LAUSANNE', { withChange: changed }),
      },
      { path: NET },
    )
    expect(pictureIn(html)).toContain('class="outline"')
    expect(html.match(/Revenu par mois, (sans|avec) changement, net dès le 01\.03\.2037/g)).toHaveLength(2)
  })
})

const textOfAmount = (francs: number) => String(francs).replace(/\B(?=(\d{3})+$)/g, "'")
