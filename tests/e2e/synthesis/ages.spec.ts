/** When to leave: every age compared, and one of them chosen. */
import type { Page } from '@playwright/test'
import type { SentLife } from '../../../app/estimate/life/shape'
import { chf } from '../../../app/language/format'
import { day } from '../../../app/pillars/day'
import type { Column } from '../../../app/pillars/result'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import { keyboardFaults } from '../../a11y/hand/keyboard'
import { personNamed } from '../../support/visit/people'
import { fillGaps, isPage, LANGUAGES, pathIn, SCRIPTS, scripts, TEXT } from '../../support/visit/words'
import { api, leadsTo } from '../support/calls'
import { figuresOf, figuresOn, unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { field, press } from '../support/forms'
import { openSynthesis } from '../support/shortcuts'
import { estimate, incomes, lines, visitorOn } from '../support/visitor'

const shownAs = async (page: Page, figure: string) =>
  Number(await page.locator(`data[data-figure="${figure}"]`).first().getAttribute('value'))

const WAYS = LANGUAGES.flatMap((language) => SCRIPTS.map((javaScriptEnabled) => ({ language, javaScriptEnabled })))

for (const { language, javaScriptEnabled } of WAYS)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const { ages, synthesis, simulation, explained, problems } = TEXT[language]
    const named = (years: number) => fillGaps(explained.years_other, { count: years })

    test('a visitor compares all ages and chooses one, whose figures are those of the synthesis then', async ({
      page,
    }) => {
      await openSynthesis(page, personNamed('Claire'), language)
      const onStrip = await shownAs(page, 'ages.63.monthly')
      await page.getByRole('link', { name: synthesis.ages.all }).click()
      await expect(page).toHaveURL(pathIn(language, '/ages'))
      await expect(page.getByRole('heading', { level: 1, name: ages.title })).toBeVisible()

      const table = page.getByRole('table', { name: ages.caption })
      // Her funds pay from 58 on.
      const years = Array.from({ length: 13 }, (_, index) => 58 + index)
      const headers = years.map((age) => `${named(age)} 01.04.${1971 + age}`)
      await expect(table.getByRole('rowheader')).toHaveText(headers)
      await expect(table.locator('tr[aria-current="true"]')).toContainText(named(65))
      const row = table.getByRole('row', { name: '01.04.2034' })
      const [monthly, capital] = [await shownAs(page, 'ages.63.monthly'), await shownAs(page, 'ages.63.capital')]
      expect(monthly).toBe(onStrip)
      await expect(row).toContainText(chf(monthly))
      const [first, share] = [await shownAs(page, 'ages.63.monthlyFirst'), await shownAs(page, 'ages.63.partOfSalary')]

      await row.getByRole('button', { name: `${ages.choose} ${named(63)}` }).click()
      await expect(page).toHaveURL(isPage(language, '/synthesis'))
      expect(await figuresOn(page, 'withChange')).toMatchObject({
        ...{ 'total.monthly': monthly, 'total.capital': capital },
        ...{ 'total.monthlyFirst': first, 'total.partOfSalary': share },
      })
      const { body } = await api<Digest>(page, '/synthesis/digest?retirementDate=2034-04-01')
      expect(body.withChange).toMatchObject({ monthlyTotal: monthly, capitalTotal: capital })

      await page.goto(pathIn(language, '/simulation'))
      await page
        .getByRole('navigation', { name: simulation.ways.label })
        .getByRole('link', { name: simulation.ways.ages })
        .click()
      await expect(table.locator('tr[aria-current="true"]')).toContainText(named(63))
    })

    test('at an age before the AVS, work stops and the funds pay: both days are chosen, and all is said of them', async ({
      page,
    }) => {
      await openSynthesis(page, personNamed('Claire'), language)
      await page.goto(pathIn(language, '/ages'))
      const table = page.getByRole('table', { name: ages.caption })
      const row = table.getByRole('row', { name: '01.04.2031' })
      await expect(row).toContainText(ages.avsFrom.slice(0, 3))
      const [monthly, first] = [await shownAs(page, 'ages.60.monthly'), await shownAs(page, 'ages.60.monthlyFirst')]
      expect(first).toBeLessThan(monthly)
      await row.getByRole('button', { name: `${ages.choose} ${named(60)}` }).click()
      await expect(page).toHaveURL(isPage(language, '/synthesis'))
      expect(await figuresOn(page, 'withChange')).toMatchObject({
        ...{ 'total.monthly': monthly, 'total.monthlyFirst': first },
      })
      const { body } = await api<Digest>(page, '/synthesis/digest?stopsOn=2031-03-31&lppFrom=2031-04-01')
      expect(body.withChange).toMatchObject({ monthlyTotal: monthly, lpp: { from: '2031-04-01' } })

      // The form has what was chosen, and refuses at its field a fund that pays while work goes on.
      await page.goto(pathIn(language, '/simulation'))
      await expect(page.getByLabel(simulation.stopsOn)).toHaveValue('31.03.2031')
      await page.getByLabel(simulation.lppFrom).fill('59')
      await page.getByRole('button', { name: simulation.launch }).click()
      await expect(page.getByRole('main')).toContainText(problems.lppWhileWorking)
      await page.getByLabel(simulation.lppFrom).fill('63')
      await page.getByRole('button', { name: simulation.launch }).click()
      await expect(page).toHaveURL(isPage(language, '/synthesis'))
      await expect(page.getByRole('main')).toContainText('01.04.2034')
    })

    test('the months of a year are compared and chosen, with the rest of the change', async ({ page }) => {
      await openSynthesis(page, personNamed('Claire'), language)
      await api(page, '/synthesis/simulation', { lppCapitalShare: 25 })
      await page.goto(pathIn(language, '/ages'))
      await expect(page.getByText(ages.othersStay)).toBeVisible()
      await page
        .getByRole('navigation', { name: ages.months.title })
        .getByRole('link', { name: named(64) })
        .click()
      await expect(page).toHaveURL(pathIn(language, '/ages?year=64'))
      const table = page.getByRole('table', { name: ages.caption })
      // Twelve months, the reference age to compare with, and the heads.
      await expect(table.getByRole('row')).toHaveCount(14)
      const [monthly, capital] = [await shownAs(page, 'ages.64-3.monthly'), await shownAs(page, 'ages.64-3.capital')]
      await table.getByRole('row', { name: '01.07.2035' }).getByRole('button').click()
      await expect(page).toHaveURL(isPage(language, '/synthesis'))
      expect(await figuresOn(page, 'withChange')).toMatchObject({ 'total.monthly': monthly, 'total.capital': capital })
      const { body } = await api<Digest>(page, '/synthesis/digest?retirementDate=2035-07-01&lppCapitalShare=25')
      expect(body.withChange?.monthlyTotal).toBe(monthly)

      // The day of the plan stands among the whole ages.
      await page.goto(pathIn(language, '/ages'))
      await expect(table.locator('tr[aria-current="true"]')).toContainText('01.07.2035')
      await page.goto(pathIn(language, '/ages?year=64'))
      await page.getByRole('link', { name: ages.months.all }).click()
      await expect(page).toHaveURL(pathIn(language, '/ages'))
    })
  })

