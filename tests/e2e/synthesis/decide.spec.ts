/** Capital and its tax: told, corrected, and staggered over years. */
import type { Page } from '@playwright/test'
import { amountText } from '../../../app/language/format'
import { day } from '../../../app/pillars/day'
import { personNamed } from '../../support/visit/people'
import {
  fillGaps,
  IN_TURN,
  isPage,
  LANGUAGES,
  literally,
  pathIn,
  scripts,
  TEXT,
  WORDS,
} from '../../support/visit/words'
import { figuresOn, fold, unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { field, press } from '../support/forms'
import { openSynthesis } from '../support/shortcuts'
import { estimate, incomes, lines, taxedYears, visitorOn } from '../support/visitor'

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const { decide, words } = TEXT[language]

    test('somebody sees what a quarter in capital leaves after tax, and what staggering changes', async ({ page }) => {
      await openSynthesis(page, personNamed('Philippe'), language)
      await page.goto(pathIn(language, '/simulation'))
      await page.getByRole('link', { name: decide.title, exact: true }).click()
      await expect(page).toHaveURL(isPage(language, '/decide'))
      await expect(page.getByRole('heading', { level: 1, name: decide.title, exact: true })).toBeVisible()
      await expect(page.locator('[data-figure^="tax."]')).toHaveCount(0)

      await field(page, decide.fields.lppCapitalShare).fill('25')
      await field(page, decide.fields.canton).selectOption({ label: words.cantons.VD })
      await field(page, decide.fields.municipality).fill('Genève')
      await page.getByRole('radio', { name: decide.status.married, exact: true }).check()
      expect(await press(page, decide.compute)).toBe(400)
      await expect(field(page, decide.fields.municipality)).toHaveValue('Genève')
      await expect(field(page, decide.fields.canton)).toHaveValue('VD')

      await field(page, decide.fields.municipality).fill('Lausanne')
      expect(await press(page, decide.compute)).toBe(303)
      const value = async (name: string) =>
        Number(await page.locator(`[data-figure="tax.${name}"]`).getAttribute('value'))
      const [capital, federal, canton, municipality, total, left, saved] = await Promise.all(
        ['capital', 'federal', 'canton', 'municipality', 'total', 'left', 'saved'].map(value),
      )
      expect(total).toBe((federal ?? 0) + (canton ?? 0) + (municipality ?? 0))
      expect(left).toBe((capital ?? 0) - (total ?? 0))
      expect(saved).toBeGreaterThan(0)
      const ways = page.getByRole('table', { name: decide.ways.caption, exact: true })
      await expect(ways.getByRole('rowheader')).toHaveText([decide.ways.together, decide.ways.apart])

      await unfoldAll(page)
      await page.getByRole('link', { name: decide.tax.how, exact: true }).click()
      await expect(page).toHaveURL(pathIn(language, '/law/tax'))
    })
  })

