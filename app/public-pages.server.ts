/** The public pages that are sent as finished bytes, and for whom: they look the same for everybody who asks in the same way. */
import type { IncomingMessage } from 'node:http'
import type { ServerBuild } from '@remix-run/node'
import type { Visit } from '~/door/finished-pages'
import { chooseLight } from '~/light'
import type { RouteHandle } from '~/load-context'
import { localeCookie, preferredLanguage } from '~/text/i18n.server'
import { LANGUAGES, type Language, pathIn } from '~/text/language'

/**
 * French paths. Such a page asks no outside party, shows nothing of a query and has no script. Not here: the guided
 * sign-in, which asks the directory for funds; `/export`, which opens a link and is counted.
 */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/index2',
  '/prelogin',
  '/prelogin2',
  '/terms',
  '/cookies',
  '/accessibility',
  '/law',
  '/v2',
  '/v2/wizard',
]

/** Browsers may keep the pages for everybody; those that lead who is signed in elsewhere are asked for each time. */
export const publicPages = ({ routes }: Pick<ServerBuild, 'routes'>) =>
  new Map(
    PUBLIC_PAGES.flatMap((path) => {
      const handle = routes[`fr:${path}`]?.module.handle as RouteHandle | undefined
      return LANGUAGES.map(
        (language) => [pathIn(language, path), { mayBeKept: handle?.guard === 'everybody' }] as const,
      )
    }),
  )

type Headers = IncomingMessage['headers']
/** What a cookie that we know says. */
type Known = 'light' | 'language' | 'ended'

/**
 * Who brings any cookie but our own two choices and `ended`, to the letter, or an Authorization is left to the product: only it knows
 * whose they are.
 * @param origin our own, for which the pages are made
 * @param ended the cookie that is left of a session: it changes no page
 */
export function createVisits(origin: string, ended: string) {
  const { host } = new URL(origin)
  // The style stands in them, whoever asks: made once, it costs nothing, and a page waits for nothing else.
  const asked = { host, accept: 'text/html', 'sec-fetch-site': 'none' }
  let choices = new Map<string, Known>()
  let lightCookie = ''
  const ready = readChoices().then((read) => {
    choices = read.choices.set(ended, 'ended')
    lightCookie = read.light
  })
  const languages = createLanguages(origin)

  function visitOf(path: string, { headers }: Pick<IncomingMessage, 'headers'>): Visit | null {
    const pairs = headers.cookie?.split('; ') ?? []
    if (headers.authorization !== undefined || !pairs.every((pair) => choices.has(pair))) return null
    if (path === '/' && languages.of(headers) !== 'fr') return null
    if (isSaving(headers)) return { name: 'saving', headers: { ...asked, 'save-data': 'on' } }
    const light = pairs.some((pair) => choices.get(pair) === 'light')
    return light ? { name: 'light', headers: { ...asked, cookie: lightCookie } } : { name: 'full', headers: asked }
  }
  return { visitOf, ready }
}

const isSaving = ({ 'save-data': saveData }: Headers) =>
  String(saveData ?? '')
    .trim()
    .toLowerCase() === 'on'

/** The cookies of the light version and of the language, as browsers send back what we have set. */
async function readChoices() {
  const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''
  const light = pairOf(await chooseLight(true, false))
  const languages = await Promise.all(LANGUAGES.map(async (one) => pairOf(await localeCookie.serialize(one))))
  const choices = new Map<string, Known>(languages.map((pair) => [pair, 'language']))
  return { choices: choices.set(light, 'light'), light }
}

const MOST_LANGUAGES = 200
const LONGEST = 300

/** Which language the home page has for whoever sends these headers. The first who sends them is left to the product. */
function createLanguages(origin: string) {
  const known = new Map<string, Language>()
  return {
    of({ cookie = '', 'accept-language': accepted = '' }: Headers): Language | null {
      const key = `${cookie} ${accepted}`
      const found = known.get(key)
      if (found || key.length > LONGEST || known.size >= MOST_LANGUAGES) return found ?? null
      void preferredLanguage(new Request(origin, { headers: { cookie, 'accept-language': accepted } }), origin).then(
        (language) => known.set(key, language),
        () => undefined,
      )
      return null
    },
  }
}