/** What the certificate says of other ages: capital, and pension a year. */
const AT_AGES = [
  [63, 633_000, 31_650],
  [67, 742_000, 42_600],
] as const

/** Both typed their extracts; the person has a certificate too. */
const COUPLE: SentLife = {
  person: {
    ...{ birthDate: day('1970-04-12'), gender: 'MALE', incomesAsOf: day('2026-03-12') },
    incomes: incomes(1991, 2024, 100_000),
  },
  partner: {
    ...{ birthDate: day('1970-04-30'), gender: 'FEMALE', incomesAsOf: day('2026-03-12') },
    incomes: incomes(1991, 2024, 90_000),
  },
  marriages: [{ start: day('2000-07-01'), spouse: 'partner' }],
  secondPillar: [
    {
      ...{ kind: 'certificate', date: day('2026-01-01'), balance: 412_638, capital: 689_022 },
      ...{ pension: 37_207, pensionPer: 'year' },
      ages: AT_AGES.map(([age, capital, pension]) => ({ age, capital, pension })),
    },
  ],
}

for (const language of LANGUAGES)
  test.describe(`a couple (${language})`, () => {
    test.use({ javaScriptEnabled: false })
    const { ages, avs, careerCheck, certificate, explained, scenarios, words } = TEXT[language]

    test('compares 63, 65 and 67, keeps two of them, and reads what the call says of each', async ({ page }) => {
      const visitor = visitorOn(page, language)
      await visitor.begin(['extract', 'certificate'])
      await visitor.tellPerson('12.04.1970', 'MALE', 'married')
      await visitor.type(avs.relationshipStartDate, '1.7.2000')
      await visitor.type(avs.partnerBirthDate, '30.4.1970')
      await visitor.choose(avs.partnerGender, words.gender.FEMALE)
      await visitor.go()
      for (const amount of [100_000, 90_000]) {
        await visitor.pasteExtract(lines(1991, 2024, amount).join('\n'))
        await visitor.go(careerCheck.save)
      }
      await visitor.expectPage('/lpp/certificate')
      await unfoldAll(page)
      await visitor.type(certificate.date, '1.1.2026')
      await visitor.type(certificate.balance, "412'638")
      await visitor.type(certificate.capital, "689'022")
      await visitor.type(certificate.pension, "37'207")
      for (const [index, [age, capital, pension]] of AT_AGES.entries()) {
        const number = { number: index + 1 }
        await visitor.go(certificate.addAge, 200)
        await visitor.type(fillGaps(certificate.age, number), String(age))
        await visitor.type(fillGaps(certificate.ageCapital, number), String(capital))
        await visitor.type(fillGaps(certificate.agePension, number), String(pension))
      }
      await visitor.go()
      await visitor.readSynthesis()

      for (const years of [63, 67]) {
        const name = fillGaps(explained.years_other, { count: years })
        await visitor.open('/ages')
        const { digest } = await estimate(page.context().request, {
          ...COUPLE,
          plan: { retirementDate: day(`${1970 + years}-05-01`) },
        })
        const monthly = digest.withChange?.monthlyTotal ?? 0
        expect(await shownAs(page, `ages.${years}.monthly`)).toBe(monthly)
        expect(await shownAs(page, 'ages.65.monthly')).toBe(digest.withoutChange.monthlyTotal)
        const row = page.getByRole('row', { name: `01.05.${1970 + years}` })
        expect(await press(page, `${ages.choose} ${name}`, { within: row })).toBe(303)
        expect(await figuresOn(page, 'withChange')).toMatchObject(figuresOf(digest.withChange as Column))

        await visitor.open('/scenarios')
        await field(page, scenarios.name).fill(name)
        expect(await press(page, scenarios.keep)).toBe(303)
        await expect(page.getByRole('row', { name }).first()).toContainText(chf(monthly))
      }
      await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(3)
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('on a narrow screen each age is a card that the keyboard goes through, and nothing stands out', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 480 })
    await openSynthesis(page, personNamed('Claire'))
    for (const path of ['/ages', '/ages?year=65']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      const row = page
        .getByRole('row', { name: '66 ans' })
        .or(page.getByRole('row', { name: '65 ans 6 mois' }))
        .first()
      expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('grid')
      for (const key of ['Tab', 'Shift+Tab']) {
        const faults = await keyboardFaults(page, { key })
        expect(faults.filter((fault) => /hidden|off the screen/.test(fault))).toEqual([])
      }
    }
  })

  test('somebody without a dossier is led to the beginning', async ({ request }) => {
    for (const path of ['/ages', '/de/ages?year=64']) {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect(leadsTo(answer)).toBe(path.startsWith('/de') ? '/de' : '/')
    }
  })
})
