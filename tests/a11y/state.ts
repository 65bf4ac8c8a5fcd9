/** A state of a page, and how a visitor gets there in the real product. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { PAGES } from '../../remix.config.js'
import { press } from '../e2e/support/forms'
import { type Language, pathIn } from '../support/visit/words'
import type { StageName } from './stages'
import type { VisitorName } from './visitors'

/** A path of the product in French; or the name of whoever else answers. */
export type Place = keyof typeof PAGES | 'door' | 'identity service' | 'fund' | '3a provider' | 'feedback'

export type Visit = { page: Page; language: Language }

export type State = {
  place: Place
  /** The kind of state, such as `refused`. */
  state: string
  /** The stage it needs; left out: the product with everything around it in order. */
  stage?: StageName
  /** The visitor; left out: nobody is signed in. */
  as?: VisitorName
  /** The state exists only with scripts. */
  scripted?: true
  open: (visit: Visit) => Promise<unknown>
}

export const nameOf = ({ place, state }: State) => `${place}: ${state}`

/** A page that only needs to be opened. `query`: with its question mark. */
export const shown = (
  place: State['place'],
  state: string,
  { query = '', ...rest }: Pick<State, 'as' | 'stage'> & { query?: string } = {},
): State => ({
  place,
  state,
  ...rest,
  open: async ({ page, language }) => {
    await page.goto(pathIn(language, place) + query)
    expect(new URL(page.url()).pathname, 'the page is shown, and not another one').toBe(pathIn(language, place))
  },
})

/** Presses a button that sends a form, which is answered with this status. */
export async function answered(status: number, page: Page, button: string, within: Page | Locator = page) {
  expect(await press(page, button, { within }), button).toBe(status)
}
