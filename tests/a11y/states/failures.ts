/** What the door refuses, and what fails on our side. */
import { expect, type Page } from '@playwright/test'
import { formTokenOf } from '../../../app/identity/visitor-session'
import { enter, sessionToken } from '../../e2e/support/shortcuts'
import { personNamed } from '../../support/visit/people'
import { pathIn } from '../../support/visit/words'
import type { State, Visit } from '../state'

const NADIA = personNamed('Nadia')

/** The page that says what is wrong, with its code. */
const expectCode = (page: Page, code: number) => expect(page.locator('.error-code')).toContainText(String(code))

type Foreign = {
  path: string
  code: number
  fields?: Record<string, string>
  enctype?: 'text/plain'
  fromElsewhere?: true
  signedIn?: true
}

/**
 * Sends a form that no page of ours has, and gets an answer with a code. `fromElsewhere`: from a page under another
 * address; `signedIn`: by somebody who has signed in meanwhile.
 */
async function sendForeign({ page, language }: Visit, { path, code, fields, enctype, ...rest }: Foreign) {
  await page.goto(pathIn(language, '/about'))
  const action = new URL(pathIn(language, path), page.url()).href
  if (rest.fromElsewhere) await page.goto(page.url().replace('localhost', '127.0.0.1'))
  if (rest.signedIn) await enter(page, NADIA)
  const sent = { ...fields, ...(rest.signedIn ? { formToken: formTokenOf((await sessionToken(page)) ?? '') } : {}) }
  await page.evaluate(
    ([form, fields]) => {
      const made = Object.assign(document.createElement('form'), form)
      for (const [name, value] of Object.entries(fields))
        made.append(Object.assign(document.createElement('input'), { name, value }))
      document.body.append(made)
      made.submit()
    },
    [{ action, method: 'post', ...(enctype ? { enctype } : {}) }, sent] as const,
  )
  await page.waitForURL(action)
  await expectCode(page, code)
}

export const FAILURE_STATES: State[] = [
  {
    place: 'door',
    state: 'an address that cannot be read',
    open: async ({ page, language }) => {
      await page.goto(pathIn(language, '/%E0%A4'))
      await expectCode(page, 400)
    },
  },
  {
    place: 'door',
    state: 'a form that is too long',
    open: (visit) => sendForeign(visit, { path: '/terms', code: 413, fields: { text: 'x'.repeat(200_000) } }),
  },
  {
    place: 'door',
    state: 'a form of another kind',
    open: (visit) => sendForeign(visit, { path: '/terms', code: 415, enctype: 'text/plain' }),
  },
  {
    place: 'door',
    state: 'a form from elsewhere',
    open: (visit) => sendForeign(visit, { path: '/terms', code: 403, fromElsewhere: true }),
  },
  {
    place: '/law',
    state: 'failed',
    stage: 'callsGone',
    open: async ({ page, language }) => {
      await page.goto(pathIn(language, '/law'))
      await expectCode(page, 500)
    },
  },
  // Each has a separate sign-in: once the identity of a session could not be found out, nobody asks again for a while.
  {
    place: '/avs',
    state: 'the vault cannot be reached',
    stage: 'failing',
    open: async ({ page, language }) => {
      await enter(page, NADIA)
      await page.goto(pathIn(language, '/avs'))
      await expectCode(page, 503)
    },
  },
  {
    place: '/lpp',
    state: 'the vault cannot be reached, and the form is to be sent again',
    stage: 'failing',
    open: (visit) => sendForeign(visit, { path: '/lpp', code: 503, fields: { ids: 'a-fund' }, signedIn: true }),
  },
]
