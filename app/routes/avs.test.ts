import { it } from 'vitest'
import { servePage, readable } from '../../tests/support/serve-page'
import * as avs from './avs'
it('x', async () => {
  const page = servePage(avs, '/avs', { getMe: async () => ({ login: { sub: 'a', name: 'A', email: 'x', navs: '756.1234.5678.97' }, fund_ids: [], ttl: 0 }), getSteps: async () => ({ avs: false, lpp: false, pillar3a: false, termsAccepted: true }), getInfo: async () => null, getInsured: async () => { throw new Error('x') } })
  const r = await page.post('/de/avs', [['navs','756'], ['hasChildren','yes'], ['childCount', '3'], ['status','married'], ['children[0].birthDate', '1.1.2000']])
  console.log(r.status, Object.fromEntries(r.headers), await r.text())
})
