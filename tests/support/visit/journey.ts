/** The steps of the main journey, as a visitor takes them from page to page. */
import { expect } from 'vitest'
import type { Person } from './people'
import type { Visit } from './visit'
import { TEXT, WORDS } from './words'

/** The page that is shown has this title. */
export const expectTitle = ({ screen }: Visit, name: string) =>
  expect(screen.main.getAllByRole('heading', { level: 1, name })).toHaveLength(1)

/** Sends the form of the page. @param status of the answer */
export async function goOn(visit: Visit, status = 303) {
  expect(await visit.press(WORDS[visit.language].continue, { within: visit.screen.main })).toBe(status)
}

/** At the identity service, from the page that asks for the terms. */
export async function signInHere(visit: Visit, { firstName, lastName }: Person) {
  const words = WORDS[visit.language]
  visit.tick(words.terms)
  await visit.press(words.signIn, { within: visit.screen.main })
  await visit.press(words.signInAs(`${firstName} ${lastName}`))
  await visit.press(words.allow)
}

/** One of the funds or 3a providers that are offered. */
export function tickParty({ screen }: Visit, id: string, isTicked = true) {
  const box = screen.document.querySelector<HTMLInputElement>(`input[name=ids][value="${id}"]`)
  if (!box) throw new Error(`not offered: ${id}`)
  box.checked = isTicked
}

/** Begun on the page of the funds; each is signed in at. */
export async function chooseFunds(visit: Visit, person: Person) {
  const words = WORDS[visit.language]
  await chooseParties(
    visit,
    person,
    person.policies.map(({ fundId }) => fundId),
    words.noFund,
  )
  if (person.policies.length > 0) await visit.follow(words.continue, visit.screen.main)
  expectTitle(visit, words.pillar3a)
}

/** Begun on the page of the 3a. `next`: the title of the page that follows, the check. */
export async function choose3a(visit: Visit, person: Person, next = TEXT[visit.language].ownCheck.title) {
  await chooseParties(
    visit,
    person,
    person.providents.map(({ entityId }) => entityId),
    WORDS[visit.language].no3a,
  )
  if (person.providents.length > 0) await goOn(visit)
  expectTitle(visit, next)
}

async function chooseParties(visit: Visit, person: Person, ids: string[], none: string) {
  const { save } = WORDS[visit.language]
  for (const id of ids) tickParty(visit, id)
  expect(await visit.press(ids.length > 0 ? save : none, { within: visit.screen.main })).toBe(303)
  for (const _ of ids) await signInAtNext(visit, person)
}

/** At the first fund or 3a provider that waits for it; the button is there no more afterwards. */
async function signInAtNext(visit: Visit, { firstName, lastName }: Person) {
  const words = WORDS[visit.language]
  const waiting = () => visit.screen.main.queryAllByRole('button', { name: words.signInAt })
  const [first, ...others] = waiting()
  await visit.press(first?.textContent ?? '', { within: visit.screen.main })
  await visit.press(words.signInAs(`${firstName} ${lastName}`))
  await visit.press(words.allowParty)
  expect(waiting()).toHaveLength(others.length)
}

/** Everything is as it should be. */
export async function confirmCheck(visit: Visit) {
  await visit.follow(TEXT[visit.language].ownCheck.toSynthesis, visit.screen.main)
  expectTitle(visit, WORDS[visit.language].synthesis)
}
