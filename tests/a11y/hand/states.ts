/** Every page in every state that a visitor can bring about, in one walk per kind of visitor. */
import { expect, type Page } from '@playwright/test'
import { PAGES } from '../../../remix.config.js'
import { api } from '../../e2e/support/calls'
import { openAccount, openAvsForm, press } from '../../e2e/support/forms'
import { answerAll, enter, formToken } from '../../e2e/support/shortcuts'
import { goToLogin } from '../../e2e/support/steps'
import { selectionOf } from '../../support/pages/selection-of'
import { infoOf, type Person, personNamed } from '../../support/visit/people'
import { type Language, pathIn, TEXT, WORDS } from '../../support/visit/words'

/** Called at each state, with its name. */
export type Look = (state: string) => Promise<void>

/** French paths; /router shows nothing, and one path that does not exist stands for all others. */
export const PATHS = Object.keys(PAGES)
  .filter((path) => path !== '/router')
  .map((path) => path.replace('*', 'nope'))

/** The paths, or some of them, that show their own page and not another in its place. @returns those paths */
export async function eachPath(page: Page, language: Language, look: Look, paths = PATHS): Promise<string[]> {
  const shown: string[] = []
  for (const path of paths) {
    await page.goto(pathIn(language, path))
    if (new URL(page.url()).pathname !== pathIn(language, path)) continue
    shown.push(path)
    await look(path)
  }
  return shown
}

const SIGN_IN_PROBLEMS = ['refused', 'expired', 'wrongState', 'failed', 'unavailable', 'notVerified']

/** Before the sign-in, besides the plain pages: what is refused or over, and the pages of the identity service. */
export async function signedOutStates(page: Page, language: Language, look: Look) {
  const [text, words] = [TEXT[language], WORDS[language]]
  const at = (path: string) => page.goto(pathIn(language, path))
  for (const path of ['/prelogin', '/prelogin2', '/v2/wizard/login']) {
    await at(path)
    await press(page, words.signIn)
    await look(`${path}, terms not accepted`)
  }
  for (const problem of SIGN_IN_PROBLEMS) {
    await at(`/prelogin?problem=${problem}`)
    await look(`sign-in: ${problem}`)
  }
  for (const query of ['session=over', 'session=unsaved', 'session=lost', 'bye=1', 'film=service']) {
    await page.goto(`${pathIn(language, '/')}?${query}`)
    await look(query)
  }
  await at('/prelogin?problem=cookies')
  await look('cookies refused')
  await at('/%E0%A4')
  await look('refused at the door')

  await goToLogin(page, language)
  await look('identity service')
  await page.locator('form:has(#email)').getByRole('button').click()
  await look('identity service, refused')
  const { firstName, lastName } = personNamed('Claire')
  await page.getByRole('button', { name: words.signInAs(`${firstName} ${lastName}`) }).click()
  await look('identity service, consent')
  await page.goto('/sandbox/identity/interaction/nothing')
  await look('identity service, lost')
  expect(text.frame.product).toBeTruthy()
}

/** Signed in with nothing answered: wrong entries, and what was chosen and not filled in yet. */
export async function emptyStates(page: Page, language: Language, look: Look) {
  const { avs, lpp, pillar3a } = TEXT[language]
  const at = (path: string) => page.goto(pathIn(language, path))
  const claire = personNamed('Claire')
  await enter(page, claire, language)
  await eachPath(page, language, (path) => look(`${path}, nothing answered`))

  await openAvsForm(page, language)
  // Some are asked only after another answer.
  for (const field of await page.locator('main input[type=text]:visible').all()) await field.fill('31.02.2000')
  await page.getByRole('button', { name: avs.addChild, exact: true }).click()
  await look('/avs, a child more')
  await press(page, avs.addAbroad)
  await press(page, avs.addAbroad)
  await look('/avs, two periods abroad more')
  await press(page, WORDS[language].continue)
  await look('/avs, refused')
  await openAvsForm(page, language, '/v2/wizard/1p')
  await page.locator('main input[type=text]').first().fill('')
  await press(page, WORDS[language].continue)
  await look('/v2/wizard/1p, refused')
  for (const [path, save] of [
    ['/lpp', lpp.save],
    ['/3a', pillar3a.save],
  ] as const) {
    await at(path)
    await press(page, save)
    await look(`${path}, nothing chosen`)
  }
  await chooseAll(page, claire)
  for (const path of ['/lpp', '/3a', '/v2/wizard/2p', '/v2/wizard/3p']) {
    await at(path)
    await look(`${path}, chosen`)
  }
  await at('/lpp')
  await page.locator('button[value^="signIn:"]').first().click()
  await look('fund, sign-in')
  await page.locator('form').first().getByRole('button').click()
  await look('fund, sign-in refused')
  await page.locator('form').nth(1).getByRole('button').click()
  await look('/lpp, sign-in cancelled')
  await page.locator('button[value^="signIn:"]').first().click()
  await page.getByRole('button', { name: WORDS[language].signInAs(`${claire.firstName} ${claire.lastName}`) }).click()
  await look('fund, consent')
  await at('/synthesis?kept=no')
  await familyStates(page, language, look)
}

