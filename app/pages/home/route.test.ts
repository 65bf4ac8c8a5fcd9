import { describe, expect, it } from 'vitest'
import { failing, readable, servePage } from '../../../tests/support/product/serve-page'
import * as home from './route'

const SETTINGS = {
  origin: 'https://example.ch',
  termsVersion: '1',
  feedbackUrl: null,
  sandbox: false,
  hasSignIn: false,
  examplePeople: false,
  apiBase: '/api',
}
const open = async (path: string, hasSignIn: boolean) => {
  const page = servePage(home, '/', { getMe: failing(401, 'not logged') }, { settings: { ...SETTINGS, hasSignIn } })
  const html = await (await page.get(path)).text()
  return { html, text: readable(html).replaceAll('\u00a0', ' ') }
}

describe.each([
  [
    '',
    /La connexion est|service d’identité confirme|Partenaires reliés|déconnecté|toujours chez eux/,
    'Vous recopiez vos chiffres',
  ],
  [
    '/de',
    /Die Anmeldung ist|Identitätsdienst bestätigt|Verbundene Partner|abgemeldet|weiterhin bei ihnen/,
    'Sie schreiben Ihre Zahlen ab',
  ],
])('home where nobody can sign in: %s/', (language, ofSigningIn, firstStep) => {
  it('speaks of no sign-in and of no party', async () => {
    const { text } = await open(`${language}/`, false)
    expect(text).toContain(firstStep)
    expect(text).not.toMatch(ofSigningIn)
    expect((await open(`${language}/`, true)).text).toMatch(ofSigningIn)
  })

  it.each(['?session=over', '?bye=1'])('says so neither at the end: %s', async (query) => {
    const { html, text } = await open(`${language}/${query}`, false)
    expect(text).not.toMatch(ofSigningIn)
    expect(html).toContain(`href="${language}/own"`)
  })
})
