/** A call that a page of ours makes. The calls themselves are in tests/visits. */

import { personNamed } from '../../support/visit/people'
import { expect, test } from '../support/fixtures'

test('[184] a call from a page carries the session’s cookie', async ({ page, readAs }) => {
  await readAs(personNamed('Claire'))
  await page.goto('/avs')
  const sent = page.waitForRequest('**/api/me')
  expect(await page.evaluate(async () => (await fetch('/api/me')).status)).toBe(200)
  expect(await (await sent).headerValue('cookie')).toContain('__Host-session=')
})
