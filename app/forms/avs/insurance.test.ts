/** Since when somebody has been insured, and their years abroad: what is accepted, refused and shown again. */
import { describe, expect, it } from 'vitest'
import { RegisterRecord } from '~/dossier/shape/register-record'
import { readAvsForm } from './read'
import { registerFieldValues } from './values'

type Fields = Record<string, string>

const PERSON: Fields = {
  navs: '756.1111.2222.08',
  birthDate: '10.05.1970',
  gender: 'FEMALE',
  status: 'bachelor',
  hasChildren: 'no',
}

function read(fields: Fields) {
  const posted = new FormData()
  for (const [name, value] of Object.entries({ ...PERSON, ...fields })) posted.append(name, value)
  return readAvsForm(posted).submission
}
function savedOf(fields: Fields) {
  const submission = read(fields)
  if (submission.status !== 'success') return submission.error
  const { insuredSince, abroad } = submission.value.person
  return { insuredSince, abroad }
}
const shownOf = (fields: Fields) => read(fields).reply().initialValue

it.each<[string, Fields, object | null]>([
  ['nothing', {}, {}],
  ['no answer', { insuredSince: '', insuredSinceYear: '' }, {}],
  ['always', { insuredSince: 'always', insuredSinceYear: '' }, { insuredSince: 'always' }],
  ['not known', { insuredSince: 'unknown' }, {}],
  ['a year', { insuredSince: 'year', insuredSinceYear: ' 1998 ' }, { insuredSince: 1998 }],
  ['a year without the choice', { insuredSince: '', insuredSinceYear: '1998' }, { insuredSince: 1998 }],
  ['a year in place of the choice', { insuredSince: '1998' }, { insuredSince: 1998 }],
  ['no year', { insuredSince: 'year', insuredSinceYear: '' }, { insuredSinceYear: ['required'] }],
  ['half a year', { insuredSince: 'year', insuredSinceYear: '98' }, { insuredSinceYear: ['insuredSinceForm'] }],
  ['the year 1899', { insuredSince: 'year', insuredSinceYear: '1899' }, { insuredSinceYear: ['insuredSinceForm'] }],
  ['words', { insuredSince: 'depuis toujours' }, { insuredSinceYear: ['insuredSinceForm'] }],
  ['always and a year', { insuredSince: 'always', insuredSinceYear: '1998' }, { insuredSince: 'always' }],
  ['not known and a year', { insuredSince: 'unknown', insuredSinceYear: '1' }, {}],
  ['a period', { 'abroad[0].from': '2001', 'abroad[0].to': ' 2004' }, { abroad: [{ from: 2001, to: 2004 }] }],
  [
    'rows with a gap between them',
    { 'abroad[1].from': '2001', 'abroad[1].to': '2001', 'abroad[3].from': '2003', 'abroad[3].to': '2004' },
    {
      abroad: [
        { from: 2001, to: 2001 },
        { from: 2003, to: 2004 },
      ],
    },
  ],
  [
    'an empty row',
    { 'abroad[0].from': '', 'abroad[0].to': '' },
    { 'abroad[0].from': ['required'], 'abroad[0].to': ['required'] },
  ],
  [
    'days in place of years',
    { 'abroad[0].from': '1.1.2001', 'abroad[0].to': 'hier' },
    { 'abroad[0].from': ['yearForm'], 'abroad[0].to': ['yearForm'] },
  ],
  [
    'a row too many',
    Object.fromEntries(
      Array.from({ length: 11 }, (_, at) => [
        [`abroad[${at}].from`, `${1980 + at}`],
        [`abroad[${at}].to`, `${1980 + at}`],
      ]).flat(),
    ),
    { abroad: ['tooManyYearsAbroad'] },
  ],
])('%s', (_name, fields, result) => expect(savedOf(fields)).toEqual(result))

describe('rows of periods abroad', () => {
  const TWO: Fields = {
    'abroad[0].from': '2001',
    'abroad[0].to': 'x',
    'abroad[1].from': '',
    'abroad[1].to': '2008',
    insuredSince: 'year',
    insuredSinceYear: 'y',
  }
  it.each<[string, Fields, object[]]>([
    [
      'one more',
      { 'add.abroad': '1' },
      [
        { from: '2001', to: 'x' },
        { from: '', to: '2008' },
        { from: '', to: '' },
      ],
    ],
    ['the first one less', { 'remove.abroad': '0' }, [{ from: '', to: '2008' }]],
    [
      'one that is not there less',
      { 'remove.abroad': '7' },
      [
        { from: '2001', to: 'x' },
        { from: '', to: '2008' },
      ],
    ],
  ])('%s: nothing is saved or wrong, and all is as it was typed', (_name, button, rows) => {
    const submission = read({ ...TWO, ...button })
    expect(submission.status).toBeUndefined()
    const shown = (shownOf({ ...TWO, ...button }) ?? {}) as { abroad: ({ from?: string; to?: string } | undefined)[] }
    expect([...shown.abroad].map((row) => ({ from: row?.from ?? '', to: row?.to ?? '' }))).toEqual(rows)
    expect(shown).toMatchObject({ insuredSince: 'year', insuredSinceYear: 'y', birthDate: '10.05.1970' })
  })

  it('are not touched by the buttons of the children', () => {
    const add = { __intent__: '{"type":"insert","payload":{"name":"children","defaultValue":{"alive":"yes"}}}' }
    expect(shownOf({ ...TWO, ...add })).toMatchObject({ abroad: [{ from: '2001', to: 'x' }, { to: '2008' }] })
  })
})

describe('before the first save', () => {
  const proposed = (changes: object, firstEntry = 1990) => {
    const own = RegisterRecord.parse({
      navs: '756.1111.2222.08',
      firstName: 'Nora',
      lastName: 'Exemple',
      birthDate: '1970-05-10',
      gender: 'FEMALE',
      civilStatus: 'married',
      relationshipStartDate: '1998-06-01',
      relationshipEndDate: null,
      partnerNavs: null,
      children: [],
      incomes: [
        { year: 1988, amount: 0, months: 12 },
        { year: firstEntry, amount: 10_000, months: 12 },
      ],
      source: 'register',
      asOf: '2026-01-01',
      ...changes,
    })
    return registerFieldValues(own, null).insuredSince
  }
  it.each<[string, object, number, string]>([
    ['an entry at 20', {}, 1990, 'always'],
    ['an entry at 21', {}, 1991, 'always'],
    ['an entry at 22', {}, 1992, ''],
    ['no entry', { incomes: [] }, 0, ''],
    ['a wedding in the year of the first entry', { relationshipStartDate: '1990-01-01' }, 1990, 'always'],
    ['a wedding before', { relationshipStartDate: '1989-12-31' }, 1990, ''],
    ['no wedding', { relationshipStartDate: null }, 1990, 'always'],
    ['periods of the register', { insured: [{ from: '1988-01-01', to: null }] }, 1990, ''],
  ])('%s', (_name, changes, firstEntry, value) => expect(proposed(changes, firstEntry)).toBe(value))
})
