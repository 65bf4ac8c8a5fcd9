/** Results of the first pillar, computed for a few lives, for tests of what is said about them. */
import { lawOn } from '~/law/avs/avs-law'
import { type AvsFacts, computeAvs, type IncomeEntry, withoutPartnerAccount } from '~/pillars/avs'
import {
  child,
  formerMarriage,
  insuredPerson,
  life,
  man,
  couple as marriedCouple,
  TODAY,
  woman,
  years,
} from '../lives/life'

const compute = (facts: AvsFacts) => withoutPartnerAccount(computeAvs(facts, lawOn(TODAY), TODAY))

type Life = { born: string; gender?: 'MALE' | 'FEMALE'; incomes: IncomeEntry[]; childBorn?: string; drawFrom?: string }

export const single = ({ born, gender = 'MALE', incomes, childBorn, drawFrom }: Life) =>
  compute(
    life(insuredPerson(gender, born, incomes, drawFrom ? { drawing: drawFrom } : {}), {
      children: childBorn ? [child(childBorn, { parents: 'person' })] : [],
    }),
  )

type Pair = {
  married?: string
  childBorn?: string | null
  husbandDrawsFrom?: string
  wifeDrawsFrom?: string
  wifeBorn?: string
  wifeIncomes?: IncomeEntry[]
}

const drawn = (drawing: string | undefined) => (drawing ? { drawing } : {})

/** Seen by the husband, who reaches the reference age on 10.05.2031; his wife does on 20.08.2033. */
export function couple(pair: Pair = {}) {
  const {
    married = '1995-06-01',
    childBorn = '2000-03-01',
    husbandDrawsFrom,
    wifeDrawsFrom,
    wifeBorn = '1968-08-20',
    wifeIncomes = years(1989, 2025, 60_000),
  } = pair
  const husband = man('1966-05-10', years(1987, 2025, 90_000), drawn(husbandDrawsFrom))
  const wife = woman(wifeBorn, wifeIncomes, drawn(wifeDrawsFrom))
  return compute(marriedCouple(husband, wife, married, childBorn ? [child(childBorn)] : []))
}

const STEADY: Life = { born: '1966-05-10', incomes: years(1987, 2025, 60_000) }

export const RESULTS = {
  steady: single(STEADY),
  early: single({ ...STEADY, drawFrom: '2029-06-01' }),
  late: single({ ...STEADY, drawFrom: '2033-07-01' }),
  /** 2000 to 2004 and 2023 are missing; three youth years are there. */
  gaps: single({
    born: '1975-10-05',
    incomes: [
      ...years(1993, 1995, 10_000),
      ...years(1996, 1999, 50_000),
      ...years(2005, 2022, 50_000),
      ...years(2024, 2025, 50_000),
    ],
  }),
  /** One month in the year of the reference age, and nothing before it. */
  nothing: single({ born: '1961-01-05', incomes: [] }),
  transition: single({
    born: '1963-03-10',
    gender: 'FEMALE',
    incomes: years(1984, 2025, 30_000),
    childBorn: '1990-04-02',
  }),
  /** 40 % two years early, the rest deferred by two years. */
  shares: compute(
    life(
      man('1966-05-10', years(1987, 2025, 60_000), {
        drawing: [
          ['2029-06-01', 40],
          ['2033-06-01', 100],
        ],
      }),
    ),
  ),
  widow: compute(
    life(woman('1966-05-10', years(1987, 2025, 40_000), { survivorsPension: 1_500 }), {
      marriages: [formerMarriage(man('1964-01-20', years(1985, 2015, 80_000)), '1992-06-01', '2016-03-01', 'death')],
    }),
  ),
  forecast: compute(
    life(man('1966-05-10', null, { forecast: { ramd: 58_000, scale: 40, year: 2023 }, drawing: '2030-06-01' })),
  ),
  couple: couple(),
  coupleEarly: couple({ husbandDrawsFrom: '2029-12-01', wifeDrawsFrom: '2032-03-01' }),
  coupleLate: couple({ husbandDrawsFrom: '2034-06-01' }),
  /** His wife has reached the reference age without a contribution year; they married after it. */
  partnerWithoutPension: couple({ married: '2026-02-01', childBorn: null, wifeBorn: '1961-01-05', wifeIncomes: [] }),
}
