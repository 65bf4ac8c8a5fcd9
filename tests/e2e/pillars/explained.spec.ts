/** How the first pillar's pension is calculated, told to each of the five persons with their own figures. */
import type { Page } from '@playwright/test'
import { chf, dayText } from '../../../app/language/format'
import type { PensionResult } from '../../../app/pillars/result'
import { infoOf, PEOPLE, type Person, personNamed } from '../../support/visit/people'
import { fillGaps, LANGUAGES, type Language, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { api, leadsTo } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { enter } from '../support/shortcuts'

const PATH = '/avs/explained'

async function openExplained(page: Page, person: Person, language: Language): Promise<PensionResult> {
  await enter(page, person, language)
  await api(page, '/acor/pension-calculator/info', infoOf(person))
  await page.goto(pathIn(language, PATH))
  await unfold(page)
  return (await api<PensionResult>(page, '/acor/pension-calculator')).body
}

/** What explains is folded. */
async function unfold(page: Page) {
  for (const fold of await page.locator('details.fold > summary').all()) await fold.click()
}

const values = (page: Page, figure: string) =>
  page
    .locator(`main data[data-figure${figure}]`)
    .evaluateAll((all) => all.map((one) => [one.getAttribute('data-figure'), one.getAttribute('value')]))

/** The calendar years of "2018 : 12 mois, …" or "2018 bis 2022: 60 Monate, …". */
function yearsOf(run: string): number[] {
  const [from = 0, to = from] = (/^[^:]*/.exec(run)?.[0].match(/\d{4}/g) ?? []).map(Number)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

for (const language of LANGUAGES)
  test.describe(`${language}${language === 'de' ? ', without script' : ''}`, () => {
    test.use({ javaScriptEnabled: language === 'fr' })
    const text = TEXT[language].explained

    for (const person of PEOPLE)
      test(`${person.firstName} reads every step of the call, in its order, with its figure`, async ({ page }) => {
        const { person: pension, partner } = await openExplained(page, person, language)
        await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
        const steps = pension.steps.filter(({ key }) => key !== 'recalculation')
        expect(await values(page, '^="explained."')).toEqual(
          steps.map(({ key, output }) => [`explained.${key}`, String(output)]),
        )
        expect(await page.locator('.steps h4').allInnerTexts()).toEqual(
          steps.map(({ key }) => text.steps[key as keyof typeof text.steps].title),
        )
        const lasting = pension.later?.monthly ?? pension.monthly
        expect(await values(page, '="avs.monthly"')).toEqual([['avs.monthly', String(lasting)]])
        expect(await values(page, '="avs.monthlyFirst"')).toEqual(
          pension.later ? [['avs.monthlyFirst', String(pension.monthly)]] : [],
        )
        const later = pension.later && fillGaps(text.nextPart, { day: dayText(pension.later.from) })
        if (later) await expect(page.getByRole('heading', { name: later })).toBeVisible()
        const ofPartner = new RegExp(`^${text.partner.title.replace('{{partnerGenitive}}', 'Ihre[rs] Partner(in|s)')}$`)
        await expect(page.getByRole('heading', { name: ofPartner })).toHaveCount(partner ? 1 : 0)
        const shown = await page.locator('main').innerText()
        expect(shown).not.toMatch(/\{\{|NaN|undefined|\d{4}-\d{2}-\d{2}/)
      })

    for (const person of PEOPLE)
      test(`${person.firstName} reads which years are missing`, async ({ page }) => {
        const { person: pension } = await openExplained(page, person, language)
        const years = pension.gaps?.years ?? []
        const runs = await page.locator('.gap-runs li').allInnerTexts()
        expect(runs.flatMap(yearsOf)).toEqual(years.map(({ year }) => year))
        // Years in a row are told in one line.
        expect(runs.length).toBe(years.filter(({ year }, index) => year !== (years[index - 1]?.year ?? 0) + 1).length)
        const missing = pension.steps.find(({ key }) => key === 'gapsFilled')?.inputs.missingMonths ?? 0
        await expect(page.getByText(text.gaps.none)).toHaveCount(missing === 0 ? 1 : 0)
      })

    test('a partner’s income of a single year is nowhere', async ({ page }) => {
      await openExplained(page, personNamed('Claire'), language)
      const shown = await page.locator('main').innerText()
      const partner = personNamed('Philippe') as Person & { incomes: { amount: number }[] }
      for (const { amount } of partner.incomes) expect(shown).not.toMatch(new RegExp(`${chf(amount)}(?!['\\d.]*\\d)`))
    })

    test('each article leads to the law, and the page back to the synthesis', async ({ page }) => {
      await openExplained(page, personNamed('Nadia'), language)
      for (const article of await page.locator('.rule .article a').all())
        expect(await article.getAttribute('href')).toBe(pathIn(language, '/law/avs'))
      const articles = page.locator('.steps .article a')
      expect(await articles.count()).toBe(await page.locator('.steps > li').count())
      for (const article of await articles.all())
        expect(await article.getAttribute('href')).toBe(pathIn(language, '/law/avs'))
      await page.locator('main .button-primary').click()
      await expect(page.getByRole('heading', { level: 1, name: WORDS[language].synthesis })).toBeVisible()
    })

    test('before anything is saved, the page leads to the AVS form, which then leads back', async ({ page }) => {
      await enter(page, personNamed('Nadia'), language)
      await page.goto(pathIn(language, PATH))
      await expect(page.getByText(text.notYetText)).toBeVisible()
      await page.locator('main .button-primary').click()
      await expect(page).toHaveURL(pathIn(language, '/avs'))
      await page.getByRole('button', { name: WORDS[language].continue, exact: true }).last().click()
      await page.goto(pathIn(language, '/avs'))
      await page.getByRole('link', { name: text.link, exact: true }).click()
      await expect(page.locator('data[data-figure="avs.monthly"]')).toBeVisible()
    })

    for (const status of ['just_married', 'widow', 'divorced', 'remarried'])
      test(`${status}: the warning in its exact words`, async ({ page }) => {
        const claire = personNamed('Claire')
        await enter(page, claire, language)
        const info = infoOf({ ...claire, civilStatus: status })
        expect((await api(page, '/acor/pension-calculator/info', info)).status).toBe(200)
        await page.goto(pathIn(language, PATH))
        await expect(page.locator('.notice-warning .notice-title')).toHaveText(TEXT[language].avs.notHandled)
        await expect(page.locator('.steps')).toHaveCount(0)
      })

    test('no line is wider than a narrow screen', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await openExplained(page, personNamed('Reto'), language)
      const tooWide = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(tooWide).toBe(0)
    })
  })

test('someone who is not signed in is led home, in the language of the address', async ({ request }) => {
  for (const language of LANGUAGES) {
    const answer = await request.get(pathIn(language, PATH), { maxRedirects: 0 })
    expect([answer.status(), leadsTo(answer)]).toEqual([302, pathIn(language, '/')])
  }
})
