/**
 * Claims about the pension of a single person that sound evident and are false, each with its figures: why the
 * properties beside this file say 'in years that count', 'at the reference age', 'by four francs at most'.
 */
import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { computeAvs, type IncomeEntry } from '~/pillars/avs'
import { insuredPerson, life, years } from '../support/lives/life'
import { TODAY } from './calendar'

type Single = { born: string; gender?: 'MALE' | 'FEMALE'; drawFrom?: string }

const pensionOf = ({ born, gender = 'MALE', drawFrom }: Single, incomes: IncomeEntry[]) =>
  computeAvs(life(insuredPerson(gender, born, incomes, drawFrom ? { drawing: drawFrom } : {})), lawOn(TODAY), TODAY)
    .person

/** Reference age on 10 May 2031: window 1987 to 2030, 44 years, those from 2026 to come. */
const MAN = { born: '1966-05-10' }
/** Reference age on 20 February 2029: window 1985 to 2028. */
const WOMAN_OF_1964 = { born: '1964-02-20', gender: 'FEMALE' } as const

describe('an added contribution year can lower the pension', () => {
  it('by a few francs, where its income is low', () => {
    // 43 x 15200 / 43 = 15200 -> 16632: 1292.70 x 97.73 % = 1263.36. With 5000: 658600 / 44 = 14968 -> 15120: 1260.
    const account = [...years(1987, 1999, 15_200), ...years(2001, 2025, 15_200)]
    expect(pensionOf(MAN, account)).toMatchObject({ monthly: 1263, ramd: 16_632, scale: 43 })
    expect(pensionOf(MAN, [...account, ...years(2000, 2000, 5_000)])).toMatchObject({
      monthly: 1260,
      ramd: 15_120,
      scale: 44,
    })
  })

  it('by a row of the table, where a youth year with more income had filled the gap', () => {
    // A youth year of 60000 fills: 60000 -> 60480. With 5000 in 2000: 2585000 / 44 = 58750 -> 58968.
    const account = [...years(1984, 1986, 60_000), ...years(1987, 1999, 60_000), ...years(2001, 2025, 60_000)]
    expect(pensionOf(MAN, account)).toMatchObject({ monthly: 2117, scale: 44 })
    expect(pensionOf(MAN, [...account, ...years(2000, 2000, 5_000)])).toMatchObject({ monthly: 2097, scale: 44 })
  })
})

describe('more income can lower', () => {
  it('the pension, where it makes the year of a gap count that youth years had filled', () => {
    // 2500 counts in 2000, below it a youth year fills: (44 x 60000 + 2499) / 44 = 60057 -> 60480;
    // (43 x 60000 + 2500) / 44 = 58693 -> 58968.
    const account = [...years(1984, 1986, 60_000), ...years(1987, 1999, 60_000), ...years(2001, 2025, 60_000)]
    expect(pensionOf(MAN, [...account, ...years(2000, 2000, 2_499)])).toMatchObject({ monthly: 2117, scale: 44 })
    expect(pensionOf(MAN, [...account, ...years(2000, 2000, 2_500)])).toMatchObject({ monthly: 2097, scale: 44 })
  })

  it('pension and supplement together, in the transition generation', () => {
    // 60480 is four yearly minimum pensions: 160 until there, then 100.
    expect(pensionOf(WOMAN_OF_1964, years(1985, 2025, 60_000))).toMatchObject({ monthly: 2117, supplement: 160 })
    expect(pensionOf(WOMAN_OF_1964, years(1985, 2025, 60_500))).toMatchObject({ monthly: 2137, supplement: 100 })
  })

  it('an early pension of the transition generation', () => {
    // A year early: 0 % until 60480, then 2.5 %.
    // 2116.80 x 97.73 % = 2068.75 -> 2069; 2136.90 x 97.73 % = 2088.39 -> 2088, less 2.5 %: 2035.80.
    const early = { ...WOMAN_OF_1964, drawFrom: '2028-03-01' }
    expect(pensionOf(early, years(1985, 2025, 60_000)).monthly).toBe(2069)
    expect(pensionOf(early, years(1985, 2025, 60_500)).monthly).toBe(2036)
  })

  it('what is left of an early pension after the reference age', () => {
    // Both 58968 at the reference age: 2097. But 13.6 % of 2020 is 275, and of 2040 it is 277.
    const early = { ...MAN, drawFrom: '2029-06-01' }
    expect(pensionOf(early, years(1987, 2025, 60_400))).toMatchObject({ monthly: 1745, later: { monthly: 1822 } })
    expect(pensionOf(early, years(1987, 2025, 60_500))).toMatchObject({ monthly: 1763, later: { monthly: 1820 } })
  })
})
