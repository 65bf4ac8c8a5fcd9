/** Who is signed in, kept in the dossier: pages ask the call once in a while only. Here it is over HTTP, and counted. */
import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Listening, listen } from '../../support/product/listen'
import { type StartedProduct, startProduct } from '../../support/product/start-product'
import { personNamed } from '../../support/visit/people'
import { enter } from '../../support/visit/steps'
import { beginVisit } from '../../support/visit/visit'
import { WORDS } from '../../support/visit/words'

const NADIA = personNamed('Nadia')
/** `GET /me` at an address of its own: it counts who asks with a session, and can fail. */
const me = { asked: 0, fails: false }

const answerMe: RequestListener = ({ headers, url }, response) => {
  const isSignedIn = headers.authorization !== undefined
  // Pages ask other calls too; these answer nothing that matters here.
  const isMe = url === '/me'
  if (isSignedIn && isMe) me.asked++
  const { navs, email } = NADIA
  const status = isMe && me.fails ? 500 : isSignedIn ? 200 : 401
  const user = { login: { sub: 'x', name: 'Nadia', email, navs }, fund_ids: [], ttl: 0 }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(user))
}

let calls: Listening
let product: StartedProduct
beforeAll(async () => {
  calls = await listen(answerMe)
  product = await startProduct({ settings: { API_BASE: calls.origin } })
})
afterAll(async () => {
  await product.close()
  await calls.close()
})

it('[152] [153] [151] is asked for once, and ends at once with the session', async () => {
  const visit = await beginVisit('fr', product)
  await enter(visit, NADIA)
  const { asked } = me
  // The first page of the session has asked.
  expect(asked).toBe(1)
  me.fails = true
  for (const path of ['/data', '/de/data', '/data']) {
    await visit.open(product.origin + path)
    expect(visit.screen.url.pathname).toBe(path)
  }
  expect(me.asked).toBe(asked)

  me.fails = false
  const kept = visit.session as string
  await visit.press(WORDS.fr.logout)
  visit.bring(kept)
  await visit.open('/data')
  expect([visit.path, visit.screen.url.search]).toEqual(['/', '?session=over'])
  expect(visit.screen.document.querySelector('details.account')).toBeNull()
  expect(me.asked).toBe(asked)
})
