/** What one spouse learns of the other, and what nobody else does. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Info } from '~/dossier/shape/info'
import type { RegisterRecord } from '~/dossier/shape/register-record'
import { emptyDossier } from '~/dossier/shape/shape'
import type { Login } from '~/dossier/shape/visitor'
import { day } from '~/pillars/day'
import { INSURED, NOBODY, OWN, PARTNER, STRANGER } from '../../../tests/support/parties/stub-connectors'
import { BACHELOR, LOGIN, MARRIED, startApi } from '../../../tests/support/product/start-api'

const INFO = '/acor/pension-calculator/info'
const HOUSEHOLD = '/acor/household'

const { partnerNavs: _, ...WITHOUT_PARTNER } = LOGIN
const PAUL: Login = { sub: 'other', name: 'Paul Muster', email: 'paul@exemple.ch', navs: PARTNER, partnerNavs: OWN }
const EVE: Login = { ...WITHOUT_PARTNER, sub: 'eve', navs: STRANGER }

/** As Paul fills in the form, where the register does not know the wedding day: another one, and a child more. */
const PAULS: Info = {
  person: { ...MARRIED.person, ...MARRIED.partner, navs: PARTNER, relationshipStartDate: day('1999-07-02') },
  partner: { navs: OWN, birthDate: day('1970-05-10'), gender: 'FEMALE', deathDate: null },
  children: [...MARRIED.children, { birthDate: day('2004-05-06'), alive: false, deathDate: day('2005-06-07') }],
}
const PAULS_COUPLE = { relationshipStartDate: '1999-07-02', children: PAULS.children }

let api: Awaited<ReturnType<typeof startApi>>
let paul: Awaited<ReturnType<typeof api.signIn>>
beforeEach(async () => {
  api = await startApi()
  for (const navs of [OWN, PARTNER])
    api.insured[navs] = { ...(INSURED[navs] as RegisterRecord), relationshipStartDate: null }
  paul = await api.signIn(PAUL)
})

const saved = async (visitor: typeof paul, info: Info) => expect((await visitor.post(INFO, info)).status).toBe(200)
const householdOf = async ({ get }: typeof paul) => (await get(HOUSEHOLD)).json()

/** Everything that somebody gets to see of an answer. */
async function seen(answering: Promise<Response>) {
  const response = await answering
  return { status: response.status, headers: [...response.headers], body: await response.text() }
}

