/** The synthesis taken home as files: what a browser keeps, and under which name. */
import { readFileSync } from 'node:fs'
import { personNamed } from '../../support/visit/people'
import { IN_TURN, pathIn, scripts, TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'

/** How each kind of file begins. */
const BEGINNINGS = { pdf: '%PDF-', csv: '\ufeff', ics: 'BEGIN:VCALENDAR\r\n', json: '{' } as const

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })
    const { takeaway } = TEXT[language]

    test(`each file is kept under its name, and the page stays (${language})`, async ({ page, readAs }) => {
      await readAs(personNamed('Claire'))
      for (const [path, file] of [
        ['/synthesis', 'pdf'],
        ['/synthesis', 'csv'],
        ['/synthesis', 'ics'],
        ['/data', 'json'],
      ] as const) {
        await page.goto(pathIn(language, path))
        const link = page.getByRole('main').getByRole('link', { name: takeaway.files[file], exact: true })
        const [kept] = await Promise.all([page.waitForEvent('download'), link.click()])
        const name = file === 'ics' ? takeaway.calendarName : takeaway.fileName
        expect(kept.suggestedFilename()).toBe(`${name}-2026-11-21.${file}`)
        expect(readFileSync(await kept.path(), 'utf8').startsWith(BEGINNINGS[file]), file).toBe(true)
        await expect(page).toHaveURL(pathIn(language, path))
      }
    })
  })
