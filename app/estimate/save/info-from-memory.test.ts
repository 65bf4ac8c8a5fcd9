import { describe, expect, it } from 'vitest'
import type { FromMemory } from '~/dossier/shape/from-memory'
import type { Info } from '~/dossier/shape/info'
import { day } from '~/pillars/day'
import { infoFromMemory, infoPartFromMemory } from './info-from-memory'

const TODAY = day('2026-05-10')
const TYPED: FromMemory = {
  birthDate: day('1985-05-14'),
  gender: 'FEMALE',
  status: 'bachelor',
  salary: 85_000,
  rate: 100,
  work: 'employed',
  fund: null,
  insuredSince: 'always',
  childYears: [],
  partner: { birthYear: null, salary: null },
  pillar3a: { solde: null, amount: null },
}
const MARRIED: FromMemory = { ...TYPED, status: 'married', partner: { birthYear: 1983, salary: null } }

const info = (changes: Partial<FromMemory>, before: Info | null = null) =>
  infoFromMemory({ ...TYPED, ...changes }, before, TODAY)

describe('a spouse of whom a year is told', () => {
  it('was born on 1 July, is of the other sex, and each is named as assumed', () => {
    const { partner, person } = info(MARRIED)
    expect(partner).toEqual({ navs: null, birthDate: '1983-07-01', gender: 'MALE', deathDate: null })
    expect(person.assumed).toEqual(['bornInJuly', 'spouseOtherSex', 'weddingAssumed'])
  })

  it.each([
    ['of whom no year is told is as old as the person', { status: 'married' as const }, '1985-07-01'],
    ['of this year counts too', { status: 'just_married' as const }, '1985-07-01'],
    ['of a second marriage counts only where a year is told', { status: 'remarried' as const }, undefined],
    ['of a second marriage', { ...MARRIED, status: 'remarried' as const }, '1983-07-01'],
    ['is none of who was never married', { partner: { birthYear: 1983, salary: 1 } }, undefined],
  ])('%s', (_, changes, born) => expect(info(changes).partner?.birthDate).toBe(born))

  it.each([
    ['in the year in which the younger was 30', {}, '2015-01-01'],
    ['in the year of the first child, where that is earlier', { childYears: [2014, 2011] }, '2011-01-01'],
    ['not before both are of age', { childYears: [2000] }, '2003-01-01'],
    ['not in a year to come', { birthDate: day('2003-05-14') }, '2026-01-01'],
    ['this year, where they say so', { status: 'just_married' as const }, '2026-01-01'],
  ])('was wed %s', (_, changes, wedding) =>
    expect(info({ ...MARRIED, ...changes }).person.relationshipStartDate).toBe(wedding),
  )
})

describe('children', () => {
  it('were born on 1 July of their years, those of this year before today', () =>
    expect(info({ childYears: [2010, 2010, 2026] }).children.map(({ birthDate }) => birthDate)).toEqual([
      '2010-07-01',
      '2010-07-01',
      '2026-01-01',
    ]))
})

describe('a marriage that ended', () => {
  it.each([
    ['divorced', ['marriageNotTold']],
    ['widow', ['marriageNotTold']],
    ['remarried', ['marriageNotTold']],
    ['bachelor', []],
  ] as const)('is named as not told: %s', (status, assumed) => expect(info({ status }).person.assumed).toEqual(assumed))
})

describe('what the longer pages have saved', () => {
  const alive = (birthDate: string) => ({ birthDate: day(birthDate), alive: true, deathDate: null })
  const saved: Info = {
    person: {
      ...{ navs: null, birthDate: day('1985-05-14'), gender: 'FEMALE', status: 'married', insuredSince: 2005 },
      relationshipStartDate: day('2012-06-08'),
      relationshipEndDate: null,
      abroad: [{ from: 2008, to: 2009 }],
      work: 'employed',
      fund: 'yes',
    },
    partner: { navs: null, birthDate: day('1983-02-03'), gender: 'FEMALE', deathDate: null },
    children: [alive('2013-04-05'), alive('2015-06-07')],
  }

  it('stays to the day where the answers agree with it, and nothing is assumed then', () => {
    const same = info({ ...MARRIED, insuredSince: 2005, childYears: [2015, 2013] }, saved)
    expect(same.person).toEqual({ ...saved.person, assumed: [] })
    expect(same.partner).toEqual(saved.partner)
    expect(same.children.map(({ birthDate }) => birthDate)).toEqual(['2015-06-07', '2013-04-05'])
  })

  it('gives way where an answer says otherwise', () => {
    const other = info(
      { ...MARRIED, partner: { birthYear: 1980, salary: null }, insuredSince: 2010, childYears: [2013, 2020] },
      saved,
    )
    expect(other.partner).toMatchObject({ birthDate: '1980-07-01', gender: 'MALE' })
    expect(other.person.abroad).toBeUndefined()
    expect(other.children.map(({ birthDate }) => birthDate)).toEqual(['2013-04-05', '2020-07-01'])
    expect(other.person.assumed).toEqual(['bornInJuly', 'spouseOtherSex'])
  })

  it('is assumed still, where it was', () => {
    const first = info(MARRIED)
    expect(infoFromMemory(MARRIED, first, TODAY)).toEqual(first)
  })
})

describe('answers that could not all be read', () => {
  it('are checked as far as they go', () => {
    expect(infoPartFromMemory({ birthDate: day('1985-05-14') }, null, TODAY)).toEqual({
      person: { birthDate: '1985-05-14' },
    })
    expect(
      infoPartFromMemory(
        { birthDate: day('1985-05-14'), gender: 'MALE', status: 'married', partner: { birthYear: 1983 } },
        null,
        TODAY,
      ),
    ).toMatchObject({ partner: { birthDate: '1983-07-01' } })
  })
})
