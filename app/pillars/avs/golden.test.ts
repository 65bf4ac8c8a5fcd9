/** The published and decided cases of tests/golden/avs.json that these entry points cover, to the franc. */
import { describe, expect, it } from 'vitest'
import { lawOn, type PensionLaw, pensionLawOn, revaluationFactorOf, revaluationIn } from '~/law/avs/avs-law'
import golden from '../../../tests/golden/avs.json'
import { type Day, day } from '../day'
import { type Franc, wholeFranc } from '../money'
import { scaleOf, weightedScale } from './contributions/scale'
import { coupleCap } from './couple/couple-cap'
import { deferralSupplement } from './drawing/deferral-supplement'
import { earlyReductionPercent, reducedBy } from './drawing/early-reduction'
import { retirementOf } from './drawing/reference-age'
import { transitionSupplement } from './drawing/supplement'
import { thirteenthPension } from './drawing/thirteenth'
import { pensionFromRamd } from './full-pension'
import { averageIncome } from './income/average-income'
import { timesFactor } from './income/ramd'

type Input =
  | 'ramd'
  | 'ramdA'
  | 'ramdB'
  | 'scale'
  | 'scaleLow'
  | 'scaleHigh'
  | 'scaleAtAnticipation'
  | 'minMonthlyPension'
  | 'cap'
  | 'incomeSum'
  | 'firstIkYear'
  | 'revaluationFactor'
  | 'contributionYears'
  | 'cohortYears'
  | 'educationCreditYears'
  | 'monthlyPension'
  | 'monthsPaid'
  | 'baseSupplement'
  | 'birthYearPct'
  | 'anticipationMonths'
  | 'anticipationYears'
  | 'reductionPct'
  | 'fullPensionMonthly'
  | 'deferralMonths'
  | 'ratePct'
  | 'pensionA'
  | 'pensionB'

/** The file contains cases of many shapes; each test below reads what its own case has. */
type Case = {
  id: string
  year: number
  inputs: Record<Input, number> & { birthDate: Day; deferredAmounts: [monthly: number, months: number][] }
  expected: { [name: string]: number | string }
}

const law = lawOn(day('2026-11-21'))
const { factors } = revaluationIn(2026)
const lawOfYear = ({ year }: Case): PensionLaw => pensionLawOn(day(`${year}-06-01`))

/** The pension of one spouse of the leaflet: sum, credits and years given. */
function leaflet(incomeSum: number, firstEntry: number, years: number, educationCreditYears: number) {
  const factor = revaluationFactorOf(firstEntry, factors)
  const parts = { incomeSum, factor, months: 12 * years, educationCreditYears, creditPercent: 50 } as const
  const { income, educationCredits: credits, ramd } = averageIncome(parts, law)
  return { income, credits, raw: income + credits, ramd, monthly: pensionFromRamd(ramd, 44, law) }
}

const monthlyOfRamd = (one: Case) => {
  const { ramd, scale, minMonthlyPension } = one.inputs
  // The cases from the official tables name no minimum pension.
  if (minMonthlyPension) expect(lawOfYear(one).minimumPension).toBe(minMonthlyPension)
  expect(pensionFromRamd(ramd, scale, lawOfYear(one))).toBe(one.expected.monthlyPension)
}

/** A full pension drawn one or two whole years early. */
function early(one: Case) {
  const { fullPensionMonthly, anticipationYears, reductionPct } = one.inputs
  const percent = earlyReductionPercent(12 * anticipationYears, lawOfYear(one))
  expect(percent).toBe(reductionPct)
  const monthly = reducedBy(fullPensionMonthly, percent)
  expect(monthly).toBe(one.expected.monthlyPension)
  if (one.expected.annualPension) expect(12 * monthly).toBe(one.expected.annualPension)
}

function deferral(one: Case) {
  const { deferralMonths, ratePct, deferredAmounts } = one.inputs
  const deferred = deferredAmounts.map(([monthly, months]) => ({ monthly, months }))
  const { months, percent, average, supplement } = deferralSupplement(deferred, lawOfYear(one))
  expect([months, percent, supplement]).toEqual([deferralMonths, ratePct, one.expected.supplement])
  if (one.expected.averageDeferred) expect(average).toBe(one.expected.averageDeferred)
}

/** Capped from the reference age of the second on, drawn or deferred. */
function cappedCouple(one: Case) {
  const { pensionA, pensionB } = one.inputs
  const ofScale44 = (monthly: number) => ({ monthly: wholeFranc(monthly), scale: 44 })
  expect(coupleCap(ofScale44(pensionA), ofScale44(pensionB), lawOfYear(one)).a).toBe(one.expected.aCapped)
}

