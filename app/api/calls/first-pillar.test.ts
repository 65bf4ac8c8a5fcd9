import { beforeEach, describe, expect, it } from 'vitest'
import type { Info } from '~/dossier/shape/info'
import { lawOn } from '~/law/avs/avs-law'
import { computeAvs, withoutPartnerAccount } from '~/pillars/avs'
import { day } from '~/pillars/day'
import { child, couple, insuredPerson } from '../../../tests/support/lives/life'
import { INSURED, OWN, PARTNER } from '../../../tests/support/parties/stub-connectors'
import { problemOf } from '../../../tests/support/product/read-answer'
import { BACHELOR, MARRIED, startApi, TODAY } from '../../../tests/support/product/start-api'

const INFO = '/acor/pension-calculator/info'
const PENSION = '/acor/pension-calculator'

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

describe('pension', () => {
  it('[201] is computed from what was typed and what is in the register', async () => {
    await api.post(INFO, MARRIED)
    const spouse = (navs: string, { birthDate, gender }: Pick<Info['person'], 'birthDate' | 'gender'>) =>
      insuredPerson(gender, birthDate, INSURED[navs]?.incomes ?? [])
    const facts = couple(
      spouse(OWN, MARRIED.person),
      spouse(PARTNER, MARRIED.partner as NonNullable<Info['partner']>),
      '1998-06-01',
      MARRIED.children.map(({ birthDate }) => child(birthDate)),
    )
    const { person, ...result } = withoutPartnerAccount(computeAvs(facts, lawOn(TODAY), TODAY))
    expect(await (await api.get(PENSION)).json()).toEqual({ ...result, person: { ...person, navs: OWN } })
  })

  it('is held against the register at the computation, whatever was saved before', async () => {
    await api.post(INFO, MARRIED)
    const partner = { ...(MARRIED.partner as NonNullable<Info['partner']>), birthDate: day('2005-01-01') }
    const info = { ...MARRIED, partner }
    await api.get(PENSION)
    await api.change((dossier) => ({ ...dossier, firstPillar: { ...dossier.firstPillar, info } }))
    expect(await problemOf(await api.get(PENSION))).toMatchObject({
      status: 422,
      errors: [{ field: 'partner.birthDate', key: 'notAsRegistered' }],
    })
  })

  it('of a couple differs from that of a bachelor with the same account', async () => {
    await api.post(INFO, MARRIED)
    const couple = await (await api.get(PENSION)).json()
    await api.post(INFO, BACHELOR)
    const bachelor = await (await api.get(PENSION)).json()
    expect(bachelor.partner).toBeNull()
    expect(couple.person.monthly).not.toBe(bachelor.person.monthly)
  })

  it('[201] is the same each time: the register is asked once, and again when forced', async () => {
    await api.post(INFO, MARRIED)
    const first = await (await api.get(PENSION)).json()
    expect(await (await api.get(PENSION)).json()).toEqual(first)
    expect(api.asked).toEqual([`register ${OWN}`, `register ${PARTNER}`])
    expect(await (await api.get(`${PENSION}?force=true`)).json()).toEqual(first)
    expect(api.asked).toHaveLength(4)
    await api.get(`${PENSION}?force=false`)
    expect(api.asked).toHaveLength(4)
  })

  it('[163] is computed anew after another form was saved', async () => {
    await api.post(INFO, BACHELOR)
    const before = await (await api.get(PENSION)).json()
    await api.post(INFO, { ...BACHELOR, children: MARRIED.children })
    const after = await (await api.get(PENSION)).json()
    expect(after.person.monthly).toBeGreaterThan(before.person.monthly)
  })

  it('is computed anew on another day', async () => {
    await api.post(INFO, BACHELOR)
    await api.get(PENSION)
    api.clock.today = day('2027-01-04')
    expect(await (await api.get(PENSION)).json()).toMatchObject({ computedOn: '2027-01-04', lawYear: 2027 })
  })

  it('is "no info" before the first save', async () => {
    expect(await problemOf(await api.get(PENSION))).toMatchObject({ status: 404, title: 'no info' })
  })

  it.each(['just_married', 'widow', 'divorced', 'remarried'])('is refused for %s', async (status) => {
    await api.post(INFO, { ...BACHELOR, person: { ...BACHELOR.person, status } })
    expect(await problemOf(await api.get(PENSION))).toEqual({
      status: 422,
      title: 'body does not fit',
      errors: [{ field: 'status', key: 'unsupportedCivilStatus' }],
    })
  })

  it.each([
    ['timeout', 424, 'register silent'],
    ['badAnswer', 424, 'register silent'],
    ['notFound', 404, 'not found'],
  ] as const)('with a register that says %s is %i', async (reason, status, title) => {
    api.silent.set('register', reason)
    await api.post(INFO, BACHELOR)
    expect(await problemOf(await api.get(PENSION))).toMatchObject({ status, title })
  })

  it('refuses another value of force', async () => {
    expect(await problemOf(await api.get(`${PENSION}?force=please`))).toMatchObject({
      status: 422,
      errors: [{ field: 'force', key: 'invalid' }],
    })
  })
})
