/**
 * The style sheets as the `links` of routes: the sheet of every page, which the root loads, and after it one for each kind of
 * page. Each sheet says in its first line what it is for.
 */
import type { LinksFunction } from '@remix-run/node'
import everyPageSheet from './app.css?url'
import changeSheet from './change.css?url'
import explainedSheet from './explained.css?url'
import formSheet from './form.css?url'
import homeSheet from './home.css?url'
import papersSheet from './papers.css?url'
import planSheet from './plan.css?url'
import quickSheet from './quick.css?url'
import rangeSheet from './range.css?url'
import readingSheet from './reading.css?url'
import sharedSheet from './shared.css?url'
import synthesisSheet from './synthesis.css?url'
import tablesSheet from './tables.css?url'

const linksTo =
  (...addresses: string[]): LinksFunction =>
  () =>
    addresses.map((href) => ({ rel: 'stylesheet', href }))

export const everyPage = linksTo(everyPageSheet)
export const form = linksTo(formSheet)
export const quick = linksTo(quickSheet)
export const range = linksTo(rangeSheet)
export const papers = linksTo(papersSheet)
export const synthesis = linksTo(synthesisSheet)
/** The sheets of a page that also has a field for its address. */
export const sharedSynthesis = linksTo(synthesisSheet, sharedSheet)
export const change = linksTo(changeSheet)
export const plan = linksTo(planSheet)
export const explained = linksTo(explainedSheet)
export const reading = linksTo(readingSheet)
export const home = linksTo(homeSheet)
export const tables = linksTo(tablesSheet)

/** The addresses of the sheets in `links`, in their order. */
export const sheetsIn = (links: ReturnType<LinksFunction>): string[] =>
  links.flatMap((link) => ('href' in link && link.rel === 'stylesheet' && link.href ? [link.href] : []))
