/**
 * Steps that a visit needs done and is not about: requests to the same addresses as the pages', without opening these.
 */
import { expect } from 'vitest'
import { selectionOf } from '../pages/selection-of'
import type { StartedProduct } from '../product/start-product'
import { infoOf, type Person } from './people'
import { beginVisit, type Visit } from './visit'
import { type Language, WORDS } from './words'

/** Signs the visitor in: the terms, the identity service, its consent. */
export async function enter(visit: Visit, { email, password }: Person) {
  await visit.open('/prelogin')
  await visit.submit({ terms: 'on' })
  await visit.submit({ action: 'login', email, password })
  expect(await visit.submit({ action: 'allow' })).toBe(303)
  expect(visit.session, 'the visitor is signed in').not.toBeNull()
}

/** Answers everything that can be answered, as the register and the providers know it. */
export async function answerAll(visit: Visit, person: Person) {
  await saved(visit, '/acor/pension-calculator/info', infoOf(person))
  if (['divorced', 'widow'].includes(person.civilStatus)) await saveFamily(visit)
  await saved(visit, '/openpk/user/pension-funds', selectionOf(person.policies.map(({ fundId }) => fundId)))
  await saved(visit, '/openpv/user/entities', selectionOf(person.providents.map(({ entityId }) => entityId)))
  for (const { fundId } of person.policies) await signInAt(visit, '/lpp', fundId, person)
  for (const { entityId } of person.providents) await signInAt(visit, '/3a', entityId, person)
  await visit.call('/openpk/user/pension-funds/policies')
  if (person.providents.length === 0) return
  await visit.call('/openpv/user/providents')
  const { body: info } = await visit.call<object>('/open3k/info')
  await saved(visit, '/open3k/info', info)
}

/** The family as the register knows it, which no call saves: its page is sent as prefilled. */
async function saveFamily(visit: Visit) {
  await visit.open('/avs/family')
  expect(await visit.press(WORDS[visit.language].continue, { within: visit.screen.main }), 'the family is saved').toBe(
    303,
  )
}

/** Signs in at a fund or 3a provider that was chosen, and agrees. */
export async function signInAt(visit: Visit, path: '/lpp' | '/3a', id: string, { email, password }: Person) {
  await visit.open(path)
  await visit.submit({ signIn: id, formToken: visit.formToken })
  await visit.submit({ action: 'login', email, password })
  await visit.submit({ action: 'allow' })
  expect(visit.path, 'the party leads back').toBe(path)
}

async function saved(visit: Visit, path: string, body: object) {
  expect((await visit.call(path, body)).status, path).toBe(200)
}

/** A visitor of their own who has signed in. */
export async function visitOf(person: Person, language: Language = 'fr'): Promise<Visit> {
  const visit = await beginVisit(language)
  await enter(visit, person)
  return visit
}

/** A visitor who types own figures, and has accepted the terms for that; no login. */
export async function ownVisitOf(language: Language = 'fr', product?: StartedProduct): Promise<Visit> {
  const visit = await beginVisit(language, product)
  await visit.open('/own')
  await visit.submit({ terms: 'on' })
  expect([visit.path, visit.session === null]).toEqual(['/own/papers', false])
  return visit
}

/** A separate visitor with everything answered. */
export async function filledVisitOf(person: Person, language: Language = 'fr'): Promise<Visit> {
  const visit = await visitOf(person, language)
  await answerAll(visit, person)
  return visit
}

const sessions = new Map<string, Promise<string>>()

/** A visitor with everything answered, who only reads: a worker's tests share the dossier, so none may change it. */
export async function readingVisitOf(person: Person, language: Language = 'fr'): Promise<Visit> {
  const made = sessions.get(person.email) ?? filledVisitOf(person).then((one) => one.session ?? '')
  sessions.set(person.email, made)
  made.catch(() => sessions.delete(person.email))
  const visit = await beginVisit(language)
  visit.bring(await made)
  return visit
}
