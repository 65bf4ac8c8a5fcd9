/**
 * Four lives that the five persons do not have: from the register's data, over their family, to the synthesis and the
 * calculation. Here each life is walked once, and each way once; in `tests/visits` in both languages.
 */
import type { Page } from '@playwright/test'
import { chf, dayText } from '../../../app/language/format'
import { day } from '../../../app/pillars/day'
import { type Person, personNamed } from '../../support/visit/people'
import { LIVES, type Life } from '../../support/visit/test-lives'
import {
  fillGaps,
  isPage,
  LANGUAGES,
  type Language,
  pathIn,
  SCRIPTS,
  scripts,
  TEXT,
  WORDS,
} from '../../support/visit/words'
import { figuresOn } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { field, openAvsForm, press } from '../support/forms'
import { enter } from '../support/shortcuts'
import { choose3a, chooseFunds, confirmCheck } from '../support/steps'

/** The form shows what the register knows, and the visitor finds it right. */
async function confirmForm(page: Page, person: Person, language: Language) {
  const { avs, words } = TEXT[language]
  await openAvsForm(page, language)
  const own = page.getByRole('main')
  await expect(field(own, avs.birthDate).first()).toHaveValue(dayText(day(person.birthDate)))
  await expect(field(page, avs.status).locator('option:checked')).toHaveCount(1)
  await expect(
    page.getByRole('radio', { name: words.gender[person.gender as 'MALE'], exact: true }).first(),
  ).toBeChecked()
  expect(await press(page, WORDS[language].continue)).toBe(303)
}

/** So does the family page, which appears only if a marriage has ended. */
async function confirmFamily(page: Page, person: Person, { ending, credits }: Life, language: Language) {
  const { family } = TEXT[language]
  await page.goto(pathIn(language, '/avs/family'))
  await expect(page.getByRole('heading', { level: 1, name: family.title, exact: true })).toBeVisible()
  if (!ending) return
  // The AVS form has asked for the marriage.
  const known = page.getByRole('main').getByRole('definition')
  for (const date of [person.relationshipStartDate, person.relationshipEndDate])
    await expect(known.filter({ hasText: dayText(day(date ?? '')) })).toHaveCount(1)
  await expect(known.filter({ hasText: family.endings[ending] })).toHaveCount(1)
  for (const { birthDate } of credits ? person.children : []) {
    const holder = field(page, fillGaps(family.credits, { day: dayText(day(birthDate)) }))
    await expect(holder.getByRole('radio', { name: family.holders.half, exact: true })).toBeChecked()
  }
  expect(await press(page, WORDS[language].continue)).toBe(303)
}

const WAYS = SCRIPTS.flatMap((javaScriptEnabled) => LANGUAGES.map((language) => ({ javaScriptEnabled, language })))

for (const [at, life] of LIVES.entries()) {
  const { language, javaScriptEnabled } = WAYS[at % WAYS.length] as (typeof WAYS)[number]
  const { explained, synthesis } = TEXT[language]

  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    test(`${life.name} reads what her or his life comes to (${language})`, async ({ page }) => {
      const person = personNamed(life.name)
      await enter(page, person, language)
      await confirmForm(page, person, language)
      await confirmFamily(page, person, life, language)
      await page.goto(pathIn(language, '/lpp'))
      await chooseFunds(page, language, person)
      await choose3a(page, language, person)
      await confirmCheck(page, language)
      await expect(page).toHaveURL(isPage(language, '/synthesis'))

      const {
        'pillar3a.current': _c,
        'pillar3a.monthlyPayment': _m,
        'pillar3a.projected': _p,
        ...shown
      } = await figuresOn(page)
      const figures = Object.fromEntries(Object.entries(shown).filter(([name]) => !/capital|partOfSalary/i.test(name)))
      expect(figures).toEqual(life.figures)
      const answer = page.locator('.answer')
      await expect(answer).toContainText(chf(life.figures['total.monthly'] as number))
      await expect(answer).toContainText(dayText(day(life.from)))
      // What nobody knows about a spouse is mentioned only if it changes something.
      await expect(page.getByText(synthesis.rangeReasons.spouseIncomesUnknown)).toHaveCount(0)

      await page.getByRole('link', { name: `${synthesis.cards.why} ${synthesis.cards.whyOf.avs}`, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: explained.title })).toBeVisible()
      const explainedFigures = await page
        .locator('main data[data-figure]')
        .evaluateAll((all) => all.map((one) => [one.getAttribute('data-figure'), Number(one.getAttribute('value'))]))
      const figure = Object.fromEntries(explainedFigures)
      expect(figure).toMatchObject({
        'avs.monthly': life.figures['avs.monthly'],
        'explained.ramd': life.ramd,
        'explained.scale': life.scale,
      })
    })
  })
}
