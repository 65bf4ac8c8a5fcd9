/** What the door refuses, and what fails at our side. */
import { formTokenOf } from '../../../app/identity/visitor-session'
import { pathIn } from '../../e2e/words'
import type { State, Visit } from '../state'

type Foreign = { path: string; fields?: Record<string, string>; enctype?: 'text/plain'; fromElsewhere?: true }

/** Sends a form that no page of ours has; `fromElsewhere`: out of a page under another address. */
async function sendForeign({ page, language }: Visit, { path, fields = {}, enctype, fromElsewhere }: Foreign) {
  await page.goto(pathIn(language, '/about'))
  const action = new URL(pathIn(language, path), page.url()).href
  if (fromElsewhere) await page.goto(page.url().replace('localhost', '127.0.0.1'))
  const sent = { action, method: 'post', ...(enctype ? { enctype } : {}) }
  await page.evaluate(
    ([sent, fields]) => {
      const form = Object.assign(document.createElement('form'), sent)
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement('input'), { name, value }))
      document.body.append(form)
      form.submit()
    },
    [sent, fields] as const,
  )
  await page.waitForURL(action)
}

const KEY = 'A'.repeat(43)

/** A browser that holds the key of a session, here of none. */
const bringKey = ({ page }: Visit) =>
  page.context().addCookies([{ name: '__Host-session', value: KEY, url: 'https://localhost', secure: true }])

export const FAILURE_STATES: State[] = [
  {
    place: 'door',
    state: 'an address that cannot be read',
    open: ({ page, language }) => page.goto(pathIn(language, '/%E0%A4')),
  },
  {
    place: 'door',
    state: 'a form that is too long',
    open: (visit) => sendForeign(visit, { path: '/terms', fields: { text: 'x'.repeat(200_000) } }),
  },
  {
    place: 'door',
    state: 'a form of another kind',
    open: (visit) => sendForeign(visit, { path: '/terms', enctype: 'text/plain' }),
  },
  {
    place: 'door',
    state: 'a form from elsewhere',
    open: (visit) => sendForeign(visit, { path: '/terms', fromElsewhere: true }),
  },
  {
    place: '/law',
    state: 'failed',
    stage: 'failing',
    open: ({ page, language }) => page.goto(pathIn(language, '/law')),
  },
  {
    place: '/avs',
    state: 'the vault cannot be reached',
    stage: 'failing',
    open: async (visit) => {
      await bringKey(visit)
      await visit.page.goto(pathIn(visit.language, '/avs'))
    },
  },
  {
    place: '/lpp',
    state: 'the vault cannot be reached, and the form is to be sent again',
    stage: 'failing',
    open: async (visit) => {
      await visit.page.goto(pathIn(visit.language, '/about'))
      await bringKey(visit)
      await sendForeign(visit, { path: '/lpp', fields: { formToken: formTokenOf(KEY), ids: 'a-fund' } })
    },
  },
]
