/**
 * From the home page to figures: each of the five persons takes one of the four ways in turn, so that each language is
 * walked with JavaScript and without. `npm run test:deep` has all of them walk all ways, and
 * `tests/visits/synthesis/journey.test.ts` does so without a browser.
 */
import type { Digest } from '../../../app/pillars/synthesis/digest'
import { DEEP } from '../../support/deep'
import { PEOPLE, type Person } from '../../support/visit/people'
import { LANGUAGES, type Language, SCRIPTS, scripts, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { figuresOf, figuresOn } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { reachSynthesis } from '../support/steps'

const WAYS = LANGUAGES.flatMap((language) => SCRIPTS.map((javaScriptEnabled) => ({ language, javaScriptEnabled })))

for (const [way, { language, javaScriptEnabled }] of WAYS.entries())
  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })
    for (const [index, person] of PEOPLE.entries()) if (DEEP || index % WAYS.length === way) journey(person, language)
  })

function journey(person: Person, language: Language) {
  const rows = '[012] [068] [069] [105] [106] [107] [110] [213]'
  test(`${rows} ${person.firstName} reaches her or his figures (${language})`, async ({ page }) => {
    await reachSynthesis(page, language, person)
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CH`)
    await expect(page).toHaveTitle(new RegExp(`^${WORDS[language].synthesis} – `))

    const { body: digest } = await api<Digest>(page, '/synthesis/digest')
    expect(digest.silent).toEqual([])
    expect(await figuresOn(page)).toMatchObject(figuresOf(digest.withoutChange))

    const { avs, lpp, pillar3a, monthlyTotal } = digest.withoutChange
    expect(avs?.monthly).toBeGreaterThan(0)
    expect(lpp === null).toBe(person.policies.length === 0)
    expect(pillar3a === null).toBe(person.providents.length === 0)
    expect(monthlyTotal).toBeGreaterThanOrEqual((lpp?.monthly ?? 0) + 1)
  })
}