const TAKEN: Record<string, (one: Case) => void> = {
  'mb301-2026-30': ({ inputs, expected }) => {
    const { incomeSum, firstIkYear, contributionYears, cohortYears, educationCreditYears } = inputs
    expect(retirementOf({ birthDate: inputs.birthDate, gender: 'FEMALE' })).toMatchObject({
      start: expected.pensionStart,
      age: { years: 64, months: 6 },
    })
    expect(revaluationFactorOf(firstIkYear, factors)).toBe(inputs.revaluationFactor)
    expect(timesFactor(incomeSum, inputs.revaluationFactor)).toBe(expected.revaluedSum)
    expect(scaleOf(contributionYears, cohortYears, law)).toBe(expected.scale)
    expect(leaflet(incomeSum, firstIkYear, contributionYears, educationCreditYears)).toEqual({
      income: expected.averageIncome,
      credits: expected.averageEducationCredit,
      raw: expected.ramdRaw,
      ramd: expected.ramdTable,
      monthly: expected.monthlyPension,
    })
  },
  'mb301-2026-31': ({ expected }) => {
    const wife = leaflet(Number(expected.wifeSplitSum), 1983, 43, 18)
    const husband = leaflet(Number(expected.husbandSplitSum), 1982, 44, 18)
    expect(wife).toMatchObject({ raw: expected.wifeRamdRaw, ramd: expected.wifeRamdTable })
    expect(husband).toMatchObject({ raw: expected.husbandRamdRaw, ramd: expected.husbandRamdTable })
    expect([wife.monthly, husband.monthly]).toEqual([expected.wifeUncapped, expected.husbandUncapped])
    const capped = coupleCap({ monthly: wife.monthly, scale: 44 }, { monthly: husband.monthly, scale: 44 }, law)
    expect(capped).toMatchObject({ a: expected.wifeCapped, b: expected.husbandCapped, cap: expected.cap })
  },
  'ge-atas-478-2024': monthlyOfRamd,
  'bvger-c5517-2015-a': monthlyOfRamd,
  'bvger-c703-2015': monthlyOfRamd,
  'evg-h126-02': monthlyOfRamd,
  'tables2025-s43-25704': monthlyOfRamd,
  'tables2025-s41-42336': monthlyOfRamd,
  'tables2025-s15-49896': monthlyOfRamd,
  'tables2025-s1-15120': monthlyOfRamd,
  'tables2025-s42-90720': monthlyOfRamd,
  'evg-h49-05-b': (one) => {
    const { inputs, expected } = one
    const of = (ramd: number): Franc => pensionFromRamd(ramd, 44, lawOfYear(one))
    expect([of(inputs.ramdA), of(inputs.ramdB)]).toEqual([expected.aUncapped, expected.bUncapped])
    expect(
      coupleCap({ monthly: of(inputs.ramdA), scale: 44 }, { monthly: of(inputs.ramdB), scale: 44 }, lawOfYear(one)),
    ).toMatchObject({ a: expected.aCapped, b: expected.bCapped, cap: inputs.cap })
  },
  // The full pension of scale 42 only: the early drawing is not computed here.
  'beobachter-2026-13th': ({ inputs, expected }) => {
    const unreduced = pensionFromRamd(90_720, inputs.scaleAtAnticipation, law)
    expect(unreduced).toBe(expected.fullPensionScale42)
    const percent = earlyReductionPercent(inputs.anticipationMonths, law)
    expect(percent).toBe(inputs.reductionPct)
    expect(thirteenthPension(reducedBy(unreduced, percent), law)).toBe(expected.thirteenthPension)
  },
  'thirteenth-half-year': ({ inputs, expected }) => {
    const { monthlyPension, monthsPaid } = inputs
    const thirteenth = thirteenthPension(wholeFranc(monthlyPension), law, monthsPaid)
    expect(thirteenth).toBe(expected.thirteenthPension)
    expect(monthlyPension * monthsPaid + thirteenth).toBe(expected.annualTotal)
  },
  'gesundheitstipp-scale39': (one) => {
    expect(lawOfYear(one).minimumPension).toBe(one.inputs.minMonthlyPension)
    expect(pensionFromRamd(0, one.inputs.scale, lawOfYear(one))).toBe(one.expected.minPension)
    expect(pensionFromRamd(200_000, one.inputs.scale, lawOfYear(one))).toBe(one.expected.maxPension)
  },
  'ks-r-ahv21-5007': ({ inputs, expected }) => {
    const woman = { birthDate: day('1964-07-01'), gender: 'FEMALE' as const }
    expect(transitionSupplement(woman, 15_120, { years: inputs.scale, cohortYears: 44 }, law)).toEqual({
      amount: expected.supplement,
      base: inputs.baseSupplement,
      sharePercent: inputs.birthYearPct,
    })
  },
  'cap-partial-26-38': ({ inputs, expected }) => {
    const { scaleLow, scaleHigh } = inputs
    expect(weightedScale(scaleLow, scaleHigh, law)).toBe(expected.weightedScale)
    const big = (scale: number) => ({ monthly: wholeFranc(2520), scale })
    // (59.09 + 2 x 86.36) / 3, which is scale 34 too
    expect(coupleCap(big(scaleLow), big(scaleHigh), law)).toMatchObject({
      cap: expected.cap,
      percent: 77.27,
      capByScale: null,
    })
  },
  'hev-2021-anticipation': early,
  'abc-2013-anticipation': early,
  'mattig-2018-anticipation': early,
  'deferral-gesundheitstipp-a': deferral,
  'deferral-gesundheitstipp-b': deferral,
  'tagesanzeiger-2018-deferral': deferral,
  'kgeld-2018-cap-max': cappedCouple,
  'kgeld-2018-cap-1800': cappedCouple,
}

const cases = golden as unknown as Case[]

describe('the golden cases', () => {
  it('are all known here', () => {
    expect(cases.map(({ id }) => id).sort()).toEqual(Object.keys(TAKEN).sort())
  })

  it.each(cases.map((one) => [one.id, one] as const))('%s', (id, one) => {
    expect.hasAssertions()
    TAKEN[id]?.(one)
  })
})
