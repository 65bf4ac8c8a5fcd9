/** Somebody who types their own figures, through the proxy, while processes end and others take their place. */
import { expect, type Page } from '@playwright/test'
import { field, press } from '../e2e/support/forms'
import { visitorOn } from '../e2e/support/visitor'
import { type Language, pathIn, TEXT, WORDS } from '../support/visit/words'

/** A form saved by a process that was then killed comes back once (409), with what was typed. */
export async function send(page: Page, language: Language): Promise<number> {
  const proceed = () => press(page, WORDS[language].continue, { within: page.locator('main') })
  const status = await proceed()
  return status === 409 ? proceed() : status
}

const digits = (text: string) => text.replace(/\D/g, '')

export function typistOn(page: Page, language: Language) {
  const visitor = visitorOn(page, language)
  const salary = () => field(page, TEXT[language].career.salary)
  return {
    begin: () => visitor.begin(['nothing']),

    /** To the synthesis for the first time. */
    async finish(amount: number) {
      await visitor.tellPerson('12.04.1975', 'FEMALE', 'bachelor')
      expect(await send(page, language)).toBe(303)
      await visitor.expectPage('/avs/career')
      await salary().fill(String(amount))
      expect(await send(page, language)).toBe(303)
      await visitor.readSynthesis()
    },

    /** Comes back, finds what was typed before, and types something else. */
    async change(before: number, amount: number) {
      expect((await page.goto(pathIn(language, '/avs/career')))?.status()).toBe(200)
      expect(digits(await salary().inputValue())).toBe(String(before))
      await salary().fill(String(amount))
      expect(await send(page, language)).toBe(303)
    },

    /** What is saved now is what was typed last, and gives a synthesis. */
    async expectTyped(amount: number) {
      await page.goto(pathIn(language, '/avs/career'))
      expect(digits(await salary().inputValue())).toBe(String(amount))
      expect((await page.goto(pathIn(language, '/synthesis')))?.status()).toBe(200)
      await visitor.expectPage('/synthesis')
    },
  }
}

const FIRST_SALARY = 60_000
const CHANGES = 5

/** All of it, except `begin`. */
export async function typeAll(typist: ReturnType<typeof typistOn>) {
  let amount = FIRST_SALARY
  await typist.finish(amount)
  for (let changes = 0; changes < CHANGES; changes++) {
    await typist.change(amount, amount + 1_000)
    amount += 1_000
  }
  await typist.expectTyped(amount)
}
