import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { CIVIL_STATUSES, type CivilStatus } from '../shape/civil-status'
import type { Family, FamilyPart } from '../shape/family'
import { familyQuestions, isFamilyComplete, isHandled } from '../shape/family-questions'
import { Info } from '../shape/info'
import { checkFamily, familyUpon } from './family-rules'

const TODAY = day('2026-11-23')

const infoOf = (status: CivilStatus, changes: Partial<Info> = {}): Info => ({
  ...Info.parse({
    person: {
      navs: '756.9217.0769.85',
      birthDate: '1970-05-10',
      gender: 'FEMALE',
      status,
      relationshipStartDate: status === 'bachelor' ? null : '2010-06-01',
      relationshipEndDate: null,
    },
    partner: null,
    children: [],
  }),
  ...changes,
})

const SPOUSE = { navs: '756.1234.5678.97', birthDate: day('1968-01-02'), gender: 'MALE' as const, deathDate: null }

type Marriage = Family['marriages'][number]
const ENDED: Marriage = {
  start: day('1995-06-01'),
  end: day('2005-03-01'),
  endedBy: 'divorce',
  separatedSince: null,
  partner: { birthDate: day('1968-01-02'), gender: 'MALE' },
}
const OF_NOW: Marriage = { ...ENDED, start: day('2010-06-01'), end: null, endedBy: null }

const check = (status: CivilStatus, marriages: FamilyPart['marriages']) =>
  checkFamily({ marriages }, infoOf(status), TODAY).map(({ field, key }) => `${field} ${key}`)

it.each<[string, CivilStatus, Partial<Marriage>, string[]]>([
  ['what fits', 'divorced', {}, []],
  ['a day to come', 'divorced', { end: day('2026-11-24') }, ['end dayInFuture']],
  ['a day long ago', 'divorced', { start: day('1899-12-31') }, ['start dayTooEarly']],
  ['a wedding before the birth', 'divorced', { start: day('1969-01-01') }, ['start marriageBeforeBirth']],
  ['an end before the start', 'divorced', { end: day('1995-05-31') }, ['end endBeforeStart']],
  ['no end', 'divorced', { end: null }, ['end required']],
  ['no way in which it ended', 'divorced', { endedBy: null }, ['endedBy required']],
  ['neither', 'divorced', { end: null, endedBy: null }, ['end required', 'endedBy required']],
  ['a separation before', 'divorced', { separatedSince: day('1995-05-31') }, ['separatedSince separatedOutside']],
  ['a separation after', 'divorced', { separatedSince: day('2005-03-02') }, ['separatedSince separatedOutside']],
  [
    'a spouse not born yet',
    'divorced',
    { partner: { birthDate: day('2027-01-01'), gender: 'MALE' } },
    ['start marriageBeforeBirth', 'partner.birthDate dayInFuture'],
  ],
  ['a death of a divorced person’s spouse', 'divorced', { endedBy: 'death' }, ['endedBy endNotAsStatus']],
  ['a divorce of a widow', 'widow', {}, ['endedBy endNotAsStatus']],
  ['an annulment', 'divorced', { endedBy: 'annulment' }, []],
  ['a death', 'widow', { endedBy: 'death' }, []],
  ['any end of who is married again', 'remarried', { endedBy: 'death' }, []],
])('of one marriage: %s', (_name, status, change, problems) =>
  expect(check(status, [{ ...ENDED, ...change }])).toEqual(problems.map((problem) => `marriages[0].${problem}`)),
)

