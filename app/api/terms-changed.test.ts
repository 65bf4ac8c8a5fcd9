/** The terms have changed since the visitor accepted them: no call reads or saves anything until they accept them again. */
import { expect, it } from 'vitest'
import { OWN } from '../../tests/support/parties/stub-connectors'
import { MARRIED, startApi } from '../../tests/support/product/start-api'

const startChanged = () => startApi({ acceptedTerms: '1', termsVersion: '2' })
const REFUSED = {
  type: 'about:blank',
  title: 'terms not accepted',
  status: 403,
  errors: [{ field: 'terms', key: 'termsChanged' }],
}

it.each([
  ['/acor/pension-calculator/info', undefined],
  ['/acor/pension-calculator/info', MARRIED],
  [`/acor/insureds/${OWN}`, undefined],
  ['/openpk/user/pension-funds', undefined],
  ['/openpk/user/pension-funds', { ids: ['a'] }],
  ['/openpk/user/pension-funds/policies', undefined],
  ['/openpv/user/providents', undefined],
  ['/open3k/info', { solde: 1000, rate: 1, amount: 0, paydate: '2035-06-01' }],
  ['/synthesis/digest', undefined],
  ['/synthesis/simulation', { retirementDate: '2034-06-01' }],
  ['/synthesis/scenarios', { name: 'earlier' }],
])('%s %j is refused, and nothing is asked or saved', async (path, body) => {
  const api = await startChanged()
  const before = await api.dossier()
  const answer = await (body ? api.post(path, body) : api.get(path))
  expect([answer.status, await answer.json()]).toEqual([403, REFUSED])
  expect(await api.dossier()).toEqual(before)
  expect(api.asked).toEqual([])
})

it('tells who they are and how far they have come, and takes the terms; then every call answers', async () => {
  const api = await startChanged()
  expect((await api.get('/me')).status).toBe(200)
  expect(await (await api.get('/steps')).json()).toMatchObject({ termsAccepted: false })
  expect(await (await api.post('/terms', {})).json()).toMatchObject({ termsAccepted: true })
  expect((await api.get('/openpk/user/pension-funds')).status).toBe(200)
})
