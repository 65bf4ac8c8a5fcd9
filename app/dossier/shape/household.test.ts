import { describe, expect, it } from 'vitest'
import { NAVS, PARTNER_NAVS, spouseDossier, unmarried } from '../../../tests/support/lives/dossiers'
import { coupleIn, registeredPartnerIn } from './household'
import { RegisterRecord } from './register-record'
import type { Dossier } from './shape'

const anna = spouseDossier(NAVS, PARTNER_NAVS)

/** The same visitor, whose sign-in named no partner; the register names this one. */
function registeredWith(partnerNavs: string | null): Dossier {
  const { info } = anna.firstPillar
  const record = RegisterRecord.parse({
    ...info?.person,
    firstName: 'Anna',
    lastName: 'Essai',
    civilStatus: 'married',
    partnerNavs,
    children: [],
    incomes: [],
    source: 'register',
    asOf: '2026-01-01',
  })
  const { login, firstPillar, ...rest } = anna
  if (!login) throw new Error('Nobody has signed in')
  return {
    ...rest,
    login: { ...login, partnerNavs: undefined },
    firstPillar: { ...firstPillar, insureds: { [NAVS]: record } },
  }
}

it.each<[string, Dossier, string | null | undefined]>([
  ['the sign-in', anna, PARTNER_NAVS],
  ['one’s own record', registeredWith(PARTNER_NAVS), PARTNER_NAVS],
  ['one’s own record, that there is none', registeredWith(null), null],
  ['nobody yet', spouseDossier(NAVS, undefined), undefined],
])('the registered partner is told by %s', (_, dossier, navs) => expect(registeredPartnerIn(dossier)).toBe(navs))

describe('what a form says about the marriage', () => {
  const { login, firstPillar, ...rest } = anna
  if (!login) throw new Error('Nobody has signed in')
  const { info } = firstPillar
  if (!info) throw new Error('nothing is saved')
  const saying = (changed: Partial<typeof info>): Dossier => ({
    ...rest,
    login,
    firstPillar: { ...firstPillar, info: { ...info, ...changed } },
  })

  it('is its day and the children', () =>
    expect(coupleIn(anna)).toEqual({ relationshipStartDate: '1991-07-08', children: info.children }))

  it.each<[string, Dossier]>([
    ['without a form', { ...rest, login, firstPillar: { ...firstPillar, info: null } }],
    ['of someone who is not married', unmarried(anna)],
    ['of someone who is divorced from the same partner', saying({ person: { ...info.person, status: 'divorced' } })],
    ['without a day', saying({ person: { ...info.person, relationshipStartDate: null } })],
    ['without a partner', saying({ partner: null })],
    ['with somebody else', saying({ partner: info.partner && { ...info.partner, navs: '756.1111.2222.08' } })],
    ['with whom the register does not name', registeredWith(null)],
    ['as long as the register was not asked', spouseDossier(NAVS, undefined)],
  ])('is nothing %s', (_, dossier) => expect(coupleIn(dossier)).toBeNull())
})
