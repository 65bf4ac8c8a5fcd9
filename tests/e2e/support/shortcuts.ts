/**
 * Steps that a test needs done and is not about: requests to the same addresses as the pages', without opening these.
 */
import { expect, type Page } from '@playwright/test'
import { formTokenOf } from '../../../app/identity/visitor-session'
import { selectionOf } from '../../support/pages/selection-of'
import { infoOf, type Person } from '../../support/visit/people'
import { type Language, pathIn, WORDS } from '../../support/visit/words'
import { api, leadsTo } from './calls'
import { unfoldAll } from './figures'
import { press } from './forms'

/** From the ticked terms to the identity service's answer: the address to which it sends the browser back. */
export async function identify(page: Page, person: Person, language: Language = 'fr'): Promise<string> {
  const { request } = page.context()
  const login = await request.post(pathIn(language, '/prelogin'), { form: { terms: 'on' } })
  const { email, password } = person
  const consent = await request.post(login.url(), { form: { action: 'login', email, password } })
  let answer = await request.post(consent.url(), { form: { action: 'allow' }, maxRedirects: 0 })
  for (;;) {
    const location = new URL(leadsTo(answer) ?? '', answer.url()).href
    if (location.includes('/signin/callback')) return location
    expect(answer.status(), 'the identity service sends on').toBe(303)
    answer = await request.get(location, { maxRedirects: 0 })
  }
}

/** Signs this browser in; its answer carries the session cookie. */
export async function enter(page: Page, person: Person, language: Language = 'fr') {
  const callback = await identify(page, person, language)
  const answer = await page.context().request.get(callback, { maxRedirects: 0 })
  expect(leadsTo(answer)).toBe(pathIn(language, '/router'))
  return answer
}

/** Answers everything that can be answered, as the register and the providers know it. */
export async function answerAll(page: Page, person: Person) {
  await saved(page, '/acor/pension-calculator/info', infoOf(person))
  if (['divorced', 'widow'].includes(person.civilStatus)) await saveFamily(page)
  await saved(page, '/openpk/user/pension-funds', selectionOf(person.policies.map(({ fundId }) => fundId)))
  await saved(page, '/openpv/user/entities', selectionOf(person.providents.map(({ entityId }) => entityId)))
  for (const { fundId } of person.policies) await signInAt(page, '/lpp', fundId, person)
  for (const { entityId } of person.providents) await signInAt(page, '/3a', entityId, person)
  await api(page, '/openpk/user/pension-funds/policies')
  if (person.providents.length === 0) return
  await api(page, '/openpv/user/providents')
  const { body: info } = await api<object>(page, '/open3k/info')
  await saved(page, '/open3k/info', info)
}

/** The family as the register knows it, which no call saves: its page is sent as prefilled. */
async function saveFamily(page: Page) {
  await page.goto('/avs/family')
  expect(await press(page, WORDS.fr.continue), 'the family is saved').toBe(303)
}

/**
 * Signs in at a fund or 3a provider that was chosen on a page, and agrees. The page to which it leads back is not
 * requested.
 */
export async function signInAt(page: Page, path: '/lpp' | '/3a', id: string, person: Person) {
  const { request } = page.context()
  const consent = await consentAt(page, path, id, person)
  const agreed = await request.post(consent, { form: { action: 'allow' }, maxRedirects: 0 })
  const back = await request.get(new URL(leadsTo(agreed) ?? '', consent).href, { maxRedirects: 0 })
  expect(new URL(leadsTo(back) ?? '', back.url()).pathname, 'the party leads back').toBe(path)
}

/** Signed in there, and asked to agree: the address of that page. */
export async function consentAt(page: Page, path: '/lpp' | '/3a', id: string, { email, password }: Person) {
  const { request } = page.context()
  const login = await request.post(path, { form: { signIn: id, formToken: await formToken(page) } })
  const consent = await request.post(login.url(), { form: { action: 'login', email, password } })
  return consent.url()
}

async function saved(page: Page, path: string, body: object) {
  expect((await api(page, path, body)).status, path).toBe(200)
}

/** Signed in, everything answered, and on the synthesis, with nothing folded. */
export async function openSynthesis(page: Page, person: Person, language: Language = 'fr') {
  await enter(page, person, language)
  await answerAll(page, person)
  await page.goto(pathIn(language, '/synthesis'))
  await unfoldAll(page)
}

/** What the forms of a signed-in page carry. */
export const formToken = async (page: Page) => formTokenOf((await sessionToken(page)) ?? '')

/** The token of the session, as the browser keeps it. */
export async function sessionToken(page: Page): Promise<string | null> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === '__Host-session')?.value ?? null
}
