/** The synthesis taken home as files: what the browser keeps is what the page shows. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { chf } from '../../../app/language/format'
import { linesIn, readPdf } from '../../support/pages/read-pdf'
import { personNamed } from '../../support/visit/people'
import { IN_TURN, type Language, pathIn, scripts, TEXT } from '../../support/visit/words'
import { api } from '../support/calls'
import { figuresOn } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { answerAll, enter, openSynthesis } from '../support/shortcuts'

type File = 'pdf' | 'csv' | 'ics' | 'json'

/** Presses the link on the page and waits for the file. */
async function download(page: Page, language: Language, file: File) {
  const link = page.getByRole('main').getByRole('link', { name: TEXT[language].takeaway.files[file], exact: true })
  const [kept] = await Promise.all([page.waitForEvent('download'), link.click()])
  return { name: kept.suggestedFilename(), content: readFileSync(await kept.path()) }
}

/** Amounts; the share of the salary is percent. */
const amountsIn = ({ 'total.partOfSalary': _, ...figures }: Record<string, number>) => figures

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })
    const { synthesis, takeaway } = TEXT[language]

    test(`all files contain what the synthesis shows, with its change (${language})`, async ({ page }) => {
      await enter(page, personNamed('Claire'), language)
      await answerAll(page, personNamed('Claire'))
      await api(page, '/synthesis/simulation', { retirementDate: '2034-04-01' })
      await page.goto(pathIn(language, '/synthesis'))
      const figures = {
        base: amountsIn(await figuresOn(page)),
        changed: amountsIn(await figuresOn(page, 'withChange')),
      }
      expect(Object.keys(figures.changed).length).toBeGreaterThan(5)
      const pdf = await download(page, language, 'pdf')
      expect(pdf.name).toBe(`${takeaway.fileName}-2026-11-21.pdf`)
      const read = readPdf(pdf.content)
      expect(read.language).toBe(`${language}-CH`)
      const lines = linesIn(read.document)
      expect(read.pages).toBe(2)
      for (const amount of [...Object.values(figures.base), ...Object.values(figures.changed)])
        expect(lines.join('\n')).toContain(plain(chf(amount)))

      const calendar = await download(page, language, 'ics')
      expect(calendar.name).toBe(`${takeaway.calendarName}-2026-11-21.ics`)
      expect(calendar.content.toString('utf8')).toContain(takeaway.calendar.avsRequest.title)

      const csv = await download(page, language, 'csv')
      expect(csv.name).toBe(`${takeaway.fileName}-2026-11-21.csv`)
      const rows = csv.content
        .toString('utf8')
        .split('\r\n')
        .map((line) => line.split(';'))
      for (const [column, shown] of [
        [synthesis.columns.withoutChange, figures.base],
        [synthesis.columns.withChange, figures.changed],
      ] as const) {
        const values = rows.filter((row) => row[2] === column).map((row) => row[3])
        for (const amount of Object.values(shown)) expect(values).toContain(String(amount))
      }

      await page.goto(pathIn(language, '/data'))
      const json = await download(page, language, 'json')
      expect(json.name).toBe(`${takeaway.fileName}-2026-11-21.json`)
      const { figures: computed, entered } = JSON.parse(json.content.toString('utf8'))
      expect(computed.digest.withChange.monthlyTotal).toBe(figures.changed['total.monthly'])
      expect(entered.simulation).toMatchObject({ retirementDate: '2034-04-01' })
      await expect(page).toHaveURL(pathIn(language, '/data'))
    })

    test(`the page with my data has the same files, and keeps them for nobody else (${language})`, async ({ page }) => {
      await openSynthesis(page, personNamed('Philippe'), language)
      await page.goto(pathIn(language, '/data'))
      const { content } = await download(page, language, 'pdf')
      expect(content.length).toBeLessThan(200_000)
      for (const file of ['pdf', 'csv', 'json']) {
        const answer = await page.request.get(pathIn(language, `/data/synthesis.${file}`))
        expect(answer.headers()['cache-control']).toBe('no-store')
        expect(answer.headers()['content-disposition']).toContain('attachment')
      }
    })
  })

for (const name of ['Isabelle', 'Ruth'])
  test(`the files of ${name} have the sums of the synthesis`, async ({ page }) => {
    await openSynthesis(page, personNamed(name))
    const figures = amountsIn(await figuresOn(page))
    const own = ['avs.monthly', 'avs.supplement', 'lpp.monthly'].map((figure) => figures[figure] ?? 0)
    expect(figures['total.monthly']).toBe(own.reduce((sum, amount) => sum + amount, 0))
    const lines = linesIn(readPdf((await download(page, 'fr', 'pdf')).content).document)
    const rows = (await download(page, 'fr', 'csv')).content.toString('utf8').split('\r\n')
    const values = rows.map((line) => line.split(';')[3])
    for (const amount of Object.values(figures)) {
      expect(lines.join('\n')).toContain(plain(chf(amount)))
      expect(values).toContain(String(amount))
    }
    await page.goto('/data')
    const json = JSON.parse((await download(page, 'fr', 'json')).content.toString('utf8'))
    expect(json.figures.digest.withoutChange.monthlyTotal).toBe(figures['total.monthly'])
  })

test('nobody gets a file without a session', async ({ page, request }) => {
  for (const path of ['/data/synthesis.pdf', '/de/data/synthesis.csv', '/data/synthesis.json']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
  }
  await page.goto('/data/synthesis.pdf')
  await expect(page).toHaveURL('/')
})
