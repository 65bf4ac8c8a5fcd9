/** The lives that are possible where incomes are unknown, or known in bounds alone. */
import { yearOf } from '../day'
import type { AvsFacts, IncomeBounds, IncomeEntry, InsuredPerson, Marriage } from './facts'

const FINEST_STEP = 2_500
const FINE_UNTIL = 120_000

/** So much, CHF a year, that more changes nothing. */
export const MOST_INCOME = 10_000_000

/**
 * Yearly incomes that a spouse may have had, CHF: in small steps as far as a pension changes with them, since between a
 * partial scale and the couple's cap it does not simply rise; then so much that more changes nothing. null: the spouse was
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
 * The same of who has a forecast: only the spouse's pension depends on them, and the person's by the cap alone, so that few
 * are enough: none, too little for the spouse's contributions, in between, and more than any pension reads.
 */
const POSSIBLE_BESIDE_FORECAST = [0, 5_000, 10_000, 20_000, 40_000, 60_000, 80_000, 120_000, MOST_INCOME]

/**
 * Where between their bounds incomes may lie, percent of the way up. A pension with its supplement does not simply rise
 * with the average income (LAVS art. 34bis), so that the bounds alone are not always the lowest and the highest.
 */
const BETWEEN_BOUNDS = [0, 25, 50, 75, 100]

/** Whose incomes are not known as an account knows them, as far as a pension needs them. */
export type OpenIncomes = { ofSpouse: boolean; besideForecast: boolean; estimated: boolean; spouseEstimated: boolean }

/** null: all incomes are known. It is asked in every calculation. */
export function openIncomesOf({ person, partner, marriages }: AvsFacts): OpenIncomes | null {
  let isOpen = person.incomes === null || person.incomeBounds !== null
  if (partner && (partner.incomes === null || partner.incomeBounds !== null)) isOpen = true
  for (const { spouse } of marriages)
    if (spouse !== 'partner' && (spouse.incomes === null || spouse.incomeBounds !== null)) isOpen = true
  if (!isOpen) return null
  // A forecast has read what it needed: a marriage matters to it only for the pension of the spouse of now.
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
 * Every life that the open incomes allow. All spouses whose incomes are unknown earn the same (`amounts`, CHF a year), all
 * whose incomes have bounds lie at the same place between them (`places`, percent of the way up; null: the expected incomes),
 * and so does the person (`persons`). The first of each is the one that is shown: without income, or with the expected ones.
 */
export type PossibleLives = {
  amounts: readonly (number | null)[]
  places: readonly (number | null)[]
  persons: readonly InsuredPerson[]
  /** The life with these three, by their indices. */
  at: (amount: number, place: number, person: number) => AvsFacts
}

export function possibleLives(facts: AvsFacts, open: OpenIncomes): PossibleLives {
  const amounts = open.ofSpouse ? POSSIBLE_INCOMES : [0]
  const places = open.spouseEstimated ? [null, ...BETWEEN_BOUNDS] : [null]
  const persons = personsOf(facts.person, open)
  const at = (amount: number, place: number, person: number): AvsFacts => {
    const change = (spouse: InsuredPerson) =>
      variantOf(spouse, spouse.incomes === null ? amounts[amount] : places[place])
    return withSpouses(facts, persons[person] ?? facts.person, change)
  }
  return { amounts, places, persons, at }
}

function personsOf(person: InsuredPerson, { besideForecast, estimated }: OpenIncomes): InsuredPerson[] {
  if (person.incomes === null) {
    const amounts = besideForecast ? POSSIBLE_BESIDE_FORECAST : [0]
    return amounts.map((amount) => withIncome(person, amount))
  }
  return estimated ? [person, ...BETWEEN_BOUNDS.map((percent) => between(person, percent))] : [person]
}

type Variants = Map<number | null, InsuredPerson>

/** Goes with the spouse: each variant is the same object in all lives and situations, so that its account is made once. */
const variantsOfSpouses = new WeakMap<InsuredPerson, Variants>()

/** @param value what varies: an income where none is known, else a place between the bounds */
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

/** With the incomes that lie so many percent of the way from the low to the high ones. */
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

/** @param amount CHF a year in all years that count; null: the person was not insured here */
function withIncome(person: InsuredPerson, amount: number | null): InsuredPerson {
  if (amount === null) return { ...person, insured: person.insured ?? [], incomes: [] }
  const from = yearOf(person.birthDate) + 21
  const to = yearOf(person.incomesAsOf)
  const incomes: IncomeEntry[] = []
  for (let year = from; year <= to; year++) incomes.push({ year, amount, months: 12 })
  return {
    ...person,
    insured: person.insured ?? [{ from: person.birthDate, to: null }],
    incomes,
    incomeToCome: { amount, from: null },
  }
}
