/** The pages of the sandbox: the identity service's, and those of a fund and a 3a provider. */
import type { Page } from '@playwright/test'
import { api } from '../../e2e/support/calls'
import { press } from '../../e2e/support/forms'
import { enter } from '../../e2e/support/shortcuts'
import { goToLogin } from '../../e2e/support/steps'
import { personNamed } from '../../support/visit/people'
import { pathIn, WORDS } from '../../support/visit/words'
import type { State, Visit } from '../state'

const [CLAIRE, NADIA] = [personNamed('Claire'), personNamed('Nadia')]

async function signInAs({ page, language }: Visit, { firstName, lastName } = CLAIRE) {
  await page.getByRole('button', { name: WORDS[language].signInAs(`${firstName} ${lastName}`) }).click()
}

async function typeWrong({ page, language }: Visit, { email } = CLAIRE, password = 'wrong') {
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.getByRole('button', { name: WORDS[language].signIn, exact: true }).click()
  await page.getByRole('alert').waitFor()
}

const IDENTITY = '/sandbox/identity'

/** Pages outside a sign-in use the browser's language. */
const openIn = (page: Page, { language }: Visit, path: string) =>
  page.setExtraHTTPHeaders({ 'Accept-Language': `${language}-CH` }).then(() => page.goto(path))

const IDENTITY_STATES: State[] = [
  { place: 'identity service', state: 'login', open: ({ page, language }) => goToLogin(page, language) },
  {
    place: 'identity service',
    state: 'login refused',
    open: async (visit) => {
      await goToLogin(visit.page, visit.language)
      await typeWrong(visit)
    },
  },
  {
    place: 'identity service',
    state: 'consent',
    open: async (visit) => {
      await goToLogin(visit.page, visit.language)
      await signInAs(visit)
      await visit.page.getByRole('button', { name: WORDS[visit.language].allow, exact: true }).waitFor()
    },
  },
  { place: 'identity service', state: 'asked wrongly', open: (visit) => openIn(visit.page, visit, `${IDENTITY}/auth`) },
  {
    place: 'identity service',
    state: 'the sign-in has expired',
    open: (visit) => openIn(visit.page, visit, `${IDENTITY}/interaction/gone`),
  },
  {
    place: 'identity service',
    state: 'logout to be confirmed',
    open: async (visit) => {
      await enter(visit.page, NADIA)
      await openIn(visit.page, visit, `${IDENTITY}/session/end`)
    },
  },
  {
    place: 'identity service',
    state: 'logged out',
    open: (visit) => openIn(visit.page, visit, `${IDENTITY}/session/end/success`),
  },
]

const PARTIES = [
  { place: 'fund', path: '/lpp', selection: '/openpk/user/pension-funds', id: CLAIRE.policies[0]?.fundId ?? '' },
  { place: '3a provider', path: '/3a', selection: '/openpv/user/entities', id: CLAIRE.providents[0]?.entityId ?? '' },
] as const

function statesOf({ place, path, selection, id }: (typeof PARTIES)[number]): State[] {
  async function begin({ page, language }: Visit) {
    await enter(page, CLAIRE)
    await api(page, selection, { ids: [id] })
    await page.goto(pathIn(language, path))
    await page.getByRole('button', { name: WORDS[language].signInAt }).click()
  }
  const base = `/sandbox/${path === '/lpp' ? 'funds' : 'entities'}/${id}`
  return [
    { place, state: 'login', open: begin },
    {
      place,
      state: 'login refused',
      open: async (visit) => {
        await begin(visit)
        await typeWrong(visit)
      },
    },
    {
      place,
      state: 'login of somebody unknown there',
      open: async (visit) => {
        const stranger = personNamed('Reto')
        await begin(visit)
        await typeWrong(visit, stranger, stranger.password)
      },
    },
    {
      place,
      state: 'consent',
      open: async (visit) => {
        await begin(visit)
        await signInAs(visit)
        await visit.page.getByRole('button', { name: WORDS[visit.language].allowParty, exact: true }).waitFor()
      },
    },
    { place, state: 'the sign-in has expired', open: (visit) => openIn(visit.page, visit, `${base}/sign-in/gone`) },
    {
      place: path,
      state: 'the sign-in was cancelled',
      open: async (visit) => {
        await begin(visit)
        await press(visit.page, WORDS[visit.language].cancelParty)
        await visit.page.locator('[data-error=refused]').waitFor()
      },
    },
  ]
}

export const SANDBOX_STATES: State[] = [
  ...IDENTITY_STATES,
  ...PARTIES.flatMap(statesOf),
  {
    place: 'fund',
    state: 'its site',
    open: (visit) => openIn(visit.page, visit, `/sandbox/sites/${PARTIES[0].id}`),
  },
  { place: 'feedback', state: 'form', open: (visit) => openIn(visit.page, visit, '/sandbox/feedback') },
  {
    place: 'feedback',
    state: 'refused',
    open: async (visit) => {
      await openIn(visit.page, visit, '/sandbox/feedback')
      await visit.page.getByRole('button').click()
      await visit.page.getByRole('alert').waitFor()
    },
  },
  { place: 'feedback', state: 'thanks', open: (visit) => openIn(visit.page, visit, '/sandbox/feedback?thanks=1') },
]
