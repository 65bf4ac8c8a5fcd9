/** The long walks where something is missing: a silent party, terms accepted before they changed, a failure of ours. */
import { LANGUAGES } from '../../support/visit/words'
import { expect, test } from '../fixtures'
import { nameOf } from '../state'
import { STATES } from '../states'
import { faultsAt, SETTINGS } from './settings'

const MISSING = STATES.filter(({ place, stage }) => stage || place === 'door')

for (const { name, use, checks } of SETTINGS)
  test.describe(name, () => {
    for (const language of LANGUAGES)
      test(`something is missing (${language})`, async ({ browser, stage }) => {
        const found: string[] = []
        const made = checks()
        for (const state of MISSING) {
          const { baseURL, cookiesOf } = await stage(state.stage)
          const context = await browser.newContext({ ...use, baseURL, locale: `${language}-CH`, bypassCSP: true })
          if (state.as) await context.addCookies(await cookiesOf(state.as))
          const page = await context.newPage()
          await state.open({ page, language })
          found.push(...(await faultsAt(page, nameOf(state), made)))
          await context.close()
        }
        expect(found).toEqual([])
      })
  })
