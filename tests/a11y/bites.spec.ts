/** Each checker finds what is planted for it, and nothing in the same page without. */
import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { checkWithAxe } from './check-axe'
import { checkWithHtmlValidate } from './check-html-validate'
import { checkWithHtmlcs } from './check-htmlcs'
import { checkWithNu } from './check-nu.mjs'
import { expect, test } from './fixtures'
import { homeWith, type PLANTED, showPlanted } from './planted'

test.use({ bypassCSP: true, locale: 'fr-CH' })

/** What each must say of it. */
const BITES: { checker: keyof typeof RULES; planted: keyof typeof PLANTED; rule: RegExp }[] = [
  { checker: 'axe', planted: 'a field without a label', rule: /^label$/ },
  { checker: 'axe', planted: 'grey that has 5:1, and not 7:1', rule: /^color-contrast-enhanced$/ },
  { checker: 'axe', planted: 'a heading that skips two levels', rule: /^heading-order$/ },
  { checker: 'HTML_CodeSniffer', planted: 'a picture without a text', rule: /1_1_1\.H37$/ },
  { checker: 'HTML_CodeSniffer', planted: 'grey that has 5:1, and not 7:1', rule: /1_4_6\.G17/ },
  { checker: 'html-validate', planted: 'a block inside a line', rule: /^element-permitted-content$/ },
  { checker: 'html-validate', planted: 'an id that stands twice', rule: /^no-dup-id$/ },
  { checker: 'Nu', planted: 'an element that is not closed', rule: /strong/ },
  { checker: 'Nu', planted: 'a property that no style has', rule: /Property “colour” doesn't exist/ },
]

/** The rules by which a checker finds fault with a page. */
const RULES = {
  axe: async (page: Page, html: string) => {
    await showPlanted(page, html)
    return (await checkWithAxe(page)).map(({ rule }) => rule)
  },
  HTML_CodeSniffer: async (page: Page, html: string) => {
    await showPlanted(page, html)
    return (await checkWithHtmlcs(page)).map(({ rule }) => rule)
  },
  'html-validate': async (_: Page, html: string) => checkWithHtmlValidate(html).map(({ rule }) => rule),
  Nu: async (_: Page, html: string) => rulesOfNu('planted.html', html),
}

function rulesOfNu(name: string, content: string): string[] {
  const file = test.info().outputPath(name)
  writeFileSync(file, content)
  return checkWithNu(process.env.JAVA_PATH ?? '', [file]).map(({ rule }) => rule)
}

for (const { checker, planted, rule } of BITES)
  test(`${checker} finds ${planted}`, async ({ page }) => {
    test.skip(checker === 'Nu' && !process.env.JAVA_PATH, 'no java')
    expect(await RULES[checker](page, await homeWith(page, null))).toEqual([])
    expect(await RULES[checker](page, await homeWith(page, planted))).toContainEqual(expect.stringMatching(rule))
  })

test('Nu reads style sheets and drawings as well', () => {
  test.skip(!process.env.JAVA_PATH, 'no java')
  expect(rulesOfNu('sheet.css', 'p { colour: red }')).toContainEqual(expect.stringContaining('“colour”'))
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><circle radius="2"/></svg>'
  expect(rulesOfNu('drawing.svg', drawing)).toContainEqual(expect.stringContaining('“radius”'))
})
