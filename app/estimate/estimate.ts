/** What pages can ask of the product: every use case, and one read per page. Each ends in an outcome and does not throw refusals. */

import { Refusal } from './case/refusal'
import { joined } from './joined'
import type { Outcome } from './outcome'
import { figureReads } from './read/figures'
import { formReads } from './read/forms'
import { pageSaves } from './save/page-saves'
import type { UseCases } from './use-cases'

type AllUseCases = UseCases &
  ReturnType<typeof formReads> &
  ReturnType<typeof figureReads> &
  ReturnType<typeof pageSaves>

export type Estimate = {
  [Name in keyof AllUseCases]: (
    ...args: Parameters<AllUseCases[Name]>
  ) => Promise<Outcome<Awaited<ReturnType<AllUseCases[Name]>>>>
}

/** The answer of each use case, by name. */
export type Answers = { [Name in keyof AllUseCases]: Awaited<ReturnType<AllUseCases[Name]>> }

/** Wraps the use cases of one visitor, whether they run in this process or over HTTP. */
export function createEstimate(use: UseCases): Estimate {
  const parts = [use, formReads(use), figureReads(use), pageSaves(use)]
  return joined<Estimate>(
    parts,
    (run) =>
      (...args) =>
        outcomeOf(() => run(...args)),
  )
}

async function outcomeOf<Answer>(run: () => Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { ok: true, answer: await run(), refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ok: false, answer: null, refusal: error }
  }
}
