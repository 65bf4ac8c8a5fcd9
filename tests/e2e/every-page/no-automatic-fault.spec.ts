/**
 * No checker finds a fault in a page of each kind; tests/visits has html-validate read every page. `npm run test:a11y`
 * runs two more, in every state and in every pair of circumstances.
 */
import { PAGES } from '../../../remix.config.js'
import { checkWithAxe } from '../../a11y/check-axe'
import { checkWithHtmlValidate } from '../../a11y/check-html-validate'
import { sentenceOf } from '../../a11y/fault'
import { expect, test } from '../../a11y/fixtures'
import { openRow } from '../../a11y/open-row'
import { homeWith, showPlanted } from '../../a11y/planted'
import { COLOURS, titleOf } from '../../a11y/rows'
import { SHORT } from '../../a11y/short-rows'
import { nameOf } from '../../a11y/state'
import { STATES } from '../../a11y/states'

for (const row of SHORT)
  test(`no checker finds a fault: ${titleOf(row)}`, async ({ browser, stage }) => {
    const { page, served, close } = await openRow(browser, await stage(row.state.stage), row)
    const faults = [...(await checkWithAxe(page)), ...checkWithHtmlValidate(served)]
    await close()
    expect(faults.map(sentenceOf)).toEqual([])
  })

test('every page is checked at length in some state, and some here in all colours', () => {
  // Only the page /router shows nothing.
  const pages = Object.keys(PAGES).filter((path) => path !== '/router')
  const places: string[] = STATES.map(({ place }) => place)
  expect(pages.filter((path) => !places.includes(path))).toEqual([])
  expect(new Set(SHORT.map(({ state }) => nameOf(state))).size).toBe(18)
  for (const colours of COLOURS) expect(SHORT.map((row) => row.colours)).toContain(colours)
})

test.describe('what is planted', () => {
  test.use({ bypassCSP: true, locale: 'fr-CH' })

  test('is found: a contrast below 7:1 by axe, a block inside a line by html-validate', async ({ page }) => {
    await showPlanted(page, await homeWith(page, 'grey that has 5:1, and not 7:1'))
    expect((await checkWithAxe(page)).map(({ rule }) => rule)).toContain('color-contrast-enhanced')
    const rules = checkWithHtmlValidate(await homeWith(page, 'a block inside a line')).map(({ rule }) => rule)
    expect(rules).toContain('element-permitted-content')
  })
})
