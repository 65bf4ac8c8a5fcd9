/** The synthesis: what each person reads, from when to when, and that it adds up. */
import { describe, expect, it } from 'vitest'
import type { Open3kInfo } from '~/dossier/shape/account-3a'
import type { PensionFund } from '~/dossier/shape/party-answers'
import { chf } from '~/language/format'
import type { PensionResult } from '~/pillars/avs/result'
import { DAY_IN_WORDS } from '../../support/day-in-words'
import { inTurn } from '../../support/random/cases'
import { figure, figuresOn, part, row } from '../../support/visit/figures'
import { infoOf, personNamed } from '../../support/visit/people'
import { plain, textOf } from '../../support/visit/screen'
import { visitOf } from '../../support/visit/steps'
import { digestOf, readSynthesisOf, synthesisOf } from '../../support/visit/synthesis'
import { expectToSay, mainOf } from '../../support/visit/told'
import { fillGaps, LANGUAGES, literally, TEXT, WORDS } from '../../support/visit/words'

/**
 * Worked out by hand: the pension starts in the month after the 65th birthday, and changes when the spouse's starts.
 * `from`: of the amount for life; `first`: the days of another one before it. `partnerStart` null: no partner.
 */
const DAYS: Record<string, { at: string; from: string; first: [string, string] | null; partnerStart: string | null }> =
  {
    Claire: { at: '01.04.2036', from: '01.04.2036', first: null, partnerStart: '01.11.2034' },
    Philippe: {
      at: '01.11.2034',
      from: '01.04.2036',
      first: ['01.11.2034', '31.03.2036'],
      partnerStart: '01.04.2036',
    },
    Reto: { at: '01.06.2037', from: '01.09.2045', first: ['01.06.2037', '31.08.2045'], partnerStart: '01.09.2045' },
    Sofia: { at: '01.09.2045', from: '01.09.2045', first: null, partnerStart: '01.06.2037' },
    Nadia: { at: '01.12.2041', from: '01.12.2041', first: null, partnerStart: null },
  }

/** Line by line, without drawings: of these the unit stands under them. */
function linesOf(main: HTMLElement): string[] {
  const copy = main.cloneNode(true) as HTMLElement
  for (const other of copy.querySelectorAll('svg, script')) other.remove()
  const walker = copy.ownerDocument.createTreeWalker(copy, 4)
  const lines: string[] = []
  while (walker.nextNode()) lines.push(walker.currentNode.textContent ?? '')
  return lines
}

