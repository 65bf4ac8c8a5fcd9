import { describe, expect, it, vi } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import type { ContributionsAnswer } from '~/estimate/synthesis/contributions'
import type { UseCases } from '~/estimate/use-cases'
import { day } from '~/pillars/day'
import { info, simulated, unchanged } from '../../../tests/support/pages/sample-synthesis'
import { failing, readable, servePage, signedIn } from '../../../tests/support/product/serve-page'
import * as simulation from './route'

const NOTHING_TO_PAY: ContributionsAnswer = {
  buyIn: null,
  pillar3a: null,
  purchase: null,
  gaps: [],
  lastOfYear: day('2026-12-31'),
  buyInNotes: [],
  largest3a: 36_288,
  largestPurchase3a: 7_258,
  marginalRate: null,
  suggestions: [],
}

const pageWith = (calls: Partial<UseCases> = {}) =>
  servePage(simulation, '/simulation', {
    ...signedIn(),
    getSimulation: async () => unchanged,
    getInfo: info('married'),
    listPricedLevers: async () => [],
    getContributions: async () => NOTHING_TO_PAY,
    ...calls,
  })

async function pageOf(calls: Partial<UseCases> = {}, path = '/simulation') {
  const html = await (await pageWith(calls).get(path)).text()
  return { html, text: readable(html).replaceAll('\u00a0', ' ') }
}

const unchangedThen: UseCases['getSimulation'] = async () => unchanged

const typedIn = (html: string) =>
  /value="([^"]*)"/.exec(/<input[^>]*name="retirementDate"[^>]*>/.exec(html)?.[0] ?? '')?.[1]

