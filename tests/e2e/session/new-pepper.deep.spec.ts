/** A pepper that is replaced while people are signed in and links are passed on. */

import { personNamed } from '../../support/visit/people'
import { pathIn, TEXT } from '../../support/visit/words'
import { expect } from '../support/fixtures'
import { test } from '../support/own-server'
import { openSynthesis } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

const [FORMER, NEXT] = ['a'.repeat(64), 'c'.repeat(64)]

test('a new pepper signs nobody out and ends no link, as long as the former one is named', async ({
  page,
  startServer,
}) => {
  const keys = { HOUSEHOLD_KEY: 'b'.repeat(64) }
  await startServer({ ...keys, VAULT_PEPPER: FORMER })
  await openSynthesis(page, personNamed('Nadia'))
  const shared = page.getByRole('link', { name: TEXT.fr.takeaway.files.link, exact: true })
  const link = (await shared.getAttribute('href')) ?? ''

  await startServer({ ...keys, VAULT_PEPPER: NEXT, VAULT_PREVIOUS_PEPPERS: FORMER })
  await page.goto('/synthesis')
  await expect(page).toHaveURL(pathIn('fr', '/synthesis'))
  expect((await page.goto(link))?.status()).toBe(200)

  await startServer({ ...keys, VAULT_PEPPER: NEXT })
  expect((await page.goto(link))?.status()).toBe(404)
  await page.goto('/synthesis')
  await expect(page).not.toHaveURL(pathIn('fr', '/synthesis'))
})
