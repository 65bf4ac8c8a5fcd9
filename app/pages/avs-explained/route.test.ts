import { describe, expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { amountText, chf } from '~/language/format'
import { fillGaps } from '~/language/sentences'
import type { MissingYear, PensionResult } from '~/pillars/avs/result'
import { day } from '~/pillars/day'
import { de } from '~/shell/catalogue.de'
import { fr } from '~/shell/catalogue.fr'
import { couple, RESULTS } from '../../../tests/support/pages/avs-results'
import { simulated as simulatedInSample } from '../../../tests/support/pages/sample-synthesis'
import { failing, readable, servePage, signedIn } from '../../../tests/support/product/serve-page'
import type { UseCases } from '../../../tests/support/product/use-cases'
import * as avsExplained from './route'
import { explainedView } from './view'

const PATHS = { fr: '/avs/explained', de: '/de/avs/explained' } as const
const TEXT = { fr, de }

const info = (status: string) =>
  (async () => ({ person: { status, age: 56 }, partner: null, children: [] })) as unknown as UseCases['getInfo']

async function pageOf(calls: Partial<UseCases>, language: keyof typeof PATHS = 'fr') {
  const page = servePage(avsExplained, PATHS.fr, { ...signedIn({ avs: true }), ...calls })
  const html = await (await page.get(PATHS[language])).text()
  return { html, text: readable(html).replaceAll('\u00a0', ' ').replace(/\s+/g, ' ') }
}

const explained = (result: PensionResult, language?: keyof typeof PATHS, both = true) =>
  pageOf(
    {
      getInfo: info(result.partner ? 'married' : 'bachelor'),
      getPension: async () => result,
      getHousehold: async () => ({
        relationshipStartDate: day('1995-06-01'),
        children: [],
        enteredBy: 'me',
        both,
        differing: [],
      }),
    },
    language,
  )

const figuresIn = (html: string, figure: string) =>
  [...html.matchAll(/<data[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`data-figure="${figure}"`))
    .map((tag) => /value="([^"]*)"/.exec(tag)?.[1])

const plain = (sentence: string) => sentence.replaceAll('\u00a0', ' ')

describe('the pension of a simulation', () => {
  const simulated = (problem: string | null) =>
    (async () => ({
      ...simulatedInSample,
      simulation: { ...NO_CHANGE, retirementDate: day('2029-06-01') },
      problem,
    })) as UseCases['getSimulation']
  const asked: unknown[] = []
  const pageWith = async (problem: string | null, query: string) => {
    asked.length = 0
    const getPension = (async (change) => {
      asked.push(change?.retirementDate ?? null)
      return change?.retirementDate ? RESULTS.early : RESULTS.steady
    }) as UseCases['getPension']
    const calls = { getInfo: info('bachelor'), getSimulation: simulated(problem), getPension }
    const page = servePage(avsExplained, PATHS.fr, { ...signedIn({ avs: true }), ...calls })
    return readable(await (await page.get(`${PATHS.fr}${query}`)).text()).replaceAll('\u00a0', ' ')
  }

  it('is shown where it is asked for, early drawing included', async () => {
    const text = await pageWith(null, '?column=withChange')
    expect(asked).toEqual(['2029-06-01'])
    expect(text).toContain(fr.explained.titleWithChange)
    expect(text).toContain(plain(fr.explained.steps.earlyReduction.title))
  })

  it('is not shown without being asked for', async () => {
    expect(await pageWith(null, '')).not.toContain(fr.explained.titleWithChange)
    expect(asked).toEqual([null])
  })

  it('gives way to the reason where the simulation fits no more, with the way to change it', async () => {
    const text = await pageWith('retirementTooEarly', '?column=withChange')
    expect(asked).toEqual([])
    expect(text).toContain(plain(fr.problems.retirementTooEarly))
    expect(text).toContain(plain(fr.synthesis.changeSimulation))
  })
})

describe('the explained pension', () => {
  it.each([
    [
      'fr',
      "CHF 2'117 par mois, à vie Dès le 01.06.2031.",
      "CHF 2'640'000 ÷ 44 ans = CHF 60'000 par an",
      'art. 34 LAVS',
    ],
    [
      'de',
      "CHF 2'117 pro Monat, lebenslang Ab dem 01.06.2031.",
      "CHF 2'640'000 ÷ 44 Jahre = CHF 60'000 pro Jahr",
      'Art. 34 AHVG',
    ],
  ] as const)('begins with the pension, and tells each step with its article (%s)', async (language, ...parts) => {
    const { html, text } = await explained(RESULTS.steady, language)
    for (const part of parts) expect(text).toContain(part)
    expect(html).toContain(`href="${language === 'de' ? '/de/law/avs' : '/law/avs'}"`)
    expect(figuresIn(html, 'avs.monthly')).toEqual(['2117'])
    expect(figuresIn(html, 'explained.averageIncome')).toEqual(['60000'])
    for (const { key } of RESULTS.steady.person.steps)
      expect(figuresIn(html, `explained.${key}`), key).toEqual([
        String(RESULTS.steady.person.steps.find((step) => step.key === key)?.output),
      ])
    expect(text).toContain(plain(TEXT[language].explained.gaps.none))
    expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/)
  })

  it.each([
    ['fr', 'Vos années', 'Votre revenu moyen', 'Tout le calcul'],
    ['de', 'Ihre Jahre', 'Ihr mittleres Einkommen', 'Die ganze Rechnung'],
  ] as const)('begins with the amount, then its rules, then every step, folded (%s)', async (language, ...titles) => {
    const { html, text } = await explained(RESULTS.steady, language)
    const places = ["CHF 2'117", ...titles].map((told) => text.indexOf(told))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    expect(html.indexOf('class="steps"')).toBeGreaterThan(html.indexOf('<details class="fold"'))
    expect(html).not.toMatch(/<details[^>]* open/)
    for (const [, id] of html.matchAll(/<li><a href="#(\w+)">/g)) expect(html).toContain(`id="${id}"`)
  })

  it('shows every change of a pension, and a part for each new calculation', async () => {
    const { html, text } = await explained(RESULTS.coupleEarly)
    expect(figuresIn(html, 'avs.monthlyFirst')).toEqual(
      explainedView(RESULTS.coupleEarly, null)
        .amounts.slice(0, -1)
        .map(({ monthly }) => String(monthly)),
    )
    expect(figuresIn(html, 'avs.monthlyFirst')).toHaveLength(3)
    for (const day of ['01.06.2031', '01.03.2032', '01.09.2033'])
      expect(text).toContain(`À partir du ${day} : un nouveau calcul`)
    expect(text).toContain(fr.explained.reasons.partnerReferenceAge)
    expect(figuresIn(html, 'explained.fullPension')).toHaveLength(3)
  })

  it.each(['fr', 'de'] as const)(
    'shows nothing of a partner who has not entered the visitor (%s)',
    async (language) => {
      const { html, text } = await explained(RESULTS.couple, language, false)
      expect(text).toContain(
        plain(fillGaps(TEXT[language].explained.partner.later, { partner: 'Ihre Partnerin oder Ihr Partner' })),
      )
      expect(figuresIn(html, 'avs.partner')).toEqual([])
    },
  )

  const drawing = (html: string, id: string) =>
    new RegExp(`<svg[^>]*aria-labelledby="${id}-title ${id}-told".*?</svg></div>`, 's').exec(html)?.[0] ?? ''
  const [splitting, cap] = (['splitting', 'coupleCap'] as const).map((key) =>
    RESULTS.couple.person.steps.findLast((step) => step.key === key),
  )
  const OWN = { given: Number(splitting?.inputs.given), own: Number(cap?.inputs.own), paid: Number(cap?.output) }
  const OTHERS = {
    income: 2 * Number(splitting?.inputs.received),
    pension: RESULTS.couple.periods.at(-1)?.partner ?? 0,
  }

  it.each([
    ['both have entered each other', true],
    ['only one of the two has', false],
  ])('draws of the partner what is agreed, where %s', async (_, both) => {
    const { html } = await explained(RESULTS.couple, 'fr', both)
    const [halves, lid] = [drawing(html, 'halves'), drawing(html, 'lid')].map((svg) => svg.replaceAll('&#x27;', "'"))
    expect(halves).toContain(amountText(2 * OWN.given))
    expect(lid).toContain(`>${fr.explained.drawn.own} ${amountText(OWN.own)}<`)
    expect(lid).toContain(`>${amountText(OWN.paid)}<`)
    expect([halves?.includes(amountText(OTHERS.income)), lid?.includes(chf(OTHERS.pension))]).toEqual([both, both])
    expect([halves, lid].map((svg) => svg?.includes(`>${fr.explained.drawn.other}<`))).toEqual([both, both])
  })

  it('draws no pension of the partner before the limit, from which an average would follow', async () => {
    const { html } = await explained(RESULTS.couple, 'fr', true)
    const before = Math.round((OTHERS.pension * OWN.own) / OWN.paid)
    expect(before).not.toBe(OWN.own)
    for (const near of [before - 1, before, before + 1])
      expect(drawing(html, 'lid').replaceAll('&#x27;', "'")).not.toContain(amountText(near))
  })

  it('draws no incomes of marriage where their totals are hidden', async () => {
    const married = couple({ married: '2023-06-01' })
    expect(married.assumptions).toContain('sharedTotalsHidden')
    const { html } = await explained(married, 'fr', true)
    expect(drawing(html, 'halves')).toBe('')
    expect(drawing(html, 'lid')).not.toBe('')
  })

  it('says in German whose incomes do not appear: not ‘Ihre’, which are the reader’s', async () => {
    const { text } = await explained(RESULTS.couple, 'de')
    expect(text).toContain('Welche Einkommen sie hat und wie ihre Rente im Einzelnen berechnet wird, erscheint nicht.')
    expect(text).not.toMatch(/Ihre Einkommen und die Einzelheiten/)
  })

  it('promises nothing of a partner to who has not signed in, whom no number makes known', async () => {
    const getInfo = (async () => ({
      ...{ person: { status: 'married', age: 56, navs: null }, partner: null, children: [] },
    })) as unknown as UseCases['getInfo']
    const { text } = await pageOf({ getInfo, getPension: async () => RESULTS.couple, getHousehold: async () => null })
    expect(text).toContain(plain(fr.explained.rules.years.title))
    expect(text).not.toContain(plain(fr.explained.partner.later))
  })

  it('shows of the partner no income but the totals of the years of marriage', async () => {
    const { html, text } = await explained(RESULTS.couple)
    expect(text).toContain(fr.explained.partner.title)
    expect(figuresIn(html, 'explained.incomeSum')).toHaveLength(2)
    const ofPartner = html.slice(html.indexOf(fr.explained.partner.title))
    expect(figuresIn(ofPartner, 'avs.partner')).toHaveLength(1)
    expect(ofPartner.match(/CHF\u00a0[\d&#x;']+\d/g)?.map((amount) => amount.replaceAll('&#x27;', "'"))).not.toContain(
      "CHF\u00a060'000",
    )
  })

  it.each([
    ['fr', '2000 à 2004 : 5 ans, trop tard pour payer.', '2023 : 12 mois, à payer jusqu’au 31.12.2028.'],
    ['de', '2000 bis 2004: 5 Jahre, zu spät zum Nachzahlen.', '2023: 12 Monate, nachzahlbar bis 31.12.2028.'],
  ] as const)('lists the missing years, their cost, and which can still be paid (%s)', async (language, past, open) => {
    const { html, text } = await explained(RESULTS.gaps, language)
    for (const line of [past, open]) expect(text).toContain(line)
    expect(figuresIn(html, 'avs.gapCost')).toEqual([String(RESULTS.gaps.person.gaps.monthlyCost)])
    expect(text).toContain(TEXT[language].explained.gaps.ask)
    expect(text).not.toContain(TEXT[language].explained.gaps.notInsuredWhy)
  })

  const GAP = { months: 12, insuredMonths: 12, isUnderMinimum: false, payableUntil: null }
  const withGaps = (years: MissingYear[]) => ({
    ...RESULTS.gaps,
    person: {
      ...RESULTS.gaps.person,
      gaps: { years, coveredYears: [], filledMonths: 12, monthlyCost: RESULTS.nothing.person.monthly },
    },
  })

  it('says what gaps cannot be paid any more, and that they cost nothing', async () => {
    const { text } = await explained(withGaps([{ ...GAP, year: 2000 }]))
    for (const key of ['filledAll', 'noCost', 'deadline', 'deadlinePassed', 'askAnyway'] as const)
      expect(text).toContain(fr.explained.gaps[key])
  })

  const until = (year: number) => ({ ...GAP, year, payableUntil: day(`${year + 5}-12-31`) })
  it.each<[years: MissingYear[], fr: string, de: string]>([
    [
      [{ ...GAP, year: 2020 }, until(2021), until(2022)],
      '2020 à 2022 : 3 ans, 2021 à 2022 encore à payer, 2021 jusqu’au 31.12.2026.',
      '2020 bis 2022: 3 Jahre, noch 2021 bis 2022 nachzahlbar, das Jahr 2021 bis 31.12.2026.',
    ],
    [
      [{ ...GAP, year: 2020 }, until(2021)],
      '2020 à 2021 : 2 ans, 2021 encore à payer jusqu’au 31.12.2026.',
      '2020 bis 2021: 2 Jahre, noch 2021 nachzahlbar bis 31.12.2026.',
    ],
    [
      [until(2022), until(2023)],
      '2022 à 2023 : 2 ans, à payer, 2022 jusqu’au 31.12.2027.',
      '2022 bis 2023: 2 Jahre, nachzahlbar, das Jahr 2022 bis 31.12.2027.',
    ],
    [
      [{ ...until(2022), insuredMonths: 9 }],
      '2022 : 12 mois, dont 9 mois assurés, à payer jusqu’au 31.12.2027.',
      '2022: 12 Monate, davon 9 Monate versichert, nachzahlbar bis 31.12.2027.',
    ],
    [
      [{ ...GAP, year: 2010, isUnderMinimum: true }],
      '2010 : 12 mois, revenu trop petit pour la cotisation minimale, trop tard pour payer.',
      '2010: 12 Monate, Einkommen zu klein für den Mindestbeitrag, zu spät zum Nachzahlen.',
    ],
    [[until(2030)], '2030 : 12 mois, à venir, pas encore dus.', '2030: 12 Monate, künftig, noch nicht geschuldet.'],
  ])('tells each kind of gap: %j', async (years, french, german) => {
    expect((await explained(withGaps(years))).text).toContain(french)
    expect((await explained(withGaps(years), 'de')).text).toContain(german)
  })

  it.each(['fr', 'de'] as const)(
    'says that years abroad can never be paid, and of no deadline (%s)',
    async (language) => {
      const { text } = await explained(withGaps([{ ...GAP, year: 2024, insuredMonths: 0 }]), language)
      const { notInsured, notInsuredWhy, deadline } = TEXT[language].explained.gaps
      for (const sentence of [notInsured, notInsuredWhy]) expect(text).toContain(plain(sentence))
      expect(text).not.toContain(deadline)
    },
  )

  it.each(['fr', 'de'] as const)('says that there is no pension, and why (%s)', async (language) => {
    const { html, text } = await explained(RESULTS.nothing, language)
    expect(figuresIn(html, 'avs.monthly')).toEqual(['0'])
    expect(text).toContain(TEXT[language].explained.noPension)
    expect(text).toContain(plain(TEXT[language].explained.steps.scale.none))
    expect(figuresIn(html, 'explained.fullPension')).toEqual([])
  })

  it('says what was assumed, and leads back to the synthesis', async () => {
    const { html, text } = await explained(RESULTS.early)
    for (const key of RESULTS.early.assumptions) expect(text).toContain(plain(fr.assumptions[key]))
    expect(html).toMatch(
      /class="button button-primary"[^>]*href="\/synthesis"|href="\/synthesis" class="button button-primary"/,
    )
  })
})

describe('where the incomes of a spouse are not known', () => {
  it.each([
    ['between two amounts', 'spouseIncomesUnknown' as const, /entre deux montants/, /reste la même/],
    ['the same with every income', 'spouseIncomesWithoutEffect' as const, /reste la même/, /entre deux montants/],
  ])('the pension is %s', async (_, assumption, said, unsaid) => {
    const { text } = await explained({ ...RESULTS.steady, assumptions: [assumption] })
    expect(text).toMatch(said)
    expect(text).not.toMatch(unsaid)
  })
})

describe('where there is nothing to explain', () => {
  const wayToAvs = /href="\/avs" class="button button-primary"/

  it('nothing is saved yet', async () => {
    const { html, text } = await pageOf({ getInfo: async () => null })
    expect(text).toContain(fr.explained.notYetText)
    expect(html).toMatch(wayToAvs)
  })

  it.each(['widow', 'divorced', 'just_married', 'remarried'])('the civil status is %s: the warning', async (status) => {
    const { html, text } = await pageOf({ getInfo: info(status), getFamily: async () => null })
    expect(text).toContain('Les cas autres que Célibataire et Marié·e ne sont pas encore traités par le prototype')
    expect(text).toContain(plain(fr.avs.notHandledNext))
    expect(html).toMatch(wayToAvs)
  })

  it.each([
    ['the register is silent', { getInfo: info('bachelor'), getPension: failing(503, 'no register') }, 'no register'],
    ['the saved answers cannot be read', { getInfo: failing(503, 'no info') }, 'no info'],
  ])('%s', async (_, calls, problem) => {
    const { html, text } = await pageOf(calls)
    expect(text).toContain(fr.explained.unavailable)
    expect(html).toContain(`data-error="${problem}"`)
    expect(html).toMatch(wayToAvs)
  })

  it('nobody is signed in: home', async () => {
    const page = servePage(avsExplained, PATHS.fr, { getMe: failing(401, 'not logged') })
    const answer = await page.get(PATHS.de)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/de'])
  })
})

describe('shares of a pension that are drawn early', () => {
  const twice = {
    ...RESULTS.early,
    person: {
      ...RESULTS.early.person,
      steps: RESULTS.early.person.steps.flatMap((step) =>
        step.key === 'earlyReductionForLife'
          ? [40, 30].map((share) => ({ ...step, inputs: { ...step.inputs, share } }))
          : [step],
      ),
    },
  }

  it.each([
    ['fr', '(40 % de la rente)', '(30 % de la rente)'],
    ['de', '(40 % der Rente)', '(30 % der Rente)'],
  ] as const)('each have a rule of their own name (%s)', async (language, ...named) => {
    const { html, text } = await explained(twice, language)
    for (const share of named) expect(text).toContain(share)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(ids).toContain('earlyReductionForLife-2')
  })
})
