/**
 * Claims about the pension of a single person that sound evident and are not true, each with its figures: why the
 * properties beside this file say 'in years that count', 'at the reference age', 'by four francs at most'.
 */
import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { computeAvs, type IncomeEntry } from '~/pillars/avs'
import { day } from '~/pillars/day'
import { TODAY } from './calendar'

const years = (from: number, to: number, amount: number): IncomeEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ year: from + index, amount, months: 12 }))

type Single = { born: string; gender?: 'MALE' | 'FEMALE'; childBorn?: string; drawFrom?: string }

const pensionOf = ({ born, gender = 'MALE', childBorn, drawFrom }: Single, incomes: IncomeEntry[]) =>
  computeAvs(
    {
      person: { navs: '756.9217.0769.85', birthDate: day(born), gender },
      incomes,
      marriage: null,
      children: childBorn ? [{ birthDate: day(childBorn), deathDate: null }] : [],
      partner: null,
      plans: drawFrom ? { person: { drawFrom: day(drawFrom) } } : {},
    },
    lawOn(TODAY),
    TODAY,
  ).person

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

  it('by a row of the table, where youth years had filled the gap', () => {
    // 60000 -> 60480. With 5000 in 2000: 2585000 / 44 = 58750 -> 58968.
    const account = [...years(1984, 1986, 10_000), ...years(1987, 1999, 60_000), ...years(2001, 2025, 60_000)]
    expect(pensionOf(MAN, account)).toMatchObject({ monthly: 2117, scale: 44 })
    expect(pensionOf(MAN, [...account, ...years(2000, 2000, 5_000)])).toMatchObject({ monthly: 2097, scale: 44 })
  })

  it('by many rows, where education credits had filled years without an entry, which are not divided by', () => {
    // Born 5 October 1961: window 1982 to 2025. 28 years: 1120000 x 1.035 / 28 = 41400, and 16 x 45360 / 28 = 25920.
    // 44 years: 1159200 / 44 = 26345, and 725760 / 44 = 16495.
    const mother = { born: '1961-10-05', childBorn: '1989-03-01' }
    const account = [...years(1982, 1989, 40_000), ...years(2006, 2025, 40_000)]
    expect(pensionOf(mother, account)).toMatchObject({ monthly: 2218, ramd: 68_040, scale: 44 })
    expect(pensionOf(mother, [...account, ...years(1990, 2005, 0)])).toMatchObject({
      monthly: 1882,
      ramd: 43_848,
      scale: 44,
    })
  })

  it('by two scales, where it shows that two years before it are missing and not to come', () => {
    // Entries until 2022: 2023 and later are to come. With one for 2025, 2023 and 2024 are gaps, 5 months filled.
    const account = years(1987, 2022, 60_000)
    expect(pensionOf(MAN, account)).toMatchObject({ monthly: 2117, scale: 44 })
    expect(pensionOf(MAN, [...account, ...years(2025, 2025, 60_000)])).toMatchObject({ monthly: 2020, scale: 42 })
  })
})

describe('more income can lower', () => {
  it('the pension, where it makes the year of a gap count that youth years had filled', () => {
    // 2500 counts in 2000. (43 x 60000 + 2499) / 43 = 60058 -> 60480; (43 x 60000 + 2500) / 44 = 58693 -> 58968.
    const account = [...years(1984, 1986, 10_000), ...years(1987, 1999, 60_000), ...years(2001, 2025, 60_000)]
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
