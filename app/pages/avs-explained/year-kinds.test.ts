import { describe, expect, it } from 'vitest'
import type { MissingYear } from '~/pillars/avs/result'
import { day } from '~/pillars/day'
import type { Step } from '~/pillars/result'
import { RESULTS } from '../../../tests/support/pages/avs-results'
import { yearKinds } from './year-kinds'

const TODAY = day('2026-11-21')
const LETTERS = { paid: 'p', toCome: 'c', filled: 'f', missing: 'm', low: 'l', unread: 'u' } as const
const told = (of: Parameters<typeof yearKinds>[0]) =>
  yearKinds(of, TODAY)
    .map(({ kind }) => LETTERS[kind])
    .join('')

const step = (key: Step['key'], inputs: Step['inputs'], output: number): Step => ({ key, inputs, output, article: '' })
const gap = (year: number, months = 12): MissingYear => ({
  year,
  months,
  insuredMonths: months,
  isUnderMinimum: false,
  payableUntil: null,
})
type Gaps = { years?: MissingYear[]; coveredYears?: number[]; filledMonths?: number }
/** 2020 to 2029, of which so many count. */
const life = (contributionYears: number, { years = [], coveredYears = [], filledMonths = 0 }: Gaps = {}) => ({
  gaps: { years, coveredYears, filledMonths, monthlyCost: RESULTS.steady.person.gaps.monthlyCost },
  steps: [
    step('contributionYears', { firstYear: 2020, lastYear: 2029, months: 0 }, 0),
    step('scale', { contributionYears, cohortYears: 10 }, 44),
  ],
})

describe('the years of a life', () => {
  it.each([
    ['all paid or to come', life(10), 'ppppppcccc'],
    ['some missing', life(8, { years: [gap(2021), gap(2022)] }), 'pmmpppcccc'],
    ['all of them filled', life(10, { years: [gap(2021), gap(2022)], filledMonths: 24 }), 'pffpppcccc'],
    [
      'some of them filled: the latest stay',
      life(9, { years: [gap(2021), gap(2022)], filledMonths: 14 }),
      'pfmpppcccc',
    ],
    ['the larger gap stays', life(9, { years: [gap(2021), gap(2022, 4)], filledMonths: 4 }), 'pmfpppcccc'],
    ['months of two years that make one', life(9, { years: [gap(2021, 3), gap(2022, 3)] }), 'ppmpppcccc'],
    ['filled by a credit', life(10, { coveredYears: [2023, 2027] }), 'pppfppcfcc'],
    ['filled by a credit in part', life(9, { years: [gap(2023, 4)], coveredYears: [2023] }), 'pppmppcccc'],
    ['to come and missing', life(9, { years: [gap(2029)] }), 'ppppppcccm'],
    ['none that counts', { ...life(0), steps: [] }, ''],
  ])('%s', (_, of, expected) => expect(told(of)).toBe(expected))

  it('are as many as the scale of a forecast, which names no year', () => {
    const squares = yearKinds(RESULTS.forecast.person, TODAY)
    expect(squares.map(({ year }) => year)).toEqual(Array.from({ length: 44 }, () => null))
    expect(told(RESULTS.forecast.person)).toBe('p'.repeat(40) + 'm'.repeat(4))
  })
})

it.each(Object.entries(RESULTS).filter(([name]) => name !== 'nothing' && name !== 'forecast'))(
  'of %s: those that are not missing are the contribution years of the call',
  (_, { person, computedOn }) => {
    const squares = yearKinds(person, computedOn)
    const scale = person.steps.findLast(({ key }) => key === 'scale')
    const counted = squares.filter(({ kind }) => kind !== 'missing').length
    expect(counted).toBe(Number(scale?.inputs.contributionYears ?? 0))
  },
)
