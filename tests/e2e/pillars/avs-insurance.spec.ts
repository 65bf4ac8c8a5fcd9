/**
 * A visitor who came to Switzerland says since when, and which years they spent abroad: a mistake, the estimate, and
 * one period less.
 */
import type { Page } from '@playwright/test'
import { personNamed } from '../../support/visit/people'
import { fillGaps, type Language, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { expectProblems, field, openAvsForm, press } from '../support/forms'
import { enter } from '../support/shortcuts'

/**
 * Registered as insured from August 2013; her children were born in 2006 and 2009. With "insured since 2006", the years
 * 2007 to 2012 count by education credits, and 2013 as a whole: scale 37 instead of 30, less one for each of these
 * years abroad.
 */
const ELENA = personNamed('Elena')

const PENSION = '/acor/pension-calculator'

/** The scale, and whether the page shows the same pension as the call. */
async function expectScale(page: Page, language: Language, scale: number) {
  const { person } = (await api<{ person: { scale: number; monthly: number } }>(page, PENSION)).body
  expect(person.scale).toBe(scale)
  await page.goto(pathIn(language, '/avs/explained'))
  const figure = page.locator('data[data-figure="avs.monthly"]').first()
  await expect(figure).toHaveAttribute('value', String(person.monthly))
  return person.monthly
}

/** With scripts; without, in both languages, in `tests/visits`. */
const language = 'fr'
const { avs } = TEXT[language]
const words = WORDS[language]
const from = (number: number) => fillGaps(avs.abroadFrom, { number })
const to = (number: number) => fillGaps(avs.abroadTo, { number })

test(`says since when she is insured, and her years abroad (${language})`, async ({ page }) => {
  await enter(page, ELENA, language)
  await openAvsForm(page, language)
  const since = field(page, avs.insuredSince)
  await expect(since.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await press(page, words.continue)).toBe(303)
  const registered = await expectScale(page, language, 30)

  await openAvsForm(page, language)
  await since.getByRole('radio', { name: avs.insuredSinceAnswers.year, exact: true }).check()
  await field(page, avs.insuredSinceYear).fill('2006')
  expect(await press(page, avs.addAbroad)).toBe(200)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(field(page, from(1))).toBeFocused()
  await field(page, from(1)).fill('2008')
  await field(page, to(1)).fill('2009')
  expect(await press(page, avs.addAbroad)).toBe(200)
  await field(page, from(2)).fill('2009')
  await field(page, to(2)).fill('2027')
  expect(await press(page, words.continue)).toBe(400)
  await expectProblems(page, language, { [from(2)]: 'abroadOverlap', [to(2)]: 'abroadRange' })
  await expect(field(page, avs.insuredSinceYear)).toHaveValue('2006')
  await expect(field(page, to(1))).toHaveValue('2009')

  await field(page, from(2)).fill('2011')
  await field(page, to(2)).fill('2011')
  expect(await press(page, words.continue)).toBe(303)
  const withTwo = await expectScale(page, language, 34)
  expect(withTwo).toBeGreaterThan(registered)

  await openAvsForm(page, language)
  await expect(since.getByRole('radio', { name: avs.insuredSinceAnswers.year, exact: true })).toBeChecked()
  expect(await press(page, fillGaps(avs.removeAbroad, { number: 1 }))).toBe(200)
  await expect(field(page, from(1))).toHaveValue('2011')
  await expect(field(page, from(2))).toHaveCount(0)
  expect(await press(page, words.continue)).toBe(303)
  expect(await expectScale(page, language, 36)).toBeGreaterThan(withTwo)
})