for (const language of LANGUAGES)
  test.describe(`${language}, ${scripts(false)}`, () => {
    test.use({ javaScriptEnabled: false })
    const { certificate, account3a, career, careerCheck, decide, scenarios } = TEXT[language]

    /** With a certificate and two 3a accounts, as far as the synthesis. */
    async function divorcedVisitor(page: Page) {
      const visitor = visitorOn(page, language)
      await visitor.begin(['extract', 'certificate', 'account3a'])
      await visitor.tellPerson('12.04.1970', 'MALE', 'divorced')
      await visitor.go()
      await visitor.tellDivorce()
      await visitor.pasteExtract(lines(1991, 2024, 60_000).join('\n'))
      await visitor.go(careerCheck.save)
      await visitor.choose(career.way, career.ways.none.name)
      await visitor.go()
      await unfoldAll(page)
      await visitor.type(certificate.date, '1.1.2026')
      await visitor.type(certificate.capital, "500'000")
      await visitor.type(certificate.pension, "27'000")
      await visitor.type(certificate.maxCapitalShare, '100')
      await visitor.type(certificate.noticeMonths, '6')
      await visitor.go()
      for (const button of [account3a.another, WORDS[language].continue]) {
        await visitor.type(account3a.solde, "60'000")
        await visitor.type(account3a.amount, '0')
        await visitor.type(account3a.rate, '1')
        await visitor.go(button)
      }
      await visitor.readSynthesis()
      return visitor
    }

    /** The same life as other programs send it; a 3a account without a day is paid when the AVS begins. */
    const asCalled = (page: Page, paydates: (string | null)[], lppCapitalShare: number) =>
      estimate(page.context().request, {
        person: {
          ...{ birthDate: day('1970-04-12'), gender: 'MALE', incomes: incomes(1991, 2024, 60_000) },
          incomesAsOf: day('2026-03-12'),
        },
        secondPillar: [
          {
            ...{ kind: 'certificate', date: day('2026-01-01'), capital: 500_000, maxCapitalShare: 100 },
            ...{ pension: 27_000, pensionPer: 'year' },
          },
        ],
        thirdPillar: paydates.map((paydate) => ({
          ...{ solde: 60_000, amount: 0, rate: 1, paydate: paydate === null ? null : day(paydate) },
        })),
        plan: { lppCapitalShare },
        tax: { canton: 'VD', municipality: 5586, status: 'single' },
      })

    const yearOf3a = (page: Page) =>
      page.getByRole('combobox', {
        name: literally(fillGaps(decide.spread.year, { what: decide.paid.pillar3a }).replace(/\s/g, ' ')),
      })
    const tellLausanne = async (page: Page, visitor: ReturnType<typeof visitorOn>) => {
      await field(page, decide.fields.canton).selectOption('VD')
      await visitor.type(decide.fields.municipality, 'Lausanne')
      await visitor.choose(decide.fields.status, decide.status.single)
    }

    test('a divorced person takes half in capital in Lausanne, and staggers two 3a accounts', async ({ page }) => {
      const visitor = await divorcedVisitor(page)
      await visitor.open('/decide')
      await expect(page.locator('[data-figure^="tax."]')).toHaveCount(0)
      await unfoldAll(page)
      await visitor.type(decide.fields.lppCapitalShare, '50')
      await tellLausanne(page, visitor)
      await visitor.type(decide.fields.yield, '1.5')
      await yearOf3a(page).nth(0).selectOption('2032')
      await yearOf3a(page).nth(1).selectOption('2033')
      await visitor.go(decide.compute)

      const years = taxedYears(await asCalled(page, ['2032-05-01', '2033-05-01'], 50))
      expect(years.map(({ year }) => year)).toEqual([2032, 2033, 2035])
      await expect(page.locator('[data-figure="taken.tax"]')).toBeVisible()
      await expect(page.locator('[data-figure="tax.total"]')).toBeHidden()
      const figures = await figuresOn(page, null)
      const { capital, federal, canton, municipality, total } = years[0] ?? {}
      expect(figures).toMatchObject({
        ...{ 'tax.capital': capital, 'tax.federal': federal, 'tax.canton': canton },
        ...{ 'tax.municipality': municipality, 'tax.total': total },
        'tax.left': years.reduce((sum, { capital, total }) => sum + capital - total, 0),
        // Of what the fund pays, which is alone in its year.
        ...{ 'choice.capital': years[2]?.capital, 'choice.tax': years[2]?.total },
        'choice.givenUp': 1_125,
      })
      expect(figures['tax.saved']).toBeGreaterThan(0)
      await expect(page.getByRole('rowheader', { name: decide.ways.planned, exact: true })).toBeVisible()
      // By when the fund wants to know stands in sight, though the conditions are folded.
      await expect(fold(page, decide.conditions.title).locator('summary')).toContainText('01.11.2034')
      await expect(field(page, decide.fields.canton)).toBeHidden()
    })

    test('half and a quarter are kept, compared after tax, and the half comes back on every page', async ({ page }) => {
      const visitor = await divorcedVisitor(page)
      const keep = async (expectedName: string, name: string) => {
        await visitor.open('/scenarios')
        await expect(field(page, scenarios.name)).toHaveValue(expectedName)
        await visitor.type(scenarios.name, name)
        await visitor.go(scenarios.keep)
      }
      await visitor.open('/decide')
      await unfoldAll(page)
      await visitor.type(decide.fields.lppCapitalShare, '50')
      await tellLausanne(page, visitor)
      await yearOf3a(page).nth(0).selectOption('2032')
      await visitor.go(decide.compute)
      const share = (percent: number) => fillGaps(scenarios.named.capital, { share: `${percent}\u00a0%` })
      const { spread } = scenarios.named
      await keep(`${share(50)}, ${spread}`, 'Half')

      await visitor.open('/decide')
      await unfoldAll(page)
      await yearOf3a(page).nth(0).selectOption({ label: decide.spread.asPlanned })
      await page
        .getByRole('row')
        .filter({ hasText: share(25).replace(/\s/g, ' ') })
        .getByRole('button')
        .click()
      await expect(field(page, decide.fields.lppCapitalShare)).toHaveValue('25')
      await keep(share(25), 'Quarter')

      const called = {
        Half: await asCalled(page, ['2032-05-01', null], 50),
        Quarter: await asCalled(page, [null, null], 25),
      }
      for (const name of ['Half', 'Quarter'] as const) {
        const row = page.getByRole('row', { name })
        const left = taxedYears(called[name]).reduce((sum, { capital, total }) => sum + capital - total, 0)
        await expect(row.locator('[data-figure="capital.left"]')).toHaveAttribute('value', String(left))
        await expect(row).toContainText(amountText(called[name].digest.withChange?.lpp?.monthly ?? 0))
      }

      await visitor.go(`${scenarios.show} Half`)
      await visitor.expectPage('/synthesis')
      const { withChange } = called.Half.digest
      // Of the marriage that is over the call is told nothing: the AVS is not compared.
      expect(await figuresOn(page, 'withChange')).toMatchObject({ 'lpp.monthly': withChange?.lpp?.monthly })
      await visitor.open('/decide')
      await unfoldAll(page)
      await expect(field(page, decide.fields.lppCapitalShare)).toHaveValue('50')
      await expect(yearOf3a(page).nth(0)).toHaveValue('2032')
      await expect(field(page, decide.fields.municipality)).toHaveValue('Lausanne')
      const years = taxedYears(called.Half)
      expect(await figuresOn(page, null)).toMatchObject({
        ...{ 'choice.capital': withChange?.lpp?.capital, 'tax.total': years[0]?.total },
        'tax.left': years.reduce((sum, { capital, total }) => sum + capital - total, 0),
      })
      await visitor.open('/simulation')
      await expect(field(page, TEXT[language].simulation.lppCapitalShare)).toHaveValue('50')
    })
  })
