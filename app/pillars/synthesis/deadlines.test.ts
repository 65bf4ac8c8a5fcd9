import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { type DeadlineFacts, deadlines } from './deadlines'

const facts = (changes: Partial<DeadlineFacts> = {}): DeadlineFacts => ({
  computedOn: day('2026-11-21'),
  avsFrom: null,
  lppCapital: null,
  pillar3aFrom: null,
  gaps: [],
  ...changes,
})
const missing = (year: number, payableUntil: string | null) => ({
  year,
  months: 12,
  insuredMonths: 12,
  isUnderMinimum: false,
  payableUntil: payableUntil === null ? null : day(payableUntil),
})

const told = (changes: Partial<DeadlineFacts>) =>
  deadlines(facts(changes)).map(({ kind, day, before }) => [kind, day, before])

describe('what is to be done, and when', () => {
  it.each<[string, Partial<DeadlineFacts>, unknown[]]>([
    ['nothing', {}, []],
    [
      'the AVS pension, four months before',
      { avsFrom: day('2036-04-01') },
      [['avsRequest', '2035-12-01', '2036-04-01']],
    ],
    ['at once, where it starts sooner', { avsFrom: day('2027-01-01') }, [['avsRequest', '2026-11-21', '2027-01-01']]],
    ['nothing that has begun', { avsFrom: day('2026-11-01'), pillar3aFrom: day('2026-11-21') }, []],
    [
      'a month before the time limit of the certificate',
      { lppCapital: { from: day('2036-04-01'), noticeMonths: 6 } },
      [['capitalNotice', '2035-09-01', '2035-10-01']],
    ],
    [
      'three years before, where nobody knows the time limit',
      { lppCapital: { from: day('2036-04-01'), noticeMonths: null } },
      [['capitalNoticeUnknown', '2033-04-01', '2036-04-01']],
    ],
    ['no notice whose time limit is over', { lppCapital: { from: day('2027-01-01'), noticeMonths: 12 } }, []],
    ['3a, three months before', { pillar3aFrom: day('2036-04-01') }, [['pillar3aPayOut', '2036-01-01', '2036-04-01']]],
    [
      'a gap, three months before its last day, and none that nobody can pay',
      { gaps: [missing(2019, null), missing(2022, '2027-12-31')] },
      [['gap', '2027-09-30', '2027-12-31']],
    ],
    [
      'all in order of time',
      { avsFrom: day('2036-04-01'), pillar3aFrom: day('2035-01-01'), gaps: [missing(2022, '2027-12-31')] },
      [
        ['gap', '2027-09-30', '2027-12-31'],
        ['pillar3aPayOut', '2034-10-01', '2035-01-01'],
        ['avsRequest', '2035-12-01', '2036-04-01'],
      ],
    ],
  ])('%s', (_, changes, expected) => expect(told(changes)).toEqual(expected))
})
