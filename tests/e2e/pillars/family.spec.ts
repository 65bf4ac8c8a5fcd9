/** A divorced visitor: the warning, the way on, the family page with a mistake, and a pension between two amounts. */
import { amountOrRange } from '../../../app/language/amount-or-range'
import { textIn } from '../../../app/shell/texts'
import { personNamed } from '../../support/visit/people'
import { fillGaps, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { expectProblems, field, openAvsForm, press } from '../support/forms'
import { enter } from '../support/shortcuts'

/** Registered as single, so that nothing in the register contradicts what is typed. */
const NADIA = personNamed('Nadia')

/** With scripts; without, in both languages, in `tests/visits`. */
const language = 'de'
const { avs, family, explained, synthesis, words } = TEXT[language]
const first = (sentence: string) => fillGaps(sentence, { number: 1 })

test(`a divorced visitor tells the marriage and reads a range (${language})`, async ({ page }) => {
  await enter(page, NADIA, language)
  await openAvsForm(page, language)
  await field(page, avs.status).selectOption('divorced')
  expect(await press(page, WORDS[language].continue)).toBe(303)
  await expect(page.getByText(avs.notHandled, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: family.link, exact: true }).click()
  await expect(page).toHaveURL(pathIn(language, '/avs/family'))

  await field(page, first(family.start)).fill('1.6.2005')
  await field(page, first(family.end)).fill('30.9.2004')
  await field(page, first(family.partnerBirthDate)).fill('4.3.1974')
  const gender = field(page, first(family.partnerGender))
  await gender.getByRole('radio', { name: words.gender.MALE, exact: true }).check()
  expect(await press(page, WORDS[language].continue)).toBe(400)
  await expectProblems(page, language, {
    [first(family.endedBy)]: 'required',
    [first(family.end)]: 'endBeforeStart',
  })
  await expect(field(page, first(family.start))).toHaveValue('1.6.2005')
  await expect(gender.getByRole('radio', { name: words.gender.MALE, exact: true })).toBeChecked()

  await field(page, first(family.end)).fill('30.9.2015')
  const ends = field(page, first(family.endedBy))
  await ends.getByRole('radio', { name: family.endings.divorce, exact: true }).check()
  expect(await press(page, WORDS[language].continue)).toBe(303)

  await page.goto(pathIn(language, '/avs'))
  await expect(page.getByText(avs.notHandled, { exact: true })).toHaveCount(0)
  await page.goto(pathIn(language, '/synthesis'))
  const [low = 0, high = 0] = await Promise.all(
    ['low', 'high'].map(async (end) =>
      Number(await page.locator(`data[data-figure="avs.monthly.${end}"]`).getAttribute('value')),
    ),
  )
  expect(low).toBeGreaterThan(1000)
  expect(high).toBeGreaterThan(low)
  const told = amountOrRange(textIn(language), low, { low, high })
  await unfoldAll(page)
  for (const table of [synthesis.total, synthesis.avs])
    await expect(page.getByRole('table', { name: table, exact: true })).toContainText(told)

  await page.goto(pathIn(language, '/avs/explained'))
  await expect(page.getByRole('heading', { level: 1, name: explained.title })).toBeVisible()
  await expect(page.locator('.answer')).toContainText(told)
  await page.getByText(explained.rangeTitle, { exact: true }).click()
  await expect(page.getByText(explained.rangeHow.unknown)).toBeVisible()
})
