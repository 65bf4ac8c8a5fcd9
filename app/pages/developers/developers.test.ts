/** The page for other programs: its example matches the answer of the call, and its limits match those of the door. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import { startApi } from '../../../tests/support/product/start-api'
import { ANSWER, REQUEST, written } from './example'
import { LIMITS } from './limits'
import * as page from './route'

const at = async (path: string, apiBase: string | null = '/api') => {
  const settings = { apiBase, origin: 'https://example.ch' } as never
  return (await servePage(page, '/developers', {}, apiBase === null ? { settings } : {}).get(path)).text()
}

it('the call answers the example as the page shows it', async () => {
  const { send } = await startApi()
  const headers = { 'content-type': 'application/json' }
  const response = await send('/estimate', { method: 'POST', headers, body: JSON.stringify(REQUEST) })
  expect(await response.json()).toMatchObject(ANSWER)
})

it.each([
  ['kilobytes', 'app/estimate/case/json-bounds.ts', /MOST_BYTES = (\d+) \* 1024/],
  ['values', 'app/estimate/case/life/problems.ts', /MOST_VALUES_OF_LIFE = (\d+)/],
  ['rate', 'app/door/limits.ts', /estimatesPerAddress: (\d+)/],
] as const)('the limit of %s is that of %s', (name, file, inCode) =>
  expect(inCode.exec(readFileSync(file, 'utf8'))?.[1]).toBe(String(LIMITS[name])),
)

describe('written for people', () => {
  it.each([REQUEST, ANSWER])('%# is the same JSON, in short lines', (value) => {
    expect(JSON.parse(written(value))).toEqual(value)
    for (const line of written(value).split('\n')) expect(line.length).toBeLessThanOrEqual(54)
  })
})

it.each([
  ['/developers', ['L’estimation pour d’autres programmes', "64\u00a0ko et 4'000 valeurs", '300 appels']],
  ['/de/developers', ['Die Schätzung für andere Programme', "64\u00a0kB und 4'000 Werte", '300 Aufrufe']],
])('%s shows both, and asks nobody', async (path, words) => {
  const html = await at(path)
  for (const word of [...words, 'POST /api/estimate', '"monthlyTotal":']) expect(readable(html)).toContain(word)
  expect(html).toContain('href="/api/openapi.json"')
  expect(html).not.toContain('<script')
})

it('leads to no description where another process answers the calls', async () =>
  expect(await at('/developers', null)).not.toContain('openapi.json'))
