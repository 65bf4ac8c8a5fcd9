/** The AVS page as served to somebody whom the register knows as married, and the contents of its fields. */

import { Info, type InfoAnswer } from '~/dossier/shape/info'
import { RegisterRecord } from '~/dossier/shape/register-record'
import * as avs from '~/pages/avs/route'
import { PARTNER_NAVS, servePage, signedIn } from '../product/serve-page'
import type { UseCases } from '../product/use-cases'

export const OWN = '756.1111.2222.08'

const own = RegisterRecord.parse({
  navs: OWN,
  firstName: 'Nora',
  lastName: 'Exemple',
  birthDate: '1970-05-10',
  gender: 'FEMALE',
  civilStatus: 'married',
  relationshipStartDate: '1998-06-01',
  relationshipEndDate: null,
  partnerNavs: PARTNER_NAVS,
  children: [{ birthDate: '2000-02-03', deathDate: null }],
  incomes: [],
  source: 'register',
  asOf: '2026-01-01',
})
const { incomes: _, ...partnerRecord } = { ...own, navs: PARTNER_NAVS, birthDate: '1968-03-04', gender: 'MALE' }

export function savedInfo(status: string): InfoAnswer {
  const info = Info.parse({
    person: {
      navs: OWN,
      birthDate: '1970-05-10',
      gender: 'FEMALE',
      status,
      relationshipStartDate: status === 'bachelor' ? null : '1998-06-01',
      relationshipEndDate: null,
    },
    partner:
      status === 'married' ? { navs: PARTNER_NAVS, birthDate: '1968-03-04', gender: 'MALE', deathDate: null } : null,
    children: [{ birthDate: '2000-02-03', alive: true, deathDate: null }],
  })
  const { person, partner } = info
  return {
    ...info,
    person: { ...person, age: 56 },
    partner: partner && { ...partner, age: 58 },
    hasChildren: true,
    childCount: 1,
  }
}

const getInsured = (async (navs: string) =>
  navs === OWN ? { ...own, age: 56 } : { ...partnerRecord, age: 58 }) as UseCases['getInsured']
export const pageWith = (calls: Partial<UseCases>) =>
  servePage(avs, '/avs', {
    ...signedIn(),
    getInfo: async () => null,
    getFamily: async () => null,
    getInsured,
    getHousehold: async () => null,
    checkInfo: async () => [],
    ...calls,
  })
export const htmlOf = async (calls: Partial<UseCases>, path = '/avs') => (await pageWith(calls).get(path)).text()

/** The value of a text field, a select or the chosen radio, as the browser would send it. */
export function valueIn(html: string, name: string): string | undefined {
  const inputs = [...html.matchAll(/<(?:input|option)\b[^>]*>/g)].map(([tag]) => tag)
  const named = inputs.filter((tag) => tag.includes(`name="${name}"`))
  const chosen = named[0]?.includes('type="text"') ? named[0] : named.find((tag) => tag.includes('checked'))
  return /value="([^"]*)"/.exec(chosen ?? '')?.[1]
}
