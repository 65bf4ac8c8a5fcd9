/** Terms that change while somebody is signed in. */

import { personNamed } from '../../support/visit/people'
import { isPage, OTHER_LANGUAGE, TEXT } from '../../support/visit/words'
import { expect } from '../support/fixtures'
import { press } from '../support/forms'
import { test } from '../support/own-server'
import { enter } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

test('[007] changed terms are accepted first, then the page is served', async ({ page, startServer }) => {
  await startServer({ TERMS_VERSION: '1' })
  await enter(page, personNamed('Nadia'))
  await page.goto('/avs')
  await expect(page).toHaveURL('/avs')

  await startServer({ TERMS_VERSION: '2' })
  for (const path of ['/lpp', '/3a', '/synthesis', '/router', '/avs']) {
    await page.goto(path)
    await expect(page).toHaveURL('/terms')
  }
  await page.goto('/de/avs')
  await expect(page).toHaveURL('/de/terms')
  const text = { ...TEXT.fr.prelogin.terms, ...TEXT.fr.terms.accept }
  await page.goto('/terms')
  await expect(page.getByText(text.noticeTitle)).toBeVisible()
  expect(await press(page, text.button)).toBe(400)
  await expect(page.getByRole('alert').getByRole('link', { name: text.missing })).toHaveAttribute('href', '#terms')
  await page.getByRole('checkbox', { name: text.label }).check()
  // Neither button of the frame takes the tick away, and neither accepts anything.
  await press(page, OTHER_LANGUAGE.fr)
  await expect(page).toHaveURL('/de/terms')
  await press(page, TEXT.de.frame.keeping.button)
  await expect(page.getByText(TEXT.de.frame.keeping.done)).toBeVisible()
  await press(page, OTHER_LANGUAGE.de)
  await expect(page.getByRole('checkbox', { name: text.label })).toBeChecked()
  await page.goto('/avs')
  await expect(page).toHaveURL('/terms')
  await page.getByRole('checkbox', { name: text.label }).check()
  expect(await press(page, text.button)).toBe(303)
  await expect(page).toHaveURL(isPage('fr', '/avs'))
  await page.goto('/de/lpp')
  await expect(page).toHaveURL('/de/lpp')
})
