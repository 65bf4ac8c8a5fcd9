import { describe, expect, it } from 'vitest'
import { LANGUAGES, pathIn } from '~/language/language'
import { textIn } from '~/shell/texts'
import { failing, readable, servePage } from '../../../tests/support/product/serve-page'
import * as home from './route'

const SETTINGS = {
  origin: 'https://example.ch',
  termsVersion: '1',
  feedbackUrl: null,
  sandbox: false,
  connected: { identity: false, register: false, funds: false, entities: false },
  isInService: false,
  leastContrast: 7,
  examplePeople: false,
  onePress: false,
  apiBase: '/api',
}
const open = async (path: string, hasSignIn: boolean) => {
  const connected = { identity: hasSignIn, register: hasSignIn, funds: hasSignIn, entities: hasSignIn }
  const page = servePage(home, '/', { getMe: failing(401, 'not logged') }, { settings: { ...SETTINGS, connected } })
  const html = await (await page.get(path)).text()
  return { html, text: readable(html).replaceAll('\u00a0', ' ') }
}

/** Shown only where signing in is possible, like the film about it. */
const OF_SIGNING_IN = [
  'home.start.note',
  'home.know.prototype',
  'home.partners.title',
  'films.service.signIn.text',
  'home.bye.title',
  'home.over.elsewhere',
  'cookiesRefused.help.again',
] as const

describe.each(LANGUAGES)('home where nobody can sign in (%s)', (language) => {
  const t = textIn(language)
  const sentence = (key: (typeof OF_SIGNING_IN)[number]) => t(key, { sessionMinutes: 60 }).replaceAll('\u00a0', ' ')
  it.each([
    ['/', ['home.start.note', 'home.know.prototype', 'home.partners.title', 'films.service.signIn.text']],
    ['/?bye=1', ['home.bye.title', 'home.partners.title']],
    ['/?session=over', ['home.over.elsewhere']],
    ['/?session=lost', ['cookiesRefused.help.again']],
  ] as const)('%s speaks of no sign-in and of no party, and leads to the papers', async (path, keys) => {
    const { html, text } = await open(pathIn(language, path), false)
    for (const key of OF_SIGNING_IN) expect(text).not.toContain(sentence(key))
    expect(html).toContain(`href="${pathIn(language, '/own')}"`)
    const withSignIn = await open(pathIn(language, path), true)
    for (const key of keys) expect(withSignIn.text).toContain(sentence(key))
  })
})