describe('the simulation page', () => {
  it.each([
    ['/simulation', 'entre le 01.06.2033 et le 01.06.2040. Sans changement, c’est le 01.06.2035.', 'jj.mm.aaaa'],
    [
      '/de/simulation',
      'zwischen dem 01.06.2033 und dem 01.06.2040. Ohne Änderung ist es der 01.06.2035.',
      'TT.MM.JJJJ',
    ],
  ])('[119] asks for a date within the visitor’s own limits: %s', async (path, limits, format) => {
    const { html, text } = await pageOf({}, path)
    expect(html).toContain('<label for="retirementDate">')
    expect(html).toContain('aria-describedby="retirementDate-hint"')
    expect(text).toContain(limits)
    expect(text).toContain(format)
    expect(typedIn(html) ?? '').toBe('')
  })

  it.each([
    [
      '/simulation',
      /dès 63 ans, 2 ans avant l’âge de référence, puis chaque mois\..*de 1 à 5 ans/,
      /le règlement de chaque caisse de pension fixe/,
    ],
    [
      '/de/simulation',
      /mit 63 Jahren beginnen, 2 Jahre vor dem Referenzalter, und danach jeden Monat\..*1 bis 5 Jahre/,
      /Das Reglement jeder Pensionskasse bestimmt/,
    ],
  ])('[121] [122] notes what law and fund rules allow: %s', async (path, avs, lpp) => {
    const { text } = await pageOf({}, path)
    expect(text).toMatch(avs)
    expect(text).toMatch(lpp)
  })

  it.each([
    ['/simulation', 'née de 1961 à 1969', 'commencer dès 62 ans, puis chaque mois', 'pas droit au supplément'],
    ['/de/simulation', 'Jahrgang von 1961 bis 1969', 'mit 62 Jahren beginnen', 'den Zuschlag Ihrer Generation'],
  ])('tells women of the transition generation, and nobody else, of 62: %s', async (path, ...parts) => {
    const getSimulation = async () => ({ ...unchanged, transitionGeneration: true })
    const told = (await pageOf({ getSimulation }, path)).text
    for (const part of parts) expect(told).toContain(part)
    expect(told).not.toMatch(/(dès|mit) 63/)
    const others = (await pageOf({}, path)).text
    for (const part of parts) expect(others).not.toContain(part)
  })

  it('says when the partner retires, to someone who has one', async () => {
    const sentence = 'Votre partenaire : nous supposons un départ à l’âge de référence.'
    expect((await pageOf()).text).toContain(sentence)
    expect((await pageOf({ getInfo: info('bachelor') })).text).not.toContain(sentence)
  })

  it('[119] shows the date that is saved, and can take it away', async () => {
    const { html } = await pageOf({ getSimulation: async () => simulated })
    expect(typedIn(html)).toBe('01.06.2033')
    expect(html).toContain('name="remove"')
    // Enter presses the first button.
    expect(html.indexOf('Lancer la simulation')).toBeLessThan(html.indexOf('name="remove"'))
    expect((await pageOf()).html).not.toContain('name="remove"')
  })

  it.each([
    ['2033-06-01', 'Départ le 01.06.2033, à 63 ans.'],
    ['2034-11-16', 'Une rente commence le premier jour d’un mois : départ le 01.12.2034, à 64 ans et 6 mois.'],
  ])('says in words how a day is understood: %s', async (retirementDate, sentence) => {
    const simulation = { ...NO_CHANGE, retirementDate: day(retirementDate) }
    const { html, text } = await pageOf({ getSimulation: async () => ({ ...simulated, simulation }) })
    expect(text).toContain(sentence)
    expect(html).toContain('aria-describedby="retirementDate-hint retirementDate-notice"')
  })

  it.each([
    ['/simulation', 'Partir un an plus tôt −CHF 424'],
    ['/de/simulation', 'Ein Jahr früher gehen −CHF 424'],
  ])('offers ready-made changes first, each with its price: %s', async (path, earlier) => {
    const listPricedLevers = async () => [
      {
        key: 'yearEarlier' as const,
        simulation: NO_CHANGE,
        effect: { monthly: -424, capital: -8000, causes: [] },
        cost: null,
      },
      { key: 'quarterCapital' as const, simulation: NO_CHANGE, effect: null, cost: null },
    ]
    const { html, text } = await pageOf({ listPricedLevers }, path)
    expect(text).toContain(earlier)
    expect(html.indexOf('value="yearEarlier"')).toBeLessThan(html.indexOf('name="retirementDate"'))
    expect(/value="quarterCapital"[\s\S]*?<\/button>/.exec(html)?.[0]).not.toContain('lever-price')
  })

  it.each([
    ['/simulation', 'Montants estimés à partir de quelques réponses.'],
    ['/de/simulation', 'Aus wenigen Angaben geschätzt.'],
  ])('says on what prices are built that only a range is known of: %s', async (path, said) => {
    const lever = (causes: 'fewFigures'[]) => async () => [
      { key: 'yearEarlier' as const, simulation: NO_CHANGE, effect: { monthly: -424, capital: 0, causes }, cost: null },
    ]
    expect((await pageOf({ listPricedLevers: lever(['fewFigures']) }, path)).text).toContain(said)
    expect((await pageOf({ listPricedLevers: lever([]) }, path)).text).not.toContain(said)
  })

  it('folds today’s work where it is known, and opens it where it is not, or wrong', async () => {
    const isOpen = (html: string) =>
      /<details class="more-figures"( open="")?><summary>Votre travail/.exec(html)?.[1] !== undefined
    const { html, text } = await pageOf()
    expect(isOpen(html)).toBe(false)
    expect(text).toContain("Votre travail actuel : CHF 80'000, 100 %")
    expect(isOpen((await pageOf({ getSimulation: async () => ({ ...unchanged, work: null }) })).html)).toBe(true)
    const refused = await pageWith({ checkSimulation: async () => [] }).post('/simulation', [['currentSalary', 'x']])
    expect(isOpen(await refused.text())).toBe(true)
  })

  const FOLDS = {
    '/simulation': ['Toucher la rente AVS en parts', 'Réduire le travail par étapes', 'rente de votre partenaire'],
    '/de/simulation': ['AHV-Rente in Anteilen', 'Arbeit in Schritten verringern', 'Rente Ihrer Partnerin'],
  }
  const partnerLimits = { earliest: day('2031-04-01'), reference: day('2033-04-01'), latest: day('2038-04-01') }
  const foldOf = (html: string, words: string) =>
    (html.match(/<details class="more-figures"[\s\S]*?<\/details>/g) ?? []).find((fold) => fold.includes(words)) ?? ''

  it.each(Object.entries(FOLDS))('folds shares, steps and the partner’s day: %s', async (path, titles) => {
    const { html } = await pageOf({ getSimulation: async () => ({ ...unchanged, partnerLimits }) }, path)
    for (const title of titles) expect(foldOf(html, title)).toMatch(/^<details class="more-figures"><summary>/)
    // Three rows, without a script that adds one.
    for (const name of ['drawing[2].from', 'drawing[2].share', 'steps[2].on', 'steps[2].rate', 'stepsDrawFund'])
      expect(html).toContain(`name="${name}"`)
    // The fold is called so, and nothing in it again.
    const [, steps = ''] = titles
    expect(foldOf(html, steps).split(steps)).toHaveLength(2)
    const unknown = await pageOf({}, path)
    expect(unknown.html).not.toContain('name="partner.retirementDate"')
  })

  it.each([
    ['/simulation', 0, 'Helvia ne permet pas de rachat.'],
    ['/simulation', 12_000, "Helvia permet au plus CHF 12'000."],
    ['/de/simulation', 0, 'Helvia lässt keinen Einkauf zu.'],
  ])('says what the fund lets be bought, and where it is nothing: %s %i', async (path, largest, said) => {
    const buyIn = { fundId: null, fundName: 'Helvia', largest, refusal: null }
    const { text } = await pageOf(
      { getContributions: async () => ({ ...NOTHING_TO_PAY, buyIn }), listPensionFunds: async () => [] },
      path,
    )
    expect(text).toContain(said)
    expect(text).not.toContain('CHF 0')
  })

  it.each([
    ['/simulation', 'Un rachat après un divorce suit d’autres règles', 'au plus 20 % du salaire assuré par an'],
    ['/de/simulation', 'nach einer Scheidung gelten andere Regeln', 'höchstens 20 % des versicherten Lohns pro Jahr'],
  ])('tells of a buy-in what is not computed, to whom it concerns: %s', async (path, afterDivorce, arrival) => {
    const told = async (buyInNotes: ContributionsAnswer['buyInNotes']) =>
      (await pageOf({ getContributions: async () => ({ ...NOTHING_TO_PAY, buyInNotes }) }, path)).text
    expect(await told(['afterDivorce'])).toContain(afterDivorce)
    expect(await told(['arrival'])).toContain(arrival)
    for (const words of [afterDivorce, arrival]) expect(await told([])).not.toContain(words)
  })

  it('opens what is told, with what was typed', async () => {
    const simulation = {
      ...NO_CHANGE,
      drawing: [{ from: day('2033-06-01'), share: 40 }],
      steps: [{ on: day('2030-07-01'), rate: 60 }],
      stepsDrawFund: true,
      partner: { retirementDate: day('2032-05-01') },
    }
    const { html } = await pageOf({ getSimulation: async () => ({ ...simulated, partnerLimits, simulation }) })
    for (const title of FOLDS['/simulation'])
      expect(foldOf(html, title)).toContain('<details class="more-figures" open="">')
    for (const [name, value] of [
      ['drawing[0].from', '01.06.2033'],
      ['drawing[0].share', '40'],
      ['steps[0].on', '01.07.2030'],
      ['steps[0].rate', '60'],
      ['partner.retirementDate', '01.05.2032'],
    ] as const)
      expect(new RegExp(`<input[^>]*name="${name.replace(/[[\].]/g, '\\$&')}"[^>]*>`).exec(html)?.[0]).toContain(
        `value="${value}"`,
      )
    expect(/<input[^>]*name="stepsDrawFund"[^>]*>/.exec(html)?.[0]).toContain('checked')
  })

  it('offers no field where no date is left, and lets a saved one be taken away', async () => {
    const getSimulation = async () => ({ ...simulated, problem: 'retirementTooLate' as const, limits: null })
    const { html, text } = await pageOf({ getSimulation })
    expect(text).toContain('Aucune autre date n’est possible')
    expect(html).not.toContain('name="retirementDate"')
    expect(html).toContain('name="remove"')
  })

  it.each([
    ['no info', 404, 'Votre date de naissance nous manque encore.'],
    ['register silent', 424, 'Réessayez dans un moment.'],
  ])('says so where the call fails: %s', async (title, status, sentence) => {
    const { html, text } = await pageOf({ getSimulation: failing(status, title) })
    expect(html).toContain(`data-error="${title}"`)
    expect(text).toContain(sentence)
    expect(html).not.toContain('name="retirementDate"')
  })

  it('is only for signed-in visitors', async () => {
    const answer = await pageWith({ getMe: failing(401, 'not logged') }).get('/de/simulation')
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/de'])
  })
})

