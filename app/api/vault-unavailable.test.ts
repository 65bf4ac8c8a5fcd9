/** What is answered while the vault cannot be reached, and after. */
import { expect, it } from 'vitest'
import { startApi } from '../../tests/support/product/start-api'

const FUNDS = '/openpk/user/pension-funds'

it('every call that needs the dossier answers 503, reveals nothing about the store, and works again as soon as that does', async () => {
  const told: unknown[] = []
  const api = await startApi({ report: (error) => void told.push(error) })
  await api.post(FUNDS, { ids: ['a'] })
  const { paths } = await (await api.get('/openapi.json')).json()
  const isRead = ([, { get }]: [string, Record<string, { security?: object[] }>]) => get && get.security?.length !== 0
  const reads = Object.entries<Record<string, { security?: object[] }>>(paths)
    .filter(isRead)
    .map(([path]) => path.replace(/^\/api/, '').replace('{navs}', '756.1111.2222.08'))
  expect(reads.length).toBeGreaterThan(12)

  api.vault.failure = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:6379'), { code: 'ECONNREFUSED' })
  for (const path of reads) {
    const answer = await api.get(path)
    expect([path, answer.status]).toEqual([path, 503])
    expect(await answer.text()).not.toMatch(/10\.0\.0\.7|ECONN|vault/)
  }
  expect((await api.post(FUNDS, { ids: ['b'] })).status).toBe(503)
  expect(told).toHaveLength(reads.length + 1)
  for (const error of told) expect(error).toMatchObject({ name: 'VaultUnavailable', code: 'ECONNREFUSED' })

  api.vault.failure = null
  expect(await (await api.get(FUNDS)).json()).toEqual(['a'])
})
