import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { CIVIL_STATUSES } from '../shape/civil-status'
import { Info } from '../shape/info'
import { SHAPE_PROBLEM_KEYS } from '../shape/problem-keys'
import { checkInfo, checkRegistered, normaliseInfo } from './info-rules'

const OWN = '756.1111.2222.08'
const PARTNER = '756.2222.3333.02'
const facts = { today: day('2026-11-21'), ownNavs: OWN, partnerNavs: PARTNER }

const child = (changes: object = {}) => ({ birthDate: '2000-02-03', alive: true, deathDate: null, ...changes })

type Changes = { person?: object; partner?: object | null; children?: object[] }
const info = ({ person = {}, partner = {}, children = [] }: Changes = {}) =>
  Info.parse({
    person: {
      navs: OWN,
      birthDate: '1970-05-10',
      gender: 'FEMALE',
      status: 'married',
      relationshipStartDate: '1998-06-01',
      relationshipEndDate: null,
      ...person,
    },
    partner: partner && { navs: PARTNER, birthDate: '1968-03-04', gender: 'MALE', deathDate: null, ...partner },
    children,
  })

const problems = (changes: Changes) => checkInfo(info(changes), facts).map(({ field, key }) => `${field} ${key}`)

it.each(CIVIL_STATUSES)(
  'the registered spouse of who is %s: another birth or gender is refused at its field',
  (status) => {
    const registered = { own: null, partner: { birthDate: day('1968-03-04'), gender: 'MALE' as const } }
    const refused = (partner: object) =>
      checkRegistered(info({ person: { status }, partner }), registered).map(({ field, key }) => `${field} ${key}`)
    const isOfNow = ['married', 'just_married', 'remarried'].includes(status)
    expect(refused({})).toEqual([])
    expect(refused({ birthDate: '1968-03-05' })).toEqual(isOfNow ? ['partner.birthDate notAsRegistered'] : [])
    expect(refused({ gender: 'FEMALE' })).toEqual(isOfNow ? ['partner.gender notAsRegistered'] : [])
  },
)

it('years abroad that could be read in part only are judged as far as they go', () => {
  const person = { birthDate: day('1970-05-10'), abroad: [{ from: 1969 }, {}, { to: 2027 }] }
  expect(checkInfo({ person }, facts).map(({ field, key }) => `${field} ${key}`)).toEqual([
    'abroad[0].from abroadRange',
    'abroad[2].to abroadRange',
  ])
})

