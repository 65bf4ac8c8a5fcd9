/** The guided path, from its start to the synthesis: in its order, back again, and what leads off it. */
import type { Page } from '@playwright/test'
import { chf } from '../../../app/language/format'
import { GUIDED_PATHS, type GuidedStep, WAY_STEPS } from '../../../app/language/guided-path'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import { type Person, personNamed } from '../../support/visit/people'
import {
  fillGaps,
  isInTurn,
  isPage,
  LANGUAGES,
  OTHER_LANGUAGE,
  pathIn,
  SCRIPTS,
  scripts,
  TEXT,
  WORDS,
} from '../../support/visit/words'
import { api } from '../support/calls'
import { figuresOf, figuresOn } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { expectProblems, field, openAvsForm, openGroups, press, typedOn } from '../support/forms'
import { answerAll, enter } from '../support/shortcuts'
import { choose3a, chooseFunds, confirmCheck, confirmFirstPillar } from '../support/steps'

const CLAIRE = personNamed('Claire')

for (const javaScriptEnabled of SCRIPTS)
  for (const language of LANGUAGES)
    test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
      test.use({ javaScriptEnabled })
      const [words, text] = [WORDS[language], TEXT[language]]
      const { guided } = text
      const addressOf = (step: GuidedStep) => pathIn(language, GUIDED_PATHS[step])
      const steps = (page: Page) => page.getByRole('navigation', { name: guided.steps, exact: true })
      const continueTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

      /** At this step of the path, which the list of the four says too; `states` by their first letters. */
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

      for (const person of isInTurn(language, javaScriptEnabled) ? [CLAIRE, personNamed('Sofia')] : [CLAIRE])
        test(`[174] the path leads ${person.firstName} from its start to the synthesis, in its order`, async ({
          page,
        }) => {
          await page.goto(pathIn(language, '/v2'))
          await expect(page.getByRole('heading', { level: 1, name: guided.title })).toBeVisible()
          await continueTo(page, words.start)
          await expect(page).toHaveURL(addressOf('documents'))
          await continueTo(page, words.ready)
          await expect(page).toHaveURL(addressOf('login'))
          await signInHere(page, person)
          await expectStep(page, 'avs', 'cooo')
          await confirmFirstPillar(page, language)
          await expectStep(page, 'lpp', 'dcoo')
          await chooseFunds(page, language, person)
          await expectStep(page, 'pillar3a', 'ddco')
          await choose3a(page, language, person, guided.check.title)
          await expectStep(page, 'check', 'dddc')
          await continueTo(page, guided.check.synthesis)
          await expect(page).toHaveURL(addressOf('synthesis'))
          await expect(steps(page)).toHaveCount(0)
          const { body: digest } = await api<Digest>(page, '/synthesis/digest')
          expect(await figuresOn(page)).toMatchObject(figuresOf(digest.withoutChange))
        })

      test('[174] the way off it has the same steps, back links and a check at its end', async ({ page }) => {
        const at = (path: string) => isPage(language, path)
        await enter(page, CLAIRE, language)
        await page.goto(pathIn(language, '/router'))
        await expect(page).toHaveURL(at('/avs'))
        await expect(steps(page).locator('[aria-current=step]')).toContainText(guided.name.avs)
        await confirmFirstPillar(page, language)
        await expect(steps(page).getByRole('listitem')).toHaveCount(4)
        await continueTo(page, fillGaps(guided.back, { step: guided.name.avs }))
        await expect(page).toHaveURL(at('/avs'))
        await continueTo(page, guided.name.lpp)
        await chooseFunds(page, language, CLAIRE)
        await expect(steps(page).locator('[aria-current=step]')).toContainText(guided.name.pillar3a)
        await choose3a(page, language, CLAIRE)
        await expect(page).toHaveURL(at('/own/check'))
        await expect(steps(page).locator('[aria-current=step]')).toContainText(guided.name.check)
        await confirmCheck(page, language)
        await expect(page).toHaveURL(at('/synthesis'))
        for (const path of ['/avs', '/lpp', '/3a']) {
          await page.goto(pathIn(language, path))
          await expect(steps(page)).toHaveCount(0)
        }
      })

      if (!isInTurn(language, javaScriptEnabled)) return

      test('[174] the links back lead the same way back, and the list of steps to each', async ({ page }) => {
        await enter(page, CLAIRE, language)
        await answerAll(page, CLAIRE)
        await page.goto(addressOf('check'))
        for (const step of ['pillar3a', 'lpp', 'avs'] as const) {
          await continueTo(page, fillGaps(guided.back, { step: guided.name[step] }))
          await expect(page).toHaveURL(addressOf(step))
        }
        await continueTo(page, guided.backToStart)
        await expect(page).toHaveURL(pathIn(language, '/v2'))
        await page.goto(addressOf('check'))
        for (const step of WAY_STEPS) {
          await steps(page).getByRole('link', { name: guided.name[step], exact: true }).click()
          await expect(page).toHaveURL(addressOf(step))
        }
        await page.goto(pathIn(language, '/v2'))
        await page.getByRole('main').getByRole('link', { name: words.continue, exact: true }).click()
        await expect(page).toHaveURL(addressOf('synthesis'))
      })

      test('what is changed from the check leads back to it, and stands there', async ({ page }) => {
        await enter(page, CLAIRE, language)
        await answerAll(page, CLAIRE)
        await page.goto(addressOf('check'))
        const value = (term: string) => page.locator('dl > div', { hasText: term })
        await expect(value(text.avs.navs).first()).toContainText(CLAIRE.navs)
        await continueTo(page, guided.check.change.pillar3a)
        const solde = field(page, text.pillar3a.solde)
        await solde.fill('12345')
        expect(await press(page, words.continue)).toBe(303)
        await expect(page).toHaveURL(isPage(language, GUIDED_PATHS.check))
        await expect(value(text.pillar3a.solde)).toContainText(chf(12345))

        await continueTo(page, guided.check.change.lpp)
        await openGroups(page)
        await page.locator('input[name=ids]:checked').first().uncheck()
        expect(await press(page, words.save)).toBe(303)
        await page.getByRole('main').getByRole('link', { name: words.continue, exact: true }).click()
        await expect(page).toHaveURL(addressOf('check'))
      })

      test('a refused form keeps what was typed, and stays on the path', async ({ page }) => {
        await page.goto(addressOf('login'))
        expect(await press(page, words.signIn)).toBe(400)
        await expect(page).toHaveURL(addressOf('login'))
        await enter(page, CLAIRE, language)
        await openAvsForm(page, language, GUIDED_PATHS.avs)
        await field(page, text.avs.birthDate).fill('31.02.2000')
        const typed = await typedOn(page)
        expect(await press(page, words.continue)).toBe(400)
        await expectProblems(page, language, { [text.avs.birthDate]: 'dayUnknown' })
        await expectStep(page, 'avs', 'cooo')
        expect(await typedOn(page)).toEqual(typed)
        await page.goto(addressOf('lpp'))
        expect(await press(page, words.save)).toBe(400)
        await expectStep(page, 'lpp', 'ocoo')
      })

      test('who cancels the sign-in, here or at a fund, is back on the path and can begin again', async ({ page }) => {
        await page.goto(addressOf('login'))
        await page.getByRole('checkbox', { name: words.terms }).check()
        await page.getByRole('button', { name: words.signIn, exact: true }).click()
        await page.getByRole('button', { name: words.cancelParty, exact: true }).click()
        await expect(page).toHaveURL(`${addressOf('login')}?problem=refused`)
        await expect(page.locator('[data-error=refused]')).toBeVisible()
        await signInHere(page, CLAIRE)
        await expectStep(page, 'avs', 'cooo')

        await page.goto(addressOf('lpp'))
        await page.locator(`input[name=ids][value="${CLAIRE.policies[0]?.fundId}"]`).check()
        await page.getByRole('button', { name: words.save, exact: true }).click()
        await page.getByRole('button', { name: words.signInAt }).click()
        await page.getByRole('button', { name: words.cancelParty, exact: true }).click()
        await expect(page).toHaveURL(addressOf('lpp'))
        await expect(page.locator('[data-error=refused]')).toBeVisible()
      })

      test('[203] the sign-in names the funds at which one can sign in, asked for without a session', async ({
        page,
      }) => {
        const { body: funds } = await api<{ nameFr: string; nameDe: string }[]>(page, '/login/pension-funds')
        expect(funds.length).toBeGreaterThan(0)
        await page.goto(addressOf('login'))
        const names = funds.map(({ nameFr, nameDe }) => (language === 'fr' ? nameFr : nameDe))
        await expect(page.getByRole('region', { name: guided.funds.title }).getByRole('listitem')).toHaveText(names)
      })

      test('[177] the language switch keeps the step', async ({ page }) => {
        const other = language === 'fr' ? 'de' : 'fr'
        const change = async (path: string) => {
          await page.goto(pathIn(language, path))
          await page
            .getByRole('banner')
            .getByRole('link', { name: OTHER_LANGUAGE[language], exact: true })
            .or(page.getByRole('button', { name: OTHER_LANGUAGE[language], exact: true }))
            .click()
          await expect(page).toHaveURL(pathIn(other, path))
        }
        for (const path of ['/v2', '/v2/wizard', '/v2/wizard/login']) await change(path)
        await enter(page, CLAIRE, language)
        for (const step of ['1p', '2p?then=check', '3p', 'check', 'synthesis']) await change(`/v2/wizard/${step}`)
      })
    })
