/** Ready-made changes with what each of them costs or brings. */
import type { Suggestion } from '~/dossier/shape/simulation'
import { Refusal } from '../outcome'
import type { Session } from '../session'
import type { Tools } from '../tools'
import { loadChange } from './change'
import { loadDigest } from './digest'
import { queryOf } from './simulation-query'

/** `effect`: how much more or less for life, CHF a month, and as capital, CHF; null: a party that knows is silent. */
export type Lever = Suggestion & { effect: { monthly: number; capital: number } | null }

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
    const { differences, silent } = await loadDigest(session, tools, change)
    if (silent.some(({ column }) => column !== undefined)) return null
    const differenceOf = (figure: string) => differences.find((one) => one.figure === figure)?.difference ?? 0
    return { monthly: differenceOf('total.monthly'), capital: differenceOf('total.capital') }
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unfit') return 'impossible'
    throw error
  }
}