/** The family page asks most of somebody who has married again. */
async function familyStates(page: Page, language: Language, look: Look) {
  const info = infoOf(personNamed('Claire'))
  const saved = await api(page, '/acor/pension-calculator/info', {
    ...info,
    person: { ...info.person, status: 'remarried' },
  })
  expect(saved.status).toBe(200)
  await page.goto(pathIn(language, '/avs/family'))
  await look('/avs/family, married again')
  // Some are asked only after another answer.
  for (const field of await page.locator('main input[type=text]:visible').all()) await field.fill('31.02.2000')
  await press(page, TEXT[language].family.addMarriage)
  await look('/avs/family, a marriage more')
  await press(page, WORDS[language].continue)
  await look('/avs/family, refused')
}

async function chooseAll(page: Page, person: Person) {
  await api(page, '/openpk/user/pension-funds', selectionOf(person.policies.map(({ fundId }) => fundId)))
  await api(page, '/openpv/user/entities', selectionOf(person.providents.map(({ entityId }) => entityId)))
}

/** Signed in with everything answered: full pages, a simulation and kept ones, and refused forms of these. */
export async function fullStates(page: Page, language: Language, look: Look) {
  const { simulation, scenarios, frame, data } = TEXT[language]
  const at = (path: string) => page.goto(pathIn(language, path))
  const claire = personNamed('Claire')
  await enter(page, claire, language)
  await answerAll(page, claire)
  await eachPath(page, language, (path) => look(`${path}, all answered`))

  await at('/3a')
  await page.locator('main input[name=rate]').fill('viel')
  await press(page, WORDS[language].continue)
  await look('/3a, account refused')
  await at('/simulation')
  for (const field of await page.locator('main input[type=text]:visible').all()) await field.fill('31.02.2000')
  await press(page, simulation.launch)
  await look('/simulation, refused')
  await at('/simulation')
  await page.locator('main input[name=desiredRate]').fill('80')
  await press(page, simulation.launch)
  await look('/synthesis, with a change')
  await at('/scenarios')
  await page.locator('main input[name=name]').fill('')
  await press(page, scenarios.keep)
  await look('/scenarios, refused')
  await page.locator('main input[name=name]').fill('80 %')
  await press(page, scenarios.keep)
  await look('/scenarios, kept')
  await at('/scenarios?compare=without&compare=k1')
  await look('/scenarios, compared')
  await at('/ages?compare=64&compare=65&compare=k1&compare=none')
  await look('/ages, compared, and one unknown')
  await at('/ages?compare=64')
  await look('/ages, one alone')
  for (const path of ['/avs/explained', '/lpp/explained', '/3a/explained']) {
    await at(`${path}?column=withChange`)
    await look(`${path}, with a change`)
  }
  await at('/synthesis')
  await page.goto((await page.locator('main a[href*="/export?"]').first().getAttribute('href')) ?? '')
  await look('/export, of a synthesis')
  await at('/lpp')
  await openAccount(page)
  await look('/lpp, the visitor’s bar open')
  await press(page, frame.keeping.button)
  await look('/lpp, kept longer')
  await page.request.post(pathIn(language, '/lpp'), { form: { formToken: await formToken(page), none: '1' } })
  await at('/data?session=changed')
  await look('/data, session changed')
  await at('/data?file=none')
  await look('/data, no PDF')
  await at('/data')
  await press(page, WORDS[language].confirmDelete)
  await look('/data, deleted')
  expect(data.doneTitle).toBeTruthy()
}