describe('spouses', () => {
  it('[011] each find the marriage and the children that the other has saved, and nothing else', async () => {
    await saved(paul, PAULS)
    expect(await householdOf(api)).toEqual({ ...PAULS_COUPLE, enteredBy: 'partner', both: false, differing: [] })
    expect(await householdOf(paul)).toEqual({ ...PAULS_COUPLE, enteredBy: 'me', both: false, differing: [] })
    await saved(api, MARRIED)
    expect(await householdOf(paul)).toEqual({
      relationshipStartDate: '1998-06-01',
      children: MARRIED.children,
      enteredBy: 'partner',
      both: true,
      differing: ['relationshipStartDate', 'children'],
    })
  })

  it.each<[string, Partial<Info['person']>, Info['children'], string[]]>([
    ['the same', {}, MARRIED.children, []],
    ['another day', { relationshipStartDate: day('1998-06-02') }, MARRIED.children, ['relationshipStartDate']],
    ['another child', {}, PAULS.children, ['children']],
    ['no children', {}, [], ['children']],
  ])(
    '[011] are both shown what they have entered differently, whoever saves last: %s',
    async (_, changes, children, differing) => {
      const { relationshipStartDate } = MARRIED.person
      const his = { ...PAULS, children, person: { ...PAULS.person, relationshipStartDate, ...changes } }
      for (const [visitor, info] of [
        [api, MARRIED],
        [paul, his],
        [api, MARRIED],
        [api, MARRIED],
      ] as const) {
        await saved(visitor, info)
        const told = [await householdOf(api), await householdOf(paul)]
        for (const one of told) expect(one.differing).toEqual(one.both ? differing : [])
      }
      expect((await householdOf(paul)).both).toBe(true)
    },
  )

  it('are shown no difference once one of them has gone, or is no longer married', async () => {
    await saved(api, MARRIED)
    await saved(paul, PAULS)
    expect((await householdOf(paul)).differing).toHaveLength(2)
    await saved(api, BACHELOR)
    expect(await householdOf(paul)).toMatchObject({ both: false, differing: [] })
    expect((await householdOf(api)).differing).toEqual([])
  })

  it('find it also where the sign-in named no partner: the register does, in one’s own record', async () => {
    await saved(paul, PAULS)
    const late = await api.signIn(WITHOUT_PARTNER)
    api.asked.length = 0
    expect(await householdOf(late)).toMatchObject({ enteredBy: 'partner' })
    expect(api.asked).toEqual([`register ${OWN}`])
  })

  it('find nothing before the other has saved, nor where the other says unmarried', async () => {
    expect(await householdOf(api)).toBeNull()
    await saved(paul, PAULS)
    await saved(paul, { ...PAULS, person: { ...PAULS.person, status: 'bachelor' } })
    expect(await householdOf(api)).toBeNull()
  })

  it.each(['just_married', 'remarried', 'divorced', 'widow'] as const)(
    'find nothing more once the other is %s, and keep what they have saved themselves',
    async (status) => {
      await saved(paul, PAULS)
      const divorced = { ...PAULS, partner: null, person: { ...PAULS.person, status } }
      await saved(paul, divorced)
      expect(await householdOf(api)).toBeNull()
      await saved(api, MARRIED)
      await saved(paul, divorced)
      expect(await householdOf(api)).toMatchObject({ enteredBy: 'me' })
    },
  )

  it('find nothing of a form that was refused', async () => {
    const refused = { ...PAULS, person: { ...PAULS.person, relationshipStartDate: day('1950-01-01') } }
    expect((await paul.post(INFO, refused)).status).toBe(422)
    expect(await householdOf(api)).toBeNull()
  })

  it('cannot be given where the register must be asked and is silent', async () => {
    const late = await api.signIn(WITHOUT_PARTNER)
    api.silent.set('register', 'timeout')
    expect(await (await late.get(HOUSEHOLD)).json()).toMatchObject({ status: 424, title: 'register silent' })
    api.silent.set('register', 'notFound')
    expect(await householdOf(late)).toBeNull()
  })

  const READS = [
    '/me',
    '/steps',
    INFO,
    `/acor/insureds/${OWN}`,
    `/acor/insureds/${PARTNER}`,
    '/acor/pension-calculator?force=true',
    '/openpk/user/pension-funds',
    '/openpk/user/pension-funds/policies',
    '/openpv/user/entities',
    '/openpv/user/providents',
    '/open3k/info',
    '/synthesis/digest',
    '/synthesis/simulation',
  ]

  it('[161] whatever the other does, every other answer of one’s own stays as it is, byte for byte', async () => {
    const readAll = async () => {
      const answers = []
      for (const path of READS) answers.push([path, await seen(api.get(path))])
      return answers
    }
    await saved(api, MARRIED)
    const before = await readAll()
    await saved(paul, PAULS)
    await paul.post('/openpk/user/pension-funds', { ids: ['a', 'b'] })
    await paul.get('/openpk/user/pension-funds/policies')
    await paul.post('/openpv/user/entities', { ids: ['x'] })
    await paul.post('/open3k/info', { solde: 98_765.4, rate: 1, amount: 4321, paydate: '2030-01-01' })
    await paul.post('/synthesis/simulation', { retirementDate: '2031-04-01' })
    expect(await readAll()).toEqual(before)
  })

  it('[161] of the other’s record in the register one sees who they are: no incomes, no marriage, no children', async () => {
    const shown = await (await api.get(`/acor/insureds/${PARTNER}`)).json()
    const fields = ['age', 'asOf', 'birthDate', 'civilStatus', 'firstName', 'gender', 'lastName', 'navs', 'source']
    expect(Object.keys(shown).toSorted()).toEqual(fields)
  })
})

