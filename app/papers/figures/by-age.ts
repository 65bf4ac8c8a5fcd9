/** Projected capital and pension, by the age for which they are printed. */
import type { Candidate, FoundValue } from './found'
import { type Amount, BY_LAW, byPeriod, type Per, wholeOf } from './parts-of-figure'

/** One age of a table; null: not printed, or unclear. */
export type AgeRow = { age: number; capital: number | null; pension: number | null }

export type Projection = {
  /** For the age of retirement; `age`: null if the paper names none. */
  capital: Amount | null
  pension: Amount | null
  atAge: FoundValue | null
  ages: AgeRow[]
  /** The first line of the table. */
  agesLine: number | null
}

type Numbers = readonly Candidate<string, number>[]
/** The key of figures without an age. */
const NO_AGE = 0
const USUAL_AGE = 65

function byAge(candidates: Numbers): Map<number, Numbers> {
  const found = new Map<number, Numbers>()
  for (const one of candidates) {
    const { ages } = one.reading
    // From one age to another: a figure of neither.
    if (ages.length > 1) continue
    const age = ages[0] ?? NO_AGE
    found.set(age, [...(found.get(age) ?? []), one])
  }
  return found
}

/** @param groupsOf those of a period: a capital has none */
const amountsOf = (candidates: Numbers, groupsOf: (own: Numbers) => Numbers[]): Map<number, Amount> =>
  new Map(
    [...byAge(candidates)].flatMap(([age, own]) => {
      const [group] = groupsOf(own)
      const amount = group && wholeOf(group, BY_LAW)
      return amount ? [[age, amount] as const] : []
    }),
  )

/** All pensions in one period: a year if one is printed a year. Those of which no period is named are taken to be so too. */
function inOnePeriod(pensions: Map<number, Amount>): Map<number, Amount> {
  const named = [...pensions.values()].flatMap(({ per }) => per ?? [])
  const per: Per | null = named.includes('year') ? 'year' : (named[0] ?? null)
  return new Map(
    [...pensions]
      .filter((one) => one[1].per === null || one[1].per === per)
      .map(([age, one]) => [age, { ...one, per }]),
  )
}

/** The age of which the paper speaks first: the only one, or 65. null: none. */
function mainAge(amounts: Map<number, Amount>): number | null {
  if (amounts.has(NO_AGE)) return NO_AGE
  if (amounts.size === 1) return [...amounts.keys()][0] ?? null
  return amounts.has(USUAL_AGE) ? USUAL_AGE : null
}

/** The age whose row repeats the figure without an age. */
const sameAs = (amounts: Map<number, Amount>): number | null => {
  const main = amounts.get(NO_AGE)
  const same = [...amounts].filter(([age, { value }]) => age !== NO_AGE && value === main?.value)
  return same.length === 1 ? (same[0]?.[0] ?? null) : null
}

export function projectionIn(capitalCandidates: Numbers, pensionCandidates: Numbers): Projection {
  const capitals = amountsOf(capitalCandidates, (own) => [own])
  const pensions = inOnePeriod(amountsOf(pensionCandidates, byPeriod))
  const leading = pensions.size > 0 ? pensions : capitals
  const main = mainAge(leading)
  const at = main === NO_AGE ? (sameAs(leading) ?? mainAge(withoutMain(capitals)) ?? NO_AGE) : main
  const pension = main === null ? null : (pensions.get(main) ?? null)
  const capital = at === null ? null : (capitals.get(at) ?? capitals.get(NO_AGE) ?? null)
  const others = [...new Set([...capitals.keys(), ...pensions.keys()])].filter((age) => age !== NO_AGE && age !== at)
  const ages = others
    .toSorted((one, other) => one - other)
    .map((age) => ({ age, capital: capitals.get(age)?.value ?? null, pension: pensions.get(age)?.value ?? null }))
  const lines = others.flatMap((age) => [capitals.get(age), pensions.get(age)]).flatMap((one) => one?.line ?? [])
  const named = pensions.get(at ?? NO_AGE) ?? capitals.get(at ?? NO_AGE)
  return {
    capital,
    pension,
    atAge: at !== null && at !== NO_AGE && named ? { value: at, line: named.line, above: named.above } : null,
    ages,
    agesLine: lines.length > 0 ? Math.min(...lines) : null,
  }
}

const withoutMain = (amounts: Map<number, Amount>) => new Map([...amounts].filter(([age]) => age !== NO_AGE))
