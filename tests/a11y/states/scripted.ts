/** What scripts show over a page or inside it. */
import { standStill } from '../../e2e/support/still-clock'
import { fillGaps, pathIn, TEXT } from '../../support/visit/words'
import type { State, Visit } from '../state'

const MINUTE = 60_000
const START = Date.parse('2026-11-21T12:00:00Z')

/** The synthesis, left open for this many of its sixty minutes. */
async function leaveOpen({ page, language }: Visit, minutes: number) {
  await standStill(page, START)
  await page.route('**/api/me', async (route) => {
    const sentAt = new Date(await page.evaluate(() => Date.now())).toUTCString()
    await route.fulfill({ json: { ttl: START + 60 * MINUTE }, headers: { Date: sentAt } })
  })
  await page.goto(pathIn(language, '/synthesis'))
  await page.locator('a[aria-haspopup=dialog]').waitFor()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(minutes * MINUTE)
  // Checkers wait, if only for a moment.
  await page.clock.resume()
}

export const SCRIPTED_STATES: State[] = [
  {
    place: '/lpp',
    state: 'help in a window',
    as: 'newcomer',
    scripted: true,
    open: async ({ page, language }) => {
      await page.goto(pathIn(language, '/lpp'))
      await page.locator('summary[aria-haspopup=dialog]').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    place: '/lpp',
    state: 'searched, and one found',
    as: 'newcomer',
    scripted: true,
    open: async ({ page, language }) => {
      await page.goto(pathIn(language, '/lpp'))
      const { label } = TEXT[language].scripts.search
      await page.getByRole('searchbox', { name: label, exact: true }).fill(language === 'fr' ? 'arc' : 'bog')
    },
  },
  {
    place: '/synthesis',
    state: 'the simulation in a window',
    as: 'answered',
    scripted: true,
    open: async ({ page, language }) => {
      await page.goto(pathIn(language, '/synthesis'))
      await page.locator('a[aria-haspopup=dialog]').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    place: '/synthesis',
    state: 'five minutes before the end',
    as: 'answered',
    scripted: true,
    open: async (visit) => {
      await leaveOpen(visit, 56)
      await visit.page.getByText(fillGaps(TEXT[visit.language].scripts.end.soon, { minutes: 4 })).waitFor()
    },
  },
  {
    place: '/synthesis',
    state: 'left open until the end',
    as: 'answered',
    scripted: true,
    open: async (visit) => {
      await leaveOpen(visit, 61)
      await visit.page.getByRole('heading', { level: 1, name: TEXT[visit.language].home.over.title }).waitFor()
    },
  },
]
