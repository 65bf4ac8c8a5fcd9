import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { day } from '~/pillars/day'
import {
  child,
  claimantsOf,
  couple,
  years as entries,
  formerMarriage,
  LAW,
  life,
  man,
  marriedSince,
  pensionOf,
  woman,
} from '../../../../tests/support/lives/life'
import type { AvsFacts, Child, Marriage } from '../facts'
import { yearlyCredit } from './education-credits'

/** The calendar years with a whole credit and with half of one, of the person or the partner. */
function creditsOf(facts: AvsFacts, who: 'person' | 'partner' = 'person') {
  const claimant = claimantsOf(facts)[who === 'person' ? 0 : 1]
  const { shares = [] } = claimant?.credits ?? {}
  const from = claimant?.account.windowFrom ?? 0
  const having = (part: number) => shares.flatMap((share, index) => (share === part ? [from + index] : []))
  return { whole: having(1), half: having(0.5) }
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Born in 1962 and 1961; both windows end with 2025. */
const mother = woman('1962-02-17', entries(1983, 2025, 20_000))
const father = man('1961-09-02', entries(1982, 2025, 80_000))

describe('education credits', () => {
  it('are three yearly minimum pensions', () => {
    expect(yearlyCredit(LAW)).toBe(45_360)
    expect(yearlyCredit(lawOn(day('2027-01-01')))).toBe(46_080)
  })

  it.each<[string, Child[], number[]]>([
    ['run from the year after the birth to that of the 16th birthday', [child('1986-04-01')], range(1987, 2002)],
    ['overlap for two children', [child('1986-04-01'), child('1988-12-31')], range(1987, 2004)],
    ['do not add up for two children', [child('2000-01-01'), child('2000-12-31')], range(2001, 2016)],
    [
      'leave a hole between distant children',
      [child('1990-05-05'), child('2010-05-05')],
      [...range(1991, 2006), ...range(2011, 2025)],
    ],
    ['end with the year of a death', [child('2000-05-05', { died: '2004-03-01' })], range(2001, 2004)],
    ['are one for a child who died in the year of its birth', [child('2000-01-05', { died: '2000-12-01' })], [2000]],
    ['do not go on after the 16th year', [child('2000-05-05', { died: '2020-03-01' })], range(2001, 2016)],
    ['count from the year of the 21st birthday on', [child('1980-05-05')], range(1983, 1996)],
    ['are none without children', [], []],
  ])('%s', (_, children, whole) => {
    expect(creditsOf(life(mother, { children }))).toEqual({ whole, half: [] })
  })

  it('end with the year before the reference age', () => {
    const young = woman('1969-05-05', entries(1990, 2025, 20_000))
    expect(creditsOf(life(young, { children: [child('2025-05-05')] })).whole).toEqual(range(2026, 2033))
  })

  it('are none in years abroad; months of parts of years add up to whole ones (RAVS art. 52f al. 5)', () => {
    const insured: [string, string | null][] = [
      ['1983-01-01', '2003-05-31'],
      ['2006-06-01', '2007-03-31'],
      ['2008-01-01', null],
    ]
    // 5 months of 2003 and 7 of 2006 are twelve, counted in 2006; the three of 2007 are too few.
    const away = woman('1962-02-17', [], { insured })
    expect(creditsOf(life(away, { children: [child('2000-05-05')] })).whole).toEqual([
      2001,
      2002,
      2006,
      ...range(2008, 2016),
    ])
  })
})

describe('credits of parents without a marriage (RAVS art. 52fbis)', () => {
  it.each<[string, Parameters<typeof child>[1], number[], number[]]>([
    ['are the mother’s without regulation', {}, [], range(2001, 2016)],
    ['are his whose custody it is', { custody: 'person' }, range(2001, 2016), []],
    ['are the other one’s whose custody it is', { custody: 'other' }, [], range(2001, 2016)],
    ['are his by agreement', { credits: 'person', custody: 'joint' }, range(2001, 2016), []],
    ['are the other one’s by agreement', { credits: 'other', custody: 'person' }, [], range(2001, 2016)],
  ])('%s', (_, words, his, hers) => {
    const children = [child('2000-05-05', words)]
    expect(creditsOf(life(father, { children })).whole).toEqual(his)
    // From her side, the same words mean the other parent.
    const mirror = { person: 'other', other: 'person', both: 'both', half: 'half', joint: 'joint' } as const
    const { credits, custody } = words ?? {}
    const seenByHer = child('2000-05-05', {
      ...(credits && { credits: mirror[credits] }),
      ...(custody && { custody: mirror[custody] as Child['custody'] }),
    })
    expect(creditsOf(life(mother, { children: [seenByHer] })).whole).toEqual(hers)
  })

  it('are halved by agreement', () => {
    const children = [child('2000-05-05', { credits: 'half', custody: 'joint' })]
    expect(creditsOf(life(father, { children }))).toEqual({ whole: [], half: range(2001, 2016) })
  })

  it('with joint custody and no regulation were halved from 2000 to 2014, and are the mother’s since', () => {
    const children = [child('2005-05-05', { custody: 'joint' })]
    expect(creditsOf(life(mother, { children }))).toEqual({ whole: range(2015, 2021), half: range(2006, 2014) })
    expect(creditsOf(life(father, { children }))).toEqual({ whole: [], half: range(2006, 2014) })
  })
})

describe('credits of a couple (LAVS art. 29sexies al. 3)', () => {
  const both = (facts: AvsFacts) => [creditsOf(facts), creditsOf(facts, 'partner')]

  it('are halved in the calendar years after the wedding, and the mother’s before', () => {
    const facts = couple(father, mother, '2001-05-05', [child('1998-05-05')])
    expect(both(facts)).toEqual([
      { whole: [], half: range(2002, 2014) },
      { whole: range(1999, 2001), half: range(2002, 2014) },
    ])
  })

  it('are halved for the child of one of them too', () => {
    const facts = couple(father, mother, '2005-05-05', [child('2000-05-05', { parents: 'partner' })])
    expect(both(facts)).toEqual([
      { whole: [], half: range(2006, 2016) },
      { whole: range(2001, 2005), half: range(2006, 2016) },
    ])
  })

  it('for a child who died in the year of its birth are halved even in the year of the wedding (RAVS art. 52f al. 3)', () => {
    const facts = couple(father, mother, '2000-03-03', [child('2000-05-05', { died: '2000-10-10' })])
    expect(both(facts)).toEqual([
      { whole: [], half: [2000] },
      { whole: [], half: [2000] },
    ])
  })

  it('are whole for the one who is insured in years in which the other one is not (RAVS art. 52f al. 4)', () => {
    const insured: [string, string | null][] = [
      ['1982-01-01', '2009-12-31'],
      ['2012-01-01', null],
    ]
    const away = man('1961-09-02', entries(1982, 2009, 80_000), { insured })
    expect(both(couple(away, mother, '1999-05-05', [child('2007-05-05')]))).toEqual([
      { whole: [], half: [2008, 2009, ...range(2012, 2023)] },
      { whole: [2010, 2011], half: [2008, 2009, ...range(2012, 2023)] },
    ])
  })

  it('are whole before one of them is past the year of the 20th birthday, and from the first reference age on', () => {
    const young = woman('1985-02-17', entries(2006, 2025, 20_000))
    expect(both(couple(father, young, '2003-05-05', [child('2003-08-08'), child('2018-08-08')]))).toEqual([
      { whole: [2004, 2005], half: [...range(2006, 2025)] },
      { whole: range(2026, 2034), half: range(2006, 2025) },
    ])
  })
})

describe('credits after a marriage', () => {
  const ended = (end: string, endedBy: Marriage['endedBy'], words: Parameters<typeof child>[1] = {}, asWhom = father) =>
    life(asWhom, {
      marriages: [formerMarriage(asWhom === father ? mother : father, '1999-01-01', end, endedBy)],
      children: [child('2000-05-05', words)],
    })
  const inMarriage = range(2001, 2007)

  it.each<[string, AvsFacts, number[], number[]]>([
    [
      'are the mother’s from the year of the divorce on',
      ended('2008-06-01', 'divorce', {}, mother),
      range(2008, 2016),
      inMarriage,
    ],
    ['are not the father’s', ended('2008-06-01', 'divorce'), [], inMarriage],
    [
      'are his to whom the child is given',
      ended('2008-06-01', 'divorce', { custody: 'person' }),
      range(2008, 2016),
      inMarriage,
    ],
    [
      'are halved by agreement, but not in the year of the divorce (RAVS art. 52f al. 2)',
      ended('2008-06-01', 'divorce', { credits: 'half', custody: 'person' }),
      [2008],
      [...inMarriage, ...range(2009, 2016)],
    ],
    ['are the survivor’s from the year of the death on', ended('2008-06-01', 'death'), range(2008, 2016), inMarriage],
  ])('%s', (_, facts, whole, half) => {
    expect(creditsOf(facts)).toEqual({ whole, half })
  })

  it.each<[string, boolean, AvsFacts]>([
    ['credits halved, nobody named', true, ended('2008-06-01', 'divorce', { credits: 'half' })],
    ['the same, of the mother', true, ended('2008-06-01', 'divorce', { credits: 'half' }, mother)],
    ['joint custody without agreement', true, ended('2008-06-01', 'divorce', { custody: 'joint' })],
    ['an annulment', true, ended('2008-06-01', 'annulment', { credits: 'half' })],
    ['custody of one', false, ended('2008-06-01', 'divorce', { credits: 'half', custody: 'person' })],
    ['custody of the other', false, ended('2008-06-01', 'divorce', { credits: 'half', custody: 'other' })],
    ['credits of one', false, ended('2008-06-01', 'divorce', { credits: 'other', custody: 'joint' })],
    ['nothing said, as in all years', false, ended('2008-06-01', 'divorce')],
    ['a death', false, ended('2008-06-01', 'death', { credits: 'half' })],
    ['a divorce after the last credit', false, ended('2017-06-01', 'divorce', { credits: 'half' })],
    ['a divorce in the year of the birth', false, ended('2000-12-01', 'divorce', { credits: 'half' })],
    ['a marriage that lasts', false, couple(father, mother, '1999-01-01', [child('2000-05-05', { credits: 'half' })])],
  ])('in the year of the divorce are the mother’s by assumption: %s, %s', (_, isAssumed, facts) => {
    expect(claimantsOf(facts)[0].credits.divorceYearByMother).toBe(isAssumed)
    expect(pensionOf(facts).assumptions.includes('divorceYearByMother')).toBe(isAssumed)
  })

  it('are by custody after a judge’s separation', () => {
    const separated = (words: Parameters<typeof child>[1]) =>
      life(father, {
        partner: mother,
        marriages: [marriedSince('1999-01-01', '2008-06-01')],
        children: [child('2000-05-05', words)],
      })
    expect(creditsOf(separated({ custody: 'person' }))).toEqual({ whole: range(2009, 2016), half: range(2001, 2008) })
    expect(creditsOf(separated({ custody: 'person' }), 'partner')).toEqual({ whole: [], half: range(2001, 2008) })
    expect(creditsOf(separated({}))).toEqual({ whole: [], half: range(2001, 2008) })
  })

  it('are halved with the next spouse', () => {
    const facts = life(mother, {
      partner: man('1960-09-02', entries(1981, 2025, 50_000)),
      marriages: [formerMarriage(father, '1999-01-01', '2008-06-01'), marriedSince('2010-05-05')],
      children: [child('2000-05-05', { custody: 'person' })],
    })
    expect(creditsOf(facts)).toEqual({ whole: [2008, 2009, 2010], half: [...inMarriage, ...range(2011, 2016)] })
    expect(creditsOf(facts, 'partner')).toEqual({ whole: [], half: range(2011, 2016) })
  })
})
