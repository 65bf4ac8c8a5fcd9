import { describe, expect, it } from 'vitest'
import { Family } from '~/dossier/shape/family'
import { isHandled } from '~/dossier/shape/family-questions'
import { Info } from '~/dossier/shape/info'
import { RegisterRecord } from '~/dossier/shape/register-record'
import { day } from '~/pillars/day'
import { readAvsForm } from './read'
import { type AvsFieldValues, infoFieldValues, registerFieldValues, withEndedMarriage, withHousehold } from './values'

const info = Info.parse({
  person: {
    navs: '756.1111.2222.08',
    birthDate: '1970-05-10',
    gender: 'FEMALE',
    status: 'married',
    relationshipStartDate: '1998-06-01',
    relationshipEndDate: null,
  },
  partner: { navs: '756.2222.3333.02', birthDate: '1968-03-04', gender: 'MALE', deathDate: null },
  children: [
    { birthDate: '2000-01-01', alive: true, deathDate: null },
    { birthDate: '2002-02-02', alive: false, deathDate: '2003-03-03' },
  ],
})

const own = RegisterRecord.parse({
  ...info.person,
  firstName: 'Nora',
  lastName: 'Exemple',
  civilStatus: 'married',
  partnerNavs: '756.2222.3333.02',
  children: [{ birthDate: '2000-01-01', deathDate: null }],
  incomes: [],
  source: 'register',
  asOf: '2026-01-01',
})

function posted(typed: AvsFieldValues) {
  const { partner, children = [], abroad = [], ...person } = typed
  const rows = Object.entries({ children, abroad }).flatMap(([list, rows]) =>
    rows.flatMap((row, i) => Object.entries(row).map(([name, text]) => [`${list}[${i}].${name}`, text])),
  )
  const partnerFields = Object.entries(partner ?? {}).map(([name, text]) => [`partner.${name}`, text])
  const form = new FormData()
  for (const [name, text] of [...Object.entries(person), ...partnerFields, ...rows]) form.append(name ?? '', text ?? '')
  return form
}

describe('infoFieldValues', () => {
  it('shows days as dd.mm.yyyy', () =>
    expect(infoFieldValues(info)).toMatchObject({
      birthDate: '10.05.1970',
      partner: { birthDate: '04.03.1968' },
    }))

  it('sent unchanged, is what was saved', () => {
    const { submission } = readAvsForm(posted(infoFieldValues(info)))
    expect(submission.status === 'success' && submission.value).toEqual(info)
  })

  it.each([
    { insuredSince: 'always' as const },
    {
      insuredSince: 1998,
      abroad: [
        { from: 2001, to: 2001 },
        { from: 2004, to: 2006 },
      ],
    },
  ])('shows since when somebody is insured, and their years abroad, as they were saved: %o', (insurance) => {
    const insured = { ...info, person: { ...info.person, ...insurance } }
    const { submission } = readAvsForm(posted(infoFieldValues(insured)))
    expect(submission.status === 'success' && submission.value).toEqual(insured)
  })

  it('shows a form that was saved before these were asked as not known, without years abroad', () =>
    expect(infoFieldValues(info)).toMatchObject({ insuredSince: 'unknown', insuredSinceYear: '', abroad: [] }))

  it('shows one person without children', () => {
    const alone = Info.parse({ ...info, partner: null, children: [] })
    expect(infoFieldValues(alone)).toMatchObject({ hasChildren: 'no', childCount: '', children: [] })
  })
})

describe('registerFieldValues', () => {
  const partner = { ...own, navs: '756.2222.3333.02', gender: 'MALE' as const }

  it('prefills the form with both records', () => {
    expect(registerFieldValues(own, partner)).toMatchObject({
      status: 'married',
      relationshipStartDate: '01.06.1998',
      partner: { navs: '756.2222.3333.02', gender: 'MALE', deathDate: '' },
      hasChildren: 'yes',
      children: [{ birthDate: '01.01.2000', alive: 'yes', deathDate: '' }],
    })
  })

  it('knows the partner by number only where their record is missing', () => {
    expect(registerFieldValues(own, null).partner).toEqual({ navs: '756.2222.3333.02' })
    expect(registerFieldValues({ ...own, partnerNavs: null }, null).partner).toBeUndefined()
  })
})

describe('withHousehold', () => {
  const typed = registerFieldValues(own, null)
  const household = { relationshipStartDate: day('1999-07-02'), children: info.children }

  it('changes the children and a wedding day that the register does not know, and nothing else', () => {
    expect(withHousehold(typed, household).relationshipStartDate).toBe(typed.relationshipStartDate)
    const { relationshipStartDate, hasChildren, childCount, children, ...rest } = withHousehold(
      { ...typed, relationshipStartDate: '' },
      household,
    )
    expect([relationshipStartDate, hasChildren, childCount]).toEqual(['02.07.1999', 'yes', '2'])
    expect(children?.[1]).toEqual({ birthDate: '02.02.2002', alive: '', deathDate: '03.03.2003' })
    expect(typed).toMatchObject(rest)
  })

  it('can take all children away', () =>
    expect(withHousehold(typed, { ...household, children: [] })).toMatchObject({
      hasChildren: 'no',
      childCount: '',
      children: [],
    }))
})

describe('withEndedMarriage', () => {
  const family = Family.parse({
    marriages: [
      ['1995-06-01', '2005-03-01'],
      ['1990-01-01', '1992-01-01'],
    ].map(([start, end]) => ({
      ...{ start, end, endedBy: 'divorce', separatedSince: null },
      partner: { birthDate: '1968-01-02', gender: 'MALE' },
    })),
    children: [],
    survivorsPension: null,
  })
  const savedAs = (status: string, navs: string | null = null) => ({
    ...info,
    ...{ partner: null, person: { ...info.person, navs, status, relationshipStartDate: null } as Info['person'] },
  })
  const shown = (one: Info) => withEndedMarriage(infoFieldValues(one), one, family)

  it('shows the marriage that ended last where the form was saved without it', () => {
    expect(shown(savedAs('divorced'))).toMatchObject({
      relationshipStartDate: '01.06.1995',
      relationshipEndDate: '01.03.2005',
      partner: { birthDate: '02.01.1968', gender: 'MALE', deathDate: '' },
    })
    expect(shown(savedAs('widow'))).toMatchObject({ relationshipEndDate: '', partner: { deathDate: '01.03.2005' } })
  })

  it('leaves out the former spouse of those whose form has AVS numbers', () => {
    const { relationshipEndDate, partner } = shown(savedAs('divorced', info.person.navs))
    expect([relationshipEndDate, partner]).toEqual(['01.03.2005', undefined])
  })

  it.each([info, savedAs('remarried'), savedAs('bachelor'), { ...savedAs('divorced'), partner: info.partner }])(
    'leaves another form as it is',
    (one) => expect(shown(one)).toEqual(infoFieldValues(one)),
  )
})

it.each([
  ['bachelor', true],
  ['married', true],
  ['just_married', false],
  ['widow', false],
  ['divorced', false],
  ['remarried', false],
] as const)('%s is handled: %s', (status, handled) =>
  expect(isHandled({ ...info, person: { ...info.person, status } }, null)).toBe(handled),
)
