/** Somebody takes home what they typed, leaves, comes back with the file and goes on. */
import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { LANGUAGES, type Language, pathIn, SCRIPTS, scripts, TEXT, WORDS } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { field, openAvsForm, press } from '../support/forms'

async function begin(page: Page, language: Language) {
  const { own, prelogin } = TEXT[language]
  await page.goto(pathIn(language, '/own'))
  await field(page, prelogin.terms.label).check()
  await page.getByRole('button', { name: own.button, exact: true }).click()
}

async function copyCertificate(page: Page, language: Language, capital: string) {
  const { certificate } = TEXT[language]
  await page.goto(pathIn(language, '/lpp/certificate?number=1'))
  await field(page, certificate.date).fill('1.1.2026')
  await field(page, certificate.capital).fill(capital)
  await field(page, certificate.pension).fill("37'207")
  expect(await press(page, WORDS[language].continue)).toBe(303)
}

async function fillAvs(page: Page, language: Language) {
  const { avs, words } = TEXT[language]
  await openAvsForm(page, language)
  await field(page, avs.birthDate).fill('14.03.1971')
  await page.getByRole('radio', { name: words.gender.FEMALE, exact: true }).first().check()
  await page.locator('select[name=status]').selectOption('bachelor')
  await page.getByRole('radio', { name: words.no, exact: true }).first().check()
  await page.getByRole('radio', { name: avs.insuredSinceAnswers.always, exact: true }).check()
  expect(await press(page, WORDS[language].continue)).toBe(303)
}

const leave = (page: Page) => page.context().clearCookies()

async function send(page: Page, language: Language, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  const { resume } = TEXT[language]
  await page.locator('input[type=file]').setInputFiles(file)
  return press(page, resume.show)
}

for (const javaScriptEnabled of SCRIPTS)
  for (const language of LANGUAGES)
    test.describe(scripts(javaScriptEnabled), () => {
      test.use({ javaScriptEnabled })
      const { resume, prelogin, ownCheck } = TEXT[language]

      test(`goes on from a file (${language})`, async ({ page }) => {
        await begin(page, language)
        await fillAvs(page, language)
        await copyCertificate(page, language, "689'022")
        await page.goto(pathIn(language, '/synthesis'))
        const answer = await page.context().request.get(pathIn(language, '/data/synthesis.json'))
        expect(answer.status()).toBe(200)
        const path = test.info().outputPath('mine.json')
        await writeFile(path, await answer.body())
        expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ entered: { careers: { person: null } } })
        await leave(page)

        await page.goto(pathIn(language, '/own'))
        await page.getByRole('link', { name: resume.link }).click()
        expect(await send(page, language, path)).toBe(400)
        await expect(page.getByRole('alert')).toContainText(resume.terms)
        await field(page, prelogin.terms.label).check()
        expect(await send(page, language, path)).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(resume.preview.title)
        await expect(page.getByText("CHF 689'022")).toBeVisible()
        expect(await press(page, resume.preview.confirm)).toBe(303)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(ownCheck.title)
        await expect(page.getByText('14.03.1971')).toBeVisible()
        await expect(page.getByText("CHF 689'022")).toBeVisible()

        await copyCertificate(page, language, "700'000")
        await page.goto(pathIn(language, '/resume'))
        expect(await send(page, language, path)).toBe(200)
        await expect(page.getByText(resume.preview.stays)).toBeVisible()
        expect(await press(page, resume.preview.replace)).toBe(303)
        await expect(page.getByText("CHF 689'022")).toBeVisible()
        await expect(page.getByText("CHF 700'000")).toHaveCount(0)
      })

      test(`says what is wrong with a file (${language})`, async ({ page }) => {
        const { problems } = resume
        const fileOf = (text: string) => ({
          name: 'x.json',
          mimeType: 'application/json',
          buffer: Buffer.from(text),
        })
        for (const [file, sentence] of [
          [fileOf('%PDF-1.4'), problems.notJson],
          [fileOf('{"a":1}'), problems.notOurs],
          [fileOf('x'.repeat(820_000)), problems.tooLarge],
          [fileOf('{"format":"trois-piliers-synthesis","version":9}'), problems.otherVersion],
        ] as const) {
          await page.goto(pathIn(language, '/resume'))
          await field(page, prelogin.terms.label).check()
          expect(await send(page, language, file)).toBe(400)
          await expect(page.getByRole('alert')).toContainText(sentence)
          await expect(field(page, prelogin.terms.label)).toBeChecked()
        }
        expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session')
      })
    })
