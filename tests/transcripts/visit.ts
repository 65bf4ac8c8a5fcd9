/** The reader of the pages: a browser without script, with the session of somebody who has done this much. */
import { expect } from 'vitest'
import { formTokenOf } from '~/identity/visitor-session'
import { type Language, pathIn } from '~/language/language'
import type { VisitorName } from '../fuzz/visitors'
import { createScriptlessBrowser } from '../support/identity/scriptless-browser'
import { isFormAgain, toldOn } from '../support/visit/form-told'
import type { Stage } from './stage'

export type Fields = [name: string, text: string][]

export type Visit = Awaited<ReturnType<typeof beginVisit>>

/**
 * French paths; the page is opened in the language. `silent`: from a product whose parties do not answer. End it when
 * done.
 */
export async function beginVisit(
  { all, silent }: Pick<Stage, 'all' | 'silent'>,
  language: Language,
  as: VisitorName,
  isSilent = false,
) {
  const { origin } = isSilent ? silent : all.product
  const { sessionCookie } = all.product
  const browser = createScriptlessBrowser(language)
  const token = await all.visitors.begin(as)
  if (token) browser.bring(sessionCookie, token)
  const addressOf = (path: string, at = origin) => (/^http/.test(path) ? path : at + pathIn(language, path))
  const follow = async (answer: Response) => (await browser.follow(answer, origin)).page
  /** A form of the product, from a page of this session. */
  const post = (path: string, fields: Fields, at = origin) => {
    const own = browser.cookie(sessionCookie)
    return browser.submit(addressOf(path, at), own ? [['formToken', formTokenOf(own)], ...fields] : fields)
  }

  return {
    language,
    open: async (path: string) => follow(await browser.open(addressOf(path))),
    send: async (path: string, fields: Fields) => follow(await post(path, fields)),
    /** While all parties answered; the target is not opened. */
    sendBefore: (path: string, fields: Fields) => post(path, fields, all.product.origin),
    /** A form of somebody else, to its own address. */
    press: async (page: { url: string }, fields: Record<string, string>) =>
      follow(await browser.submit(page.url, fields)),
    end: () => all.visitors.end(browser.cookie(sessionCookie) ?? null),
  }
}

/** The text of an answer with this status, or of a page that shows a form with this status. */
export async function pageOf(answer: Response, status: number): Promise<string> {
  const html = await answer.text()
  expect(isFormAgain(answer.url) ? toldOn(html) : answer.status, answer.url).toBe(status)
  return html
}