describe('the sent simulation', () => {
  async function send(fields: [string, string][], calls: Partial<UseCases> = {}, path = '/simulation') {
    const saveSimulation = vi.fn<UseCases['saveSimulation']>(async (change) => ({ ...unchanged, ...change }))
    const checkSimulation = async () => []
    const answer = await pageWith({ saveSimulation, checkSimulation, ...calls }).post(path, fields)
    return {
      status: answer.status,
      location: answer.headers.get('Location'),
      saved: saveSimulation.mock.calls,
      html: await answer.text(),
    }
  }

  it.each([
    ['/simulation', '/synthesis?done=change#done'],
    ['/de/simulation', '/de/synthesis?done=change#done'],
  ])('[120] is saved, and leads to the synthesis: %s', async (path, location) =>
    expect(await send([['retirementDate', '1.4.2034']], {}, path)).toMatchObject({
      status: 303,
      location,
      saved: [[{ retirementDate: day('2034-04-01') }]],
    }),
  )

  it('is taken away', async () =>
    expect(await send([['remove', '1']])).toMatchObject({
      status: 303,
      location: '/synthesis?done=noChange#done',
      saved: [[{ retirementDate: null }]],
    }))

  it.each([
    ['/simulation', 'Écrivez une date ou un âge, par exemple 01.06.2035 ou 63.'],
    ['/de/simulation', 'Schreiben Sie ein Datum oder ein Alter, zum Beispiel 01.06.2035 oder 63.'],
  ])('is refused where it cannot be read, at the field and as typed: %s', async (path, sentence) => {
    const { status, saved, html } = await send([['retirementDate', 'bald']], {}, path)
    expect([status, saved]).toEqual([400, []])
    expect(typedIn(html)).toBe('bald')
    expect(html).toContain('href="#retirementDate"')
    expect(readable(html).split(sentence)).toHaveLength(3)
  })

  it.each([
    ['/simulation', 'retirementTooEarly', 'à 62\u00a0ans pour les femmes nées de 1961 à 1969'],
    ['/simulation', 'retirementTooLate', 'au plus tard dès 70 ans'],
    ['/simulation', 'retirementInPast', 'déjà passée'],
    ['/de/simulation', 'retirementTooEarly', 'für Frauen mit Jahrgang 1961 bis 1969 mit 62\u00a0Jahren'],
    ['/de/simulation', 'retirementTooLate', 'spätestens ab 70 Jahren'],
    ['/de/simulation', 'retirementInPast', 'schon vorbei'],
  ])('[123] shows what the call refuses at the field: %s %s', async (path, key, sentence) => {
    const saveSimulation = failing(422, 'body does not fit', [{ field: 'retirementDate', key }])
    const { status, html } = await send([['retirementDate', '01.01.2031']], { saveSimulation }, path)
    expect(status).toBe(400)
    expect(typedIn(html)).toBe('01.01.2031')
    expect(readable(html).split(sentence).length).toBeGreaterThanOrEqual(3)
    expect(html).toContain('id="retirementDate-error"')
  })

  it.each([
    ['/simulation', 'drawing[0].from', 'drawingRaisedTwice', 'la part ne peut être augmentée qu’une fois'],
    ['/de/simulation', 'drawing[0].share', 'drawingShareRange', 'Anteil von 20 bis 80\u00a0%'],
    ['/simulation', 'steps[0].rate', 'stepRateNotLower', 'plus bas que le précédent'],
    ['/de/simulation', 'steps[0].on', 'stepAfterRetirement', 'vor der Pensionierung beginnen'],
    ['/simulation', 'stepsDrawFund', 'noFundForParts', 'rien ne peut être touché à chaque étape'],
    ['/de/simulation', 'steps[0].on', 'tooManyFundParts', 'in höchstens drei Teilen'],
    ['/simulation', 'partner.retirementDate', 'retirementTooEarly', 'entre le 01.04.2031 et le 01.04.2038'],
    ['/de/simulation', 'partner.retirementDate', 'partnerPensionUnknown', 'die Einkommen nicht bekannt sind'],
  ] as const)('shows what is refused of shares, steps and the partner’s day at the field: %s %s', async (...one) => {
    const [path, field, key, sentence] = one
    const typed: [string, string][] = [
      ['drawing[0].from', '01.06.2033'],
      ['drawing[0].share', '40'],
      ['steps[0].on', '01.07.2030'],
      ['steps[0].rate', '60'],
      ['stepsDrawFund', 'on'],
      ['partner.retirementDate', '01.05.2032'],
    ]
    const partnerLimits = { earliest: day('2031-04-01'), reference: day('2033-04-01'), latest: day('2038-04-01') }
    const calls = {
      getSimulation: async () => ({ ...unchanged, partnerLimits }),
      saveSimulation: failing(422, 'body does not fit', [{ field, key }]),
    }
    const { status, html } = await send(typed, calls, path)
    expect(status).toBe(400)
    // In the summary and at the field.
    expect(readable(html).split(sentence).length).toBeGreaterThanOrEqual(3)
    for (const [name] of typed) expect(html).toContain(`name="${name}"`)
    expect(html).toContain('value="01.05.2032"')
  })

  it.each([
    ['63', '2034-04-01'],
    ['63 ans', '2034-04-01'],
    ['62', '2033-04-01'],
  ])('understands an age: %s', async (age, start) => {
    const limits = { earliest: day('2034-04-01'), reference: day('2036-04-01'), latest: day('2041-04-01') }
    const getSimulation = async () => ({ ...unchanged, limits, latestAge: 70 })
    const { saved } = await send([['retirementDate', age]], { getSimulation })
    expect(saved).toMatchObject([[{ retirementDate: day(start) }]])
  })

  it('names the visitor’s own limits, and an example within them', async () => {
    const limits = { earliest: day('2034-04-01'), reference: day('2036-04-01'), latest: day('2041-04-01') }
    const getSimulation = async () => ({ ...unchanged, limits, latestAge: 70, largestCapitalShare: 50 })
    const saveSimulation = failing(422, 'body does not fit', [
      { field: 'retirementDate', key: 'retirementTooEarly' },
      { field: 'lppCapitalShare', key: 'capitalShareTooLarge' },
    ])
    const typed: [string, string][] = [
      ['retirementDate', '62'],
      ['lppCapitalShare', '60'],
    ]
    const { html } = await send(typed, { getSimulation, saveSimulation })
    expect(readable(html)).toContain(
      'Choisissez une date entre le 01.04.2034 et le 01.04.2041, par exemple le 01.04.2036.',
    )
    expect(readable(html)).toContain('Écrivez au plus 50\u00a0%.')
    expect(typedIn(html)).toBe('62')
  })

  it('names the fund’s limit also where a share is more than all', async () => {
    const { html } = await send([['lppCapitalShare', '101']])
    expect(readable(html)).toContain('Une part va de 0 à 100\u00a0%, par exemple 25. Écrivez au plus 50\u00a0%.')
  })

  it('says in one round what cannot be read and what the call refuses of the rest', async () => {
    const checkSimulation: UseCases['checkSimulation'] = async () => [
      { field: 'desiredSalary', key: 'amountForm' },
      { field: 'lppCapitalShare', key: 'capitalShareTooLarge' },
    ]
    const typed: [string, string][] = [
      ['desiredSalary', 'beaucoup'],
      ['lppCapitalShare', '60'],
    ]
    const { html, saved } = await send(typed, { checkSimulation })
    expect(saved).toEqual([])
    expect(readable(html)).toContain("Écrivez un montant en francs, par exemple 85'000 ou 85000.50.")
    expect(readable(html)).toContain('Cette part est plus grande que ce que votre 2e')
  })

  it('says that nothing is saved where the call fails', async () => {
    const { status, html } = await send([['retirementDate', '01.04.2034']], {
      saveSimulation: failing(424, 'register silent'),
    })
    expect(status).toBe(400)
    expect(readable(html)).toContain('n’ont pas pu être enregistrées')
  })

  it.each([
    ['nothing', ''],
    ['a day', '01.04.2034'],
    ['no day', 'bald'],
  ])('says only that where suggestions cannot be read, and keeps what stands beside them: %s', async (_, typed) => {
    const { status, saved, html } = await send(
      [
        ['retirementDate', typed],
        ['suggestion', 'yearLater'],
      ],
      { getSimulation: vi.fn(unchangedThen).mockImplementationOnce(failing(424, 'register silent')) },
    )
    expect([status, saved, typedIn(html) ?? '']).toEqual([400, [], typed])
    expect(readable(html)).toContain('n’ont pas pu être enregistrées')
    for (const other of ['Rien ne change encore', 'Écrivez une date']) expect(readable(html)).not.toContain(other)
  })

  it('saves a need without a change, and says so', async () => {
    const { status, location, saved } = await send([['need', "4'200"]])
    expect([status, location]).toEqual([303, '/synthesis?done=need#done'])
    expect(saved).toEqual([[{ ...NO_CHANGE, need: 4200 }]])
  })

  it('takes four fifths of today’s pay for the need by one press, and keeps what is typed beside it', async () => {
    const { location, saved } = await send([
      ['desiredRate', '60'],
      ['rule', 'need'],
    ])
    // Of 80'000 a year.
    expect(saved).toEqual([[{ ...NO_CHANGE, desiredRate: 60, need: 5333 }]])
    expect(location).toBe('/synthesis?done=change#done')
  })

  it('reads nothing from the rule where today’s pay is not known', async () => {
    const { status, saved } = await send([['rule', 'need']], {
      getSimulation: async () => ({ ...unchanged, work: null }),
    })
    expect([status, saved]).toEqual([400, []])
  })

  it('leaves a need as it is where a ready-made change is chosen', async () => {
    const suggestions = [{ key: 'yearLater' as const, simulation: { ...NO_CHANGE, retirementDate: day('2036-06-01') } }]
    const simulation = { ...NO_CHANGE, need: 4200 }
    const { saved } = await send([['suggestion', 'yearLater']], {
      getSimulation: async () => ({ ...unchanged, suggestions, simulation }),
    })
    expect(saved).toEqual([[{ ...NO_CHANGE, retirementDate: '2036-06-01', need: 4200 }]])
  })
})

