/** How the second and the third pillar came about, told with the figures of the digest. */
import type { Page } from '@playwright/test'
import { chf, dayText, percent } from '../../../app/language/format'
import type { Column, ColumnName, Step } from '../../../app/pillars/result'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import type { LppExplanation, Pillar3aExplanation } from '../../../app/pillars/synthesis/explanation'
import { infoOf, personNamed } from '../../support/visit/people'
import {
  fillGaps,
  isInTurn,
  LANGUAGES,
  type Language,
  literally,
  pathIn,
  SCRIPTS,
  scripts,
  TEXT,
} from '../../support/visit/words'
import { api } from '../support/calls'
import { figuresOf, figuresOn, unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { answerAll, enter, signInAt } from '../support/shortcuts'

const CHANGE = { desiredRate: 50, retirementDate: '2034-12-01', lppCapitalShare: 25 }
/** For how long after the reference age 3a savings may wait. */
const AFTER = { fr: '5 ans', de: '5 Jahre' } as const

async function openAs(page: Page, name: string, language: Language) {
  await enter(page, personNamed(name), language)
  await answerAll(page, personNamed(name))
}

/** The figures of a pillar, by name, as the digest has them. */
const ofPillar = (column: Column, pillar: 'lpp' | 'pillar3a') =>
  Object.fromEntries(
    Object.entries({
      ...figuresOf(column),
      'lpp.capitalAtRetirement': column.lpp?.capitalAtRetirement,
      ...(column.lpp?.capital ? { 'lpp.capital': column.lpp.capital } : {}),
    }).filter(([figure, value]) => figure.startsWith(`${pillar}.`) && value !== undefined),
  )

/** What the steps come to, in the order of the page. */
const stepsOn = (page: Page) =>
  page
    .locator('main .steps data[data-figure]')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('data-figure'), one.getAttribute('value')]))

const ofEngine = (shown: (string | null)[][], steps: Step[]) => {
  const keys = new Set(steps.map(({ key }) => `explained.${key}`))
  expect(shown.filter(([figure]) => keys.has(figure ?? ''))).toEqual(
    steps.map(({ key, output }) => [`explained.${key}`, String(output)]),
  )
}

async function expectPlain(page: Page) {
  for (const fold of await page.locator('details.fold > summary').all()) await fold.click()
  const shown = await page.locator('main').innerText()
  expect(shown).not.toMatch(/\{\{|NaN|undefined|\d{4}-\d{2}-\d{2}/)
  return shown
}

for (const javaScriptEnabled of SCRIPTS)
  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    for (const language of LANGUAGES.filter((one) => isInTurn(one, javaScriptEnabled))) {
      const { explainedLpp, explained3a, explainedPillars } = TEXT[language]
      const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

      for (const name of ['Claire', 'Nadia'])
        test(`${name} reads how her second pillar came about (${language})`, async ({ page }) => {
          await openAs(page, name, language)
          await page.goto(pathIn(language, '/lpp/explained'))
          await expect(heading(page, explainedLpp.title)).toBeVisible()
          const { withoutChange } = (await api<Digest>(page, '/synthesis/digest')).body
          expect(await figuresOn(page)).toEqual(ofPillar(withoutChange, 'lpp'))
          const { withoutChange: told } = (await api<LppExplanation>(page, '/synthesis/lpp')).body
          const { policies } = personNamed(name)
          expect(told.funds).toHaveLength(policies.length)
          const shown = await stepsOn(page)
          ofEngine(shown, told.lpp?.steps ?? [])
          expect(shown.filter(([figure]) => figure === 'explained.savings').map(([, value]) => value)).toEqual(
            told.funds.map(({ balance }) => String(balance)),
          )
          const text = await expectPlain(page)
          for (const { asOf, balance, projectionRate } of told.funds)
            for (const part of [dayText(asOf), chf(balance ?? 0), percent(projectionRate ?? 0)])
              expect(text).toContain(part)
          await page.locator('main .button-primary').click()
          await expect(heading(page, TEXT[language].synthesis.title)).toBeVisible()
        })

      test(`Claire reads the same of her simulation, and what each fund answered (${language})`, async ({ page }) => {
        await openAs(page, 'Claire', language)
        expect((await api(page, '/synthesis/simulation', CHANGE)).status).toBe(200)
        await page.goto(pathIn(language, '/synthesis'))
        const card = page.getByRole('link', { name: TEXT[language].synthesis.cards.why.lpp, exact: true })
        await expect(card).toHaveAttribute('href', pathIn(language, '/lpp/explained?column=withChange'))
        await unfoldAll(page)
        await page.getByRole('link', { name: explainedLpp.linkWithChange, exact: true }).click()
        await expect(heading(page, explainedLpp.titleWithChange)).toBeVisible()
        await expect(page).toHaveTitle(literally(explainedLpp.titleWithChange))

        const query = new URLSearchParams(Object.entries(CHANGE).map(([key, value]) => [key, String(value)]))
        const { withChange, withoutChange } = (await api<Digest>(page, `/synthesis/digest?${query}`)).body
        if (!withChange?.lpp) throw new Error('no second pillar')
        expect(await figuresOn(page, 'withChange')).toEqual(ofPillar(withChange, 'lpp'))
        const { withChange: told } = (await api<LppExplanation>(page, `/synthesis/lpp?${query}`)).body
        ofEngine(await stepsOn(page), told?.lpp?.steps ?? [])

        const text = await expectPlain(page)
        expect(text).toContain(chf(withoutChange.lpp?.monthly ?? 0))
        expect(text).toContain(fillGaps(explainedPillars.change.lpp.work, { from: '01.01.2027' }))
        for (const { salaryChange } of told?.funds ?? [])
          expect(text).toContain(
            fillGaps(explainedLpp.salary.text, {
              salary: chf(salaryChange?.declaredSalary ?? 0),
              rate: percent(salaryChange?.employmentLevel ?? 0),
              from: '01.01.2027',
            }),
          )
        // 63 years and 8 months: between two ages that the funds project.
        await expect(page.getByText(explainedLpp.fundCapital.between)).toHaveCount(2)
        await page.getByRole('link', { name: explainedPillars.withoutLink, exact: true }).click()
        await expect(heading(page, explainedLpp.title)).toBeVisible()
      })

      test(`Claire reads how her third pillar came about, without and with the change (${language})`, async ({
        page,
      }) => {
        await openAs(page, 'Claire', language)
        expect((await api(page, '/synthesis/simulation', CHANGE)).status).toBe(200)
        const { body: digest } = await api<Digest>(page, '/synthesis/digest?retirementDate=2034-12-01')
        const { body: told } = await api<Pillar3aExplanation>(page, '/synthesis/pillar3a?retirementDate=2034-12-01')
        for (const [column, title] of [
          ['withoutChange', explained3a.title],
          ['withChange', explained3a.titleWithChange],
        ] as [ColumnName, string][]) {
          await page.goto(pathIn(language, `/3a/explained?column=${column}`))
          await expect(heading(page, title)).toBeVisible()
          await expect(page).toHaveTitle(literally(title))
          expect(await figuresOn(page, column)).toEqual(ofPillar(digest[column] as Column, 'pillar3a'))
          ofEngine(await stepsOn(page), told[column]?.pillar3a?.steps ?? [])
          const [account] = told[column]?.accounts ?? []
          const text = await expectPlain(page)
          expect(text).toContain(dayText(account?.asOf ?? digest.computedOn))
        }
        await expect(
          page.getByText(fillGaps(explainedPillars.change.pillar3a.moved, { after: AFTER[language] })),
        ).toBeVisible()
      })

      test(`Nadia, who has no 3a, reads so, with the way back and the way to add one (${language})`, async ({
        page,
      }) => {
        await openAs(page, 'Nadia', language)
        await page.goto(pathIn(language, '/3a/explained'))
        await expect(page.locator('.notice-title')).toHaveText(explained3a.none)
        await expect(page.locator('main .button-primary')).toHaveAttribute('href', pathIn(language, '/synthesis'))
        await page.getByRole('link', { name: explained3a.noneAction, exact: true }).click()
        await expect(page).toHaveURL(pathIn(language, '/3a'))
      })
    }
  })

