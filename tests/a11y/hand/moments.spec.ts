/**
 * What is not there when a page loads: dialogs over it, notices at its foot, its printed form; and redundant questions.
 */
import { expect, test } from '@playwright/test'
import { answerAll, enter } from '../../e2e/support/shortcuts'
import { personNamed } from '../../support/visit/people'
import { LANGUAGES, pathIn } from '../../support/visit/words'
import { keyboardFaults } from './keyboard'
import { layoutFaults } from './layout'
import { spacedFaults } from './page-faults'
import { paperFaults } from './paper'
import { eachPath } from './states'
import { targetFaults } from './targets'

const CLAIRE = personNamed('Claire')
const NARROW = { width: 320, height: 256 }

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ viewport: NARROW, bypassCSP: true })
    test.beforeEach(async ({ page }) => {
      await enter(page, CLAIRE, language)
      await answerAll(page, CLAIRE)
    })

    test('every window takes the focus, keeps it, fits the screen, closes with Escape and gives the focus back', async ({
      page,
    }) => {
      let windows = 0
      await eachPath(page, language, async (path) => {
        for (const opener of await page.locator('main [aria-haspopup=dialog]').all()) {
          const where = `${path}: ${await opener.textContent()}`
          await opener.evaluate(openFolds)
          await opener.focus()
          await page.keyboard.press('Enter')
          const window = page.getByRole('dialog')
          await expect(window, where).toBeVisible()
          await expect(window.locator(':focus'), where).toHaveCount(1)
          for (const check of [keyboardFaults, layoutFaults, spacedFaults, targetFaults])
            expect(await check(page), where).toEqual([])
          await page.keyboard.press('Tab')
          expect(await page.evaluate(() => document.activeElement?.closest('main > :not(dialog)')), where).toBeNull()
          await page.keyboard.press('Escape')
          await expect(window, where).toHaveCount(0)
          await expect(opener, where).toBeFocused()
          windows++
        }
      })
      expect(windows).toBeGreaterThan(5)
    })

    test('a notice at the foot of a low screen is seen, and hides nothing that the keyboard comes to', async ({
      page,
    }) => {
      for (const path of ['/avs', '/lpp', '/3a', '/synthesis', '/v2/wizard/1p'])
        for (const notice of ['[data-stage=soon]', '[data-stage=one]', '[data-enhance=newer-version]']) {
          await page.goto(pathIn(language, path))
          // The page's script hides it once at its start, which may be after the page is here.
          await expect(async () => {
            await page.locator(notice).evaluate((element) => element.removeAttribute('hidden'))
            await expect(page.locator(notice)).toBeInViewport({ ratio: 0.95, timeout: 1000 })
          }).toPass()
          expect([...(await keyboardFaults(page)), ...(await layoutFaults(page))], `${path} ${notice}`).toEqual([])
        }
    })

    test('on paper every page is whole, dark on white, and without what only a screen can do', async ({ page }) => {
      await page.setViewportSize({ width: 672, height: 980 })
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      const faults: string[] = []
      await eachPath(page, language, async (path) => {
        for (const check of [paperFaults, layoutFaults])
          faults.push(...(await check(page)).map((fault) => `${path}: ${fault}`))
      })
      expect(faults).toEqual([])
    })

    test('nothing is asked a second time: what is known stands in its field, the same on every page', async ({
      page,
    }) => {
      const known = new Map<string, string>()
      const faults: string[] = []
      await eachPath(page, language, async (path) => {
        if (NOT_KNOWN.includes(path)) return
        const fields = await page.locator('main input[type=text], main select').evaluateAll((all) =>
          (all as (HTMLInputElement | HTMLSelectElement)[]).map(({ name, value, labels }) => ({
            name: `${labels?.[0]?.textContent} (${name})`,
            value,
          })),
        )
        for (const { name, value } of fields) {
          if (known.has(name) && known.get(name) !== value)
            faults.push(`${path}: ${name} is ‘${value}’, not ‘${known.get(name)}’`)
          known.set(name, value)
        }
      })
      expect(faults).toEqual([])
      const empty = [...known].filter(([, value]) => value === '').map(([name]) => name.replace(/.*\((.*)\)/, '$1'))
      // What nobody has said yet: wishes for a simulation.
      expect(empty.toSorted()).toEqual(STILL_OPEN)
    })
  })

/**
 * Papers are copied by those who have them in hand; nobody else knows them, and nobody has to. `/range` reads no cookie, and
 * knows nobody.
 */
const NOT_KNOWN = ['/range', '/avs/career', '/avs/career/check', '/lpp/certificate', '/lpp/vested', '/3a/account']

/** Folded content is opened first. */
function openFolds(element: Element) {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
}

/**
 * Claire is neither divorced nor separated nor widowed, both children live, and she has been insured since her youth,
 * so from no particular year; what she would like is for her to say.
 */
const ROWS = [0, 1, 2]
const STILL_OPEN = [
  'buyIn.amount',
  'canton',
  'children[0].deathDate',
  'children[1].deathDate',
  'desiredRate',
  // And among the choices of the synthesis, whose fields are for other values than those of the buttons.
  'desiredRate',
  'desiredSalary',
  ...ROWS.flatMap((row) => [`drawing[${row}].from`, `drawing[${row}].share`]),
  'insuredSinceYear',
  'lppCapitalShare',
  // And the decision between pension and capital, if it is tried out with its tax; and among the choices.
  'lppCapitalShare',
  'lppCapitalShare',
  'lppFrom',
  'marginalRate',
  'marriages[0].separatedSince',
  'municipality',
  'need',
  // And where the synthesis asks when one can stop.
  'need',
  'partner.deathDate',
  'partner.retirementDate',
  'pillar3a.amount',
  'pillar3a.purchase',
  'relationshipEndDate',
  'retirementDate',
  'retirementDate',
  ...ROWS.flatMap((row) => [`spouse[${row}].amount`, `spouse[${row}].year`]),
  'spread[0].year',
  ...ROWS.flatMap((row) => [`steps[${row}].on`, `steps[${row}].rate`]),
  'stopsOn',
  'until',
  'yield',
]
