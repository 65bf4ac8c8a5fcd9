/** A visitor with everything answered, who opens pages and sends a form while something fails. */
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import { LANGUAGES, type Language, pathIn } from '~/language/language'
import { day } from '~/pillars/day'
import { SESSION_SECONDS } from '~/shell/settings'
import { catalogueFor } from '~/shell/texts'
import { STATEMENT } from '../parties/spoilt-parties'
import { BACHELOR, grantedAt, LOGIN } from './start-api'
import type { StartedProduct } from './start-product'

export const TEXT = { fr: catalogueFor(SESSION_SECONDS, 'fr'), de: catalogueFor(SESSION_SECONDS, 'de') }
export { LANGUAGES, type Language, pathIn }

/** What the visitor types on the 3a page; nothing like it stands anywhere before. */
export const TYPED = { solde: '4321', amount: '0', rate: '0.5', paydate: '01.06.2035' }
const SAVED = 4321
const BEFORE = { solde: 1234, amount: 100, rate: 1, paydate: day('2035-06-01') }

/** With two funds and two banks, signed in at each of them. */
export function answeredDossier({ env }: Pick<StartedProduct, 'env'>): Dossier {
  const { firstPillar, secondPillar, thirdPillar, ...empty } = emptyDossier(LOGIN, 'issuer', 'id token', {
    version: env.TERMS_VERSION,
  })
  return {
    ...empty,
    parties: grantedAt(['good', 'bad'], ['good-bank', 'bad-bank']),
    firstPillar: { ...firstPillar, info: BACHELOR },
    secondPillar: { ...secondPillar, selection: ['good', 'bad'] },
    thirdPillar: { ...thirdPillar, selection: ['good-bank', 'bad-bank'], info: BEFORE },
  }
}

export type Seen = { status: number; html: string; headers: Headers }

export type FaultVisitor = ReturnType<typeof visitorWith>

/** As a browser without scripts, with the cookie of this session. */
export function visitorWith({ origin, sessionCookie }: StartedProduct, token: string) {
  const headers = { cookie: `${sessionCookie}=${token}`, accept: 'text/html' }
  async function ask(path: string, body?: URLSearchParams): Promise<Seen> {
    const init = body ? { method: 'POST', body, headers: { ...headers, origin } } : { headers }
    const response = await fetch(origin + path, { ...init, redirect: 'manual' })
    return { status: response.status, html: await response.text(), headers: response.headers }
  }
  return {
    token,
    open: (path: string) => ask(path),
    send: (path: string, fields: [string, string][]) => ask(path, new URLSearchParams(fields)),
    /** What the filled-in 3a form sends, besides what the page has put there. */
    async fillIn(path: string): Promise<[string, string][]> {
      const { html } = await ask(path)
      const formToken = /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? ''
      return [['formToken', formToken], ...Object.entries(TYPED)]
    },
  }
}

/** `before`: as made, or as the bank has filled it in since; null if the dossier no longer exists. */
export async function savedIn({ vault }: Pick<StartedProduct, 'vault'>, token: string) {
  const solde = (await vault.open(token))?.dossier.thirdPillar.info?.solde
  if (solde === undefined) return null
  if (solde === SAVED) return 'typed'
  return solde === BEFORE.solde || solde === STATEMENT.rc.cb ? 'before' : `something else: ${solde}`
}

/** The form that a page gives back to be sent once more: names and values in their order. */
export const givenBack = (html: string): [string, string][] =>
  [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"\/>/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
