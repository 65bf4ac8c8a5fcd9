/** The cases of app/estimate/answers/checked/cases/avs-lives.json: divorce, gaps, shares, work after 65, widowed persons, to the franc. */
import { describe, expect, it } from 'vitest'
import golden from '~/estimate/answers/checked/cases/avs-lives.json'
import { pensionLawOn } from '~/law/avs/avs-law'
import {
  child,
  claimantsOf,
  formerMarriage,
  LAW,
  lastStep,
  life,
  man,
  pensionOf,
  single,
  woman,
  years,
} from '../../../tests/support/lives/life'
import { day } from '../day'
import { franc } from '../money'
import { coupleCap } from './couple/couple-cap'
import { earlyReductionPercent, reducedBy } from './drawing/early-reduction'
import type { Child, IncomeEntry } from './facts'
import { pensionFromRamd } from './full-pension'
import { splitOf } from './income/splitting'

type Marriage = { start: string; end: string }

type Input =
  | 'childBirthYear'
  | 'windowYears'
  | 'windowIncomeSum'
  | 'youthYearsUsed'
  | 'youthIncome'
  | 'cohortYears'
  | 'fullYearsAtStart'
  | 'youthMonths'
  | 'monthsEarly'
  | 'sharePercent'
  | 'pensionAtStartUnreduced'
  | 'pensionAtReferenceAge'
  | 'ratePercent'
  | 'fullPensionScale42'
  | 'full'
  | 'revaluedSum'
  | 'durationYears'
  | 'averageUnsplitEarned'
  | 'incomeYear'
  | 'ramdDeceased'
  | 'ownRamd'
  | 'scale'
  | 'minMonthlyPension'
  | 'widowPensionMonth'
  | 'ownOldAgeWithSupplementMonth'

/** The file contains cases of many shapes; each test below reads the fields of its own case. */
type Case = {
  id: string
  year: number
  inputs: Record<Input, number> & {
    marriage: string
    divorceFinal: string
    marriages: Marriage[]
    custody: string
    incomes: Record<'A' | 'B', Record<string, number>>
    incomesAfter65: number[]
    scales: [number, number]
    shareDrawnEarlyPercent: [number, number]
    unreducedSharesDrawn: [{ monthly: number; months: number }]
  }
  // biome-ignore lint/suspicious/noExplicitAny: each case expects something else
  expected: Record<string, any>
}

/** The day for a case that gives only the month: its 15th. */
const dayIn = (text: string) => (text.length === 7 ? `${text}-15` : text)

/** Both born in 1972, insured and at work from 21 on. */
const spouse = (incomes: IncomeEntry[] = years(1993, 2025, 30_000)) => man('1972-03-03', incomes, { insured: 1993 })

const splitYears = (marriages: Marriage[]): number[][] => {
  const former = marriages.map(({ start, end }) => formerMarriage(spouse(), dayIn(start), dayIn(end)))
  const [one] = claimantsOf(life(woman('1972-05-05', years(1993, 2025, 60_000)), { marriages: former }))
  return one.unions.map((union) => {
    const { from, years: count } = splitOf(one, union)
    return Array.from({ length: count }, (_, index) => from + index)
  })
}

function dividedOnce({ inputs, expected }: Case) {
  const { marriage, divorceFinal } = inputs
  expect(splitYears([{ start: marriage, end: divorceFinal }])).toEqual([expected.splitYears])
}

/** The mother’s credits, with a former marriage to the father. */
function creditsAfterDivorce({ inputs, expected }: Case) {
  const { marriage, divorceFinal, childBirthYear, custody } = inputs
  const words: Partial<Child> = { custody: custody === 'joint' ? 'joint' : 'person' }
  const facts = life(woman('1972-05-05', years(1993, 2025, 60_000)), {
    marriages: [formerMarriage(spouse(), marriage, divorceFinal)],
    children: [child(`${childBirthYear}-08-08`, words)],
  })
  const [{ credits, account }] = claimantsOf(facts)
  const having = (part: number) =>
    credits.shares.flatMap((share, index) => (share === part ? [account.windowFrom + index] : []))
  expect([having(0.5), having(1)]).toEqual([expected.halfCredits, expected.fullCredits])
}

/** Born 10 May 1966: window 1987 to 2030, 44 years. */
const bornIn1966 = (incomes: IncomeEntry[], words?: Parameters<typeof man>[2]) => man('1966-05-10', incomes, words)

/**
 * Born 15 December 1965, 18 months early on 1 July 2029: 42 whole years from 1987 to 2028, and at the reference age the
 * months of 2030 fill 1986.
 */
const shareDrawn = (share: number) =>
  single(man('1965-12-15', years(1987, 2025, 100_000), { insured: 1987, drawing: [['2029-07-01', share]] })).person

