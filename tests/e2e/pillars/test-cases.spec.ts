/**
 * Four lives that the five persons do not have: from what the register says of them, over their family, to the synthesis
 * and the calculation. Each franc is worked out by hand from the law of 2026 (https://www.fedlex.admin.ch/eli/cc/63/837_843_843).
 */
import type { Page } from '@playwright/test'
import { chf, dayText } from '../../../app/language/format'
import { day } from '../../../app/pillars/day'
import { type Person, personNamed } from '../../support/visit/people'
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

type Life = {
  name: string
  /** How the marriage ended, if there was one: then the page of the family asks. */
  ending?: 'divorce' | 'death'
  /** Who has the credits of each child, as the register says it. */
  credits?: 'half'
  /** What the synthesis shows, CHF a month; `avs.thirteenth` CHF a year. */
  figures: Record<string, number>
  from: string
  /** What the explanation comes to, CHF a year. */
  ramd: number
  scale: number
}

const LIVES: Life[] = [
  {
    // LAVS art. 29quater: incomes 2'425'655 / 44 = 55'129, of which those of 2000 to 2013 are already divided; credits:
    // 18 halves and the whole of 2014, the year of the divorce (RAVS art. 52f al. 2), 453'600 / 44 = 10'309. Together
    // 65'438, in the table 66'528 (art. 34: 1.04 x 1'260 + 66'528 x 8 / 600 = 2'197.44).
    name: 'Isabelle',
    ending: 'divorce',
    credits: 'half',
    figures: { 'avs.monthly': 2197, 'avs.thirteenth': 2197, 'lpp.monthly': 1554, 'total.monthly': 3751 },
    from: '2039-06-01',
    ramd: 66_528,
    scale: 44,
  },
  {
    // Half of 1997 to 2018 goes to his wife: 2'808'442 / 44 = 63'828, and 18 half credits, 408'240 / 44 = 9'278; in the
    // table 74'088, that is 2'298. LAVS art. 35bis adds 20 percent up to the maximum: 2'520, whatever she earned.
    name: 'Martin',
    ending: 'death',
    figures: { 'avs.monthly': 2520, 'avs.thirteenth': 2520, 'lpp.monthly': 3119, 'total.monthly': 5639 },
    from: '2034-10-01',
    ramd: 74_088,
    scale: 44,
  },
  {
    // 2'419'135 / 44 = 54'980, in the table 55'944: 2'056. LAVS art. 34bis: 160 up to an average of 58'800, or 75 percent
    // of it for those born in 1963: 120.
    name: 'Ruth',
    figures: { 'avs.monthly': 2056, 'avs.thirteenth': 2056, 'avs.supplement': 120, 'total.monthly': 2176 },
    from: '2028-04-01',
    ramd: 55_944,
    scale: 44,
  },
  {
    // Insured from August 2013 on: 365 months and 3 of 2044 (RAVS art. 52c), 30 of 44 years. 1'808'738 in 30 years and 5
    // months are 59'465 a year, 12 whole credits 17'895; in the table 78'624, of which scale 30 pays 30 / 44: 1'608.
    name: 'Elena',
    figures: { 'avs.monthly': 1608, 'avs.thirteenth': 1608, 'total.monthly': 1608 },
    from: '2044-04-01',
    ramd: 78_624,
    scale: 30,
  },
]

/** The form says what the register knows, and is found right. */
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

/** So does the page of the family, which asks only where a marriage has ended. */
async function confirmFamily(page: Page, person: Person, { ending, credits }: Life, language: Language) {
  const { family } = TEXT[language]
  await page.goto(pathIn(language, '/avs/family'))
  await expect(page.getByRole('heading', { level: 1, name: family.title, exact: true })).toBeVisible()
  if (!ending) return
  const first = (sentence: string) => fillGaps(sentence, { number: 1 })
  await expect(field(page, first(family.start))).toHaveValue(dayText(day(person.relationshipStartDate ?? '')))
  await expect(field(page, first(family.end))).toHaveValue(dayText(day(person.relationshipEndDate ?? '')))
  const endings = field(page, first(family.endedBy))
  await expect(endings.getByRole('radio', { name: family.endings[ending], exact: true })).toBeChecked()
  for (const { birthDate } of credits ? person.children : []) {
    const holder = field(page, fillGaps(family.credits, { day: dayText(day(birthDate)) }))
    await expect(holder.getByRole('radio', { name: family.holders.half, exact: true })).toBeChecked()
  }
  expect(await press(page, WORDS[language].continue)).toBe(303)
}

for (const javaScriptEnabled of SCRIPTS)
  for (const language of LANGUAGES)
    test.describe(scripts(javaScriptEnabled), () => {
      test.use({ javaScriptEnabled })
      const { explained, synthesis } = TEXT[language]

      for (const life of LIVES)
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
          const figures = Object.fromEntries(
            Object.entries(shown).filter(([name]) => !/capital|partOfSalary/i.test(name)),
          )
          expect(figures).toEqual(life.figures)
          const answer = page.locator('.answer')
          await expect(answer).toContainText(chf(life.figures['total.monthly'] as number))
          await expect(answer).toContainText(dayText(day(life.from)))
          // What nobody knows of a spouse is only told where it changes something.
          await expect(page.getByText(synthesis.rangeReasons.spouseIncomesUnknown)).toHaveCount(0)

          await page.getByRole('link', { name: synthesis.cards.why.avs, exact: true }).click()
          await expect(page.getByRole('heading', { level: 1, name: explained.title })).toBeVisible()
          const explainedFigures = await page
            .locator('main data[data-figure]')
            .evaluateAll((all) =>
              all.map((one) => [one.getAttribute('data-figure'), Number(one.getAttribute('value'))]),
            )
          const figure = Object.fromEntries(explainedFigures)
          expect(figure).toMatchObject({
            'avs.monthly': life.figures['avs.monthly'],
            'explained.ramd': life.ramd,
            'explained.scale': life.scale,
          })
        })
    })
