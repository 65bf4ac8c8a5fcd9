/** The figures of the synthesis, as people read them and as the call returns them. */
import type { Page } from '@playwright/test'
import type { ColumnName } from '../../../app/pillars/result'
import { literally } from '../../support/visit/words'

export { figuresOf } from '../../support/visit/figures-of'

/** A figure by its name. */
export const figure = (page: Page, name: string, column: ColumnName = 'withoutChange') =>
  page.locator(`data[data-figure="${name}"][data-column=${column}]`)

/** The row with this term in the table of a block. */
export const row = (page: Page, block: string, term: string) =>
  page
    .getByRole('table', { name: block, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${literally(term).source}`) }) })

/** The folded content under a title. */
export const fold = (page: Page, title: string) =>
  page.locator('details.fold').filter({ has: page.locator('summary', { hasText: title }) })

/** What the synthesis shows, by the name of the figure. */
export async function figuresOn(page: Page, column: ColumnName | null = 'withoutChange') {
  const all = await page.locator(column ? `data[data-figure][data-column=${column}]` : 'data[data-figure]').all()
  const entries = await Promise.all(
    all.map(async (figure) => [await figure.getAttribute('data-figure'), Number(await figure.getAttribute('value'))]),
  )
  return Object.fromEntries(entries) as Record<string, number>
}

/** Opens everything that is folded on the page. */
export const unfoldAll = (page: Page) =>
  page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '')
  })
