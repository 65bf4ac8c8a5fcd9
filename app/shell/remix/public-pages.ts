/** Decides for which visitors public pages are sent as finished bytes. */
import type { IncomingMessage } from 'node:http'
import type { ServerBuild } from '@remix-run/node'
import { isCrawler } from '~/door/crawlers'
import { detectHomeLanguage } from '~/language/detection'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageOfPath, pathIn } from '~/language/language'
import { localeCookie } from '~/language/locale-cookie'
import { chooseLight } from '~/ui/frame/light'
import type { RouteHandle } from '~/ui/frame/page-handle'
import { PUBLIC_PAGES } from '../../../remix.config.js'
import type { Visit } from './finished-pages'

/** Browsers may cache pages meant for everybody; pages that redirect signed-in visitors are requested each time. */
export const publicPages = ({ routes }: Pick<ServerBuild, 'routes'>) =>
  new Map(
    Object.keys(PUBLIC_PAGES).flatMap((path) => {
      const handle = routes[`${DEFAULT_LANGUAGE}:${path}`]?.module.handle as RouteHandle | undefined
      return LANGUAGES.map(
        (language) => [pathIn(language, path), { mayBeKept: handle?.guard === 'everybody' }] as const,
      )
    }),
  )

type Headers = IncomingMessage['headers']
/** The kinds of known cookies. */
type KnownCookie = 'light' | 'language' | 'ended'

/**
 * Recognises visits without anything personal. Requests with an Authorization, or with any cookie other than the two
 * choices and `ended`, exactly as we set them, are left to the product.
 * @param origin the public origin for which the pages are made
 * @param ended name of the cookie left after a session; it changes no page
 */
export function createVisits(origin: string, ended: string) {
  const { host } = new URL(origin)
  // These pages always contain their style sheets: made once, it costs nothing and saves a request.
  const asked = { host, accept: 'text/html', 'sec-fetch-site': 'none' }
  let choices = new Map<string, KnownCookie>()
  let [lightCookie, locales] = ['', new Map<Language, string>()]
  const ready = readChoices(origin.startsWith('https:')).then((read) => {
    choices = read.choices.set(ended, 'ended')
    lightCookie = read.light
    locales = read.locales
  })
  const languages = createLanguages(origin)

  function visitOf(path: string, { headers }: Pick<IncomingMessage, 'headers'>): Visit | null {
    const pairs = headers.cookie?.split('; ') ?? []
    if (headers.authorization !== undefined || !pairs.every((pair) => choices.has(pair))) return null
    if (path === '/' && languages.of(headers) !== DEFAULT_LANGUAGE) return null
    // Asked for with its language remembered, so that the page itself is kept without a cookie.
    const locale = locales.get(languageOfPath(path))
    if (!locale) return null
    const known = pairOf(locale)
    const remember = pairs.includes(known) || isCrawler(headers['user-agent']) ? null : locale
    const visit = (name: string, cookie: string) => ({ name, headers: { ...asked, cookie }, remember })
    if (isSaving(headers)) {
      const saving = visit('saving', known)
      return { ...saving, headers: { ...saving.headers, 'save-data': 'on' } }
    }
    const light = pairs.some((pair) => choices.get(pair) === 'light')
    return light ? visit('light', `${known}; ${lightCookie}`) : visit('full', known)
  }
  return { visitOf, ready }
}

const isSaving = ({ 'save-data': saveData }: Headers) =>
  String(saveData ?? '')
    .trim()
    .toLowerCase() === 'on'

/** Of a Set-Cookie header, as browsers send it back. */
const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''

/** The cookies of the light version and of the language; `locales`: the latter as they are set. */
async function readChoices(secure: boolean) {
  const light = pairOf(await chooseLight(true, false))
  const languages = LANGUAGES.map(async (one) => [one, await localeCookie.serialize(one, { secure })] as const)
  const locales = new Map<Language, string>(await Promise.all(languages))
  const choices = new Map<string, KnownCookie>([...locales.values()].map((cookie) => [pairOf(cookie), 'language']))
  return { choices: choices.set(light, 'light'), light, locales }
}

const MOST_LANGUAGES = 200
const LONGEST = 300

/** The language of the home page by request headers. The first request with new headers is left to the product. */
function createLanguages(origin: string) {
  const known = new Map<string, Language>()
  return {
    of({ cookie = '', 'accept-language': accepted = '' }: Headers): Language | null {
      const key = `${cookie} ${accepted}`
      const found = known.get(key)
      if (found || key.length > LONGEST || known.size >= MOST_LANGUAGES) return found ?? null
      void detectHomeLanguage(new Request(origin, { headers: { cookie, 'accept-language': accepted } })).then(
        (language) => known.set(key, language),
        () => undefined,
      )
      return null
    },
  }
}
