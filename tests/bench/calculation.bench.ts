/** What an AVS calculation costs, beside a hand-written loop over the same incomes that explains nothing. */
import { bench, describe } from 'vitest'
import { lawOn } from '~/law/avs-law'
import type { AvsFacts } from '~/pillars/avs'
import { day } from '~/pillars/day'
import { bundled } from './bundled'

const { computeAvs } = await bundled<typeof import('~/pillars/avs')>('pillars/avs/index.ts')

const TODAY = day('2026-11-21')
const LAW = lawOn(TODAY)
const YEARS = 44

const incomes = (seed: number) =>
  Array.from({ length: YEARS }, (_, i) => ({
    year: 1983 + i,
    amount: 20_000 + ((seed + i * 104_729) % 90_000),
    months: 12,
  }))

const COUPLE: AvsFacts = {
  person: { navs: '756.1234.5678.97', birthDate: day('1962-03-14'), gender: 'MALE' },
  incomes: incomes(7919),
  marriage: { start: day('1990-06-20'), end: null },
  children: [{ birthDate: day('1994-02-11'), deathDate: null }],
  partner: {
    navs: '756.9217.0769.85',
    birthDate: day('1962-10-02'),
    gender: 'MALE',
    deathDate: null,
    incomes: incomes(104_003),
  },
}

const EARLY: AvsFacts = { ...COUPLE, plans: { person: { drawFrom: day('2026-12-01') } } }

/** Sum, mean, step, two-branch formula, cap: fast, and of no other use. */
function byHand(a: readonly { amount: number }[], b: readonly { amount: number }[]): number {
  const one = (all: readonly { amount: number }[]) => {
    let sum = 0
    for (const { amount } of all) sum += amount
    const ramd = Math.min(90_720, Math.ceil(sum / YEARS / 1512) * 1512)
    return Math.round(ramd <= 45_360 ? 932.4 + (ramd * 13) / 600 : 1310.4 + (ramd * 8) / 600)
  }
  const [p, q] = [one(a), one(b)]
  const cap = 3780 / (p + q)
  return cap < 1 ? Math.round(p * cap) + Math.round(q * cap) : p + q
}

describe('a couple of two times 44 years', () => {
  bench('hand-written loop', () => void byHand(COUPLE.incomes, COUPLE.partner?.incomes ?? []))
  bench('computeAvs, with the steps of the explanation', () => void computeAvs(COUPLE, LAW, TODAY))
  bench('computeAvs, with one of them drawing early', () => void computeAvs(EARLY, LAW, TODAY))
})
