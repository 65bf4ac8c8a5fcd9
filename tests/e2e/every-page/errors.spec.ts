/**
 * The look of an answer from the door itself: with the style that the product was built with. tests/visits checks what
 * it says.
 */
import { expect, test } from '../support/fixtures'

test('someone who is refused at the door reads it in the look of the product', async ({ page }) => {
  const answer = await page.goto('/de/%E0%A4')
  expect(answer?.status()).toBe(400)
  await expect(page.locator('.error-code')).toHaveCSS('font-size', '72px')
})
