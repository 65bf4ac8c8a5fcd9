/** The rows of the children, without script: where the focus is after each change of their number, and what Enter does. */
import type { Page } from '@playwright/test'
import { personNamed } from '../../support/visit/people'
import { fillGaps, type Language, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { field, openAvsForm, press, typedOn } from '../support/forms'
import { enter } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

const INFO = '/acor/pension-calculator/info'

/** The labels of a child's row. */
function row(language: Language, number: number) {
  const { childBirthDate, childAlive, removeChild } = TEXT[language].avs
  const of = (sentence: string) => fillGaps(sentence, { number })
  return {
    birthDate: of(childBirthDate),
    alive: of(childAlive),
    remove: of(removeChild),
  }
}

const rowsOn = (page: Page) => page.locator('main input[name$=".birthDate"][name^=children]')

async function openForm(page: Page, name: string, language: Language = 'fr') {
  await enter(page, personNamed(name), language)
  await openAvsForm(page, language)
}

test('[077] a row more and a row less keep everything else as it was typed, say nothing is wrong, and have the focus', async ({
  page,
}) => {
  await openForm(page, 'Claire')
  await field(page, TEXT.fr.avs.birthDate).fill('half a da')
  await field(page, TEXT.fr.avs.status).selectOption('widow')
  await field(page, row('fr', 1).birthDate).fill('not yet')
  await field(page, row('fr', 2).alive).uncheck()
  const before = await typedOn(page)

  expect(await press(page, TEXT.fr.avs.addChild)).toBe(200)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(field(page, TEXT.fr.avs.childCount)).toHaveValue('3')
  await expect(field(page, row('fr', 3).birthDate)).toBeFocused()
  await field(page, row('fr', 3).birthDate).fill('24.12.2012')

  expect(await press(page, row('fr', 1).remove)).toBe(200)
  await expect(field(page, TEXT.fr.avs.childCount)).toBeFocused()
  await expect(field(page, row('fr', 2).birthDate)).toHaveValue('24.12.2012')
  await expect(field(page, row('fr', 1).alive)).not.toBeChecked()
  expect(await press(page, row('fr', 2).remove)).toBe(200)
  await expect(rowsOn(page)).toHaveCount(1)

  const withoutChildren = (typed: typeof before) => typed.filter(([name]) => !/^child/.test(String(name)))
  expect(withoutChildren(await typedOn(page))).toEqual(withoutChildren(before))
  expect(await press(page, WORDS.fr.continue)).toBe(400)
  await expect(page.getByRole('alert')).toBeFocused()
  expect((await api(page, INFO)).body).toBeNull()
})

test('[077] a number of children brings their rows: nothing is wrong, and the first new one has the focus', async ({
  page,
}) => {
  await openForm(page, 'Nadia')
  await field(page, TEXT.fr.avs.childCount).fill('3')
  expect(await press(page, WORDS.fr.continue)).toBe(200)
  await expect(rowsOn(page)).toHaveCount(3)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(field(page, row('fr', 2).birthDate)).toBeFocused()
  await expect(field(page, row('fr', 2).birthDate)).toBeInViewport()
})

test('[078] Enter in a field goes on: it takes no child away', async ({ page }) => {
  await openForm(page, 'Claire')
  const sent = page.waitForResponse((response) => response.request().method() === 'POST')
  await field(page, row('fr', 1).birthDate).press('Enter')
  expect((await sent).status()).toBe(303)
  expect((await api<{ children: unknown[] }>(page, INFO)).body.children).toHaveLength(2)
})
