/** When somebody was insured and married, from what they say and what the register says. */
import { expect, it } from 'vitest'
import { Info } from '~/dossier/shape/info'
import { RegisterRecord } from '~/dossier/shape/register-record'
import { accountOfRecord } from './accounts'
import { factsOf } from './facts'

const PERSON = {
  navs: '756.1111.2222.08',
  birthDate: '1970-05-10',
  gender: 'FEMALE',
  status: 'bachelor',
  relationshipStartDate: null,
  relationshipEndDate: null,
}

const infoOf = (typed: object) => Info.parse({ person: { ...PERSON, ...typed }, partner: null, children: [] })
const recordOf = (registered: object) =>
  RegisterRecord.parse({
    ...PERSON,
    firstName: 'Nora',
    lastName: 'Exemple',
    civilStatus: 'bachelor',
    partnerNavs: null,
    children: [],
    incomes: [{ year: 1993, amount: 30_000, months: 12 }],
    source: 'register',
    asOf: '2026-01-01',
    ...registered,
  })

const accountsOf = (register: RegisterRecord) => ({
  own: accountOfRecord(register),
  register,
  partner: null,
  former: null,
})

function insuredOf(typed: object, insured?: object[]): string[] | null {
  const { person } = factsOf({ info: infoOf(typed), family: null, ...accountsOf(recordOf({ insured })) })
  return person.insured?.map(({ from, to }) => `${from} ${to}`) ?? null
}

const REGISTERED = [
  { from: '1990-03-01', to: '2001-06-30' },
  { from: '2004-01-01', to: null },
]

it.each<[string, object, object[] | undefined, string[] | null]>([
  ['nobody says it', {}, undefined, null],
  ['the register alone', {}, REGISTERED, ['1990-03-01 2001-06-30', '2004-01-01 null']],
  ['always', { insuredSince: 'always' }, REGISTERED, ['1970-05-10 null']],
  ['a year', { insuredSince: 1998 }, REGISTERED, ['1998-01-01 null']],
  [
    'years abroad alone, from the first entry',
    { abroad: [{ from: 1999, to: 2000 }] },
    undefined,
    ['1993-01-01 1998-12-31', '2001-01-01 null'],
  ],
  [
    'years abroad, within what the register says',
    { abroad: [{ from: 1999, to: 2005 }] },
    REGISTERED,
    ['1990-03-01 1998-12-31', '2006-01-01 null'],
  ],
  [
    'years abroad in another order',
    {
      insuredSince: 'always',
      abroad: [
        { from: 2004, to: 2004 },
        { from: 1999, to: 2000 },
      ],
    },
    undefined,
    ['1970-05-10 1998-12-31', '2001-01-01 2003-12-31', '2005-01-01 null'],
  ],
  [
    'years abroad that share a year',
    {
      insuredSince: 1998,
      abroad: [
        { from: 2002, to: 2004 },
        { from: 2000, to: 2002 },
      ],
    },
    undefined,
    ['1998-01-01 1999-12-31', '2005-01-01 null'],
  ],
  [
    'abroad since the first insured year',
    { insuredSince: 1998, abroad: [{ from: 1998, to: 1999 }] },
    undefined,
    ['2000-01-01 null'],
  ],
])('insured: %s', (_name, typed, registered, periods) => expect(insuredOf(typed, registered)).toEqual(periods))

it('of somebody who has never been married have no marriage, whatever the register says', () => {
  const partner = { birthDate: '1968-01-02', gender: 'MALE' }
  const marriages = [{ start: '1991-06-01', end: '1996-02-03', endedBy: 'divorce', separatedSince: null, partner }]
  const own = recordOf({ civilStatus: 'divorced', marriages })
  const marriagesAs = (status: string) =>
    factsOf({ info: infoOf({ status }), family: null, ...accountsOf(own) }).marriages.length
  expect([marriagesAs('bachelor'), marriagesAs('divorced')]).toEqual([0, 1])
})
