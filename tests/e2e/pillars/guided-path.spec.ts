/**
 * The guided path from its start to the synthesis, with scripts; `tests/visits` has it without, and what leads back and
 * off it.
 */
import type { Page } from '@playwright/test'
import { GUIDED_PATHS, type GuidedStep, type WAY_STEPS } from '../../../app/language/guided-path'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import { type Person, personNamed } from '../../support/visit/people'
import { isPage, LANGUAGES, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { figuresOf, figuresOn } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { choose3a, chooseFunds, confirmFirstPillar } from '../support/steps'

const CLAIRE = personNamed('Claire')

for (const language of LANGUAGES)
  test.describe(language, () => {
    const [words, text] = [WORDS[language], TEXT[language]]
    const { guided } = text
    const addressOf = (step: GuidedStep) => pathIn(language, GUIDED_PATHS[step])
    const steps = (page: Page) => page.getByRole('navigation', { name: guided.steps, exact: true })
    const continueTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

    /** At this step of the path, which the list of the four shows too; `states` by their first letters. */
    async function expectStep(page: Page, step: (typeof WAY_STEPS)[number], states: string) {
      await expect(page).toHaveURL(isPage(language, GUIDED_PATHS[step]))
      const current = steps(page).locator('[aria-current=step]')
      await expect(current).toContainText(guided.name[step])
      const word = { d: guided.state.done, c: guided.state.current, o: guided.state.open }
      const told = [...states].map((letter) => word[letter as keyof typeof word])
      await expect(steps(page).getByRole('listitem')).toContainText(told)
    }

    async function signInHere(page: Page, { firstName, lastName }: Person) {
      await page.getByRole('checkbox', { name: words.terms }).check()
      await page.getByRole('button', { name: words.signIn, exact: true }).click()
      await page.getByRole('button', { name: words.signInAs(`${firstName} ${lastName}`) }).click()
      await page.getByRole('button', { name: words.allow, exact: true }).click()
    }

    test('[174] the path leads Claire from its start to the synthesis, in its order', async ({ page }) => {
      await page.goto(pathIn(language, '/v2'))
      await expect(page.getByRole('heading', { level: 1, name: guided.title })).toBeVisible()
      await continueTo(page, words.start)
      await expect(page).toHaveURL(addressOf('documents'))
      await continueTo(page, words.ready)
      await expect(page).toHaveURL(addressOf('login'))
      await signInHere(page, CLAIRE)
      await expectStep(page, 'avs', 'cooo')
      await confirmFirstPillar(page, language)
      await expectStep(page, 'lpp', 'dcoo')
      await chooseFunds(page, language, CLAIRE)
      await expectStep(page, 'pillar3a', 'ddco')
      await choose3a(page, language, CLAIRE, guided.check.title)
      await expectStep(page, 'check', 'dddc')
      await continueTo(page, guided.check.synthesis)
      await expect(page).toHaveURL(addressOf('synthesis'))
      await expect(steps(page)).toHaveCount(0)
      const { body: digest } = await api<Digest>(page, '/synthesis/digest')
      expect(await figuresOn(page)).toMatchObject(figuresOf(digest.withoutChange))
    })
  })
