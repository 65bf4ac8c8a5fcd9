/** A 3a statement sent as a file. */
import { beforeEach, expect, it } from 'vitest'
import { emptyDossier } from '~/dossier/shape/shape'
import { readExample } from '../../../tests/support/papers/examples'
import { paperPdf } from '../../../tests/support/papers/paper-pdf'
import { servePage } from '../../../tests/support/product/serve-page'
import { BACHELOR, startApi } from '../../../tests/support/product/start-api'
import { requestEach, visitorUseCases } from '../../../tests/support/product/use-cases'
import * as route from './route'

const PATH = '/3a/account'

let client: ReturnType<typeof requestEach>
let page: ReturnType<typeof servePage>
beforeEach(async () => {
  const api = await startApi({ termsVersion: '1' })
  const { token } = await api.vault.create(emptyDossier(null, '', '', { version: '1' }))
  client = requestEach(() => visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token }))
  await client.saveInfo(BACHELOR)
  page = servePage(route, PATH, client)
})

async function sent(text: string) {
  const form = new FormData()
  for (const [name, value] of [
    ['label', 'Mein Konto'],
    ['number', '1'],
    ['kind', 'account'],
    ['formToken', 'own'],
  ] as const)
    form.append(name, value)
  form.append('file', new File([await paperPdf(text)], 'x.pdf'))
  const answer = await page.send(PATH, form)
  return { status: answer.status, html: (await answer.text()).replaceAll('&#x27;', "'") }
}

const example = (name: string) => readExample(name).text

it('fills the form of an account, and saves nothing', async () => {
  const { status, html } = await sent(example('statements/01-account-german.txt'))
  expect(status).toBe(200)
  for (const [name, value] of [
    ['solde', "48'200"],
    ['amount', "7'000"],
    ['rate', '0.65'],
  ])
    expect(html).toMatch(new RegExp(`name="${name}"[^>]* value="${value}"`))
  expect(html).toContain(`data-read-from="solde">Lu\u00a0: «\u00a0Saldo per 31.12.2025 48'200.00\u00a0»`)
  expect(await client.listStatements3a()).toEqual([])
})

it('chooses a policy, whose rate is not asked', async () => {
  const { html } = await sent(example('statements/04-policy-german.txt'))
  expect(html).toMatch(/name="kind"[^>]*checked=""[^>]*value="policy"/)
  expect(html).toMatch(/name="maturity"[^>]* value="90'000"/)
  expect(html).not.toContain('read-none')
  expect(html).toMatch(/name="paydate"[^>]* value="01.06.2041"/)
})

it('says that a certificate is none', async () => {
  const { status, html } = await sent(example('funds/01-plain-german.txt'))
  expect(status).toBe(400)
  expect(html).toContain('semble être un certificat de caisse de pension')
  expect(html).not.toContain('data-read-from')
})
