/** The long walks: every state of every page, in both languages, in each of the settings that visitors have. */
import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../../support/visit/words'
import { faultsAt, SETTINGS } from './settings'
import { eachPath, emptyStates, fullStates, signedOutStates } from './states'

const WALKS = {
  'every path': eachPath,
  'signed out': signedOutStates,
  'nothing answered': emptyStates,
  'all answered': fullStates,
}

for (const { name, use, checks } of SETTINGS)
  test.describe(name, () => {
    test.use({ ...use, bypassCSP: true })
    for (const language of LANGUAGES)
      for (const [walk, visit] of Object.entries(WALKS))
        test(`${walk} (${language})`, async ({ page }) => {
          const found: string[] = []
          const made = checks()
          await visit(page, language, async (state) => {
            found.push(...(await faultsAt(page, state, made)))
          })
          expect(found).toEqual([])
        })
  })
