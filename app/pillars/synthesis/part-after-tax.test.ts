/** Of published taxes in the capitals of cantons in 2026, with and without the pension of a fund. */
import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import type { PensionResult } from '../avs/result'
import { day } from '../day'
import { type Franc, franc } from '../money'
import type { NetQuestion } from './net'
import { type PartAfterTax, type PartRefusal, partAfterTax } from './part-after-tax'
import type { Column } from './result'

const TODAY = day('2026-11-21')
const SINCE = day('2026-06-01')

type Asked = {
  municipality: number
  /** CHF a month. */
  avs: number
  lpp: number
  /** CHF a month of the spouse; null: not known. */
  spouse?: { avs: number; lpp: number | null }
  isComplete?: boolean
  /** Of the monthly AVS pension. */
  ends?: { low: number; high: number }
}

/** Retired since June. */
function asked({ municipality, avs, lpp, spouse, isComplete = true, ends }: Asked): NetQuestion {
  const both = (amount: number) => amount + lpp
  const column = {
    ...{ retirementDate: SINCE, totalFrom: SINCE, monthlyTotal: franc(both(avs)), complete: isComplete },
    avs: { monthly: franc(avs), thirteenth: franc(avs) },
    lpp: { monthly: franc(lpp), from: SINCE },
    ...(ends && { ends: { low: both(ends.low), high: both(ends.high) } }),
    ranges: ends ? { avs: ends } : null,
  } as unknown as Column
  const pension = {
    person: { referenceDate: SINCE },
    partner: spouse ? { referenceDate: SINCE, supplement: 0, thirteenth: franc(spouse.avs) } : null,
    periods: [{ from: SINCE, partner: franc(spouse?.avs ?? 0) }],
    range: null,
  } as unknown as PensionResult
  return {
    ...{ column, pension, computedOn: TODAY, law: lawOn(TODAY), isCouple: spouse !== undefined },
    ...{ mayTellSpouse: true, spousePension: spouse?.lpp ?? null },
    place: { municipality, healthPremium: null },
  }
}

function told(question: Asked, part: number): PartAfterTax {
  const answer = partAfterTax(asked(question), part as Franc)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}

/** 13 x 2520 of the AVS = 32760, and 12 x 2270 of a fund = 27240: 60000 a year. */
const ALONE = { avs: 2520, lpp: 2270 }
/** 13 x (1890 + 1890) = 49140, and 12 x (2500 + 905) = 40860: 90000 a year. */
const COUPLE = { avs: 1890, lpp: 2500, spouse: { avs: 1890, lpp: 905 } }

describe('a part of the pension after tax', () => {
  it.each<[string, Asked, number, [low: number, high: number], PartAfterTax['reason']]>([
    /*
     * Zürich, 60000: less 4350 for insurance 55600 are taxed. 100 + 144 + 320 + 485 + 672 on 45700, 7 % of 9900 = 693: 2414;
     * canton 95 % = 2293, city 119 % = 2873, head tax 24, Confederation 594: 5784.
     * 32760: 28400 are taxed. 564 on 24800, 5 % of 3600 = 180: 744; canton 707, city 885, head tax 24, Confederation 114: 1730.
     */
    ['Zürich, the whole pension of the fund', { ...ALONE, municipality: 261 }, 2270, [5784 - 1730, 5784 - 1730], null],
    /*
     * Lausanne, 60000: less 4560 for insurance 55400 are taxed. 2550 on 40500, 9 % of 14900 = 1341: 3891; canton 155 % x 0.95
     * = 5729, city 78.5 % = 3054, Confederation 594: 9377.
     * 32760: 28200, less 17000 - half of 11200 = 11400 for modest taxpayers: 16800. 603 on 15100, 7 % of 1700 = 119: 722;
     * canton 1063, city 567, Confederation 114: 1744.
     */
    ['Lausanne', { ...ALONE, municipality: 5586 }, 2270, [9377 - 1744, 9377 - 1744], null],
    // 90000 with the 2500 a month given up, 60000 without.
    ['a couple in Zürich', { ...COUPLE, municipality: 261 }, 2500, [8346 - 3317, 8346 - 3317], null],
    ['a couple in Sion', { ...COUPLE, municipality: 6266 }, 2500, [9089 - 4031, 9089 - 4031], null],
    // With or without the deduction of pensioners on both sides: 139 to 1524, and 5825 to 7799.
    ['Geneva', { ...ALONE, municipality: 6621 }, 2270, [5825 - 139, 7799 - 1524], 'tableOnly'],
    // The whole pension is above the deduction of pensioners, the rest is not: 1753 to 2547.
    ['Fribourg', { ...ALONE, municipality: 2196 }, 2270, [8906 - 2547, 8906 - 1753], 'tableOnly'],
    // 383 to 639, and 2291 to 2719: with the capital the deduction may be lost for wealth, without it kept.
    ['Zug', { ...ALONE, municipality: 1711 }, 2270, [2291 - 639, 2719 - 639], 'wealth'],
    ['Glarus', { ...ALONE, municipality: 1632 }, 2270, [6512 - 2118, 6892 - 2118], 'condition'],
  ])('%s', (_, question, part, [low, high], reason) => {
    const { tax, monthly, ...answer } = told(question, part)
    expect(tax).toEqual({ low, high })
    expect(monthly.low).toBeCloseTo(part - high / 12, 9)
    expect(monthly.high).toBeCloseTo(part - low / 12, 9)
    expect(answer.reason).toBe(reason)
    expect(answer.whole.pensions - answer.rest.pensions).toBe(12 * part)
  })

  it('costs what both ends of a pension cost at least and at most', () => {
    const at = (avs: number) => told({ ...ALONE, municipality: 261, avs }, 500).tax.low
    const ends = told({ ...ALONE, municipality: 261, ends: { low: 1260, high: 2520 } }, 500)
    expect(ends).toMatchObject({ tax: { low: at(1260), high: at(2520) }, reason: 'pensions' })
    expect(at(1260)).toBeLessThan(at(2520))
  })

  it('is from the day on which the household is retired, by the tables of its year', () =>
    expect(told({ ...ALONE, municipality: 261 }, 1)).toMatchObject({
      ...{ from: SINCE, tablesOf: 2026, adults: 1 },
      assumptions: ['pensionsAlone', 'churchTaxLeftOut', 'premiumAssumed'],
    }))

  it.each<[string, Asked, PartRefusal]>([
    ['part of the pensions is unknown', { ...ALONE, municipality: 261, isComplete: false }, 'pensionsInPart'],
    [
      'the pension of the spouse is unknown',
      { ...COUPLE, municipality: 261, spouse: { avs: 1890, lpp: null } },
      'spouseUnknown',
    ],
    ['the municipality is unknown', { ...ALONE, municipality: 9999 }, 'municipalityUnknown'],
    // 32760 + 12 x 18104 = 250008
    ['the pensions are above all that was compared', { ...ALONE, lpp: 18_104, municipality: 261 }, 'pensionsTooHigh'],
    ['nothing is paid', { avs: 0, lpp: 0, municipality: 261 }, 'noPension'],
  ])('is refused where %s', (_, question, refused) =>
    expect(partAfterTax(asked(question), franc(100))).toEqual({ refused }),
  )
})
