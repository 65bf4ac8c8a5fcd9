/** The cost of an AVS calculation, beside a hand-written loop over the same incomes that explains nothing. */
import { estimateLife } from '~/estimate/answers/life/estimate-life'
import { Life } from '~/estimate/case/life/shape'
import { lawOn } from '~/law/avs/avs-law'
import { type AvsFacts, computeAvs, type IncomeEntry, type InsuredPerson } from '~/pillars/avs'
import { addMonths, day } from '~/pillars/day'
import { answering } from './answering'
import { interleaved } from './medians'

export type CalculationLoops = { rounds: number; ms: number }
/** Nanoseconds of a core a calculation: of the first thousand, and then one figure a round. */
export type CalculationTimes = Record<
  'ages' | 'byHand' | 'couple' | 'early' | 'single' | 'starts',
  { first: number; warm: number[] }
>

const TODAY = day('2026-11-21')
const LAW = lawOn(TODAY)
const YEARS = 44

const incomes = (seed: number) =>
  Array.from({ length: YEARS }, (_, i) => ({
    year: 1983 + i,
    amount: 20_000 + ((seed + i * 104_729) % 90_000),
    months: 12,
  }))

/** Many couples, so that no engine can compute a single one beforehand. */
const coupleOf = (seed: number): AvsFacts => ({
  person: spouse('1962-03-14', incomes(seed * 7919)),
  partner: spouse('1962-10-02', incomes(seed * 104_003 + 1)),
  marriages: [{ start: day('1990-06-20'), end: null, endedBy: null, separatedSince: null, spouse: 'partner' }],
  children: [{ birthDate: day('1994-02-11'), deathDate: null, parents: 'both' }],
})

const spouse = (birthDate: string, entries: IncomeEntry[]): InsuredPerson => ({
  birthDate: day(birthDate),
  gender: 'MALE',
  insured: null,
  incomes: entries,
  incomesAsOf: TODAY,
  incomeToCome: null,
  stopsOn: null,
  drawing: null,
  survivorsPension: null,
  workAfterReferenceAge: null,
  forecast: null,
  incomeBounds: null,
})

const COUPLES = Array.from({ length: 256 }, (_, seed) => coupleOf(seed))
const EARLY = COUPLES.map((couple) => ({
  ...couple,
  person: { ...couple.person, drawing: [{ from: day('2026-12-01'), share: 100 }] },
}))

const SINGLE = COUPLES.map((couple) => ({ ...couple, marriages: [], partner: null, children: [] }))

/** Whole lives: a divorce, a present marriage, children of both, part of the pension from 70 different months on. */
const LIVES = COUPLES.map(({ person, partner, marriages, children }, seed) => {
  const former = { ...spouse('1964-05-08', incomes(seed * 31)), gender: 'FEMALE' as const }
  const before = { start: day('1986-03-01'), end: day('1989-11-30'), endedBy: 'divorce' as const, separatedSince: null }
  return {
    partner,
    person,
    marriages: [{ ...before, spouse: former }, ...marriages],
    children: [{ birthDate: day('1987-08-05'), deathDate: null, parents: 'both' as const }, ...children],
  }
})
/** Half from the month after the 63rd birthday on, or from one later; the rest in 2028, or after five years. */
const STARTS = Array.from({ length: 70 }, (_, months) => {
  const from = addMonths(day('2025-04-01'), months)
  return [{ from, share: 50 }, ...(months < 24 ? [{ from: day('2028-04-01'), share: 100 }] : [])]
})

function startsOf({ person, ...others }: AvsFacts): number {
  let steps = 0
  for (const drawing of STARTS)
    steps += computeAvs({ ...others, person: { ...person, drawing } }, LAW, TODAY).person.steps.length
  return steps
}

/** Whole ages from 58 to 70, at each of which the fund can pay. */
const COMPARED_AGES = 13

