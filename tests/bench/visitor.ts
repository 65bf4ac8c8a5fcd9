/**
 * A person of the sandbox, signed in to a running product with everything answered, and what their browser has stored
 * by then.
 */
import { type APIRequestContext, type Page, request } from '@playwright/test'
import { api } from '../e2e/support/calls'
import { answerAll, enter, formToken } from '../e2e/support/shortcuts'
import { type Person, personNamed } from '../support/visit/people'

export type Visitor = {
  state: Awaited<ReturnType<APIRequestContext['storageState']>>
  /** For a client that is no browser. */
  cookie: string
  /** The address of what they share of their synthesis. */
  sharedPath: string
}

/** Married, two funds and a 3a account, two children. */
const CLAIRE = 'Claire'

/** Everything answered, looked at on the synthesis and explained. */
export async function fill(page: Page, person: Person) {
  await enter(page, person)
  await answerAll(page, person)
  for (const path of ['/synthesis', '/avs/explained', '/lpp/explained', '/3a/explained']) await page.request.get(path)
}

/** With everything that can be kept: a changed situation, and five scenarios of it. */
export async function keepScenarios(page: Page) {
  for (let salary = 1; salary <= 5; salary++) {
    await api(page, '/synthesis/simulation', { desiredSalary: 60_000 + salary * 1_000 })
    await page.request.get('/synthesis')
    await api(page, '/synthesis/scenarios', { name: `Salaire numéro ${salary}` })
  }
}

/** Where they will live, so that the synthesis also tells what is left after tax. */
async function savePlace(page: Page) {
  const home = { canton: 'GE', municipality: 'Genève' }
  await page.request.post('/synthesis', { form: { formToken: await formToken(page), intent: 'place', ...home } })
}

type Kept = { withScenarios?: boolean; withPlace?: boolean; person?: Person['firstName'] }

export async function signedIn(
  origin: string,
  { withScenarios = false, withPlace = false, person = CLAIRE }: Kept = {},
): Promise<Visitor> {
  const asking = await request.newContext({ baseURL: origin })
  try {
    const page = onlyAsking(asking)
    await fill(page, personNamed(person))
    if (withScenarios) await keepScenarios(page)
    if (withPlace) await savePlace(page)
    const html = await (await asking.get('/synthesis')).text()
    const sharedPath = /href="(\/export\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const state = await asking.storageState()
    return { state, cookie: state.cookies.map(({ name, value }) => `${name}=${value}`).join('; '), sharedPath }
  } finally {
    await asking.dispose()
  }
}

/** The shortcuts send requests and open no page: they need no browser. */
export function onlyAsking(asking: APIRequestContext): Page {
  const cookies = async () => (await asking.storageState()).cookies
  return { request: asking, context: () => ({ request: asking, cookies }) } as unknown as Page
}
