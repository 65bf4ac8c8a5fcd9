/** How the pages of copied papers handle a posted form, tested on the shortest of them over the use cases themselves. */

import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDossier } from '~/dossier/shape/shape'
import { servePage } from '../../../tests/support/product/serve-page'
import { startApi } from '../../../tests/support/product/start-api'
import { requestEach, visitorUseCases } from '../../../tests/support/product/use-cases'
import * as route from './route'

const PATH = '/lpp/vested'
const PAPER: [string, string][] = [
  ['label', 'Fondation'],
  ['balance', "30'000"],
  ['rate', '0.25'],
]

let client: ReturnType<typeof requestEach>
let page: ReturnType<typeof servePage>
beforeEach(async () => {
  const api = await startApi({ termsVersion: '1' })
  const { token } = await api.vault.create(emptyDossier(null, '', '', { version: '1' }))
  client = requestEach(() => visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token }))
  page = servePage(route, PATH, client)
})

const labels = async () => (await client.listVested()).map(({ label }) => label)
const send = async (...fields: [string, string][]) => {
  const { status, headers } = await page.post(PATH, fields)
  return [status, headers.get('location')]
}

describe('a paper', () => {
  it('changes the one whose number it has', async () => {
    await send(...PAPER)
    expect(await send(...PAPER.slice(1), ['label', 'Banque'], ['number', '1'])).toEqual([
      303,
      `${PATH}?done=paper#done`,
    ])
    expect(await labels()).toEqual(['Banque'])
  })

  it.each([[[]], [[['number', 'x']]], [[['number', '9']]]] as [string, string][][][])(
    'is added beside the others where no number says which it is: %j',
    async (number) => {
      await send(...PAPER)
      await send(...PAPER.slice(1), ['label', 'Banque'], ...number)
      expect(await labels()).toEqual(['Fondation', 'Banque'])
    },
  )

  it.each([
    ['1', `${PATH}`, []],
    ['x', PATH, ['Fondation']],
  ])('is removed by its number: %s', async (number, location, left) => {
    await send(...PAPER)
    expect(await send(['remove', number])).toEqual([303, location])
    expect(await labels()).toEqual(left)
  })
})

it.each([
  ['', 200],
  ['?number=2', 200],
  ['?number=9', 404],
  ['?number=1&number=2', 404],
  ['?fund=a%20b', 404],
])('the address %s is %i', async (query, status) => expect((await page.get(PATH + query)).status).toBe(status))

describe('a paper that is added while another tab saves one', () => {
  const opened = async () => {
    const html = await (await page.get(PATH)).text()
    const action = /<form[^>]*action="([^"]*)"[^>]*id="page-form"/.exec(html)?.[1] ?? ''
    const hidden = [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, ...field]) => field)
    return { action, hidden: hidden as [string, string][] }
  }
  const shown = (html: string, name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]

  it.each([
    ['saved as it is', '77777', 409],
    ['with a slip in it', '777x', 400],
  ])('comes back as typed, and then stands beside it: %s', async (_what, balance, status) => {
    const { action, hidden } = await opened()
    await send(...PAPER)
    const typed: [string, string][] = [
      ['label', 'Banque'],
      ['balance', balance],
      ['rate', '1'],
    ]
    const refused = await page.post(action, [...hidden, ...typed])
    const html = await refused.text()
    expect([refused.status, shown(html, 'balance'), shown(html, 'number')]).toEqual([status, balance, '2'])
    expect(await labels()).toEqual(['Fondation'])
    const again = ['number', 'isAddition', 'revision'].map((name): [string, string] => [name, shown(html, name) ?? ''])
    const right = typed.map(([name, value]): [string, string] => [name, value.replace('x', '7')])
    const second = await page.post(action, [...again, ...right])
    // A slip is corrected on the previous page, so the visitor is told about the other tab only then.
    if (status === 400) {
      const told = await second.text()
      expect([second.status, shown(told, 'number')]).toEqual([409, '2'])
      const now: [string, string][] = [...again, ...right, ['revision', shown(told, 'revision') ?? '']]
      await page.post(action, now.filter(isLast))
    }
    expect(await labels()).toEqual(['Fondation', 'Banque'])
  })
})

/** The last field of a given name on the page returned last. */
const isLast = ([name]: [string, string], index: number, all: [string, string][]) =>
  !all.slice(index + 1).some(([other]) => other === name)
