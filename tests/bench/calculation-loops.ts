/** What an AVS calculation costs, beside a hand-written loop over the same incomes that explains nothing. */
import { lawOn } from '~/law/avs-law'
import { type AvsFacts, computeAvs } from '~/pillars/avs'
import { day } from '~/pillars/day'
import { answering } from './answering'
import { interleaved } from './medians'

export type CalculationLoops = { rounds: number; ms: number }
/** Nanoseconds a calculation, one figure a round. */
export type CalculationTimes = Record<'byHand' | 'couple' | 'early', number[]>

const TODAY = day('2026-11-21')
const LAW = lawOn(TODAY)
const YEARS = 44

const incomes = (seed: number) =>
  Array.from({ length: YEARS }, (_, i) => ({
    year: 1983 + i,
    amount: 20_000 + ((seed + i * 104_729) % 90_000),
    months: 12,
  }))

/** Of many couples, so that no engine can compute the one beforehand. */
const coupleOf = (seed: number): AvsFacts => ({
  person: { navs: '756.1234.5678.97', birthDate: day('1962-03-14'), gender: 'MALE' },
  incomes: incomes(seed * 7919),
  marriage: { start: day('1990-06-20'), end: null },
  children: [{ birthDate: day('1994-02-11'), deathDate: null }],
  partner: {
    navs: '756.9217.0769.85',
    birthDate: day('1962-10-02'),
    gender: 'MALE',
    deathDate: null,
    incomes: incomes(seed * 104_003 + 1),
  },
})

const COUPLES = Array.from({ length: 256 }, (_, seed) => coupleOf(seed))
const EARLY = COUPLES.map((couple) => ({ ...couple, plans: { person: { drawFrom: day('2026-12-01') } } }))

/** Sum, mean, step, two-branch formula, cap: fast, and of no other use. */
function byHand({ incomes: a, partner }: AvsFacts): number {
  const one = (all: AvsFacts['incomes']) => {
    let sum = 0
    for (const { amount } of all) sum += amount
    const ramd = Math.min(90_720, Math.ceil(sum / YEARS / 1512) * 1512)
    return Math.round(ramd <= 45_360 ? 932.4 + (ramd * 13) / 600 : 1310.4 + (ramd * 8) / 600)
  }
  const [p, q] = [one(a), one(partner?.incomes ?? [])]
  const cap = 3780 / (p + q)
  return cap < 1 ? Math.round(p * cap) + Math.round(q * cap) : p + q
}

/** What is computed must be used, or it would not be computed. */
let used = 0
const LOOPS = {
  byHand: (i: number) => byHand(COUPLES[i & 255] as AvsFacts),
  couple: (i: number) => computeAvs(COUPLES[i & 255] as AvsFacts, LAW, TODAY).person.steps.length,
  early: (i: number) => computeAvs(EARLY[i & 255] as AvsFacts, LAW, TODAY).person.steps.length,
}

/** Nanoseconds each time. */
function time(loop: (i: number) => number, ms: number): number {
  const end = performance.now() + ms
  const begun = process.hrtime.bigint()
  let times = 0
  do for (const batch = times + 1_000; times < batch; times++) used += loop(times)
  while (performance.now() < end)
  return Number(process.hrtime.bigint() - begun) / times
}

answering<CalculationLoops, CalculationTimes>(async ({ rounds, ms }) => {
  const names = Object.keys(LOOPS) as (keyof CalculationTimes)[]
  for (const name of names) time(LOOPS[name], ms)
  const runs = await interleaved(names, rounds, async (name) => time(LOOPS[name], ms))
  if (used === 0) throw new Error('nothing was computed')
  return Object.fromEntries(runs) as CalculationTimes
})