/** Couples over three pillars, for every age of leaving: a certificate that prints them all, and a 3a account. */
const HOUSEHOLDS = Array.from({ length: 256 }, (_, seed) => {
  const earner = (gender: string, birthDate: string, own: number) => ({
    ...{ gender, birthDate, incomesAsOf: TODAY },
    incomes: incomes(own).filter(({ year }) => year > 1990 && year < 2026),
  })
  return Life.parse({
    day: TODAY,
    person: earner('FEMALE', '1970-05-10', seed * 7919),
    partner: earner('MALE', '1968-03-04', seed * 104_003 + 1),
    marriages: [{ start: '1996-06-20', spouse: 'partner' }],
    children: [{ birthDate: '1999-02-11', parents: 'both' }],
    secondPillar: [
      {
        ...{ kind: 'certificate', date: '2026-01-01', maxCapitalShare: 50, pensionPer: 'year' },
        ...{ balance: 412_638, balanceMandatory: 178_214, contribution: 17_627, contributionPer: 'year' },
        ...{ capital: 689_022, pension: 37_207, conversionRate: 5.4, interest: 1.75 },
        ages: Array.from({ length: COMPARED_AGES }, (_, age) => ({
          ...{ age: 58 + age, capital: 430_000 + seed + 37_000 * age, pension: 20_000 + seed + 1_500 * age },
        })),
      },
    ],
    thirdPillar: [{ solde: 60_000 + seed, amount: 7_000, rate: 1 }],
    ages: true,
  })
})

function agesOf(life: Life): number {
  const { length } = estimateLife(life, TODAY).ages
  if (length !== COMPARED_AGES) throw new Error(`${length} ages are compared`)
  return length
}

/** Sum, mean, step, two-branch formula, cap: fast, and of no other use. */
function byHand({ person, partner }: AvsFacts): number {
  const one = (all: readonly IncomeEntry[]) => {
    let sum = 0
    for (const { amount } of all) sum += amount
    const ramd = Math.min(90_720, Math.ceil(sum / YEARS / 1512) * 1512)
    return Math.round(ramd <= 45_360 ? 932.4 + (ramd * 13) / 600 : 1310.4 + (ramd * 8) / 600)
  }
  const [p, q] = [one(person.incomes ?? []), one(partner?.incomes ?? [])]
  const cap = 3780 / (p + q)
  return cap < 1 ? Math.round(p * cap) + Math.round(q * cap) : p + q
}

/** The result must be used, or it would not be computed. */
let used = 0
/** The product's first: the later ones find its code warm. */
const LOOPS = {
  couple: (i: number) => computeAvs(COUPLES[i & 255] as AvsFacts, LAW, TODAY).person.steps.length,
  single: (i: number) => computeAvs(SINGLE[i & 255] as AvsFacts, LAW, TODAY).person.steps.length,
  early: (i: number) => computeAvs(EARLY[i & 255] as AvsFacts, LAW, TODAY).person.steps.length,
  starts: (i: number) => startsOf(LIVES[i & 255] as AvsFacts),
  ages: (i: number) => agesOf(HOUSEHOLDS[i & 255] as Life),
  byHand: (i: number) => byHand(COUPLES[i & 255] as AvsFacts),
}

/** Nanoseconds of a core each time. */
function time(loop: (i: number) => number, ms: number): number {
  const [end, begun] = [performance.now() + ms, process.cpuUsage()]
  let times = 0
  do for (const batch = times + 1_000; times < batch; times++) used += loop(times)
  while (performance.now() < end)
  const { user, system } = process.cpuUsage(begun)
  return ((user + system) * 1_000) / times
}

/** Three thousand times before the first that counts. @returns nanoseconds of a core of each of the first thousand */
function warmUp(loop: (i: number) => number): number {
  const first = time(loop, 0)
  for (let thousand = 1; thousand < 3; thousand++) time(loop, 0)
  return first
}

answering<CalculationLoops, CalculationTimes>(async ({ rounds, ms }) => {
  const names = Object.keys(LOOPS) as (keyof CalculationTimes)[]
  const first = new Map(names.map((name) => [name, warmUp(LOOPS[name])]))
  const runs = await interleaved(names, rounds, async (name) => time(LOOPS[name], ms))
  if (used === 0) throw new Error('nothing was computed')
  return Object.fromEntries(
    [...runs].map(([name, warm]) => [name, { first: first.get(name) ?? 0, warm }]),
  ) as CalculationTimes
})
