/** The calculation of one pension, which can be made elsewhere: plain data in and out. */

import { setImmediate } from 'node:timers/promises'
import { lawOn } from '~/law/avs/avs-law'
import { type LawName, lawAs } from '~/law/avs/other-law'
import { type AvsFacts, AvsRefusal, type AvsResult, computeAvs, livesToCompute } from '~/pillars/avs'
import type { Day } from '~/pillars/day'
import type { Spent } from '~/threads/pool'

/** With the law of a day under that name. */
export type PensionQuestion = { facts: AvsFacts; law: LawName; day: Day }
export type PensionAnswer = { result: AvsResult } | { refused: Pick<AvsRefusal, 'key' | 'who'> }

/**
 * @param spent is told how many milliseconds it took in another thread, if it did
 * @throws {TooBusy} if there is no room or no time
 */
export type CalculatePension = (asked: PensionQuestion, spent?: Spent) => Promise<PensionAnswer>

export const calculatePension: CalculatePension = async ({ facts, law, day }) => {
  try {
    return { result: computeAvs(facts, lawAs(lawOn(day), law), day) }
  } catch (error) {
    if (error instanceof AvsRefusal) return { refused: { key: error.key, who: error.who } }
    throw error
  }
}

/** Accounts of persons in possible lives: some microseconds each. */
const accountsIn = (facts: AvsFacts) => livesToCompute(facts) * (1 + facts.marriages.length)

/** About ten milliseconds; the way into a thread and back takes one or two. */
const MOST_ACCOUNTS_HERE = 2000
/** Up to a millisecond each, with children. A page asks for some thirty pensions: after each of more, others have their turn. */
const MOST_ACCOUNTS_IN_A_ROW = 20

export const isDearPension = ({ facts }: PensionQuestion) => accountsIn(facts) > MOST_ACCOUNTS_HERE

/** As `calculatePension`, and lets others have their turn. */
export const calculateInTurn: CalculatePension = async (asked) => {
  const answer = await calculatePension(asked)
  if (accountsIn(asked.facts) > MOST_ACCOUNTS_IN_A_ROW) await setImmediate()
  return answer
}