describe('checkInfo', () => {
  it('finds nothing wrong with a couple and their children', () => {
    const children = [child(), child({ alive: false, deathDate: '2001-01-01' })]
    expect(problems({ children })).toEqual([])
  })

  it.each<[string, Changes, string[]]>([
    ['another number than one’s own', { person: { navs: '756.3333.4444.06' } }, ['navs notOwnNumber']],
    [
      'born tomorrow',
      { person: { birthDate: '2026-11-22' } },
      ['birthDate dayInFuture', 'relationshipStartDate marriageBeforeBirth'],
    ],
    ['born in 1899', { person: { birthDate: '1899-12-31' } }, ['birthDate dayTooEarly']],
    [
      '17 until tomorrow',
      { person: { birthDate: '2008-11-22', relationshipStartDate: '2026-01-01' } },
      ['birthDate underEighteen'],
    ],
    ['18 today', { person: { birthDate: '2008-11-21', relationshipStartDate: '2026-01-01' } }, []],
    ['insured always', { person: { insuredSince: 'always' } }, []],
    ['insured from the year of birth', { person: { insuredSince: 1970 } }, []],
    ['insured before the birth', { person: { insuredSince: 1969 } }, ['insuredSince insuredSinceRange']],
    ['insured from this year', { person: { insuredSince: 2026 } }, []],
    ['insured from a year to come', { person: { insuredSince: 2027 } }, ['insuredSince insuredSinceRange']],
    ['a year abroad', { person: { abroad: [{ from: 2004, to: 2004 }] } }, []],
    [
      'back before leaving',
      {
        person: {
          abroad: [
            { from: 1999, to: 2000 },
            { from: 2004, to: 2003 },
          ],
        },
      },
      ['abroad[1].to abroadOrder'],
    ],
    ['abroad this year', { person: { abroad: [{ from: 2025, to: 2026 }] } }, []],
    ['abroad until next year', { person: { abroad: [{ from: 2025, to: 2027 }] } }, ['abroad[0].to abroadRange']],
    [
      'abroad from next year',
      { person: { abroad: [{ from: 2027, to: 2027 }] } },
      ['abroad[0].from abroadRange', 'abroad[0].to abroadRange'],
    ],
    ['abroad since the year of birth', { person: { abroad: [{ from: 1970, to: 1980 }] } }, []],
    ['abroad before the birth', { person: { abroad: [{ from: 1969, to: 1980 }] } }, ['abroad[0].from abroadRange']],
    ['abroad from the first insured year', { person: { insuredSince: 1998, abroad: [{ from: 1998, to: 1999 }] } }, []],
    [
      'abroad before being insured',
      { person: { insuredSince: 1998, abroad: [{ from: 1997, to: 1999 }] } },
      ['abroad[0].from abroadBeforeInsured'],
    ],
    ['abroad, always insured before', { person: { insuredSince: 'always', abroad: [{ from: 1990, to: 1999 }] } }, []],
    [
      'abroad one year after the other',
      {
        person: {
          abroad: [
            { from: 2004, to: 2005 },
            { from: 2002, to: 2003 },
          ],
        },
      },
      [],
    ],
    [
      'a year abroad twice',
      {
        person: {
          abroad: [
            { from: 2004, to: 2006 },
            { from: 1999, to: 2004 },
            { from: 2005, to: 2005 },
          ],
        },
      },
      ['abroad[1].from abroadOverlap', 'abroad[2].from abroadOverlap'],
    ],
    ['married without a date', { person: { relationshipStartDate: null } }, ['relationshipStartDate required']],
    ['marriage tomorrow', { person: { relationshipStartDate: '2026-11-22' } }, ['relationshipStartDate dayInFuture']],
    [
      'marriage before the own birth',
      { person: { relationshipStartDate: '1970-05-09' } },
      ['relationshipStartDate marriageBeforeBirth'],
    ],
    [
      'marriage before the partner’s birth',
      { partner: { birthDate: '1999-01-01' } },
      ['relationshipStartDate marriageBeforeBirth'],
    ],
    [
      'married, with an end',
      { person: { relationshipEndDate: '2010-01-01' } },
      ['relationshipEndDate endDateWithMarried'],
    ],
    [
      'divorced before the marriage',
      { person: { status: 'divorced', relationshipEndDate: '1998-05-31' } },
      ['relationshipEndDate endBeforeStart'],
    ],
    [
      'divorced tomorrow',
      { person: { status: 'divorced', relationshipEndDate: '2026-11-22' } },
      ['relationshipEndDate dayInFuture'],
    ],
    ['married to nobody', { partner: null }, ['partner.navs required']],
    ['married to oneself', { partner: { navs: OWN } }, ['partner.navs samePersonTwice']],
    [
      'married to somebody else than the register says',
      { partner: { navs: '756.3333.4444.06' } },
      ['partner.navs notRegisteredPartner'],
    ],
    [
      'partner born tomorrow',
      { partner: { birthDate: '2026-11-22' } },
      ['relationshipStartDate marriageBeforeBirth', 'partner.birthDate dayInFuture'],
    ],
    ['partner born in 1899', { partner: { birthDate: '1899-12-31' } }, ['partner.birthDate dayTooEarly']],
    ...(['married', 'just_married', 'remarried'] as const).map((status): [string, Changes, string[]] => [
      `${status} to somebody dead`,
      { person: { status }, partner: { deathDate: '2010-01-01' } },
      ['partner.deathDate deathDateWithMarried'],
    ]),
    [
      'widow of somebody who died before birth',
      { person: { status: 'widow' }, partner: { deathDate: '1968-03-03' } },
      ['partner.deathDate deathBeforeBirth'],
    ],
    [
      'widow from tomorrow on',
      { person: { status: 'widow' }, partner: { deathDate: '2026-11-22' } },
      ['partner.deathDate dayInFuture'],
    ],
    ['child born tomorrow', { children: [child({ birthDate: '2026-11-22' })] }, ['children[0].birthDate dayInFuture']],
    [
      'child before its parent',
      { children: [child(), child({ birthDate: '1970-05-09' })] },
      ['children[1].birthDate childBeforeParent'],
    ],
    ['dead child without a date', { children: [child({ alive: false })] }, ['children[0].deathDate required']],
    [
      'living child with a day of death',
      { children: [child({ deathDate: '2001-01-01' })] },
      ['children[0].deathDate deathDateOfLiving'],
    ],
    [
      'child born after its death',
      { children: [child({ alive: false, deathDate: '2000-02-02' })] },
      ['children[0].deathDate deathBeforeBirth'],
    ],
    [
      'child that dies tomorrow',
      { children: [child({ alive: false, deathDate: '2026-11-22' })] },
      ['children[0].deathDate dayInFuture'],
    ],
  ])('%s', (_name, changes, expected) => expect(problems(changes)).toEqual(expected))

  it.each(['just_married', 'widow', 'divorced', 'remarried'])(
    'lets %s be saved without a partner and without dates',
    (status) => {
      expect(problems({ person: { status, relationshipStartDate: null }, partner: null })).toEqual([])
    },
  )

  it('names no register partner as good where the register names none', () => {
    expect(checkInfo(info(), { ...facts, partnerNavs: null })).toEqual([
      { field: 'partner.navs', key: 'notRegisteredPartner' },
    ])
  })
})

describe('normaliseInfo', () => {
  it('drops a bachelor’s partner and dates', () => {
    const { person, partner } = normaliseInfo(
      info({ person: { status: 'bachelor', relationshipEndDate: '2001-01-01' } }),
      { hasNumbers: true },
    )
    expect([person.relationshipStartDate, person.relationshipEndDate, partner]).toEqual([null, null, null])
  })

  it('drops the numbers of who has not signed in', () => {
    const { person, partner } = normaliseInfo(info({}), { hasNumbers: false })
    expect([person.navs, partner?.navs]).toEqual([null, null])
  })

  it.each(CIVIL_STATUSES.filter((status) => status !== 'bachelor'))('leaves %s as typed', (status) => {
    const typed = info({ person: { status } })
    expect(normaliseInfo(typed, { hasNumbers: true })).toEqual(typed)
  })
})

it('lists every key that the shapes name', () => {
  const shapes = new URL('../shape/', import.meta.url)
  // Those of a place and of a decision are keys of their calls.
  const files = readdirSync(shapes).filter((file) => !/\.test\.ts$|^(decision|place)\.ts$/.test(file))
  const source = files.map((file) => readFileSync(new URL(file, shapes), 'utf8')).join('')
  const named = [...source.matchAll(/error: '(\w+)'/g)].map(([, key]) => key)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((key) => !SHAPE_PROBLEM_KEYS.some((known) => known === key))).toEqual([])
})
