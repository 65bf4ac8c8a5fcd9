import { describe, expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import type { ContributionsAnswer } from '~/estimate/answers/contributions'
import type { OfferedLevers, PricedLever } from '~/estimate/answers/levers'
import { day } from '~/pillars/day'
import { info, simulated, unchanged } from '../../../tests/support/pages/sample-synthesis'
import { NOTHING_TO_PAY, pageOf, pageWith, typedIn } from '../../../tests/support/pages/simulation-page'
import { failing } from '../../../tests/support/product/serve-page'

describe('the age that is given as an example', () => {
  const limitsFrom = (earliest: string) => ({
    earliest: day(earliest),
    reference: day('2031-11-01'),
    latest: day('2036-11-01'),
  })
  it.each([
    ['63 for who can still leave at 63', '2029-11-01', '63'],
    ['63 where a fund pays earlier', '2026-12-01', '63'],
    ['the next whole age for who is 63 already', '2030-03-01', '64'],
  ])('is %s', async (_, earliest, age) => {
    const getSimulation = async () => ({ ...unchanged, limits: limitsFrom(earliest), latestAge: 70 })
    expect((await pageOf({ getSimulation })).text).toContain(`Par exemple ${age}, ou une date`)
    expect((await pageOf({ getSimulation }, '/de/simulation')).text).toContain(`Zum Beispiel ${age}, oder ein Datum`)
  })
})

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

  it.each([
    ['married', true],
    ['just_married', true],
    ['remarried', true],
    ['bachelor', false],
    ['widow', false],
    ['divorced', false],
  ])('says when the partner retires, to someone who has one: %s', async (status, isTold) => {
    const sentence = 'Votre partenaire : nous supposons un départ à l’âge de référence.'
    expect((await pageOf({ getInfo: info(status) })).text.includes(sentence)).toBe(isTold)
  })

  it('[119] shows the date that is saved, and can take it away', async () => {
    const { html } = await pageOf({ getSimulation: async () => simulated })
    expect(typedIn(html)).toBe('01.06.2033')
    expect(html).toContain('name="intent" value="remove"')
    // Enter presses the first button.
    expect(html.indexOf('Lancer la simulation')).toBeLessThan(html.indexOf('name="intent" value="remove"'))
    expect((await pageOf()).html).not.toContain('name="intent" value="remove"')
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
    ['/simulation', 'Racheter CHF 20’000 au 2e pilier +CHF 90'],
    ['/de/simulation', 'CHF 20’000 in die 2. Säule einkaufen +CHF 90'],
  ])(
    'asks first, leads to the changes of life, and then offers what can be paid in, with its price: %s',
    async (path, told) => {
      const lever = (key: 'buyIn' | 'more3a', effect: PricedLever['effect']): PricedLever => {
        const simulation = { ...NO_CHANGE, buyIn: { amount: 20_000, on: day('2026-12-31') } }
        return { key, simulation, effect, cost: null }
      }
      const effect = { monthly: 90, of: 'total' as const, capital: 0, causes: [] }
      const asked: OfferedLevers[] = []
      const listPricedLevers = async (offered: OfferedLevers) => {
        asked.push(offered)
        return [lever('buyIn', effect), lever('more3a', null)]
      }
      const { html, text } = await pageOf({ listPricedLevers }, path)
      expect(asked.map(({ suggestions }) => suggestions)).toEqual([[]])
      expect(text.replaceAll("'", '’')).toContain(told)
      const places = [
        `href="${path.replace('simulation', 'synthesis')}#play"`,
        'name="retirementDate"',
        'value="buyIn"',
      ]
      expect(places.map((one) => html.indexOf(one))).toEqual(
        places.map((one) => html.indexOf(one)).toSorted((a, b) => a - b),
      )
      expect(places.filter((one) => !html.includes(one))).toEqual([])
      expect(/value="more3a"[\s\S]*?<\/button>/.exec(html)?.[0]).not.toContain('lever-price')
    },
  )

  it.each([
    ['/simulation', 'Montants estimés à partir de quelques réponses.'],
    ['/de/simulation', 'Aus wenigen Angaben geschätzt.'],
  ])('says on what prices are built that only a range is known of: %s', async (path, said) => {
    const lever = (causes: 'fewFigures'[]) => async () => [
      {
        key: 'yearEarlier' as const,
        simulation: NO_CHANGE,
        effect: { monthly: -424, of: 'total' as const, capital: 0, causes },
        cost: null,
      },
    ]
    expect((await pageOf({ listPricedLevers: lever(['fewFigures']) }, path)).text).toContain(said)
    expect((await pageOf({ listPricedLevers: lever([]) }, path)).text).not.toContain(said)
  })

  it('[117] [118] shows today’s work as it is known, open, and empty where nobody knows it', async () => {
    const todays = (html: string) => {
      const open = html.replace(/<details[\s\S]*?<\/details>/g, '')
      return ['currentSalary', 'currentRate'].map(
        (name) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(open)?.[0],
      )
    }
    const known = todays((await pageOf()).html)
    expect(known).toEqual([expect.stringContaining(`value="80&#x27;000"`), expect.stringContaining('value="100"')])
    const unknown = todays((await pageOf({ getSimulation: async () => ({ ...unchanged, work: null }) })).html)
    expect(unknown).toEqual([expect.not.stringContaining('value='), expect.not.stringContaining('value=')])
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
    // Always three rows, since no script adds any.
    for (const name of ['drawing[2].from', 'drawing[2].share', 'steps[2].on', 'steps[2].rate', 'stepsDrawFund'])
      expect(html).toContain(`name="${name}"`)
    // This is the title of the fold; nothing inside repeats it.
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
    expect(await told(['buyInAfterDivorce'])).toContain(afterDivorce)
    expect(await told(['buyInFifthOnArrival'])).toContain(arrival)
    for (const words of [afterDivorce, arrival]) expect(await told([])).not.toContain(words)
  })

  it('opens what is given, with what was typed', async () => {
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
    expect(html).toContain('name="intent" value="remove"')
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
    // Enter starts the simulation rather than the rule of thumb.
    expect(html.indexOf('Lancer la simulation')).toBeLessThan(html.indexOf('name="intent" value="rule"'))
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
      'name="intent" value="rule"',
    )
  })
})

describe('the fields of the second pillar', () => {
  const NAMES = ['lppCapitalShare', 'lppFrom']
  const namesOn = async (changes: Partial<typeof unchanged>) => {
    const { html, text } = await pageOf({ getSimulation: async () => ({ ...unchanged, ...changes }) })
    return { names: NAMES.filter((name) => html.includes(`name="${name}"`)), text }
  }

  it('are not asked of who has said that they have no fund, and of everybody else', async () => {
    expect((await namesOn({})).names).toEqual(NAMES)
    const { names, text } = await namesOn({ isWithoutFund: true })
    expect(names).toEqual([])
    expect(text).not.toContain('il faut d’abord les données de votre 2e pilier')
  })

  it('stay where something stands in them', async () => {
    const simulation = { ...NO_CHANGE, lppCapitalShare: 25, lppFrom: day('2035-06-01') }
    expect((await namesOn({ isWithoutFund: true, simulation })).names).toEqual(NAMES)
  })
})
