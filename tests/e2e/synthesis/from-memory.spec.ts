/** Somebody without any paper: three pages and at most seven answers to all three pillars, each figure that of the call. */
import type { Page } from '@playwright/test'
import type { SentLife } from '../../../app/estimate/case/life/shape'
import { isInTurn, LANGUAGES, type Language, pathIn, SCRIPTS, scripts, TEXT } from '../../support/visit/words'
import { figuresOn } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { press } from '../support/forms'
import { expectAsCalled } from '../support/visitor'

type Answers = Record<string, string>
type Person = { name: string; answers: Answers; folded?: Answers; life: SentLife; second: 'floor' | 'none' }

const QUICK = { salary: 85_000, rate: 100 }
const insured = [{ from: '1985-05-14' }]
const woman = { birthDate: '1985-05-14', gender: 'FEMALE', insured, work: 'employed', quick: QUICK } as const
const ANSWERS = {
  birthDate: '14.05.1985',
  gender: 'FEMALE',
  status: 'bachelor',
  salary: "85'000",
  work: 'employed',
} as const
const BY_LAW = [{ kind: 'legalMinimum' as const }]

const PEOPLE: Person[] = [
  { name: 'single', answers: ANSWERS, life: { person: woman, secondPillar: BY_LAW }, second: 'floor' },
  {
    name: 'a couple',
    answers: { ...ANSWERS, status: 'married', 'partner.birthYear': '1983', 'partner.salary': '96000' },
    life: {
      person: woman,
      partner: { birthDate: '1983-07-01', gender: 'MALE', quick: { salary: 96_000, rate: 100 } },
      // The year in which the younger of the two was 30.
      marriages: [{ start: '2015-01-01', spouse: 'partner' }],
      secondPillar: BY_LAW,
    },
    second: 'floor',
  },
  {
    name: 'a mother of three with part-time work',
    answers: { ...ANSWERS, salary: '38 000', rate: '50' },
    folded: { childYears: '2010 2013, 2016', 'pillar3a.solde': '12000', 'pillar3a.amount': '1200' },
    life: {
      person: { ...woman, quick: { salary: 38_000, rate: 50 } },
      children: [2010, 2013, 2016].map((year) => ({ birthDate: `${year}-07-01`, parents: 'person' as const })),
      secondPillar: BY_LAW,
      thirdPillar: [{ solde: 12_000, amount: 1200, rate: 0 }],
    },
    second: 'floor',
  },
  {
    name: 'somebody who came at 30',
    answers: { ...ANSWERS, gender: 'MALE', insuredSinceYear: '2015' },
    life: { person: { ...woman, gender: 'MALE', insured: [{ from: '2015-01-01' }] }, secondPillar: BY_LAW },
    second: 'floor',
  },
  {
    name: 'self-employed without a fund',
    answers: { ...ANSWERS, work: 'selfEmployed', fund: 'no' },
    life: { person: { ...woman, work: 'selfEmployed' }, secondPillar: [] },
    second: 'none',
  },
]

/** Fills in what is seen; a year typed beside its dot counts without it. */
async function answer(page: Page, answers: Answers) {
  for (const [name, value] of Object.entries(answers)) {
    const field = page.locator(`[name="${name}"]`)
    if ((await field.count()) > 1) await page.locator(`[name="${name}"][value="${value}"]`).check()
    else if (name === 'status') await field.selectOption(value)
    else await field.fill(value)
  }
}

async function tellFromMemory(page: Page, language: Language, { answers, folded = {} }: Person) {
  const { home, quick } = TEXT[language]
  await page.goto(pathIn(language, '/'))
  await page.getByRole('link', { name: home.quick.button }).click()
  await expect(page).toHaveURL(pathIn(language, '/own/quick'))
  await answer(page, answers)
  if (Object.keys(folded).length > 0) await page.locator('summary', { hasText: quick.more }).click()
  await answer(page, folded)
  await page.locator('[name=terms]').check()
  expect(await press(page, quick.button)).toBe(303)
  await expect(page).toHaveURL(pathIn(language, '/synthesis'))
}

for (const language of LANGUAGES)
  for (const javaScriptEnabled of SCRIPTS)
    test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
      test.use({ javaScriptEnabled, viewport: { width: 320, height: 640 } })
      const { words } = TEXT[language]

      // `tests/visits/journeys/from-memory.test.ts` has each figure of all of them in both languages.
      const people = PEOPLE.slice(0, isInTurn(language, javaScriptEnabled) ? PEOPLE.length : 1)
      for (const person of people)
        test(`${person.name}: from memory in three pages, as by the call`, async ({ page }) => {
          const seen: string[] = []
          page.on('framenavigated', (frame) => {
            if (frame === page.mainFrame()) seen.push(new URL(frame.url()).pathname)
          })
          await tellFromMemory(page, language, person)
          expect([...new Set(seen)]).toEqual(['/', '/own/quick', '/synthesis'].map((path) => pathIn(language, path)))
          // With the ticked terms; the rate and "always" are filled in, and a spouse is asked only of who has one.
          const own = Object.keys(person.answers).filter(
            (name) => !/^(partner\.|rate|insuredSinceYear|fund)/.test(name),
          )
          expect(own.length + 1).toBeLessThanOrEqual(7)

          await expectAsCalled(page, person.life)
          const shown = await figuresOn(page)
          expect(shown['avs.monthly.low']).toBeLessThan(shown['avs.monthly.high'] ?? 0)
          const answerOf = page.locator('.answer')
          if (person.second === 'floor') {
            await expect(answerOf.locator('.answer-amount')).toContainText(words.lowest)
            await expect(answerOf.locator('.answer-amount [data-complete]')).toHaveAttribute('data-complete', 'no')
            await expect(answerOf.locator('[data-figure="lpp.monthly"]')).toHaveAttribute('data-sure', 'floor')
          } else await expect(answerOf.locator('[data-figure="lpp.monthly"]')).toHaveCount(0)
          // One band a pillar, each with one button at most.
          const bands = answerOf.locator('.bands > li')
          await expect(bands).toHaveCount(3)
          for (const band of await bands.all()) expect(await band.getByRole('link').count()).toBeLessThanOrEqual(1)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
        })
    })

test('nothing that was typed is lost where an answer is wrong, and the first wrong field is one press away', async ({
  page,
}) => {
  const { quick } = TEXT.fr
  await page.goto('/own/quick')
  await answer(page, { ...ANSWERS, birthDate: '31.02.1985', status: 'married', 'partner.salary': '96000' })
  expect(await press(page, quick.button)).toBe(400)
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveCount(2)
  await summary.getByRole('link').first().click()
  await expect(page.locator('[name=birthDate]')).toBeFocused()
  await expect(page.locator('[name=birthDate]')).toHaveValue('31.02.1985')
  await expect(page.locator('[name=salary]')).toHaveValue("85'000")
  await expect(page.locator('[name=status]')).toHaveValue('married')
  await expect(page.locator('[name="partner.salary"]')).toHaveValue('96000')
  await expect(page.locator('[name=gender][value=FEMALE]')).toBeChecked()
})

test('the fund is asked only of the self-employed, the spouse only of the married', async ({ page }) => {
  await page.goto('/own/quick')
  const fund = page.locator('[name=fund]').first()
  const spouse = page.locator('[name="partner.birthYear"]')
  await expect(fund).toBeHidden()
  await expect(spouse).toBeHidden()
  await answer(page, { work: 'selfEmployed', status: 'remarried' })
  await expect(fund).toBeVisible()
  await expect(spouse).toBeVisible()
})
