import { beforeEach, describe, expect, it } from 'vitest'
import { CIVIL_STATUSES } from '~/dossier/shape/civil-status'
import type { Info } from '~/dossier/shape/info'
import type { RegisterRecord } from '~/dossier/shape/register-record'
import { day } from '~/pillars/day'
import { INSURED, OWN, STRANGER } from '../../../tests/support/parties/stub-connectors'
import { problemOf } from '../../../tests/support/product/read-answer'
import { BACHELOR, LOGIN, MARRIED, startApi } from '../../../tests/support/product/start-api'

const INFO = '/acor/pension-calculator/info'
const PENSION = '/acor/pension-calculator'

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

describe('info', () => {
  it('[198] [199] is null at first, then what was saved, with ages and the number of children', async () => {
    expect(await (await api.get(INFO)).json()).toBeNull()
    const saved = {
      ...MARRIED,
      person: { ...MARRIED.person, age: 56 },
      partner: { ...MARRIED.partner, age: 58 },
      hasChildren: true,
      childCount: 1,
    }
    expect(await (await api.post(INFO, MARRIED)).json()).toEqual(saved)
    expect(await (await api.get(INFO)).json()).toEqual(saved)
    expect(await (await api.post(INFO, saved)).json()).toEqual(saved)
  })

  it('drops what a bachelor left in the fields of a couple', async () => {
    const left = { ...MARRIED, person: { ...MARRIED.person, status: 'bachelor' } }
    const saved = await (await api.post(INFO, left)).json()
    expect([saved.partner, saved.person.relationshipStartDate]).toEqual([null, null])
  })

  it.each(CIVIL_STATUSES)('saves the status %s', async (status) => {
    const info = status === 'married' ? MARRIED : { ...BACHELOR, person: { ...BACHELOR.person, status } }
    expect((await api.post(INFO, info)).status).toBe(200)
    expect((await api.dossier()).firstPillar.info?.person.status).toBe(status)
  })

  it.each<[string, object, { field: string; key: string }[]]>([
    [
      'another status',
      { ...BACHELOR, person: { ...BACHELOR.person, status: 'engaged' } },
      [{ field: 'status', key: 'civilStatusUnknown' }],
    ],
    [
      'a wrong check digit',
      { ...BACHELOR, person: { ...BACHELOR.person, navs: '756.1111.2222.09' } },
      [{ field: 'navs', key: 'avsNumberCheckDigit' }],
    ],
    [
      'somebody else’s number',
      { ...BACHELOR, person: { ...BACHELOR.person, navs: STRANGER } },
      [{ field: 'navs', key: 'notOwnNumber' }],
    ],
    [
      'a partner whom the register does not name',
      { ...MARRIED, partner: { ...MARRIED.partner, navs: STRANGER } },
      [{ field: 'partner.navs', key: 'notRegisteredPartner' }],
    ],
    [
      'a partner born in the future',
      { ...MARRIED, partner: { ...MARRIED.partner, birthDate: '2026-11-22' } },
      [
        { field: 'relationshipStartDate', key: 'marriageBeforeBirth' },
        { field: 'partner.birthDate', key: 'dayInFuture' },
      ],
    ],
    [
      'a marriage before birth',
      { ...MARRIED, person: { ...MARRIED.person, relationshipStartDate: '1960-01-01' } },
      [{ field: 'relationshipStartDate', key: 'marriageBeforeBirth' }],
    ],
    [
      'a child born after its death',
      { ...BACHELOR, children: [{ birthDate: '2000-02-03', alive: false, deathDate: '1999-01-01' }] },
      [{ field: 'children[0].deathDate', key: 'deathBeforeBirth' }],
    ],
    [
      'a pension since 2024',
      { ...BACHELOR, person: { ...BACHELOR.person, birthDate: '1959-12-31' } },
      [{ field: 'birthDate', key: 'pensionBefore2025' }],
    ],
    ...(['widow', 'divorced', 'remarried', 'just_married'] as const).map(
      (status): [string, object, { field: string; key: string }[]] => [
        `a pension since 2024 of whose family is still to be told: ${status}`,
        { ...BACHELOR, person: { ...BACHELOR.person, status, birthDate: '1959-12-31' } },
        [{ field: 'birthDate', key: 'pensionBefore2025' }],
      ],
    ),
    ...['0001-03-14', '1899-12-31'].flatMap((birthDate): [string, object, { field: string; key: string }[]][] => [
      [
        `a birth on ${birthDate}`,
        { ...BACHELOR, person: { ...BACHELOR.person, birthDate } },
        [{ field: 'birthDate', key: 'dayTooEarly' }],
      ],
      [
        `a partner born on ${birthDate}`,
        { ...MARRIED, partner: { ...MARRIED.partner, birthDate } },
        [{ field: 'partner.birthDate', key: 'dayTooEarly' }],
      ],
    ]),
    [
      'a body without anything',
      {},
      [
        { field: 'person', key: 'required' },
        { field: 'partner', key: 'required' },
        { field: 'children', key: 'required' },
      ],
    ],
    [
      '31 February',
      { ...BACHELOR, children: [{ birthDate: '2001-02-31', alive: true, deathDate: null }] },
      [{ field: 'children[0].birthDate', key: 'dayUnknown' }],
    ],
  ])('[240] refuses %s at its field, and saves nothing', async (_name, body, errors) => {
    expect(await problemOf(await api.post(INFO, body))).toEqual({ status: 422, title: 'body does not fit', errors })
    expect((await api.dossier()).firstPillar.info).toBeNull()
  })

  const AS_REGISTERED = { person: MARRIED.person, partner: MARRIED.partner as NonNullable<Info['partner']> }
  const DIFFERING: [field: string, person: object, partner: object][] = [
    ['birthDate', { birthDate: '1971-05-10' }, {}],
    ['gender', { gender: 'MALE' }, {}],
    ['relationshipStartDate', { relationshipStartDate: '2024-06-01' }, {}],
    ['partner.birthDate', {}, { birthDate: '2005-01-01' }],
    ['partner.gender', {}, { gender: 'FEMALE' }],
  ]
  const typedWith = (person: object, partner: object) => ({
    ...MARRIED,
    person: { ...AS_REGISTERED.person, ...person },
    partner: { ...AS_REGISTERED.partner, ...partner },
  })
  // A marriage before the birth of one of them is another reason, at another field.
  const LATE = { relationshipStartDate: '2006-06-01' }

  it.each(DIFFERING)(
    'refuses another %s than that of the register, which of a couple would tell incomes',
    async (field, person, partner) => {
      const own = INSURED[OWN] as RegisterRecord
      if (field === 'partner.birthDate') api.insured[OWN] = { ...own, relationshipStartDate: day('2006-06-01') }
      const body = typedWith({ ...(field === 'partner.birthDate' && LATE), ...person }, partner)
      expect(await problemOf(await api.post(INFO, body))).toEqual({
        status: 422,
        title: 'body does not fit',
        errors: [{ field, key: 'notAsRegistered' }],
      })
      expect((await api.dossier()).firstPillar.info).toBeNull()
    },
  )

  it('reports everything that is not as registered at once, beside what else is wrong', async () => {
    const body = { ...typedWith({ gender: 'MALE', relationshipStartDate: '2027-01-01' }, { gender: 'FEMALE' }) }
    expect((await problemOf(await api.post(INFO, body))).errors).toEqual([
      { field: 'relationshipStartDate', key: 'dayInFuture' },
      { field: 'gender', key: 'notAsRegistered' },
      { field: 'partner.gender', key: 'notAsRegistered' },
    ])
  })

  it('refuses "married" where the register says remarried: their incomes go with another marriage', async () => {
    api.registered({ civilStatus: 'remarried' })
    expect((await problemOf(await api.post(INFO, MARRIED))).errors).toEqual([
      { field: 'status', key: 'notAsRegistered' },
    ])
  })

  it('believes whom the register does not know', async () => {
    api.unregistered()
    expect((await api.post(INFO, { ...BACHELOR, person: { ...BACHELOR.person, gender: 'MALE' } })).status).toBe(200)
  })

  it.each(DIFFERING)(
    'saved while the register was silent with another %s, is refused when it is computed',
    async (field, person, partner) => {
      api.silent.set('register', 'timeout')
      const late = field === 'partner.birthDate' ? LATE : {}
      expect((await api.post(INFO, typedWith({ ...late, ...person }, partner))).status).toBe(200)
      expect(await problemOf(await api.get(PENSION))).toMatchObject({ status: 424 })
      api.silent.clear()
      for (const query of ['', '?force=true', '?retirementDate=2034-06-01']) {
        const { status, errors } = await problemOf(await api.get(`${PENSION}${query}`))
        expect(status).toBe(422)
        expect(errors).toContainEqual({ field, key: 'notAsRegistered' })
      }
      expect((await (await api.get('/synthesis/digest')).json()).withoutChange.avs).toBeNull()
      expect(await (await api.get('/steps')).json()).toMatchObject({ avs: false })
    },
  )

  it('takes a pension that starts in January 2025', async () => {
    // The reference age is reached in 2025 by who was born in 1960.
    const born = { gender: 'MALE', birthDate: day('1960-01-01') } as const
    api.registered(born)
    expect((await api.post(INFO, { ...BACHELOR, person: { ...BACHELOR.person, ...born } })).status).toBe(200)
  })

  it('cannot take a partner while the register is silent and the sign-in named none', async () => {
    const { partnerNavs: _, ...login } = LOGIN
    api = await startApi({ login })
    api.silent.set('register', 'timeout')
    expect(await problemOf(await api.post(INFO, MARRIED))).toMatchObject({ status: 424, title: 'register silent' })
    expect((await api.post(INFO, BACHELOR)).status).toBe(200)
  })
})
