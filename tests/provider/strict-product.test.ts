/** The whole product, set up for a strict provider by its settings alone: people sign in, and out again. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../support/product/free-port'
import { type StartedProduct, startProduct } from '../support/product/start-product'
import { Visit } from '../support/visit/visit'
import { LANGUAGES, WORDS } from '../support/visit/words'
import {
  BY_KEY,
  LEVELS,
  newClientKey,
  PERSON,
  pemOf,
  SCOPES,
  SETTINGS_BY_KEY,
  type StrictProvider,
  startStrictProvider,
} from './strict-provider'

let product: StartedProduct
let provider: StrictProvider
beforeAll(async () => {
  const port = await freePort()
  const clientKey = newClientKey()
  const file = join(mkdtempSync(join(tmpdir(), 'key-')), 'key.pem')
  writeFileSync(file, pemOf(clientKey), { mode: 0o600 })
  const settings = {
    IDENTITY_ISSUER: `http://127.0.0.1:${port}`,
    ...SETTINGS_BY_KEY,
    IDENTITY_PRIVATE_KEY_FILE: file,
    IDENTITY_CLAIM_NAME: 'family_name given_name',
  }
  product = await startProduct({ settings })
  provider = await startStrictProvider({ ...BY_KEY, port, clientKey, productOrigin: product.origin })
})
afterAll(async () => {
  await product.close()
  await provider.close()
})

describe.each(LANGUAGES)('in %s', (language) => {
  const { terms, signIn, logout } = WORDS[language]

  it('people sign in, are known by name and number, and end both sessions', async () => {
    const visit = new Visit(language, { ...product, within: 'http://127.0.0.1:' })
    await visit.open('/prelogin')
    visit.tick(terms)
    await visit.press(signIn, { within: visit.screen.main })
    expect([visit.screen.url.origin, visit.path]).toEqual([product.origin, '/avs'])
    const { dossier } = (await product.vault.open(visit.session ?? '')) ?? {}
    expect(dossier?.login).toMatchObject({
      sub: PERSON.sub,
      name: `${PERSON.family_name} ${PERSON.given_name}`,
      navs: '756.0000.0000.19',
    })

    expect(Object.fromEntries(provider.seen.pushed.at(-1) ?? [])).toMatchObject({
      acr_values: LEVELS.verified,
      scope: SCOPES.join(' '),
      ui_locales: language,
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    })

    await visit.press(logout)
    expect(visit.screen.url.origin).toBe(provider.issuer)
    await visit.press('Yes')
    expect([visit.screen.url.origin, visit.path, visit.session]).toEqual([product.origin, '/', null])
  })
})
