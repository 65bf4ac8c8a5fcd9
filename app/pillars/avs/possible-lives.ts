/** The possible lives if incomes are unknown, or only their bounds are known. */
import { yearOf } from '../day'
import type { AvsFacts, IncomeBounds, IncomeEntry, InsuredPerson, Marriage } from './facts'
import type { IncomesByLetter } from './paid-pension'

const FINEST_STEP = 2_500
const FINE_UNTIL = 120_000

/** An income, CHF a year, above which nothing changes any more. */
export const MOST_INCOME = 10_000_000

/**
 * Yearly incomes that a spouse may have had, CHF: in small steps as long as they affect a pension, which does not
 * simply rise between a partial scale and the couple's cap; then one above which nothing changes. null: the spouse was
 * not insured here.
 */
const POSSIBLE_INCOMES: readonly (number | null)[] = [
  0,
  ...Array.from({ length: FINE_UNTIL / FINEST_STEP }, (_, at) => (at + 1) * FINEST_STEP),
  200_000,
  400_000,
  MOST_INCOME,
  null,
]

/**
 * The same for a person with a forecast. Only the spouse's pension depends on these incomes, and the person's only
 * through the cap, so a few suffice: none, too little for the spouse's contributions, in between, and one above which
 * nothing changes.
 */
const POSSIBLE_BESIDE_FORECAST = [0, 5_000, 10_000, 20_000, 40_000, 60_000, 80_000, 120_000, MOST_INCOME]

/**
 * The places between their bounds at which incomes are tried, percent of the way up. A pension with its supplement does
 * not simply rise with the average income (LAVS art. 34bis), so the bounds themselves do not always give the lowest and
 * the highest pension.
 */
const BETWEEN_BOUNDS = [0, 25, 50, 75, 100]

/** The persons whose incomes a pension needs and no account shows. */
export type OpenIncomes = { ofSpouse: boolean; besideForecast: boolean; estimated: boolean; spouseEstimated: boolean }

/** null: all incomes are known. Every calculation asks this. */
export function openIncomesOf({ person, partner, marriages }: AvsFacts): OpenIncomes | null {
  let isOpen = person.incomes === null || person.incomeBounds !== null
  if (partner && (partner.incomes === null || partner.incomeBounds !== null)) isOpen = true
  for (const { spouse } of marriages)
    if (spouse !== 'partner' && (spouse.incomes === null || spouse.incomeBounds !== null)) isOpen = true
  if (!isOpen) return null
  // A forecast already contains everything else: a marriage matters only for the current spouse's pension.
  const needed = person.forecast ? (partner ? [partner] : []) : spousesOf(partner, marriages)
  return {
    ofSpouse: needed.some((spouse) => spouse.incomes === null && !(person.forecast && spouse.forecast)),
    besideForecast: person.incomes === null && partner !== null && !partner.forecast,
    estimated: person.incomeBounds !== null && !(person.forecast && (!partner || partner.forecast)),
    spouseEstimated: needed.some((spouse) => spouse.incomeBounds !== null && !(person.forecast && spouse.forecast)),
  }
}

const spousesOf = (partner: InsuredPerson | null, marriages: readonly Marriage[]): InsuredPerson[] => {
  const former = marriages.flatMap(({ spouse }) => (spouse === 'partner' ? [] : [spouse]))
  return partner ? [partner, ...former] : former
}

/**
 * Every life that the open incomes allow. All spouses with unknown incomes earn the same (`amounts`, CHF a year). All
 * spouses whose incomes have bounds are at the same place between them (`places`, percent of the way up; null: the
 * expected incomes), and so is the person (`persons`). The first of each is the one that is shown: without income, or
 * with the expected ones.
 */
export type PossibleLives = {
  amounts: readonly (number | null)[]
  places: readonly (number | null)[]
  persons: readonly InsuredPerson[]
  /** The life with these three values, given by their indices. */
  at: (amount: number, place: number, person: number) => AvsFacts
}

