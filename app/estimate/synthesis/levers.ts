/** Ready-made changes with what each of them costs or brings. */
import type { Suggestion } from '~/dossier/shape/simulation'
import type { Column, Difference, RangeCause } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import { Refusal } from '../outcome'
import type { Session } from '../session'
import type { Tools } from '../tools'
import { loadChange } from './change'
import { loadDigest } from './digest'
import { queryOf } from './simulation-query'

/**
 * `effect`: how much more or less for life, CHF a month, and as capital, CHF; null: a party that knows is silent, or the total
 * lacks a pillar that it has without the change, or the other way round. `causes`: why only a range is known of what it changes; empty: it is known.
 */
export type Lever = Suggestion & { effect: { monthly: number; capital: number | null; causes: RangeCause[] } | null }

/** What each suggestion changes of the situation as it stands; without those from which nothing can be drawn. */
export async function loadLevers(session: Session, tools: Tools, suggestions: readonly Suggestion[]): Promise<Lever[]> {
  const levers: Lever[] = []
  for (const suggestion of suggestions) {
    const effect = await loadEffect(session, tools, suggestion)
    if (effect !== 'impossible') levers.push({ ...suggestion, effect })
  }
  return levers
}

async function loadEffect(session: Session, tools: Tools, { simulation }: Suggestion) {
  try {
    const change = await loadChange(session, tools, queryOf(simulation))
    const digest = await loadDigest(session, tools, change)
    if (digest.silent.some(({ column }) => column !== undefined)) return null
    const monthly = differenceIn(digest, 'total.monthly', ({ monthlyTotal }) => monthlyTotal)
    const capital = differenceIn(digest, 'total.capital', ({ capitalTotal }) => capitalTotal)
    return monthly === null ? null : { monthly, capital, causes: causesIn(digest) }
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unfit') return 'impossible'
    throw error
  }
}

/** null: the totals cannot be compared. */
function differenceIn(
  { differences, withoutChange, withChange }: Digest,
  figure: Difference['figure'],
  totalIn: (column: Column) => number | null,
): number | null {
  const found = differences.find((one) => one.figure === figure)
  if (found) return found.difference
  return withChange && totalIn(withChange) === totalIn(withoutChange) ? 0 : null
}

const causesIn = ({ withoutChange, withChange }: Digest): RangeCause[] => [
  ...new Set([withoutChange, withChange].flatMap((column) => column?.ranges?.causes ?? [])),
]
