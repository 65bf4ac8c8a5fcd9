/**
 * From the home page to figures, for each of the five persons: without JavaScript in both languages, with it in one of
 * the two in turn, since these pages have the same forms either way.
 */
import type { Digest } from '../../../app/pillars/synthesis/digest'
import { PEOPLE, type Person } from '../../support/visit/people'
import { LANGUAGES, type Language, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { figuresOf, figuresOn } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { reachSynthesis } from '../support/steps'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const language of LANGUAGES) for (const person of PEOPLE) journey(person, language)
})

test.describe('with JavaScript', () => {
  for (const [index, person] of PEOPLE.entries()) journey(person, LANGUAGES[index % 2] as Language)
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