describe('what few need', () => {
  const folds = (html: string) =>
    [...html.matchAll(/<details class="more-figures"( open="")?>/g)].map(([, open]) => open !== undefined)
  const chosen = (html: string) =>
    [...html.matchAll(/<input type="radio"[^>]*checked=""[^>]*>/g)].map(([tag]) => /value="([^"]*)"/.exec(tag)?.[1])

  it('is folded, with what is as it stands chosen', async () => {
    const { html } = await pageOf()
    expect(folds(html)).not.toContain(true)
    expect(folds(html).length).toBeGreaterThan(2)
    expect(chosen(html)).toEqual(['expected', 'today'])
    // Enter launches the simulation, and does not take the rule of thumb.
    expect(html.indexOf('Lancer la simulation')).toBeLessThan(html.indexOf('name="rule"'))
  })

  it('is open with what was chosen', async () => {
    const simulation = { ...NO_CHANGE, outlook: 'low', law: 'withoutCap', need: 4200 } as const
    const { html } = await pageOf({ getSimulation: async () => ({ ...unchanged, simulation }) })
    expect(folds(html).slice(-2)).toEqual([true, true])
    expect(folds(html).filter(Boolean)).toHaveLength(2)
    expect(chosen(html)).toEqual(['low', 'withoutCap'])
    expect(html).toContain('value="4&#x27;200"')
  })

  it.each([
    ['/simulation', 'Une règle approximative prend 80 %', "Prendre CHF 5'333 par mois", 'Pas le droit d’aujourd’hui'],
    ['/de/simulation', 'Eine Faustregel nimmt 80 %', "CHF 5'333 im Monat nehmen", 'Nicht das Recht von heute'],
  ])('calls a rule of thumb one, and says what is not the law of today: %s', async (path, ...told) => {
    const { text } = await pageOf({}, path)
    for (const words of told) expect(text).toContain(words)
    expect((await pageOf({ getSimulation: async () => ({ ...unchanged, work: null }) }, path)).html).not.toContain(
      'name="rule"',
    )
  })
})