/** Widowed in the year after the wedding, so that nothing is split; reference age in May 2026. */
const widowed = (firstYear: number, income: number, survivorsPension: number | null = null) =>
  pensionOf(
    life(man('1961-05-05', years(firstYear, 2025, income), { insured: firstYear, survivorsPension }), {
      marriages: [formerMarriage(woman('1962-05-05', []), '2024-06-01', '2025-03-01', 'death')],
    }),
  ).person

const eightyPercent = (monthly: number) => franc((monthly * 80) / 100)

const TAKEN: Record<string, (one: Case) => void> = {
  'div-years-2005-2007': dividedOnce,
  'div-no-full-year': dividedOnce,
  'div-two-marriages': ({ inputs, expected }) => {
    expect(splitYears(inputs.marriages)).toEqual(expected.splitYears)
  },
  'div-split-amounts': ({ inputs, expected }) => {
    const { incomes, marriage, divorceFinal } = inputs
    const entriesOf = (who: 'A' | 'B') =>
      Object.entries(incomes[who]).map(([year, amount]) => ({ year: Number(year), amount, months: 12 }))
    const total = (amounts: Record<string, number>) => Object.values(amounts).reduce((sum, amount) => sum + amount, 0)
    for (const [who, other] of [['A', 'B'] as const, ['B', 'A'] as const]) {
      const former = formerMarriage(spouse(entriesOf(other)), marriage, divorceFinal)
      const person = woman('1972-05-05', entriesOf(who), { insured: 1993 })
      const [one] = claimantsOf(life(person, { marriages: [former] }))
      const { given, received } = splitOf(one, one.unions[0] as (typeof one.unions)[number])
      expect(total(incomes[who]) - given + received).toBe(total(expected[who]))
    }
  },
  'div-credits-mother-default': creditsAfterDivorce,
  'div-credits-joint': creditsAfterDivorce,
  'youth-years-average': ({ inputs, expected }) => {
    const { windowYears, windowIncomeSum, youthYearsUsed, youthIncome } = inputs
    const youth = years(1987 - youthYearsUsed, 1986, youthIncome / youthYearsUsed)
    const income = windowIncomeSum / windowYears
    const gap = [...youth, ...years(1987, 1999, income), ...years(2004, 2025, income)]
    const { person } = single(bornIn1966(gap))
    expect(person).toMatchObject({
      contributionYears: expected.fullYears,
      scale: expected.scale,
      cohortYears: inputs.cohortYears,
    })
    expect(lastStep(person, 'averageIncome')?.output).toBe(expected.averageRaw)
  },
  'early-youth-no-gap': ({ inputs, expected }) => {
    const youth = years(1987 - inputs.youthMonths / 12, 1986, 10_000)
    const entries = [...youth, ...years(1987, 2025, 60_000)]
    const { person } = single(bornIn1966(entries, { drawing: '2029-06-01' }))
    expect(person).toMatchObject({
      drawing: { months: inputs.monthsEarly },
      contributionYears: inputs.fullYearsAtStart,
      scale: expected.scale,
    })
  },
  'cap-partial-21-44': ({ inputs, expected }) => {
    const [a, b] = inputs.scales.map((scale) => ({ monthly: 2000, scale })) as [never, never]
    expect(coupleCap(a, b, LAW)).toMatchObject({
      percent: expect.closeTo(expected.capPercent, 2),
      cap: expected.cap,
      capByScale: 3179,
    })
  },
  'cap-share-1': ({ inputs, expected }) => {
    const [a, b] = inputs.shareDrawnEarlyPercent.map((share) => ({ monthly: 2520, scale: 44, share })) as [never, never]
    expect(coupleCap(a, b, LAW).cap).toBe(expected.cap)
  },
  'part-early-40': ({ inputs, expected }) => {
    const person = shareDrawn(inputs.sharePercent)
    expect(lastStep(person, 'earlyReduction')?.inputs).toMatchObject({
      pension: (inputs.pensionAtStartUnreduced * inputs.sharePercent) / 100,
      months: inputs.monthsEarly,
      percent: expected.ratePercent,
    })
    expect(person.monthly).toBe(expected.paid)
  },
  'part-early-fixed-amount': ({ inputs, expected }) => {
    const person = shareDrawn(40)
    const [{ monthly, months }] = inputs.unreducedSharesDrawn
    expect(person.drawing.months).toBe(months)
    expect(lastStep(person, 'earlyReductionForLife')?.inputs).toMatchObject({
      pension: inputs.pensionAtReferenceAge,
      average: monthly,
      percent: inputs.ratePercent,
      reduction: expect.closeTo(expected.deduction, 2),
    })
    expect(person.later?.monthly).toBe(expected.paidFromReferenceAge)
  },
  'early-18m-max': ({ inputs, expected }) => {
    const percent = earlyReductionPercent(inputs.monthsEarly, LAW)
    expect(reducedBy(inputs.fullPensionScale42, percent)).toBe(expected.paid)
  },
  'early-zh-1998': ({ year, inputs, expected }) => {
    const percent = earlyReductionPercent(12, pensionLawOn(day(`${year}-06-01`)))
    expect(percent).toBe(inputs.ratePercent)
    expect(reducedBy(inputs.full, percent)).toBe(expected.paid)
  },
  'after65-no-revaluation': ({ inputs, expected }) => {
    const incomes = inputs.incomesAfter65.flatMap((amount, index) => years(2032 + index, 2032 + index, amount))
    const workAfterReferenceAge = { incomes, asksOn: day('2034-01-10') }
    const entries = years(1987, 2025, inputs.revaluedSum / inputs.durationYears)
    const { person } = single(bornIn1966(entries, { workAfterReferenceAge }))
    expect(lastStep(person, 'averageIncome')?.output).toBe(expected.ramdRaw)
    expect(person.later).toMatchObject({ from: '2034-02-01', ramd: expected.ramdTable, scale: inputs.scale })
  },
  'after65-gap-test-yes': ({ inputs, expected }) => {
    const { averageUnsplitEarned: average, incomeYear } = inputs
    const entries = [...years(1987, 1999, average), ...years(2001, 2025, average)]
    const countsWith = (income: number) => {
      const workAfterReferenceAge = { incomes: years(2032, 2032, income), asksOn: day('2033-01-10') }
      return single(bornIn1966(entries, { workAfterReferenceAge })).person.later?.scale === 44
    }
    expect(countsWith(incomeYear)).toBe(expected.gapYearCounts)
    expect(countsWith(incomeYear - 1)).toBe(false)
  },
  // The engine is given a widow’s pension and computes none: here it is 80 % of the pension of the deceased.
  'wid-max-2026': ({ inputs, expected }) => {
    const full = pensionFromRamd(inputs.ramdDeceased, inputs.scale, LAW)
    expect([eightyPercent(full), eightyPercent(full) / 2]).toEqual([expected.widowPension, expected.orphanPension])
  },
  'wid-1688': ({ year, inputs, expected }) => {
    const law = pensionLawOn(day(`${year}-06-01`))
    expect(law.minimumPension).toBe(inputs.minMonthlyPension)
    expect(eightyPercent(pensionFromRamd(inputs.ramdDeceased, inputs.scale, law))).toBe(expected.widowPension)
  },
  'wid-own-max-2026': ({ inputs, expected }) => {
    const person = widowed(1982, 100_000)
    expect(person.ramd).toBeGreaterThanOrEqual(inputs.ownRamd)
    expect(person).toMatchObject({ scale: inputs.scale, monthly: expected.ownWithSupplement })
  },
  'wid-own-15120': ({ inputs, expected }) => {
    expect(widowed(1982, 12_000)).toMatchObject({ ramd: inputs.ownRamd, monthly: expected.ownWithSupplement })
    expect(eightyPercent(expected.own)).toBe(expected.widowPensionOfSameRamd)
  },
  'wid-own-36288': ({ inputs, expected }) => {
    const person = widowed(1982, 35_000)
    expect(lastStep(person, 'widowedSupplement')?.inputs.pension).toBe(expected.own)
    expect(person).toMatchObject({ ramd: inputs.ownRamd, scale: inputs.scale, monthly: expected.ownWithSupplement })
    expect(eightyPercent(expected.own)).toBe(expected.widowPensionOfSameRamd)
  },
  'wid-compare-1': ({ inputs, expected }) => {
    // 36 years at 46800: scale 36, 46872 -> 1583, plus a fifth: 1900.
    const person = widowed(1990, 46_800, inputs.widowPensionMonth)
    expect(lastStep(person, 'survivorsPension')).toMatchObject({
      inputs: { survivorsAYear: expected.annualWidow, oldAgeAYear: expected.annualOldAge },
      output: inputs.ownOldAgeWithSupplementMonth,
    })
    expect(person.monthly).toBe(inputs.ownOldAgeWithSupplementMonth)
  },
}

const cases = golden as unknown as Case[]

describe('the golden cases of whole lives', () => {
  it('are all known here', () => {
    expect(cases.map(({ id }) => id).sort()).toEqual(Object.keys(TAKEN).sort())
  })

  it.each(cases.map((one) => [one.id, one] as const))('%s', (id, one) => {
    expect.hasAssertions()
    TAKEN[id]?.(one)
  })
})