export function possibleLives(
  facts: AvsFacts,
  open: OpenIncomes,
  byLetter: IncomesByLetter | null = null,
): PossibleLives {
  const amounts = open.ofSpouse ? incomesWithin(byLetter) : [0]
  const places = open.spouseEstimated ? [null, ...BETWEEN_BOUNDS] : [null]
  const persons = personsOf(facts.person, open)
  const at = (amount: number, place: number, person: number): AvsFacts => {
    const change = (spouse: InsuredPerson) =>
      variantOf(spouse, spouse.incomes === null ? amounts[amount] : places[place])
    return withSpouses(facts, persons[person] ?? facts.person, change)
  }
  return { amounts, places, persons, at }
}

/** The letter's income first, which is then shown, and none above its bound. */
function incomesWithin(byLetter: IncomesByLetter | null): readonly (number | null)[] {
  if (!byLetter) return POSSIBLE_INCOMES
  const { expected, most } = byLetter
  const within = POSSIBLE_INCOMES.filter((amount) => amount === null || amount < most)
  return [expected, ...within.slice(0, -1), ...(most < MOST_INCOME ? [most] : []), ...within.slice(-1)]
}

function personsOf(person: InsuredPerson, { besideForecast, estimated }: OpenIncomes): InsuredPerson[] {
  if (person.incomes === null) {
    const amounts = besideForecast ? POSSIBLE_BESIDE_FORECAST : [0]
    return amounts.map((amount) => withIncome(person, amount))
  }
  return estimated ? [person, ...BETWEEN_BOUNDS.map((percent) => between(person, percent))] : [person]
}

type Variants = Map<number | null, InsuredPerson>

/**
 * Keyed by the spouse: each variant is the same object in all lives and situations, so that its account is made once.
 */
const variantsOfSpouses = new WeakMap<InsuredPerson, Variants>()

/** @param value the variation: an income if none is known, otherwise a place between the bounds */
function variantOf(spouse: InsuredPerson, value: number | null = null): InsuredPerson {
  if (spouse.incomes !== null && (value === null || !spouse.incomeBounds)) return spouse
  const variants: Variants = variantsOfSpouses.get(spouse) ?? new Map()
  variantsOfSpouses.set(spouse, variants)
  const variant =
    variants.get(value) ?? (spouse.incomes === null ? withIncome(spouse, value) : between(spouse, value ?? 0))
  variants.set(value, variant)
  return variant
}

const withSpouses = (
  { partner, marriages, children }: AvsFacts,
  person: InsuredPerson,
  change: (spouse: InsuredPerson) => InsuredPerson,
): AvsFacts => ({
  person,
  partner: partner && change(partner),
  marriages: marriages.map((marriage) =>
    marriage.spouse === 'partner' ? marriage : { ...marriage, spouse: change(marriage.spouse) },
  ),
  children,
})

/** With the incomes so many percent of the way from the low to the high ones. */
function between(person: InsuredPerson, percent: number): InsuredPerson {
  const { incomeBounds } = person
  return incomeBounds ? { ...person, incomes: incomesAt(incomeBounds, percent) } : person
}

const incomesAt = ({ low, high }: IncomeBounds, percent: number): IncomeEntry[] =>
  low.map((entry, index) => {
    const most = high[index]
    if (most?.year !== entry.year) throw new RangeError('bounds of other years')
    return { ...entry, amount: Math.round(entry.amount + ((most.amount - entry.amount) * percent) / 100) }
  })

/** The years of an income that is only supposed say nothing about a pension that is paid. */
const ofUnknownCareer = ({ pensionPaid, ...person }: InsuredPerson): InsuredPerson =>
  pensionPaid ? { ...person, pensionPaid: { ...pensionPaid, isCareerUnknown: true } } : person

/** @param amount CHF a year in all years that count; null: the person was not insured here */
function withIncome(person: InsuredPerson, amount: number | null): InsuredPerson {
  if (amount === null) return { ...ofUnknownCareer(person), insured: person.insured ?? [], incomes: [] }
  const from = yearOf(person.birthDate) + 21
  const to = yearOf(person.incomesAsOf)
  const incomes: IncomeEntry[] = []
  for (let year = from; year <= to; year++) incomes.push({ year, amount, months: 12 })
  return {
    ...ofUnknownCareer(person),
    insured: person.insured ?? [{ from: person.birthDate, to: null }],
    incomes,
    incomeToCome: { amount, from: null },
  }
}