describe('a stranger', () => {
  /** Registered and married with somebody else; registered; in no register; no number at all. */
  const FOREIGN = [PARTNER, OWN, NOBODY, '756.9999.9999.91', 'nobody']
  let eve: typeof paul
  beforeEach(async () => {
    eve = await api.signIn(EVE)
    await saved(api, MARRIED)
    await saved(paul, PAULS)
    api.asked.length = 0
  })
  const onlyAskedAbout = (navs: string) => expect(new Set(api.asked)).toEqual(new Set([`register ${navs}`]))

  it('[161] is answered for each foreign number alike, byte for byte, and nobody is asked about it', async () => {
    const answers = []
    for (const navs of FOREIGN) answers.push(await seen(eve.get(`/acor/insureds/${navs}`)))
    expect(answers[0]).toMatchObject({ status: 404, body: expect.stringContaining('"not found"') })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    onlyAskedAbout(STRANGER)
    expect(FOREIGN.map((navs) => navs in INSURED)).toEqual([true, true, false, false, false])
  })

  it('[161] so is a spouse, for numbers that are not the other’s', async () => {
    const answers = []
    for (const navs of [STRANGER, NOBODY]) answers.push(await seen(api.get(`/acor/insureds/${navs}`)))
    expect(answers[1]).toEqual(answers[0])
    expect(api.asked).toEqual([])
  })

  const claiming = (navs: string, status: Info['person']['status']): Info => ({
    ...MARRIED,
    person: { ...MARRIED.person, navs: STRANGER, status },
    partner: { navs, birthDate: day('1968-03-04'), gender: 'MALE', deathDate: null },
  })

  it('[161] is refused as the spouse of whomever alike, and nothing is written', async () => {
    const answers = []
    for (const navs of FOREIGN.slice(0, 3)) answers.push(await seen(eve.post(INFO, claiming(navs, 'married'))))
    expect(answers[0]).toMatchObject({ status: 422, body: expect.stringContaining('notRegisteredPartner') })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    onlyAskedAbout(STRANGER)
    expect(await householdOf(api)).toMatchObject({ ...PAULS_COUPLE, enteredBy: 'partner' })
  })

  it.each(['divorced', 'widow'] as const)(
    '[161] someone who was somebody’s spouse (%s) is believed, whoever that was, and finds nothing',
    async (status) => {
      const answers = []
      for (const navs of FOREIGN.slice(0, 3)) {
        const { body, ...answer } = await seen(eve.post(INFO, claiming(navs, status)))
        const found = await seen(eve.get(HOUSEHOLD))
        answers.push({ ...answer, found, body: body.replaceAll(navs, '(the number)') })
      }
      expect(answers[0]).toMatchObject({ status: 200, found: { status: 200, body: 'null' } })
      for (const answer of answers) expect(answer).toEqual(answers[0])
      onlyAskedAbout(STRANGER)
    },
  )

  it('[161] whose own register entry names one of two spouses finds nothing, whether the two have saved or not', async () => {
    const answers = []
    for (const partnerNavs of [PARTNER, OWN, NOBODY]) {
      const { token } = await api.vault.create(
        emptyDossier({ ...EVE, partnerNavs }, 'issuer', 'id token', { version: api.tools.termsVersion }),
      )
      answers.push(await seen(api.send(HOUSEHOLD, { headers: { authorization: `Bearer ${token}` } })))
    }
    expect(answers[0]).toMatchObject({ status: 200, body: 'null' })
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  it('[161] someone who is not signed in is answered alike for every number, and for the household', async () => {
    const answers = []
    for (const path of [...FOREIGN.map((navs) => `/acor/insureds/${navs}`), HOUSEHOLD])
      answers.push(await seen(api.send(path)))
    expect(answers[0]).toMatchObject({ status: 401 })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(api.asked).toEqual([])
  })
})

it('a bachelor saves without the register', async () => {
  const late = await api.signIn(WITHOUT_PARTNER)
  api.silent.set('register', 'timeout')
  await saved(late, BACHELOR)
})
