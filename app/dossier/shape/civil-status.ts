/**
 * Every civil status, and what follows from it. Pages, rules and the estimate read this table and never test for a
 * status by name. A new status is therefore a row here and its words (`~/language`), which the compiler then demands.
 */
import { z } from 'zod'

type StatusFacts = {
  /** Whether there is a current spouse. */
  hasSpouse: boolean
  /** How the last ended marriage ended: `any` leaves it open; null: none has ended. */
  lastEnd: 'death' | 'divorce' | 'any' | null
  /** Whether the AVS form suffices for an estimate; for other statuses the family page asks about the marriages. */
  formSuffices: boolean
  /** Whether the AVS form asks for the wedding day and the spouse, and accepts only those in the register. */
  requiresSpouse: boolean
  /** Whether a survivor's pension may be paid. */
  asksSurvivorsPension: boolean
  /** Whether the wedding was this year; left out: nothing says when. */
  isOfThisYear?: true
}

/** In the order of the published shapes. */
export const CIVIL_STATUS_FACTS = {
  just_married: {
    hasSpouse: true,
    lastEnd: null,
    formSuffices: false,
    requiresSpouse: false,
    asksSurvivorsPension: false,
    isOfThisYear: true,
  },
  married: { hasSpouse: true, lastEnd: null, formSuffices: true, requiresSpouse: true, asksSurvivorsPension: false },
  bachelor: { hasSpouse: false, lastEnd: null, formSuffices: true, requiresSpouse: false, asksSurvivorsPension: false },
  widow: { hasSpouse: false, lastEnd: 'death', formSuffices: false, requiresSpouse: false, asksSurvivorsPension: true },
  divorced: {
    hasSpouse: false,
    lastEnd: 'divorce',
    formSuffices: false,
    requiresSpouse: false,
    asksSurvivorsPension: true,
  },
  remarried: {
    hasSpouse: true,
    lastEnd: 'any',
    formSuffices: false,
    requiresSpouse: false,
    asksSurvivorsPension: false,
  },
} as const satisfies Record<string, StatusFacts>

export type CivilStatus = keyof typeof CIVIL_STATUS_FACTS
export const CIVIL_STATUSES = Object.keys(CIVIL_STATUS_FACTS) as CivilStatus[]
export const CivilStatus = z.enum(CIVIL_STATUSES, { error: 'civilStatusUnknown' })

/** For a status that may be missing: then none of this holds. */
type GivenStatus = CivilStatus | null | undefined

const factsOf = (status: GivenStatus): StatusFacts | null => (status ? CIVIL_STATUS_FACTS[status] : null)

export const isMarriedStatus = (status: GivenStatus) => factsOf(status)?.hasSpouse ?? false
export const isSupportedStatus = (status: GivenStatus) => factsOf(status)?.formSuffices ?? false
export const requiresSpouse = (status: GivenStatus) => factsOf(status)?.requiresSpouse ?? false
export const asksSurvivorsPension = (status: GivenStatus) => factsOf(status)?.asksSurvivorsPension ?? false

export const hasMarriedThisYear = (status: GivenStatus) => factsOf(status)?.isOfThisYear ?? false

/** How the last ended marriage ended, as far as the status alone says; null: none has ended. */
export const lastEndOf = (status: GivenStatus) => factsOf(status)?.lastEnd ?? null

/** Neither married now nor before. */
export function isNeverMarried(status: GivenStatus): boolean {
  const facts = factsOf(status)
  return facts !== null && !facts.hasSpouse && facts.lastEnd === null
}

/** The status in a form field; null: nothing is chosen, or no status that we know. */
export const civilStatusIn = (text: string | undefined): CivilStatus | null =>
  CIVIL_STATUSES.find((status) => status === text) ?? null
