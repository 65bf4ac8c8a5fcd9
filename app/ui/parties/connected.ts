/** Which sentences hold, given which outside parties an operator has connected. */
import type { AskedParties, Connected } from '~/dossier/shape/visitor'
import { type Key, leavingOut, type TextPart } from '../text-section'

/** For pages that do not know which parties are connected: they mention none. */
export const NOBODY: Connected = { identity: false, register: false, funds: false, entities: false }

/** For sentences about register, funds and 3a providers together: whether all can be asked, some of them, or none. */
export function howMany({ register, funds, entities }: AskedParties): 'all' | 'some' | 'none' {
  const count = [register, funds, entities].filter(Boolean).length
  return count === 0 ? 'none' : count === 3 ? 'all' : 'some'
}

/** For sentences about funds and 3a providers together. */
export function whichSavings({ funds, entities }: Connected): 'both' | 'funds' | 'entities' | 'none' {
  if (funds && entities) return 'both'
  return funds ? 'funds' : entities ? 'entities' : 'none'
}

/** Sentences, and what has to be connected for them to hold. */
export type SentenceRules = readonly (readonly [isSo: (connected: Connected) => boolean, sentences: readonly Key[]])[]

/** The part of a text without the sentences that do not hold. */
export const applyRules = (rules: SentenceRules, connected: Connected, part: TextPart): TextPart =>
  leavingOut(
    rules.flatMap(([isSo, sentences]) => (isSo(connected) ? [] : sentences)),
    part,
  )