describe('several marriages', () => {
  it('only the one of the AVS form still lasts', () => {
    expect(check('remarried', [ENDED, OF_NOW])).toEqual([])
    expect(check('remarried', [ENDED, { ...OF_NOW, start: day('2011-06-01') }])).toEqual([
      'marriages[1].end required',
      'marriages[1].endedBy required',
      'marriages[1].start notBeforePresent',
    ])
  })

  it('begin after the others have ended', () => {
    const second: Marriage = { ...ENDED, start: day('2005-02-28'), end: day('2009-01-01') }
    expect(check('remarried', [ENDED, second, OF_NOW])).toEqual(['marriages[1].start marriagesOverlap'])
  })

  // The wedding of the current marriage is on 01.06.2010.
  it.each<[string, CivilStatus, Partial<Marriage>, string[]]>([
    ['a divorce on the day of the wedding', 'remarried', { end: day('2010-06-01') }, []],
    ['a divorce after it', 'remarried', { end: day('2010-06-02') }, ['end notBeforePresent']],
    ['a death after it', 'remarried', { end: day('2012-01-01'), endedBy: 'death' }, ['end notBeforePresent']],
    [
      'a wedding on that day',
      'remarried',
      { start: day('2010-06-01'), end: day('2012-01-01') },
      ['start notBeforePresent'],
    ],
    [
      'a wedding after it',
      'just_married',
      { start: day('2011-01-01'), end: day('2012-01-01') },
      ['start notBeforePresent'],
    ],
    ['a marriage beside that of a married person', 'married', { end: day('2010-06-02') }, ['end notBeforePresent']],
    ['a marriage that seems to last', 'remarried', { end: null, endedBy: null }, ['end required', 'endedBy required']],
    ['the marriage of now, twice', 'remarried', OF_NOW, ['end required', 'endedBy required', 'start notBeforePresent']],
    ['nothing of who is divorced', 'divorced', { end: day('2012-01-01') }, []],
  ])('are compared with the wedding of the AVS form: %s', (_name, status, change, problems) => {
    const former = { ...ENDED, ...change }
    const expected = problems.map((problem) => `marriages[0].${problem}`)
    expect(check(status, status === 'divorced' ? [former] : [former, OF_NOW])).toEqual(expected)
    // Other programs may leave the current marriage out; then a listed one that repeats it is taken for it.
    if (change !== OF_NOW) expect(check(status, [former])).toEqual(expected)
  })

  it('the last one made a widow', () => {
    const second: Marriage = { ...ENDED, start: day('2007-01-01'), end: day('2015-01-01'), endedBy: 'death' }
    expect(check('widow', [second, ENDED])).toEqual([])
    expect(check('divorced', [second, ENDED])).toEqual(['marriages[0].endedBy endNotAsStatus'])
  })
})

describe('whether the family explains the civil status', () => {
  const family = (...marriages: Marriage[]): Family => ({ marriages, children: [], survivorsPension: null })
  it.each<[CivilStatus, Family | null, boolean]>([
    ...CIVIL_STATUSES.map((status): [CivilStatus, null, boolean] => [
      status,
      null,
      status === 'bachelor' || status === 'married',
    ]),
    ['just_married', family(), true],
    ['divorced', family(), false],
    ['divorced', family(ENDED), true],
    ['divorced', family({ ...ENDED, endedBy: 'death' }), false],
    ['widow', family(ENDED), false],
    ['widow', family({ ...ENDED, endedBy: 'death' }), true],
    ['remarried', family(OF_NOW), false],
    ['remarried', family(ENDED, OF_NOW), true],
  ])('%s', (status, told, isComplete) => {
    const info = infoOf(status, { partner: status === 'bachelor' ? null : SPOUSE })
    expect(isFamilyComplete(info, told)).toBe(isComplete)
    expect(isHandled(info, told)).toBe(isComplete)
  })

  it.each(['just_married', 'remarried'] as const)('%s: not without the spouse and the wedding of now', (status) => {
    const told = family(ENDED)
    const { person } = infoOf(status)
    expect(isFamilyComplete({ person, partner: null }, told)).toBe(false)
    expect(isFamilyComplete({ person: { ...person, relationshipStartDate: null }, partner: SPOUSE }, told)).toBe(false)
  })

  it('nothing saved is no reason to warn', () => expect(isHandled(null, null)).toBe(true))
})