describe.each(inTurn(LANGUAGES, 1))('the synthesis (%s)', (language) => {
  const text = TEXT[language].synthesis

  it.each(Object.entries(DAYS))('[107] [108] [109] [116] %s reads from when to when', async (name, days) => {
    const { at, from, first, partnerStart } = days
    const visit = await readSynthesisOf(personNamed(name), language)
    const { screen } = visit
    const avs = (term: string) => row(screen, text.avs, term)
    expectToSay(row(screen, text.total, text.retirement), at)
    expectToSay(avs(text.from), from)
    expectToSay(avs(text.to), text.forLife)
    if (partnerStart) expectToSay(avs(text.avsPartnerStart), partnerStart)
    else expect(() => avs(text.avsPartnerStart)).toThrow()
    const { body: pension } = await visit.call<PensionResult>('/acor/pension-calculator')
    expectToSay(avs(text.avsMonthly), chf(pension.periods.at(-1)?.person ?? 0))
    expect(figure(screen, 'total.monthlyFirst') !== null).toBe(first !== null)
    for (const day of first ?? []) {
      expectToSay(avs(text.avsEarlier), day)
      expectToSay(screen.document.querySelector('.answer'), day)
    }
  })

  it('[103] [104] two columns stand there, and the second says that there is no simulation yet', async () => {
    const visit = await readSynthesisOf(personNamed('Claire'), language)
    for (const block of [text.total, text.avs, text.lpp, text.pillar3a]) {
      const table = visit.screen.all.getByRole('table', { name: block })
      const heads = [...table.querySelectorAll('th[scope=col]')].map(textOf)
      expect(heads).toEqual([text.row, text.columns.withoutChange, text.columns.withChange])
      expect(visit.screen.part(table).getAllByText(text.noSimulation)).toHaveLength(1)
    }
    expect(figuresOn(visit.screen, 'withChange')).toEqual({})
    await visit.follow(text.simulate)
    expect(visit.path).toBe('/simulation')
  })

  it('[099] [115] each pillar leads to where it is changed', async () => {
    const visit = await synthesisOf(personNamed('Claire'), language)
    for (const [action, pillar, path] of [
      [text.pillar3aAdd, text.pillar3a, '/3a'],
      [text.lppChange, text.lpp, '/lpp'],
      [TEXT[language].explained.check, text.avs, '/avs'],
    ] as const) {
      await visit.open('/synthesis')
      await visit.follow(literally(action), visit.screen.part(part(visit.screen, pillar)))
      expect(visit.path).toBe(path)
    }
    // The last one asked for the AVS pension once more: that of a single person is another one.
    visit.type(TEXT[language].avs.status, 'bachelor')
    await visit.press(WORDS[language].continue)
    expect(visit.path).toBe('/synthesis')
    expect(part(visit.screen, text.avs).querySelector('data[data-figure="avs.monthly"]')).not.toBeNull()
    expect(textOf(mainOf(visit.screen))).not.toContain(plain(text.couple.counts))
  })

  it('[102] estimating the AVS pension again asks everybody anew, and the page says so and when', async () => {
    const visit = await synthesisOf(personNamed('Claire'), language)
    const before = figuresOn(visit.screen)
    const { screen } = visit
    expect(await visit.press(`${text.avsAgain} ${text.avsAgainOf}`, { within: screen.main })).toBe(303)
    expect(visit.path).toBe('/synthesis')
    expectToSay(visit.screen.document.querySelector('#done'), TEXT[language].done.askedAnew)
    const asked = literally(plain(fillGaps(text.askedAt, { day: '…', time: '…' }))).source
    expect(textOf(mainOf(visit.screen))).toMatch(new RegExp(asked.replaceAll('…', '[\\d.:]+')))
    expect(figuresOn(visit.screen)).toEqual(before)
  })

  it('[110] [111] the second pillar names its funds and links to them', async () => {
    const visit = await readSynthesisOf(personNamed('Claire'), language)
    const { lpp } = (await digestOf(visit)).withoutChange
    expect(figure(visit.screen, 'lpp.monthly')?.textContent).toBe(chf(lpp?.monthly ?? 0))
    expect(lpp?.funds).toHaveLength(2)
    const { body: registry } = await visit.call<PensionFund[]>('/openpk/pension-funds')
    for (const { name, webUrl } of lpp?.funds ?? []) {
      const fund = registry.find((one) => one.name === name)
      const called = (language === 'de' ? fund?.nameDe : fund?.nameFr) ?? name
      const link = visit.screen.all.getByRole<HTMLAnchorElement>('link', {
        name: `${called} ${TEXT[language].words.externalSite}`,
      })
      expect(link.getAttribute('href')).toBe(webUrl)
      expect(link.rel).toMatch(/\bnoopener\b/)
    }
  })

  it('[112] [113] [114] the 3a account is carried on to its pay-out day', async () => {
    const visit = await readSynthesisOf(personNamed('Reto'), language)
    const { body: info } = await visit.call<Open3kInfo>('/open3k/info')
    expect(info).toEqual({ solde: 23150.85, rate: 0.5, amount: 2400, paydate: '2037-06-01' })
    const account = (term: string) => row(visit.screen, text.pillar3a, term)
    expectToSay(account(text.pillar3aCurrent), "CHF\u00a023'150.85")
    expectToSay(account(text.pillar3aPayment), 'CHF\u00a0200', '01.06.2037')
    expectToSay(account(text.pillar3aProjected), '01.06.2037')

    // By hand, from 21.11.2026: December, whose payment is already in the balance, ten whole years with the payment at
    // their end, January to May 2037.
    const december = 23150.85 * (1 + 0.005 / 12)
    const tenYears = december * 1.005 ** 10 + 2400 * ((1.005 ** 10 - 1) / 0.005)
    const projected = tenYears * (1 + (0.005 * 5) / 12) + 1000
    const shown = figuresOn(visit.screen)['pillar3a.projected']
    expect(Math.abs((shown ?? 0) - projected)).toBeLessThan(1)
  })

  it('[010] the pension of someone who is married is another one than alone, and the page says that the partner counts', async () => {
    const visit = await synthesisOf(personNamed('Reto'), language)
    const married = figuresOn(visit.screen)['avs.monthly']
    expect(married).toBeGreaterThan(0)
    expectToSay(mainOf(visit.screen), text.couple.counts)
    const { partner: _, ...info } = infoOf(personNamed('Reto'))
    const person = { ...info.person, status: 'bachelor', relationshipStartDate: null }
    await visit.call('/acor/pension-calculator/info', { ...info, person, partner: null })
    await visit.reload()
    const alone = figuresOn(visit.screen)['avs.monthly']
    expect(alone).toBeGreaterThan(0)
    expect(alone).not.toBe(married)
    expect(textOf(mainOf(visit.screen))).not.toContain(plain(text.couple.counts))
  })

  it('Reto’s pension changes when Sofia’s starts', async () => {
    const visit = await readSynthesisOf(personNamed('Reto'), language)
    const { person } = (await visit.call<PensionResult>('/acor/pension-calculator')).body
    expect(person.later?.from).toBe('2045-09-01')
    expect(person.later?.monthly).not.toBe(person.monthly)
    expectToSay(row(visit.screen, text.avs, text.avsMonthly), chf(person.later?.monthly ?? 0))
    expectToSay(row(visit.screen, text.avs, text.avsEarlier), chf(person.monthly), '31.08.2045')
  })

  it('an open step has one clear way to it, with what is known already', async () => {
    const visit = await visitOf(personNamed('Claire'), language)
    const expectWayTo = async (path: keyof typeof text.open, isAvsKnown: boolean) => {
      await visit.open('/synthesis')
      expectToSay(mainOf(visit.screen), text.openTitle)
      expect(figure(visit.screen, 'avs.monthly') !== null).toBe(isAvsKnown)
      const ways = [...visit.screen.document.querySelectorAll<HTMLAnchorElement>('main .button-primary')]
      expect(ways.map(textOf)).toEqual([plain(text.open[path])])
      await visit.open(ways[0]?.href ?? '')
      expect(visit.path).toBe(path)
    }
    await expectWayTo('/avs', false)
    await visit.press(WORDS[language].continue)
    await expectWayTo('/lpp', true)
    await visit.press(WORDS[language].noFund)
    await expectWayTo('/3a', true)
    await visit.press(WORDS[language].no3a)
    await visit.follow(TEXT[language].ownCheck.toSynthesis)
    expect(visit.path).toBe('/synthesis')
    expect(textOf(mainOf(visit.screen))).not.toContain(plain(text.openTitle))
    expect(figure(visit.screen, 'avs.monthly')).not.toBeNull()
    expectToSay(mainOf(visit.screen), text.none.lpp, text.none.pillar3a)
  })

  it('[230] every amount is in CHF', async () => {
    const visit = await readSynthesisOf(personNamed('Philippe'), language)
    for (const path of ['/synthesis', '/3a']) {
      await visit.open(path)
      const words = linesOf(mainOf(visit.screen)).join('')
      const amounts = words.match(/(CHF\u00a0)?\d{1,3}('\d{3})+/g) ?? []
      expect(amounts.length, path).toBeGreaterThan(3)
      expect(amounts.filter((amount) => !amount.startsWith('CHF'))).toEqual([])
      for (const one of visit.screen.document.querySelectorAll('data[data-column]:not([data-figure$=Salary])'))
        expect(one.textContent).toMatch(/^CHF\u00a0\d/)
    }
    // Of two accounts.
    for (const label of [TEXT[language].pillar3a.solde, TEXT[language].pillar3a.amount]) {
      const fields = visit.screen.main.getAllByRole('textbox', { name: new RegExp(`^${literally(label).source}`) })
      expect(fields.map((one) => textOf(one.closest('.input')))).toEqual(['CHF', 'CHF'])
    }
  })

  it('[083] [233] days and amounts are written one way on every page', async () => {
    const visit = await readSynthesisOf(personNamed('Philippe'), language)
    let days: string[] = []
    let drawn: string[] = []
    for (const path of ['/avs', '/lpp', '/3a', '/synthesis']) {
      await visit.open(path)
      const inputs = visit.screen.document.querySelectorAll<HTMLInputElement>('main input[type=text]')
      const shown = [...linesOf(mainOf(visit.screen)), ...[...inputs].map(({ value }) => value)].join('\n')
      days = shown.match(/\d+\.\d+\.\d{4}\b(?!\.)/g) ?? []
      expect(shown).not.toMatch(/\d{4}-\d{2}/)
      expect(shown).not.toMatch(DAY_IN_WORDS)
      drawn = [...visit.screen.document.querySelectorAll('main svg text')].map(({ textContent }) => textContent ?? '')
      expect(drawn.filter((text) => DAY_IN_WORDS.test(text))).toEqual([])
      for (const day of days) expect(day).toMatch(/^\d{2}\.\d{2}\.\d{4}$/)
      for (const amount of shown.match(/CHF.\S+/g) ?? [])
        expect(amount).toMatch(/^CHF\u00a0\d{1,3}('\d{3})*(\.\d\d)?[).,]?$/)
    }
    expect(days.length).toBeGreaterThan(5)
    expect(drawn).toContain('01.11.2034')
  })
})

it.each(Object.keys(DAYS))(
  '[105] [106] %s’s totals are the sums of what stands below, without the 13th pension',
  async (name) => {
    const { screen } = await readSynthesisOf(personNamed(name))
    const shown = figuresOn(screen)
    const sum = (...names: string[]) => names.reduce((total, one) => total + (shown[one] ?? 0), 0)
    expect(shown['total.monthly']).toBe(sum('avs.monthly', 'avs.supplement', 'lpp.monthly'))
    expect(shown['total.capital'] ?? 0).toBe(sum('lpp.capital', 'pillar3a.projected'))
    const thirteenth = row(screen, TEXT.fr.synthesis.avs, TEXT.fr.synthesis.avsThirteenth)
    expectToSay(thirteenth, chf(shown['avs.thirteenth'] ?? 0))
    expect(shown['avs.thirteenth']).toBe(shown['avs.monthly'])
  },
)

it('[112] [169] two accounts stand one by one, and add up', async () => {
  const { screen } = await readSynthesisOf(personNamed('Philippe'))
  const accounts = screen.part(screen.all.getByRole('table', { name: TEXT.fr.synthesis.pillar3aAccounts }))
  expectToSay(accounts.getByText(/Cervin Assurances Vie/).closest('tr'), "132'880.60")
  expectToSay(accounts.getByText(/Banque des Deux-Rives/).closest('tr'), "41'205.10")
  expect(figure(screen, 'pillar3a.current')?.textContent).toBe("CHF\u00a0174'085.70")
})