for (const language of LANGUAGES) {
  const { explainedLpp, explained3a, lpp } = TEXT[language]

  test(`before anything is chosen, and before a sign-in at the fund, each page leads to the next step (${language})`, async ({
    page,
  }) => {
    const claire = personNamed('Claire')
    await enter(page, claire, language)
    const expectWay = async (path: '/lpp' | '/3a', title: string, action: string) => {
      await page.goto(pathIn(language, `${path}/explained`))
      await expect(page.locator('.notice-title')).toHaveText(title)
      const button = page.locator('main .button-primary')
      await expect(button).toHaveText(action)
      await expect(button).toHaveAttribute('href', pathIn(language, path))
    }
    await expectWay('/lpp', explainedLpp.notYet, explainedLpp.notYetAction)
    await expectWay('/3a', explained3a.notYet, explained3a.notYetAction)
    await api(page, '/acor/pension-calculator/info', infoOf(claire))
    const ids = claire.policies.map(({ fundId }) => fundId)
    await api(page, '/openpk/user/pension-funds', { ids })
    await api(page, '/openpv/user/entities', { ids: claire.providents.map(({ entityId }) => entityId) })
    await expectWay('/lpp', explainedLpp.silent, explainedLpp.signIn)
    await expectWay('/3a', explained3a.silent, explained3a.signIn)

    // With one of the two, the page shows what it knows, and names who is missing.
    await signInAt(page, '/lpp', ids[0] ?? '', claire)
    await page.goto(pathIn(language, '/lpp/explained'))
    await expect(page.locator('.notice-title')).toHaveText(explainedLpp.someSilent)
    await expect(page.locator('main .steps')).toHaveCount(1)
    await expect(page.locator('.savings')).toHaveCount(1)
    await page.goto(pathIn(language, '/lpp'))
    await expect(page.getByRole('heading', { name: lpp.chosenTitle })).toBeVisible()
    await page.getByRole('link', { name: explainedLpp.link, exact: true }).click()
    await expect(page.locator('data[data-figure="lpp.monthly"]')).toBeVisible()
  })

  test(`no line is wider than a narrow screen (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await openAs(page, 'Philippe', language)
    for (const path of ['/lpp/explained', '/3a/explained']) {
      await page.goto(pathIn(language, path))
      expect(await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0)
    }
  })
}