describe('what is asked', () => {
  const child = (birthDate: string) => ({ birthDate: day(birthDate), alive: true, deathDate: null })
  const children = [child('2004-02-03'), child('2012-02-03'), child('2012-02-03')]

  it.each<[CivilStatus, boolean, boolean, boolean]>([
    ['bachelor', false, false, false],
    ['married', false, true, false],
    ['just_married', false, true, false],
    ['remarried', true, true, false],
    ['divorced', true, false, true],
    ['widow', true, false, true],
  ])('of %s', (status, marriages, present, survivorsPension) =>
    expect(
      familyQuestions(infoOf(status, { partner: status === 'bachelor' ? null : SPOUSE }), null, false),
    ).toMatchObject({
      marriages,
      present: present ? { start: '2010-06-01', birthDate: '1968-01-02', gender: 'MALE' } : null,
      lacksSpouse: false,
      survivorsPension,
      children: [],
    }),
  )

  it('of who is married, nothing before the AVS form names the spouse', () =>
    expect(familyQuestions(infoOf('just_married'), null, false)).toMatchObject({ present: null, lacksSpouse: true }))

  it.each([
    ['married', true],
    ['remarried', true],
    ['divorced', false],
  ] as const)('the pension of a spouse who has retired, of the %s', (status, isAsked) => {
    const info = infoOf(status, { partner: SPOUSE })
    expect(familyQuestions(info, null, true).partnerPension).toBe(isAsked)
    expect(familyQuestions(info, null, false).partnerPension).toBe(false)
  })

  it('children of years outside of a common marriage, each day of birth once', () => {
    expect(familyQuestions(infoOf('bachelor', { children }), null, false).children).toEqual([
      '2004-02-03',
      '2012-02-03',
    ])
    const married = infoOf('married', { partner: SPOUSE, children })
    expect(familyQuestions(married, null, false).children).toEqual(['2004-02-03'])
    const separated = { ...OF_NOW, separatedSince: day('2020-01-01') }
    const told = { marriages: [separated], children: [], survivorsPension: null }
    expect(familyQuestions(married, told, false).children).toEqual(['2004-02-03', '2012-02-03'])
  })
})

describe('the family once the AVS form is saved anew', () => {
  const formOf = (status: CivilStatus, start: string | null, end: string | null, partner: Info['partner'] = SPOUSE) => {
    const info = infoOf(status, { partner })
    const days = {
      relationshipStartDate: start === null ? null : day(start),
      relationshipEndDate: end === null ? null : day(end),
    }
    return { ...info, person: { ...info.person, ...days } }
  }
  const BEFORE = formOf('divorced', '1995-06-01', '2005-03-01')
  const EARLIER = { ...ENDED, start: day('1990-01-01'), end: day('1992-01-01') }
  const family: Family = { marriages: [EARLIER, ENDED], children: [], survivorsPension: null }
  const upon = (before: Info | null, after: Info) => familyUpon(family, { before, after, today: TODAY })
  const other = { ...SPOUSE, birthDate: day('1969-03-04') }
  const MOVED = { ...ENDED, start: day('1996-02-03'), end: day('2006-04-05') }

  it('has the days and the former spouse that were typed there, and all else as it was', () =>
    expect(upon(BEFORE, formOf('divorced', '1996-02-03', '2006-04-05', other))?.marriages).toEqual([
      EARLIER,
      { ...MOVED, partner: { birthDate: '1969-03-04', gender: 'MALE' } },
    ]))

  it('keeps the former spouse whom only the page of the family knows', () =>
    expect(upon(BEFORE, formOf('divorced', '1996-02-03', '2006-04-05', null))?.marriages).toEqual([EARLIER, MOVED]))

  it('has a marriage ended by death once the form says widowed', () =>
    expect(upon(BEFORE, formOf('widow', '1995-06-01', '2005-03-01'))?.marriages[1]).toMatchObject({ endedBy: 'death' }))

  it('follows a form that showed the last marriage, since it had no days itself', () =>
    expect(
      upon(formOf('divorced', null, null, null), formOf('divorced', '1996-02-03', '2006-04-05'))?.marriages,
    ).toEqual([EARLIER, MOVED]))

  it.each<[string, Info | null, Info]>([
    ['was not saved before', null, BEFORE],
    ['has no end any more', BEFORE, formOf('divorced', '1996-02-03', null)],
    ['says remarried', BEFORE, formOf('remarried', '2010-06-01', null)],
    ['described a marriage that the family does not have', formOf('divorced', '1997-01-01', '2005-03-01'), BEFORE],
    ['has days that another marriage overlaps', BEFORE, formOf('divorced', '1991-01-01', '2005-03-01')],
  ])('stays as it is where the form %s', (_, before, after) => expect(upon(before, after)).toEqual(family))
})
