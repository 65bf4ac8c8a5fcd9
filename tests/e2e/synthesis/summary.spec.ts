/** The brief at the head of each result page: its amounts and days are those of the figures below, for each person. */
import type { Page } from '@playwright/test'
import { chf, dayText } from '../../../app/language/format'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import { api } from '../support/calls'
import { figuresOn } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { PEOPLE, personNamed, TEST_CASES } from '../support/people'
import { openSynthesis } from '../support/shortcuts'
import { LANGUAGES, pathIn, TEXT } from '../support/words'

test.use({ javaScriptEnabled: false })

const AMOUNT = /CHF\u00a0[\d'.]*\d/g
const DAY = /\d{2}\.\d{2}\.\d{4}/g

/** What the brief says, and what the rest of the page says. */
async function read(page: Page, title: string) {
  const brief = page.getByRole('region', { name: title, exact: true })
  await expect(brief.locator('data'), 'programs read each figure once').toHaveCount(0)
  const said = await brief.innerText()
  const whole = await page.getByRole('main').innerText()
  expect(whole.indexOf(said)).toBeGreaterThan(-1)
  return { said, rest: whole.replace(said, '') }
}

/** Every amount and every day of the brief stands below as well. */
function expectBelow({ said, rest }: Awaited<ReturnType<typeof read>>) {
  const below = new Set([...(rest.match(AMOUNT) ?? []), ...(rest.match(DAY) ?? [])])
  const inBrief = [...(said.match(AMOUNT) ?? []), ...(said.match(DAY) ?? [])]
  expect(inBrief.length).toBeGreaterThan(2)
  expect(inBrief.filter((one) => !below.has(one))).toEqual([])
}

for (const language of LANGUAGES) {
  const { brief } = TEXT[language]

  for (const person of [...PEOPLE, ...TEST_CASES]) {
    test(`${person.firstName} reads in brief what the synthesis says below (${language})`, async ({ page }) => {
      await openSynthesis(page, person, language)
      const text = await read(page, brief.title)
      expectBelow(text)
      const figures = await figuresOn(page)
      const { totalFrom } = (await api<Digest>(page, '/synthesis/digest')).body.withoutChange
      const told = [
        'total.monthly',
        'avs.monthly',
        'avs.supplement',
        'avs.thirteenth',
        'lpp.monthly',
        'pillar3a.projected',
      ]
        .map((name) => figures[name])
        .filter((amount) => amount)
      for (const amount of told) expect(text.said).toContain(chf(amount ?? 0))
      expect(text.said).toContain(dayText(totalFrom as NonNullable<typeof totalFrom>))
      expect(figures['pillar3a.projected'] === undefined).toBe(person.providents.length === 0)
    })

    test(`${person.firstName} reads in brief what the calculation comes to (${language})`, async ({ page }) => {
      await openSynthesis(page, person, language)
      await page.goto(pathIn(language, '/avs/explained'))
      expectBelow(await read(page, brief.title))
    })
  }

  test(`with a change the brief compares the two totals (${language})`, async ({ page }) => {
    await openSynthesis(page, personNamed('Nadia'), language)
    await api(page, '/synthesis/simulation', { retirementDate: '2040-12-01' })
    await page.reload()
    const text = await read(page, brief.title)
    expectBelow(text)
    const [before, after] = [await figuresOn(page), await figuresOn(page, 'withChange')]
    const last = text.said.trim().split('\n').at(-1)
    for (const amount of [before['total.monthly'], after['total.monthly']]) expect(last).toContain(chf(amount ?? 0))
    for (const day of ['01.12.2041', '01.12.2040']) expect(last).toContain(day)
  })
}
