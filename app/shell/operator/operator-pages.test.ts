/** Pages and files of a product that somebody runs in their own name, and of one where that is not told. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { styleSheet } from '~/door/files/style-sheet'
import { LANGUAGES, type Language, pathIn } from '~/language/language'
import { PUBLIC_PAGES } from '../../../remix.config.js'
import { type StartedProduct, startProduct } from '../../../tests/support/product/start-product'
import { catalogueFor } from '../texts'

const NAMES = { fr: 'Caisse de pensions exemple', de: 'Pensionskasse Beispiel' }
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40v40z"/></svg>'
const IMPRINT = 'Exemple-Ville,\nrue de l’Exemple 12'

const folder = mkdtempSync(join(tmpdir(), 'operator-'))
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const SETTINGS = {
  OPERATOR_NAME: `${NAMES.fr} | ${NAMES.de}`,
  OPERATOR_CONTACT: 'info@caisse.example',
  OPERATOR_PRIVACY_CONTACT: 'donnees@caisse.example',
  OPERATOR_ACCESSIBILITY_CONTACT: 'https://caisse.example/fr | https://caisse.example/de',
  OPERATOR_IMPRINT: file('imprint.txt', IMPRINT),
  OPERATOR_LOGO: file('logo.svg', LOGO),
  OPERATOR_COLOURS: '#1a4f9c #9cc4f0',
}
const IN_SERVICE = { ...SETTINGS, SANDBOX: 'off', IDENTITY_ISSUER: '' }
/** Of the demonstration: who made it, and that nobody runs it. */
const OF_DEMONSTRATION = LANGUAGES.flatMap((language) => {
  const { about, terms, accessibility } = catalogueFor(3600, language)
  const { leadName, publicBodiesNames, softwareNames, fundingName, text } = about.consortium
  const { operator, recipients, storage, rights } = terms
  return [
    ...[leadName, publicBodiesNames, softwareNames, fundingName, text],
    ...[operator.name, operator.contact, operator.later, recipients.countries, storage.logsKept, rights.exercise],
    ...[accessibility.report.nowhere, accessibility.report.enforcement],
  ]
})
/** What calls the service a prototype. */
const OF_PROTOTYPE = /prototyp/i

let named: StartedProduct
let inService: StartedProduct
let unnamed: StartedProduct
beforeAll(async () => {
  named = await startProduct({ settings: SETTINGS })
  inService = await startProduct({ settings: { ...IN_SERVICE, ...PARTIES_AWAY } })
  unnamed = await startProduct()
})
afterAll(async () => {
  for (const one of [named, inService, unnamed]) await one.close()
})

const SECRET = 'a secret of enough letters'
const PARTIES_AWAY = {
  IDENTITY_ISSUER: 'https://id.example',
  DIRECTORY_URL: 'https://directory.example',
  ENTITIES_URL: 'https://directory.example/entities',
  REGISTER_URL: 'https://register.example',
  ...{ IDENTITY_CLIENT_SECRET: SECRET, PARTIES_CLIENT_SECRET: SECRET, REGISTER_KEY: SECRET },
}

const textOf = (html: string) =>
  html
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

async function open(product: StartedProduct, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(product.origin + path, { headers: { 'accept-language': 'fr', ...headers } })
  const html = await answer.text()
  return { answer, html, text: textOf(html) }
}

