/** Who is signed in, kept in the dossier: pages ask the call once in a while only. Here it is over HTTP, and counted. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Person, personNamed } from '../../support/visit/people'
import { expect } from '../support/fixtures'
import { account, logOut } from '../support/forms'
import { test } from '../support/own-server'
import { enter } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

/** `GET /me` at an address of its own. It counts who asks with a session, and can fail. */
async function startMe({ navs, email }: Person) {
  const me = { asked: 0, fails: false, address: '', close: () => server.close() }
  const user = { login: { sub: 'x', name: 'Nadia', email, navs }, fund_ids: [], ttl: 0 }
  const server = createServer((request, response) => {
    const isSignedIn = request.headers.authorization !== undefined
    // Pages ask other calls too; these answer nothing that matters here.
    const isMe = request.url === '/me'
    if (isSignedIn && isMe) me.asked++
    const status = isMe && me.fails ? 500 : isSignedIn ? 200 : 401
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(user))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  me.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return me
}

test('[152] [153] [151] is asked for once, and ends at once with the session', async ({ page, startServer }) => {
  const nadia = personNamed('Nadia')
  const me = await startMe(nadia)
  await startServer({ API_BASE: me.address })
  await enter(page, nadia)

  await page.goto('/data')
  await expect(page).toHaveURL('/data')
  const { asked } = me
  expect(asked).toBeGreaterThan(0)
  me.fails = true
  for (const path of ['/data', '/de/data', '/data']) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
  }
  expect(me.asked).toBe(asked)

  me.fails = false
  const { cookies } = await page.context().storageState()
  await logOut(page, 'fr')
  await page.context().addCookies(cookies)
  await page.goto('/data')
  await expect(page).toHaveURL('/?session=over')
  await expect(account(page)).toHaveCount(0)
  expect(me.asked).toBe(asked)
  me.close()
})
