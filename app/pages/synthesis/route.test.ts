import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import type { SharedFact } from '~/dossier/shape/household'
import { PensionFund } from '~/dossier/shape/party-answers'
import { day } from '~/pillars/day'
import type { Silent } from '~/pillars/result'
import type { Column } from '~/pillars/synthesis/result'
import { french } from '../../../tests/support/pages/french'
import {
  alone,
  BOTH_ENTERED,
  chf,
  column,
  digest,
  figuresIn,
  info,
  pageOf,
} from '../../../tests/support/pages/sample-synthesis'
import { failing, servePage } from '../../../tests/support/product/serve-page'
import * as synthesis from './route'

describe('the synthesis', () => {
  it('[105] [106] [107] [110] [112] [113] [114] has each figure for people and for programs', async () => {
    const { html, text } = await pageOf()
    expect(figuresIn(html)).toEqual({
      'total.monthly': '3900 withoutChange',
      'total.monthlyFirst': '4310 withoutChange',
      'total.capital': '98000 withoutChange',
      'avs.monthly': '1890 withoutChange',
      'avs.supplement': '12.5 withoutChange',
      'avs.thirteenth': '1890 withoutChange',
      'lpp.monthly': '1998 withoutChange',
      'lpp.capital': '0 withoutChange',
      'pillar3a.current': '42000.25 withoutChange',
      'pillar3a.monthlyPayment': '588 withoutChange',
      'pillar3a.projected': '98000 withoutChange',
    })
    expect(text).toContain("CHF 3'900 par mois, à vie dès le 01.03.2037, brut")
    expect(text).toContain("D’abord CHF 4'310 par mois, du 01.06.2035 au 28.02.2037")
    expect(text).toContain('CHF 12.50')
  })

  /** The figures in the block of a pillar, and its sentence if there are none. */
  const blockIn = (html: string, name: string) => {
    const { document } = new JSDOM(html).window
    const heading = [...document.querySelectorAll('details h4')].find(({ textContent }) => textContent === name)
    const block = heading?.closest('section')
    const figures = [...(block?.querySelectorAll('data') ?? [])].map((figure) => figure.getAttribute('data-figure'))
    return { figures, text: block?.textContent?.replaceAll('\u00a0', ' ') ?? '' }
  }
  const BLOCKS = [
    ['/synthesis', ['1er pilier : AVS', '2e pilier : caisse de pension', '3e pilier : 3a']],
    ['/de/synthesis', ['1. Säule: AHV', '2. Säule: Pensionskasse', '3. Säule: 3a']],
  ] as const

  const OWN = { papers: true, family: true, careers: [], incomes: true, open: [] }
  const withoutAvs = { getDigest: async () => digest({ avs: null }), getPension: failing(422, 'body does not fit') }

  it.each([
    ['/synthesis', 'Vous n’avez pas encore indiqué vos revenus AVS.', 'données reçues', 'Estimer à nouveau'],
    ['/de/synthesis', 'Sie haben Ihre AHV-Einkommen noch nicht angegeben.', 'erhaltenen Daten', 'neu schätzen'],
  ])('asks who has not signed in for the incomes that nobody else tells: %s', async (path, sentence, ...others) => {
    const { html, text } = await pageOf(withoutAvs, { path, steps: { own: { ...OWN, incomes: false } } })
    expect(text).toContain(sentence)
    expect(html.match(/href="(\/de)?\/avs\/career"/g)?.length).toBe(4)
    for (const other of others) expect(text).not.toContain(other)
  })

  it('promises nothing of a partner to who has not signed in', async () => {
    const one = { getHousehold: async () => null }
    const sentence = french('synthesis.couple.one')
    expect((await pageOf(one)).text).toContain(sentence)
    expect((await pageOf(one, { steps: { own: OWN } })).text).not.toContain(sentence)
  })

  it('says of an empty dossier without a sign-in what is open, and nothing of a failure', async () => {
    const nothing = { getDigest: failing(404, 'no info'), getInfo: failing(404, 'no info') }
    const steps = { avs: false, lpp: false, pillar3a: false }
    expect((await pageOf(nothing, { steps: { ...steps, own: OWN } })).text).not.toContain('Réessayez')
    expect((await pageOf(nothing, { steps })).text).toContain('Réessayez')
  })

  it('tells whose lines of an extract are not in the total', async () => {
    const { html, text } = await pageOf({}, { steps: { unread: ['person', 'partner'] } })
    expect(text).toMatch(
      /Des lignes de votre extrait n’ont pas été comprises.*Des lignes de l’extrait de votre partenaire/,
    )
    expect(html).toContain('href="/avs/career/check"')
    expect(html).toContain('href="/avs/career/check?who=partner"')
    expect((await pageOf()).text).not.toContain('Des lignes')
  })

  it.each(BLOCKS)('[001] has a block for each pillar, with figures of that pillar: %s', async (path, names) => {
    const html = (await pageOf({}, { path })).html.replaceAll('\u00a0', ' ')
    for (const [i, of] of ['avs', 'lpp', 'pillar3a'].entries()) {
      const { figures } = blockIn(html, names[i] ?? '')
      expect(figures.length, of).toBeGreaterThan(0)
      expect(figures.filter((figure) => !figure?.startsWith(`${of}.`))).toEqual([])
    }
  })

  it.each([
    [...BLOCKS[0], [french('synthesis.none.lpp'), french('synthesis.none.pillar3a')]],
    [...BLOCKS[1], ['Für Sie ist keine Pensionskasse gespeichert.', 'Sie haben keine Säule 3a angegeben.']],
  ] as const)('[001] says in the block where there is nothing: %s', async (path, names, sentences) => {
    const { html } = await pageOf(
      {
        getDigest: async () => digest({ lpp: null, pillar3a: null, missing: [] }),
      },
      { path },
    )
    for (const [i, sentence] of sentences.entries()) {
      const { figures, text } = blockIn(html.replaceAll('\u00a0', ' '), names[i + 1] ?? '')
      expect([figures, text]).toEqual([[], expect.stringContaining(sentence)])
    }
  })

  it.each([
    ['/synthesis', ['une estimation', 'aucune valeur juridique', 'ne donnent droit à aucune prestation']],
    ['/de/synthesis', ['eine Schätzung', 'keinen rechtlichen Wert', 'keinen Anspruch auf Leistungen']],
  ])(
    '[004] says beside the answer that it is indicative, without legal value, and no right: %s',
    async (path, ideas) => {
      const { html } = await pageOf({}, { path })
      const answer = new JSDOM(html).window.document.querySelector('.answer')?.textContent
      for (const idea of ideas) expect(answer).toContain(idea)
    },
  )

  it.each([
    ['/synthesis', 'Ma synthèse', 'Ils n’ont aucune valeur juridique', 'Sans changement'],
    ['/de/synthesis', 'Meine Übersicht', 'Sie haben keinen rechtlichen Wert', 'Ohne Änderung'],
  ])('[100] [101] begins with title and disclaimer: %s', async (path, ...parts) => {
    const { text } = await pageOf({}, { path })
    for (const part of parts) expect(text).toContain(part)
  })

  it('[083] [108] [109] says from when to when, and when the partner’s pension starts', async () => {
    const { text } = await pageOf()
    expect(text).toMatch(/Versée dès le 01\.03\.2037 .*Jusqu’à quand à vie/)
    expect(text).toMatch(
      /D’abord, par mois CHF 2'300 Du 01\.06\.2035 au 28\.02\.2037, jusqu’au début de la rente de votre partenaire/,
    )
    expect(text).toMatch(/Début de la rente de votre partenaire 01\.03\.2037/)
    expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/)
  })

  it('[108] [109] says ‘for life’ and speaks of no partner to someone who is single', async () => {
    const lasting = { from: day('2035-06-01'), first: null, earlier: [] }
    const avs = { ...column().avs, ...lasting, partnerStart: null, supplement: 0 } as Column['avs']
    const { html, text } = await pageOf({ getDigest: async () => digest({ avs }), getPension: async () => alone })
    expect(text).toMatch(/Versée dès le 01\.06\.2035 .*Jusqu’à quand à vie/)
    expect(text).not.toContain('partenaire')
    expect(html).not.toContain('Rentes AVS du couple')
    expect(html).not.toContain('avs.supplement')
  })

  it('shows a couple who is paid how much in each period', async () => {
    const { text } = await pageOf()
    expect(text).toMatch(/du 01\.06\.2035 au 28\.02\.2037 CHF 2'300 pas de rente CHF 2'312\.50 avec/)
    expect(text).toMatch(/dès le 01\.03\.2037, à vie CHF 1'890 CHF 1'890 CHF 3'780 plafonné/)
  })

  it.each([
    ['/synthesis', ['relationshipStartDate'], french('synthesis.couple.differs.relationshipStartDate')],
    ['/synthesis', ['children'], french('synthesis.couple.differs.children')],
    ['/de/synthesis', ['relationshipStartDate', 'children'], 'und andere Kinder angegeben als Sie'],
    ['/de/synthesis', [], null],
  ] as [string, SharedFact[], string | null][])(
    '%s: tells a couple that %j are not the same, and leads to them',
    async (path, differing, sentence) => {
      const getHousehold = async () => ({ ...BOTH_ENTERED, differing })
      const { html, text } = await pageOf({ getHousehold }, { path })
      const check = `${path === '/synthesis' ? '' : '/de'}/avs">${path === '/synthesis' ? 'Revoir' : 'Meine'}`
      if (sentence) expect(text).toContain(sentence)
      else expect(text).not.toMatch(/a indiqué|hat ein anderes|hat andere/)
      expect(html.includes(check)).toBe(sentence !== null)
    },
  )

  it.each([
    ['/synthesis', 'avec un supplément de CHF 12.50'],
    ['/de/synthesis', 'mit einem Zuschlag von CHF 12.50'],
  ])('says why a total is more than the pensions: %s', async (path, sentence) => {
    const { text } = await pageOf({}, { path })
    expect(text.split(sentence)).toHaveLength(2)
  })

  it.each([
    ['/synthesis', 'Caisse a', 'Caisse z'],
    ['/de/synthesis', 'Kasse a', 'Kasse z'],
  ])('names the funds in the language, silent ones too: %s', async (path, answering, silentOne) => {
    const fund = (id: string, name: string) =>
      PensionFund.parse({
        id,
        name,
        nameFr: `Caisse ${id}`,
        nameDe: `Kasse ${id}`,
        webUrl: null,
        address: null,
        openpkStatus: 'active',
      })
    const lpp = { ...column().lpp, funds: [{ name: 'Fund a', webUrl: null, asOf: day('2026-01-01') }] } as Column['lpp']
    const silent: Silent[] = [{ party: 'pensionFund', id: 'z', name: 'z', reason: 'notActive' }]
    const calls = {
      getDigest: async () => digest({ lpp }, silent),
      listPensionFunds: async () => [fund('a', 'Fund a'), fund('z', 'Fund z')],
    }
    const { text } = await pageOf(calls, { path })
    expect(text).toContain(`${answering} `)
    expect(text).toContain(silentOne)
    expect(text).not.toContain('Fund a')
    const plain = await pageOf({ ...calls, listPensionFunds: failing(424, 'no registry') }, { path })
    expect(plain.text).toContain('Fund a')
  })

  it('[111] links to the fund’s site, with a hint that it is somebody else’s', async () => {
    const { html, text } = await pageOf()
    expect(html).toContain('<a href="https://a.example.ch" rel="noopener external">')
    expect(text).toContain('Caisse a (site externe)')
  })

  it.each(['/synthesis', '/de/synthesis'])('[099] [115] leads back to each pillar: %s', async (path) => {
    const prefix = path === '/synthesis' ? '' : '/de'
    const { html } = await pageOf({}, { path })
    for (const page of ['/avs', '/lpp', '/3a']) expect(html).toContain(`href="${prefix}${page}"`)
  })

  it.each([
    ['/synthesis', "Votre retraite CHF 3'900 par mois, à vie"],
    ['/de/synthesis', "Ihre Pensionierung CHF 3'900 pro Monat, lebenslang"],
  ])('begins with the answer, and tells programs each figure once: %s', async (path, answer) => {
    const { html, text } = await pageOf({}, { path })
    expect(text.indexOf(answer)).toBeLessThan(30)
    expect(text).toContain(answer)
    const figures = [...html.matchAll(/data-figure="([^"]*)"/g)].map(([, name]) => name)
    expect(figures).toHaveLength(new Set(figures).size)
  })

  it('says what was assumed', async () => {
    const { text } = await pageOf()
    expect(text).toContain('Le calcul applique le droit et les montants d’aujourd’hui')
    expect(text).toContain('est reporté, sans changement')
  })
})

