/**
 * Every civil status, and what follows from it. Nothing else asks for a status by its name: pages, rules and the estimate
 * read this table, so that a new status is a row here and its words (`~/language`), which the compiler then asks for.
 */
import { z } from 'zod'

type StatusFacts = {
  /** Whether there is a spouse of now. */
  hasSpouse: boolean
  /** How the last marriage that is over has ended: `any` says nothing of how; null: none is over. */
  lastEnd: 'death' | 'divorce' | 'any' | null
  /** Whether the AVS form suffices for an estimate; for the others the page of the family asks about the marriages. */
  formSuffices: boolean
  /** Whether the AVS form asks for the wedding day and the spouse, and takes only those of the register. */
  requiresSpouse: boolean
  /** Whether a survivor's pension may be paid. */
  asksSurvivorsPension: boolean
}

/** In the order of the published shapes. */
export const CIVIL_STATUS_FACTS = {
  just_married: {
    hasSpouse: true,
    lastEnd: null,
    formSuffices: false,
    requiresSpouse: false,
    asksSurvivorsPension: false,
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

/** As far as it is given: nothing holds for a status that is not. */
type GivenStatus = CivilStatus | null | undefined

const factsOf = (status: GivenStatus): StatusFacts | null => (status ? CIVIL_STATUS_FACTS[status] : null)

export const isMarriedStatus = (status: GivenStatus) => factsOf(status)?.hasSpouse ?? false
export const isSupportedStatus = (status: GivenStatus) => factsOf(status)?.formSuffices ?? false
export const requiresSpouse = (status: GivenStatus) => factsOf(status)?.requiresSpouse ?? false
export const asksSurvivorsPension = (status: GivenStatus) => factsOf(status)?.asksSurvivorsPension ?? false

/** How the last marriage that is over has ended, by what the status alone says of it; null: none is over. */
export const lastEndOf = (status: GivenStatus) => factsOf(status)?.lastEnd ?? null

/** Neither now nor before. */
export function isNeverMarried(status: GivenStatus): boolean {
  const facts = factsOf(status)
  return facts !== null && !facts.hasSpouse && facts.lastEnd === null
}

/** What a field of a form holds, as a status; null: nothing is chosen, or no status that we know. */
export const civilStatusIn = (text: string | undefined): CivilStatus | null =>
  CIVIL_STATUSES.find((status) => status === text) ?? null