describe.each(LANGUAGES)('%s', (language: Language) => {
  const { about, accessibility, frame, terms } = catalogueFor(3600, language, NAMES)
  const at = (path: string) => pathIn(language, path)

  it.each(Object.keys(PUBLIC_PAGES).map(at))(
    '%s says who runs it, above and below, and in no other language',
    async (path) => {
      const { html, text } = await open(named, path)
      expect(html).toMatch(
        new RegExp(`<p class="wide operator"><img [^>]*alt=""/><span [^>]*>${NAMES[language]}</span></p>`),
      )
      expect(text).toContain(frame.operator.by)
      const [other = language] = LANGUAGES.filter((one) => one !== language)
      expect(html).not.toContain(NAMES[other])
      expect(html).not.toMatch(/\{\{|undefined/)
      for (const sentence of OF_DEMONSTRATION) expect(text).not.toContain(sentence)
      expect((await open(inService, path)).text).not.toMatch(OF_PROTOTYPE)
    },
  )

  it.each(Object.keys(PUBLIC_PAGES).map(at))('%s says nothing of it where it is not told', async (path) => {
    const { html } = await open(unnamed, path)
    expect(html).not.toMatch(/class="[^"]*operator|\/operator\/|\{\{/)
  })

  it('is a service, not a prototype, in the warning about civil statuses', () => {
    const warningOf = (names?: typeof NAMES) => catalogueFor(3600, language, names).avs.notHandled
    expect(warningOf()).toMatch(/prototype|Prototyp/)
    expect(warningOf(NAMES)).not.toMatch(/prototype|Prototyp/)
  })

  it('/about has its addresses and its imprint, to which every page leads', async () => {
    const { html, text } = await open(named, at('/about'))
    expect(html).toContain(`href="${at('/about')}#operator"`)
    const section = /<section [^>]*id="operator".*?<\/section>/s.exec(html)?.[0] ?? ''
    expect(section).toContain(about.operator.title)
    for (const link of [
      'mailto:info@caisse.example',
      'mailto:donnees@caisse.example',
      `https://caisse.example/${language}`,
    ])
      expect(section).toContain(`<a href="${link}"`)
    expect(section).toContain('Exemple-Ville,<br/>rue de l’Exemple 12')
    expect(text).toContain(about.consortium.licences)
  })

  it('/terms names who is responsible, and where to ask', async () => {
    const { html, text } = await open(named, at('/terms'))
    expect(text).toContain(terms.operator.named)
    expect(html).toContain(`${terms.operator.questions} <a href="mailto:donnees@caisse.example">`)
    for (const sentence of [terms.recipients.countryAsked, terms.storage.logsAsked, terms.rights.exerciseAt])
      expect(text).toContain(sentence)
    expect(text).toContain(terms.numbers.law)
    expect((await open(inService, at('/terms'))).text).toContain(terms.numbers.lawAlone)
  })

  it('/accessibility takes messages where the operator does, and claims no contrast that its colours do not have', async () => {
    const { html, text } = await open(named, at('/accessibility'))
    expect(html).toContain(`${accessibility.report.what} <a href="https://caisse.example/${language}"`)
    expect(text).toContain(accessibility.operator.rights)
    expect(text).toContain(accessibility.operator.contrast)
    expect(text).not.toContain(accessibility.tested.contrast)
    expect((await open(unnamed, at('/accessibility'))).text).toContain(accessibility.tested.contrast)
  })
})

describe('the style of its colours', () => {
  const linked = /<link rel="stylesheet" href="(\/operator\/[\da-f]{16}\.css)"\/?>/

  it('is a file of ours after all others, and needs nothing more of the policy', async () => {
    const { answer, html } = await open(named, '/law', { 'sec-fetch-site': 'same-origin', cookie: 'other=1' })
    const [link = '', address = ''] = linked.exec(html) ?? []
    expect(html.lastIndexOf('rel="stylesheet"')).toBe(html.indexOf(link) + '<link '.length)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("style-src 'self';")
    expect(policy).not.toContain('unsafe')
    const sheet = await fetch(named.origin + address)
    expect([sheet.status, sheet.headers.get('content-type'), sheet.headers.get('cache-control')]).toEqual([
      200,
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ])
    expect(await sheet.text()).toContain('--accent:#1a4f9c')
  })

  it('stands in a page that carries its style, which the policy knows by its hash', async () => {
    const sheets = ['app', 'reading'].map((name) => styleSheet(`/app/styles/${name}.css`, `.${name}{top:0}`))
    const product = await startProduct({
      settings: SETTINGS,
      styleSheets: new Map(sheets.map((sheet) => [sheet.address, sheet])),
    })
    try {
      const { answer, html } = await open(product, '/glossary', { 'sec-fetch-site': 'none' })
      const inline = [...html.matchAll(/<style data-address="([^"]+)">([^<]*)<\/style>/g)]
      expect(inline.map(([, address]) => address?.replace(/[\da-f]{16}/, '')).at(-1)).toBe('/operator/.css')
      const sources = inline.map(([, address = '', text = '']) => styleSheet(address, text).source)
      expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' ${sources.join(' ')};`)
    } finally {
      await product.close()
    }
  })

  it('stands on the pages of the door too', async () => {
    const { html } = await open(named, '/%', { accept: 'text/html' })
    expect(html).toMatch(linked)
  })
})

it('serves its logo as a drawing alone, kept for good, and nothing else beside it', async () => {
  const { html } = await open(named, '/about')
  const [, src = '', width, height] = /src="(\/operator\/[^"]+)" width="(\d+)" height="(\d+)"/.exec(html) ?? []
  expect([width, height]).toEqual(['32', '32'])
  const logo = await fetch(named.origin + src)
  expect([logo.status, logo.headers.get('content-type'), logo.headers.get('x-content-type-options')]).toEqual([
    200,
    'image/svg+xml',
    'nosniff',
  ])
  expect(logo.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  expect(await logo.text()).toBe(LOGO)
  expect((await fetch(named.origin + src, { method: 'POST' })).status).toBeGreaterThanOrEqual(400)
  for (const path of ['/operator/../server.ts', '/operator/logo.svg', '/operator/', '/operator'])
    expect((await fetch(named.origin + path)).status).toBe(404)
  expect((await fetch(unnamed.origin + src)).status).toBe(404)
})

it('shows lettering without the name beside it', async () => {
  const wide = file('wide.svg', LOGO.replace('0 0 40 40', '0 0 160 40'))
  const product = await startProduct({ settings: { ...SETTINGS, OPERATOR_LOGO: wide } })
  try {
    const { html } = await open(product, '/about')
    expect(html).toMatch(
      new RegExp(`<p class="wide operator"><img [^>]*width="128" height="32" alt="${NAMES.fr}"/></p>`),
    )
  } finally {
    await product.close()
  }
})

it('is named by the reference of the calls, in all languages of its name', async () => {
  const infoOf = async ({ origin }: StartedProduct) => (await (await fetch(`${origin}/api/openapi.json`)).json()).info
  expect((await infoOf(named)).contact).toEqual({ name: `${NAMES.fr} / ${NAMES.de}`, email: 'info@caisse.example' })
  expect(await infoOf(unnamed)).not.toHaveProperty('contact')
})

it('with a name alone says that no address is told', async () => {
  const product = await startProduct({ settings: { OPERATOR_NAME: 'Fondation & Cie' } })
  try {
    const { operator } = catalogueFor(3600, 'fr').frame
    for (const path of ['/about', '/terms', '/accessibility']) {
      const { html, text } = await open(product, path)
      expect(text).toContain(operator.noContact)
      expect(html).toContain('Fondation &amp; Cie')
      expect(html).not.toMatch(/href="(null|undefined)?"/)
    }
  } finally {
    await product.close()
  }
})