describe('what is not known', () => {
  const nothing = { avs: null, lpp: null, pillar3a: null, monthlyTotal: null, capitalTotal: null, totalFrom: null }

  it('shows what there is while a step is open, and one way to it', async () => {
    const { html, text } = await pageOf(
      { getDigest: async () => digest({ lpp: null }) },
      { steps: { lpp: false }, path: '/de/synthesis' },
    )
    expect(text).toContain('Ihre Übersicht ist noch nicht vollständig')
    expect(html.match(/class="button button-primary"/g)).toHaveLength(1)
    expect(html).toMatch(/<a href="\/de\/lpp" class="button button-primary">/)
    expect(figuresIn(html)['avs.monthly']).toBe('1890 withoutChange')
  })

  it('says that there is no fund and no 3a', async () => {
    const { text } = await pageOf({
      getDigest: async () => digest({ lpp: null, pillar3a: null, missing: [] }),
    })
    expect(text).toContain(french('synthesis.none.lpp'))
    expect(text).toContain(french('synthesis.none.pillar3a'))
  })

  it.each<[string, string, Partial<Column>, string, boolean]>([
    ['/synthesis', 'the AVS pension', { avs: null }, 'Votre rente AVS n’y est pas comprise.', false],
    ['/de/synthesis', 'the AVS pension', { avs: null }, 'Ihre AHV-Rente ist nicht darin enthalten.', false],
    ['/synthesis', 'the LPP pension', { lpp: null }, 'Votre rente du 2e pilier n’y est pas comprise', false],
    ['/de/synthesis', 'the LPP pension', { lpp: null }, 'Ihre Rente der 2. Säule ist nicht darin enthalten', false],
    ['/synthesis', 'no pension', {}, 'Rentes par mois', true],
  ])('%s: says at the total that %s is missing in it', async (path, _name, changes, sentence, isWhole) => {
    const { text } = await pageOf({ getDigest: async () => digest(changes) }, { path })
    expect(text).toContain(sentence)
    expect(/y est pas comprise|nicht darin enthalten/.test(text)).toBe(!isWhole)
  })

  it.each<[string, Partial<Column>, string | null]>([
    ['/synthesis', { pillar3a: null }, 'Votre 3e pilier n’y est pas compris.'],
    ['/de/synthesis', { pillar3a: null }, 'Ihre 3. Säule ist nicht darin enthalten.'],
    ['/synthesis', { lpp: null }, 'Votre 2e pilier n’y est pas compris.'],
    ['/de/synthesis', { lpp: null }, 'Ihre 2. Säule ist nicht darin enthalten.'],
    ['/synthesis', {}, null],
  ])('%s: says at the total of capital which pillar is missing in it: %o', async (path, changes, sentence) => {
    const { text } = await pageOf({ getDigest: async () => digest(changes) }, { path })
    const total = /(n’y est pas compris|Säule ist nicht darin enthalten)\./
    expect([total.test(text), text.includes(sentence ?? '')]).toEqual([sentence !== null, true])
  })

  it.each([
    ['/synthesis', 'Part en capital à vérifier auprès de votre caisse.', 'en une fois (à vérifier)'],
    ['/de/synthesis', 'Anteil als Kapital bei Ihrer Kasse zu prüfen.', 'auf einmal (zu prüfen)'],
  ])('says beside capital that a certificate does not name its share: %s', async (path, note, card) => {
    const { lpp } = column()
    const drawn = lpp && {
      ...lpp,
      capital: chf(100_000),
      funds: lpp.funds.map((fund) => ({ ...fund, isShareToCheck: true as const })),
    }
    const { text } = await pageOf({ getDigest: async () => digest({ lpp: drawn }) }, { path })
    expect(text).toContain(note)
    expect(text).toContain(card)
    expect((await pageOf({}, { path })).text).not.toMatch(/à vérifier|zu prüfen/)
  })

  it('says nothing of a pillar that there is not', async () => {
    const calls = { getDigest: async () => digest({ pillar3a: null, missing: [] }) }
    expect((await pageOf(calls)).text).not.toContain('n’y est pas compris.')
  })

  it.each([
    ['/synthesis', 'Aucun capital', 'Rentes par mois Pas calculé.', 'Pas encore connu'],
    ['/de/synthesis', 'Kein Kapital', 'Renten pro Monat Nicht berechnet.', 'Noch nicht bekannt'],
  ])('does not promise what will never be known: %s', async (path, capital, monthly, promise) => {
    const none = {
      getInfo: info('widow'),
      getFamily: async () => null,
    }
    const getDigest = async () => digest(nothing)
    const getWithout = async () => digest({ ...nothing, missing: ['avs'] })
    const { text } = await pageOf({ ...none, getDigest: getWithout }, { path })
    expect(text).toContain(capital)
    expect(text).toContain(monthly)
    expect(text).not.toContain(promise)
    const open = await pageOf({ ...none, getDigest }, { path, steps: { lpp: false, pillar3a: false } })
    expect(open.text).toContain(promise)
    expect(open.text).not.toContain(capital)
  })

  it.each([
    ['/synthesis', 'Aucune rente Vous n’avez pas d’année entière de cotisation', 'à vie'],
    ['/de/synthesis', 'Keine Rente Sie haben kein ganzes Beitragsjahr', 'lebenslang'],
  ])('says that there is no AVS pension without a whole contribution year: %s', async (path, sentence, forLife) => {
    const avs: Column['avs'] = {
      monthly: chf(0),
      supplement: 0,
      from: day('2035-06-01'),
      to: null,
      first: null,
      earlier: [],
      partnerStart: null,
      thirteenth: chf(0),
    }
    const calls = {
      getDigest: async () => digest({ avs, lpp: null, missing: [], monthlyTotal: chf(0), first: null }),
      getPension: async () => ({ ...alone, periods: [] }),
    }
    const { html, text } = await pageOf(calls, { path })
    expect(text).toContain(sentence)
    expect(text).not.toContain(forLife)
    expect(figuresIn(html)).toMatchObject({ 'avs.monthly': '0 withoutChange', 'total.monthly': '0 withoutChange' })
    expect(figuresIn(html)).not.toHaveProperty(['avs.thirteenth'])
    expect(text).not.toMatch(/CHF 0(?!\S)/)
  })

  it.each([
    ['/synthesis', french('words.silent.noProjection', { name: 'Caisse z' })],
    ['/de/synthesis', 'Caisse z gibt für eine Pensionierung in diesem Alter keine Hochrechnung an.'],
  ])('says of a fund that it projects nothing for the age: %s', async (path, sentence) => {
    const silent: Silent[] = [{ party: 'pensionFund', id: 'z', name: 'Caisse z', reason: 'noProjection' }]
    expect((await pageOf({ getDigest: async () => digest({}, silent) }, { path })).text).toContain(sentence)
  })

  it.each([
    ['/synthesis', french('avs.notHandled')],
    ['/de/synthesis', 'Andere Fälle als «Ledig» und «Verheiratet» werden vom Prototyp noch nicht behandelt'],
  ])('[081] warns of a case that is not handled, and shows the other pillars: %s', async (path, warning) => {
    const calls = {
      getInfo: info('widow'),
      getFamily: async () => null,
      getDigest: async () => digest({ avs: null }),
      getPension: failing(422, 'body does not fit'),
    }
    const { html, text } = await pageOf(calls, { path })
    expect(text).toContain(warning)
    expect(figuresIn(html)['lpp.monthly']).toBe('1998 withoutChange')
    expect((await pageOf({}, { path })).text).not.toContain(warning)
  })

  it.each([
    ['/synthesis', 'Revoir mes données', 'Estimer à nouveau'],
    ['/de/synthesis', 'Meine Angaben prüfen', 'neu schätzen'],
  ])('leads from such a case to what was entered, the simulation beside it: %s', async (path, check, again) => {
    const prefix = path === '/synthesis' ? '' : '/de'
    const simulate = `<a href="${prefix}/simulation" class="button button-`
    const asked = { getInfo: info('widow'), getFamily: async () => null, getPension: failing(422, 'body does not fit') }
    const { html, text } = await pageOf({ ...asked, getDigest: async () => digest({ avs: null }) }, { path })
    expect(html).toContain(`<a href="${prefix}/avs" class="button button-secondary">${check}</a>`)
    expect(html).toContain(`${simulate}quiet"`)
    expect(text).not.toContain(again)
    // Without any figure, a change could have no effect.
    const empty = await pageOf({ ...asked, getDigest: async () => digest(nothing) }, { path })
    expect(empty.html).not.toContain(simulate)
    const open = await pageOf(
      { ...asked, getDigest: async () => digest({ avs: null }) },
      { path, steps: { lpp: false } },
    )
    expect(open.html.match(/button-primary/g)).toHaveLength(1)
    expect(open.html).toContain(`<a href="${prefix}/lpp" class="button button-primary">`)
  })

  it('names who did not answer, at the total and where the figure would stand', async () => {
    const silent: Silent[] = [
      { party: 'register', id: 'register', name: 'AVS register', reason: 'timeout' },
      { party: 'pensionFund', id: 'a', name: 'Caisse a', reason: 'refused' },
    ]
    const { text } = await pageOf({ getDigest: async () => digest({ ...nothing }, silent) })
    // At the total, in the card of the pillar, and in place of its figures.
    expect(text.match(/Le registre AVS n’a pas répondu à temps\./g)).toHaveLength(3)
    expect(text.match(/Caisse a n’a pas transmis de données/g)).toHaveLength(3)
    expect(text).toContain(french('synthesis.totalWithout'))
    expect(text).not.toContain('AVS register')
  })

  it('names one silent fund beside the figures of another', async () => {
    const silent: Silent[] = [{ party: 'pensionFund', id: 'z', name: 'Caisse z', reason: 'timeout' }]
    const { html, text } = await pageOf({ getDigest: async () => digest({}, silent) })
    expect(text.match(/Caisse z n’a pas répondu à temps\./g)).toHaveLength(2)
    expect(figuresIn(html)['lpp.monthly']).toBe('1998 withoutChange')
  })

  it('stays usable when nothing can be computed', async () => {
    const calls = { getDigest: failing(404, 'no info'), getPension: failing(404, 'no info') }
    const { html, text } = await pageOf(calls, { steps: { avs: false } })
    expect(html).toContain('data-error="no info"')
    expect(text).toContain(french('synthesis.unavailable'))
    expect(html).toContain('href="/avs"')
  })
})

it('[023] is only for signed-in visitors', async () => {
  const page = servePage(synthesis, '/synthesis', { getMe: failing(401, 'not logged') })
  const answer = await page.get('/synthesis')
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/'])
})
