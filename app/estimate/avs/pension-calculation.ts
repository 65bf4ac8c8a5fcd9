/** The calculation of one pension, which can be made elsewhere: plain data in and out. */
import { lawOn } from '~/law/avs/avs-law'
import { type LawName, lawAs } from '~/law/avs/other-law'
import { type AvsFacts, AvsRefusal, type AvsResult, computeAvs, livesToCompute } from '~/pillars/avs'
import type { Day } from '~/pillars/day'

/** With the law of a day under that name. */
export type PensionAsked = { facts: AvsFacts; law: LawName; day: Day }
export type PensionAnswer = { result: AvsResult } | { refused: Pick<AvsRefusal, 'key' | 'who'> }

/** @throws {TooBusy} if there is no room or no time */
export type CalculatePension = (asked: PensionAsked) => Promise<PensionAnswer>

export const calculatePension: CalculatePension = async ({ facts, law, day }) => {
  try {
    return { result: computeAvs(facts, lawAs(lawOn(day), law), day) }
  } catch (error) {
    if (error instanceof AvsRefusal) return { refused: { key: error.key, who: error.who } }
    throw error
  }
}

/**
 * Accounts of persons in possible lives, each some microseconds: about a millisecond for one pension. A page asks for some
 * thirty pensions, and answers nobody else in between.
 */
const MOST_ACCOUNTS = 150

export const isDearPension = ({ facts }: PensionAsked) =>
  livesToCompute(facts) * (1 + facts.marriages.length) > MOST_ACCOUNTS
