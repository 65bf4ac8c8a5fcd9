import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import type { FundStatement } from '~/pillars/lpp'
import { findDrawingProblems, findPartProblems, findStepProblems, workInSteps } from './shares-and-steps'

const TODAY = day('2026-11-21')
/** 63 on 1 April 2029, the reference age on 1 April 2031, 70 on 1 April 2036. */
const BIRTH = { birthDate: day('1966-03-20'), gender: 'MALE' as const }
const told = (problems: { field: string; key: string }[]) => problems.map(({ field, key }) => `${field} ${key}`)

describe('shares of the AVS pension', () => {
  it.each<[string, [from: string, share: number][], string[]]>([
    ['one, from 63', [['2029-04-01', 40]], []],
    ['all of it from 63', [['2029-04-01', 100]], []],
    [
      'raised once',
      [
        ['2029-04-01', 40],
        ['2030-04-01', 80],
      ],
      [],
    ],
    [
      'raised, then the rest deferred to one day',
      [
        ['2029-04-01', 40],
        ['2030-04-01', 60],
        ['2033-04-01', 100],
      ],
      [],
    ],
    [
      'deferred, lowered once',
      [
        ['2031-04-01', 30],
        ['2032-04-01', 60],
        ['2034-04-01', 100],
      ],
      [],
    ],
    ['before 63', [['2029-03-01', 40]], ['drawing[0].from retirementTooEarly']],
    ['after 70', [['2036-05-01', 40]], ['drawing[0].from retirementTooLate']],
    ['in the past', [['2026-11-01', 40]], ['drawing[0].from retirementInPast']],
    [
      'not later than the one before',
      [
        ['2030-04-01', 40],
        ['2030-03-15', 60],
      ],
      ['drawing[1].from drawingNotInOrder'],
    ],
    [
      'not larger than the one before',
      [
        ['2029-04-01', 40],
        ['2030-04-01', 40],
      ],
      ['drawing[1].share drawingNotInOrder'],
    ],
    [
      'raised twice before the reference age',
      [
        ['2029-04-01', 20],
        ['2029-10-01', 40],
        ['2030-04-01', 60],
      ],
      ['drawing[2].from drawingRaisedTwice'],
    ],
    [
      'lowered after a raise',
      [
        ['2029-04-01', 20],
        ['2030-04-01', 40],
        ['2032-04-01', 60],
      ],
      ['drawing[2].from drawingLoweredAfterRaise'],
    ],
    [
      'lowered twice',
      [
        ['2031-04-01', 20],
        ['2032-04-01', 40],
        ['2033-04-01', 60],
      ],
      ['drawing[2].from drawingLoweredTwice'],
    ],
  ])('%s', (_, rows, expected) =>
    expect(
      told(
        findDrawingProblems(
          rows.map(([from, share]) => ({ from: day(from), share })),
          BIRTH,
          TODAY,
        ),
      ),
    ).toEqual(expected),
  )

  it('are checked as far as they could be read', () =>
    expect(told(findDrawingProblems([{ share: 40 }, { from: day('2020-01-01') }], BIRTH, TODAY))).toEqual([
      'drawing[1].from retirementInPast',
    ]))
})

describe('work in steps', () => {
  const question = { before: 80, retirement: day('2031-04-01'), today: TODAY }
  it.each<[string, [on: string, rate: number][], string[]]>([
    [
      'three',
      [
        ['2028-01-01', 60],
        ['2029-01-01', 40],
        ['2030-01-01', 20],
      ],
      [],
    ],
    ['from next month on', [['2026-12-01', 60]], []],
    ['this month', [['2026-11-01', 60]], ['steps[0].on stepInPast']],
    [
      'not in order',
      [
        ['2029-01-01', 60],
        ['2028-12-15', 40],
      ],
      ['steps[1].on stepsNotInOrder'],
    ],
    ['at the retirement', [['2031-04-01', 60]], ['steps[0].on stepAfterRetirement']],
    ['at the end of the calendar', [['9999-12-31', 60]], ['steps[0].on stepAfterRetirement']],
    ['not less than now', [['2028-01-01', 80]], ['steps[0].rate stepRateNotLower']],
    [
      'not less than before',
      [
        ['2028-01-01', 60],
        ['2029-01-01', 70],
      ],
      ['steps[1].rate stepRateNotLower'],
    ],
  ])('%s', (_, rows, expected) =>
    expect(
      told(
        findStepProblems(
          rows.map(([on, rate]) => ({ on: day(on), rate })),
          question,
        ),
      ),
    ).toEqual(expected),
  )
})

describe('parts of the fund with the steps', () => {
  const fund = (more: Partial<FundStatement> = {}): FundStatement => ({
    fundName: 'Caisse',
    webUrl: null,
    asOf: TODAY,
    earliestRetirementAge: null,
    largestCapitalShare: 100,
    benefits: [],
    ...more,
  })
  const problems = (rows: [string, number][], one = fund(), capitalShare = 0) =>
    told(
      findPartProblems(
        workInSteps(
          rows.map(([on, rate]) => ({ on: day(on), rate })),
          100,
          true,
        ),
        [one],
        { ...BIRTH, retirement: day('2031-04-01'), capitalShare, computedOn: TODAY },
      ),
    )

  it.each<[string, [string, number][], Partial<FundStatement>, number, string[]]>([
    [
      'two, and the rest',
      [
        ['2029-04-01', 60],
        ['2030-04-01', 20],
      ],
      {},
      0,
      [],
    ],
    ['before 63', [['2029-03-01', 60]], {}, 0, ['steps[0].on fundPartTooEarly']],
    ['before 63 where the fund pays from 60', [['2027-04-01', 60]], { earliestRetirementAge: 720 }, 0, []],
    ['a first one under 20 %', [['2029-04-01', 81]], {}, 0, ['steps[0].rate fundPartTooSmall']],
    [
      'three, and the rest',
      [
        ['2029-04-01', 80],
        ['2030-04-01', 60],
        ['2031-01-01', 40],
      ],
      {},
      0,
      ['steps[2].on tooManyFundParts'],
    ],
    [
      'four parts of capital in three years',
      [
        ['2029-04-01', 80],
        ['2030-01-01', 60],
        ['2031-01-01', 40],
      ],
      {},
      100,
      [],
    ],
  ])('%s', (_, rows, more, capitalShare, expected) =>
    expect(problems(rows, fund(more), capitalShare)).toEqual(expected),
  )
})
