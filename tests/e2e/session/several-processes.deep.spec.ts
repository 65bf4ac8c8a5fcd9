/** One journey, served by two processes in turn; what happens when one of them, or Redis, goes away on the way. */
import { expect, type Page } from '@playwright/test'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import { hasRedis } from '../../support/vault/start-redis'
import { personNamed } from '../../support/visit/people'
import { OTHER_LANGUAGE, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { figuresOf, figuresOn } from '../support/figures'
import { logOut, press } from '../support/forms'
import { test } from '../support/several-processes'
import { answerAll, enter, sessionToken } from '../support/shortcuts'
import { reachSynthesis } from '../support/steps'

test.skip(!hasRedis, 'no redis-server here')
test.use({ javaScriptEnabled: false })

const CLAIRE = personNamed('Claire')
const { over, bye } = TEXT.fr.home

test('two processes serve one journey in turn, one of them finishes it alone, and after the logout neither knows it', async ({
  page,
  redis,
  served,
  killOne,
}) => {
  await reachSynthesis(page, 'fr', CLAIRE)
  const { body: digest } = await api<Digest>(page, '/synthesis/digest')
  expect(digest.silent).toEqual([])
  expect(await figuresOn(page)).toMatchObject(figuresOf(digest.withoutChange))
  expect(Math.min(...served)).toBeGreaterThan(10)
  expect(Math.abs(served[0] - served[1])).toBeLessThan(2)
  const figures = await figuresOn(page)

  await killOne()
  await page.reload()
  expect(await figuresOn(page)).toEqual(figures)
  const token = await sessionToken(page)
  await logOut(page, 'fr')
  await expect(page.getByText(bye.title)).toBeVisible()
  const known = await page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } })
  expect(known.status()).toBe(401)
  expect(await redis.keys()).toEqual([])
})

/** Whether each process can work: each finds Redis again by itself. */
async function readyInTurn(page: Page) {
  const status = async () => (await page.request.get('/health/ready')).status()
  return [await status(), await status()]
}

test('Redis falls silent, comes back, and is lost: nothing typed is lost before, and then it is said', async ({
  page,
  redis,
}) => {
  const { unavailable, failed } = TEXT.fr.errorPage
  await enter(page, CLAIRE)
  await answerAll(page, CLAIRE)
  await page.goto('/3a')
  const amount = page.getByRole('textbox', { name: TEXT.fr.pillar3a.amount }).first()
  await amount.fill('4321')
  redis.pause()
  expect(await press(page, WORDS.fr.continue)).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([failed.title])
  await expect(page.getByText(unavailable.unsent)).toBeVisible()
  expect(await press(page, unavailable.sendAgain), 'still silent').toBe(503)
  redis.resume()
  await expect.poll(() => readyInTurn(page)).toEqual([200, 200])
  expect(await press(page, unavailable.sendAgain)).toBe(303)
  await page.goto('/3a')
  await expect(amount).toHaveValue(/4.?321/)

  // The language switch keeps it as well.
  await amount.fill('12:34')
  redis.pause()
  expect(await press(page, WORDS.fr.continue)).toBe(503)
  expect(await press(page, OTHER_LANGUAGE.fr), 'still silent').toBe(503)
  await expect(page.getByText(TEXT.de.errorPage.unavailable.unsent)).toBeVisible()
  redis.resume()
  await expect.poll(() => readyInTurn(page)).toEqual([200, 200])
  expect(await press(page, OTHER_LANGUAGE.de)).toBe(200)
  await expect(amount).toHaveValue('12:34')

  await redis.kill()
  await page.goto('/synthesis')
  await expect(page.getByText(unavailable.sentence)).toBeVisible()
  await redis.startAgain()
  await expect.poll(() => readyInTurn(page), { timeout: 60_000 }).toEqual([200, 200])
  await page.getByRole('link', { name: failed.action, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: over.title })).toBeVisible()
})
