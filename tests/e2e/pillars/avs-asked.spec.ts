/** The AVS form asks what applies: which questions are seen after which answer, and that no entry is lost by a later one. */
import type { Page } from '@playwright/test'
import { IN_TURN, type Language, pathIn, scripts, TEXT, WORDS } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { field, press } from '../support/forms'
import { visitorOn } from '../support/visitor'

/** Of a phone. */
const SCREEN = { width: 412, height: 823 }

async function openOwnForm(page: Page, language: Language) {
  const visitor = visitorOn(page, language)
  await visitor.begin(['nothing'])
}

const expectTwoScreens = async (page: Page) => {
  const { y, height } = (await page.locator('main').boundingBox()) ?? { y: 0, height: Number.NaN }
  expect(y + height).toBeLessThanOrEqual(2 * SCREEN.height)
}

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled, viewport: SCREEN })
    const { avs, words } = TEXT[language]
    const goesOn = WORDS[language].continue
    const COUPLE = [avs.relationshipStartDate, avs.partnerBirthDate, avs.partnerGender]

    async function expectSeen(page: Page, seen: Record<string, boolean>) {
      for (const [label, isSeen] of Object.entries(seen))
        await expect(field(page, label), label).toHaveCount(isSeen ? 1 : 0)
    }
    const seenOf = (labels: readonly string[], isSeen: boolean) =>
      Object.fromEntries(labels.map((label) => [label, isSeen]))

    test(`a civil status shows its questions, and hides no entry for good (${language})`, async ({ page }) => {
      await openOwnForm(page, language)
      const status = field(page, avs.status)
      await expectSeen(page, seenOf([...COUPLE, avs.relationshipEndDate, avs.partnerDeathDate], false))

      await status.selectOption('bachelor')
      await expectSeen(page, seenOf(COUPLE, false))
      await expectTwoScreens(page)

      // They are asked about their marriages on the page of the family, and only there.
      for (const ended of ['divorced', 'widow']) {
        await status.selectOption(ended)
        await expectSeen(page, seenOf([...COUPLE, avs.relationshipEndDate, avs.partnerDeathDate], false))
        await expectTwoScreens(page)
      }

      await status.selectOption('married')
      await expectSeen(page, {
        ...seenOf(COUPLE, true),
        ...seenOf([avs.relationshipEndDate, avs.partnerDeathDate], false),
      })
      await field(page, avs.relationshipStartDate).fill('1.6.1996')
      await field(page, avs.partnerBirthDate).fill('5.5.1970')

      // Single after all, and refused for something else: what was typed is still there.
      await status.selectOption('bachelor')
      await field(page, avs.birthDate).fill('31.02.2000')
      expect(await press(page, goesOn)).toBe(400)
      await expectSeen(page, seenOf([...COUPLE, avs.relationshipEndDate], false))
      await status.selectOption('married')
      await expect(field(page, avs.relationshipStartDate)).toHaveValue('1.6.1996')
      await expect(field(page, avs.partnerBirthDate)).toHaveValue('5.5.1970')
    })

    test(`children, funds and a year are asked for after their answers, and kept (${language})`, async ({ page }) => {
      await openOwnForm(page, language)
      const choose = (group: string, option: string) =>
        field(page, group).getByRole('radio', { name: option, exact: true }).check()
      const work = (kind: keyof typeof avs.works) => page.getByRole('checkbox', { name: avs.works[kind], exact: true })
      await expectSeen(page, seenOf([avs.childCount, avs.fund, avs.insuredSinceYear], false))
      for (const [group, option, other, asked] of [
        [avs.hasChildren, words.yes, words.no, avs.childCount],
        [avs.insuredSince, avs.insuredSinceAnswers.year, avs.insuredSinceAnswers.always, avs.insuredSinceYear],
      ] as const) {
        await choose(group, option)
        await field(page, asked).fill('1998')
        await choose(group, other)
        await expectSeen(page, { [asked]: false })
        await choose(group, option)
        await expect(field(page, asked)).toHaveValue('1998')
        await choose(group, other)
      }
      await work('selfEmployed').check()
      await expectSeen(page, { [avs.fund]: true })
      await field(page, avs.status).selectOption('bachelor')
      await expectTwoScreens(page)
      await work('employed').check()
      await work('selfEmployed').uncheck()
      await expectSeen(page, { [avs.fund]: true })
      await work('employed').uncheck()
      await work('none').check()
      await expectSeen(page, { [avs.fund]: false })

      // None of what is hidden counts.
      await field(page, avs.birthDate).fill('14.03.1971')
      await choose(avs.gender, words.gender.FEMALE)
      expect(await press(page, goesOn)).toBe(303)
      await page.goto(pathIn(language, '/avs'))
      const told = page.getByRole('main').getByRole('definition')
      await expect(told.filter({ hasText: avs.known.insuredAlways })).toHaveCount(1)
      await expect(told.filter({ hasText: words.children_zero })).toHaveCount(1)
    })
  })
