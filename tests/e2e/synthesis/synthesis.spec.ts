/** The synthesis: what each person reads, from when to when, and that it adds up. */
import type { Open3kInfo, PensionFund } from '../../../app/dossier/shape/shape'
import { chf } from '../../../app/language/format'
import type { PensionResult } from '../../../app/pillars/result'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import { infoOf, personNamed } from '../../support/visit/people'
import { fillGaps, isPage, LANGUAGES, literally, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { figure, figuresOn, fold, row, unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { field, openGroups, press } from '../support/forms'
import { enter, openSynthesis } from '../support/shortcuts'
import { confirmCheck } from '../support/steps'

test.use({ javaScriptEnabled: false })

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

for (const language of LANGUAGES) {
  const text = TEXT[language].synthesis

  for (const [name, { at, from, first, partnerStart }] of Object.entries(DAYS))
    test(`[107] [108] [109] [116] ${name} reads from when to when (${language})`, async ({ page }) => {
      await openSynthesis(page, personNamed(name), language)
      await expect(row(page, text.total, text.retirement)).toContainText(at)
      const avs = (term: string) => row(page, text.avs, term)
      await expect(avs(text.from)).toContainText(from)
      await expect(avs(text.to)).toContainText(text.forLife)
      if (partnerStart) await expect(avs(text.avsPartnerStart)).toContainText(partnerStart)
      else await expect(avs(text.avsPartnerStart)).toHaveCount(0)
      const { body: pension } = await api<PensionResult>(page, '/acor/pension-calculator')
      await expect(avs(text.avsMonthly)).toContainText(chf(pension.periods.at(-1)?.person ?? 0))
      await expect(figure(page, 'total.monthlyFirst')).toHaveCount(first ? 1 : 0)
      for (const day of first ?? []) {
        await expect(avs(text.avsEarlier)).toContainText(day)
        await expect(page.locator('.answer')).toContainText(day)
      }
    })

  test(`[103] [104] two columns stand there, and the second says that there is no simulation yet (${language})`, async ({
    page,
  }) => {
    await openSynthesis(page, personNamed('Claire'), language)
    for (const block of [text.total, text.avs, text.lpp, text.pillar3a]) {
      const table = page.getByRole('table', { name: block, exact: true })
      await expect(table.locator('th[scope=col]')).toHaveText([
        text.row,
        text.columns.withoutChange,
        text.columns.withChange,
      ])
      await expect(table.getByText(text.noSimulation, { exact: true })).toHaveCount(1)
    }
    expect(await figuresOn(page, 'withChange')).toEqual({})
    await page.getByRole('link', { name: text.simulate, exact: true }).click()
    await expect(page).toHaveURL(pathIn(language, '/simulation'))
  })

  test(`[100] [101] the answer is the first that is read, large, with the disclaimer beside it (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openSynthesis(page, personNamed('Claire'), language)
    await expect(page.getByRole('heading', { level: 1, name: text.title, exact: true })).toBeVisible()
    const { withoutChange } = (await api<Digest>(page, '/synthesis/digest')).body
    const amount = figure(page, 'total.monthly')
    await expect(amount).toHaveText(chf(withoutChange.monthlyTotal ?? 0))
    const { size, bottom } = await amount.evaluate((one) => ({
      size: Number.parseFloat(getComputedStyle(one).fontSize),
      bottom: one.getBoundingClientRect().bottom,
    }))
    expect(size).toBeGreaterThanOrEqual(40)
    expect(bottom).toBeLessThanOrEqual(565)
    await expect(page.locator('.answer')).toContainText(text.disclaimer)
  })

  test(`[099] [115] each pillar leads to where it is changed (${language})`, async ({ page }) => {
    await openSynthesis(page, personNamed('Claire'), language)
    for (const [action, pillar, path] of [
      [text.pillar3aAdd, text.pillar3a, '/3a'],
      [text.lppChange, text.lpp, '/lpp'],
      [TEXT[language].explained.check, text.avs, '/avs'],
    ] as const) {
      await page.goto(pathIn(language, '/synthesis'))
      await unfoldAll(page)
      await fold(page, pillar).getByRole('link', { name: action }).click()
      await expect(page).toHaveURL(pathIn(language, path))
    }
    // The last one asked for the AVS pension once more: that of a single person is another one.
    await openGroups(page)
    await field(page, TEXT[language].avs.status).selectOption('bachelor')
    await press(page, WORDS[language].continue)
    await expect(page).toHaveURL(isPage(language, '/synthesis'))
    await expect(fold(page, text.avs)).toBeVisible()
    await expect(page.getByText(text.couple.counts)).toHaveCount(0)
  })

  test(`[102] estimating the AVS pension again asks everybody anew, and the page says so and when (${language})`, async ({
    page,
  }) => {
    await openSynthesis(page, personNamed('Claire'), language)
    const before = await figuresOn(page)
    expect(await press(page, text.avsAgain, { within: fold(page, text.avs) })).toBe(303)
    await expect(page).toHaveURL(isPage(language, '/synthesis'))
    const done = page.locator('#done')
    await expect(done).toContainText(TEXT[language].done.askedAnew)
    await expect(done).toBeFocused()
    const askedAt = literally(fillGaps(text.askedAt, { day: '…', time: '…' })).source.replaceAll('…', '[\\d.:]+')
    await expect(page.getByText(new RegExp(askedAt))).toBeVisible()
    expect(await figuresOn(page)).toEqual(before)
  })

  test(`[110] [111] the second pillar names its funds and links to them (${language})`, async ({ page }) => {
    await openSynthesis(page, personNamed('Claire'), language)
    const { lpp } = (await api<Digest>(page, '/synthesis/digest')).body.withoutChange
    await expect(figure(page, 'lpp.monthly')).toHaveText(chf(lpp?.monthly ?? 0))
    expect(lpp?.funds).toHaveLength(2)
    const { body: registry } = await api<PensionFund[]>(page, '/openpk/pension-funds')
    for (const { name, webUrl } of lpp?.funds ?? []) {
      const fund = registry.find((one) => one.name === name)
      const called = (language === 'de' ? fund?.nameDe : fund?.nameFr) ?? name
      const link = page.getByRole('link', { name: fillGaps(TEXT[language].words.externalSite, { name: called }) })
      await expect(link).toHaveAttribute('href', webUrl ?? '')
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
    }
  })

  test(`[112] [113] [114] the 3a account is carried on to its pay-out day (${language})`, async ({ page }) => {
    await openSynthesis(page, personNamed('Reto'), language)
    const { body: info } = await api<Open3kInfo>(page, '/open3k/info')
    expect(info).toEqual({ solde: 23150.85, rate: 0.5, amount: 2400, paydate: '2037-06-01' })
    await expect(row(page, text.pillar3a, text.pillar3aCurrent)).toContainText("CHF\u00a023'150.85")
    await expect(row(page, text.pillar3a, text.pillar3aPayment)).toContainText('CHF\u00a0200')
    await expect(row(page, text.pillar3a, text.pillar3aPayment)).toContainText('01.06.2037')
    await expect(row(page, text.pillar3a, text.pillar3aProjected)).toContainText('01.06.2037')

    // By hand, from 21.11.2026: December, whose payment is already in the balance, ten whole years with the payment at
    // their end, January to May 2037.
    const december = 23150.85 * (1 + 0.005 / 12)
    const tenYears = december * 1.005 ** 10 + 2400 * ((1.005 ** 10 - 1) / 0.005)
    const projected = tenYears * (1 + (0.005 * 5) / 12) + 1000
    const shown = Number(await figure(page, 'pillar3a.projected').getAttribute('value'))
    expect(Math.abs(shown - projected)).toBeLessThan(1)
  })

  test(`[010] the pension of someone who is married is another one than alone, and the page says that the partner counts (${language})`, async ({
    page,
  }) => {
    await openSynthesis(page, personNamed('Reto'), language)
    const married = await figure(page, 'avs.monthly').getAttribute('value')
    await expect(page.getByText(text.couple.counts)).toBeVisible()
    const { partner: _, ...info } = infoOf(personNamed('Reto'))
    const person = { ...info.person, status: 'bachelor', relationshipStartDate: null }
    await api(page, '/acor/pension-calculator/info', { ...info, person, partner: null })
    await page.reload()
    expect(await figure(page, 'avs.monthly').getAttribute('value')).not.toBe(married)
    await expect(page.getByText(text.couple.counts)).toHaveCount(0)
  })

  test(`Reto’s pension changes when Sofia’s starts (${language})`, async ({ page }) => {
    await openSynthesis(page, personNamed('Reto'), language)
    const { person } = (await api<PensionResult>(page, '/acor/pension-calculator')).body
    expect(person.later?.from).toBe('2045-09-01')
    expect(person.later?.monthly).not.toBe(person.monthly)
    await expect(row(page, text.avs, text.avsMonthly)).toContainText(chf(person.later?.monthly ?? 0))
    await expect(row(page, text.avs, text.avsEarlier)).toContainText(chf(person.monthly))
    await expect(row(page, text.avs, text.avsEarlier)).toContainText('31.08.2045')
  })

  test(`an open step has one clear way to it, with what is known already (${language})`, async ({ page }) => {
    const claire = personNamed('Claire')
    await enter(page, claire, language)
    const expectWayTo = async (path: keyof typeof text.open) => {
      await page.goto(pathIn(language, '/synthesis'))
      await expect(page.getByText(text.openTitle)).toBeVisible()
      const ways = page.locator('main .button-primary')
      await expect(ways).toHaveText([text.open[path]])
      await ways.click()
      await expect(page).toHaveURL(pathIn(language, path))
    }
    await expectWayTo('/avs')
    await press(page, WORDS[language].continue)
    await expectWayTo('/lpp')
    await expect(figure(page, 'avs.monthly')).toHaveCount(0)
    await press(page, WORDS[language].noFund)
    await expectWayTo('/3a')
    await press(page, WORDS[language].no3a)
    await confirmCheck(page, language)
    await expect(page).toHaveURL(isPage(language, '/synthesis'))
    await expect(page.getByText(text.openTitle)).toHaveCount(0)
    await expect(figure(page, 'avs.monthly')).toHaveCount(1)
    await expect(page.getByText(text.none.lpp).first()).toBeVisible()
    await expect(page.getByText(text.none.pillar3a).first()).toBeVisible()
  })

  test(`[230] every amount is in CHF (${language})`, async ({ page }) => {
    await openSynthesis(page, personNamed('Philippe'), language)
    for (const path of ['/synthesis', '/3a']) {
      await page.goto(pathIn(language, path))
      // In a drawing the unit stands under it.
      const words = await page.getByRole('main').evaluate((main) => {
        const copy = main.cloneNode(true) as Element
        for (const drawing of copy.querySelectorAll('svg')) drawing.remove()
        return copy.textContent ?? ''
      })
      const amounts = words.match(/(CHF\u00a0)?\d{1,3}('\d{3})+/g) ?? []
      expect(amounts.length, path).toBeGreaterThan(3)
      expect(amounts.filter((amount) => !amount.startsWith('CHF'))).toEqual([])
      for (const text of await page.locator('data[data-column]:not([data-figure$=Salary])').allTextContents())
        expect(text).toMatch(/^CHF\u00a0\d/)
    }
    for (const label of [TEXT[language].pillar3a.solde, TEXT[language].pillar3a.amount])
      await expect(page.locator('.input', { has: field(page, label) })).toHaveText(['CHF', 'CHF'])
  })

  test(`[083] [233] days and amounts are written one way on every page (${language})`, async ({ page }) => {
    await openSynthesis(page, personNamed('Philippe'), language)
    let days: string[] = []
    for (const path of ['/avs', '/lpp', '/3a', '/synthesis']) {
      await page.goto(pathIn(language, path))
      const values = await page
        .locator('main input[type=text]')
        .evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ value }) => value))
      const shown = [...(await page.locator('main').allInnerTexts()), ...values].join('\n')
      days = shown.match(/\d+\.\d+\.\d{4}\b(?!\.)/g) ?? []
      expect(shown).not.toMatch(/\d{4}-\d{2}/)
      for (const day of days) expect(day).toMatch(/^\d{2}\.\d{2}\.\d{4}$/)
      for (const amount of shown.match(/CHF.\S+/g) ?? [])
        expect(amount).toMatch(/^CHF\u00a0\d{1,3}('\d{3})*(\.\d\d)?[).,]?$/)
    }
    expect(days.length).toBeGreaterThan(5)
  })
}

for (const name of Object.keys(DAYS))
  test(`[105] [106] ${name}’s totals are the sums of what stands below, without the 13th pension`, async ({ page }) => {
    await openSynthesis(page, personNamed(name))
    const shown = await figuresOn(page)
    const sum = (...names: string[]) => names.reduce((total, one) => total + (shown[one] ?? 0), 0)
    expect(shown['total.monthly']).toBe(sum('avs.monthly', 'avs.supplement', 'lpp.monthly'))
    expect(shown['total.capital'] ?? 0).toBe(sum('lpp.capital', 'pillar3a.projected'))
    const thirteenth = row(page, TEXT.fr.synthesis.avs, TEXT.fr.synthesis.avsThirteenth)
    await expect(thirteenth).toContainText(chf(shown['avs.thirteenth'] ?? 0))
    expect(shown['avs.thirteenth']).toBe(shown['avs.monthly'])
  })

test('on a narrow screen the table of two accounts scrolls by itself, with the keyboard too, and the page does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await openSynthesis(page, personNamed('Philippe'))
  await api(page, '/synthesis/simulation', { retirementDate: '2036-01-01' })
  await page.goto('/synthesis')
  const region = page.getByRole('group', { name: TEXT.fr.synthesis.pillar3aAccounts, exact: true })
  await unfoldAll(page)
  await region.focus()
  expect(await region.evaluate((table) => table.scrollWidth - table.clientWidth)).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((table) => table.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('[112] [169] two accounts stand one by one, and add up', async ({ page }) => {
  await openSynthesis(page, personNamed('Philippe'))
  const accounts = page.getByRole('table', { name: TEXT.fr.synthesis.pillar3aAccounts })
  await expect(accounts.getByRole('row').filter({ hasText: 'Cervin Assurances Vie' })).toContainText("132'880.60")
  await expect(accounts.getByRole('row').filter({ hasText: 'Banque des Deux-Rives' })).toContainText("41'205.10")
  await expect(figure(page, 'pillar3a.current')).toHaveText("CHF\u00a0174'085.70")
})
