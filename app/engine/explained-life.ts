/** An explanation as a program reads it. */
import type { Language } from '~/language/language'
import type { Day } from '~/pillars/day'
import type { Pillar } from '~/pillars/result'

/** A step of a calculation. `output`: CHF, a day, or a count, as its `result` says in words. */
export type ExplainedStep = {
  key: string
  title: string
  sentences: string[]
  /** What it is based on, and what may change. */
  notes: string[]
  output: number | string
  result: string
  /** The article as the language cites it; null: none decides. */
  law: string | null
}

/**
 * One calculation: an AVS pension from a day on, a fund, an account, or a total. `missing`: why it gives no figure; null: it
 * gives one.
 */
export type ExplainedPart = { title: string; missing: string | null; steps: ExplainedStep[] }

export type ExplainedPillar = {
  pillar: Pillar
  /** Empty: nothing was sent from which it follows. */
  parts: ExplainedPart[]
  assumptions: { key: string; sentence: string }[]
}

/** With the plan, where one is sent. */
export type ExplainedLife = { estimateOf: Day; lawYear: number; language: Language; pillars: ExplainedPillar[] }
