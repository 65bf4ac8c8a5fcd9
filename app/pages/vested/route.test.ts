/** What the pages of copied papers do with a posted form, at the shortest of them, over the use cases themselves. */
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDossier } from '~/dossier/shape/shape'
import { visitorUseCases } from '~/shell/visitor-use-cases'
import { servePage } from '../../../tests/support/product/serve-page'
import { startApi } from '../../../tests/support/product/start-api'
import { requestEach } from '../../../tests/support/product/start-pages'
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
