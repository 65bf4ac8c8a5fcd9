/** What the family page asks, depending on the AVS form, and whether the answers suffice for an estimate. */
import type { Day } from '~/pillars/day'
import {
  asksSurvivorsPension,
  isMarriedStatus,
  isNeverMarried,
  isSupportedStatus,
  lastEndOf,
  requiresSpouse,
} from './civil-status'
import { lastEndedIn } from './ended-marriage'
import type { Family } from './family'
import type { Info } from './info'

export type FamilyQuestions = {
  /** At least one marriage that has ended. */
  marriages: boolean
  /** The current marriage, as in the AVS form: the only question is whether a judge has separated the household. */
  present: { start: Day; birthDate: Day; gender: 'MALE' | 'FEMALE' } | null
  /** The AVS form lacks the wedding day or the current spouse, without which nothing can be computed. */
  lacksSpouse: boolean
  /** Birth dates of children whose credits may fall outside a common marriage, each day once. */
  children: Day[]
  survivorsPension: boolean
  /** Whether the present spouse has retired, and since when they are paid how much. */
  partnerPension: boolean
}

/**
 * @param family as last saved: a separation by a judge raises the question of the children's credits
 * @param hasRetiredSpouse whether the partner of the AVS form has reached the reference age
 */
export function familyQuestions(
  { person, partner, children }: Info,
  family: Family | null,
  hasRetiredSpouse: boolean,
): FamilyQuestions {
  const { status, relationshipStartDate: start } = person
  const isMarried = isMarriedStatus(status)
  const isSeparated = family?.marriages.some(({ separatedSince }) => separatedSince) ?? false
  const wasUnmarried = ({ birthDate }: { birthDate: Day }) =>
    !(requiresSpouse(status) && start) || isSeparated || birthDate.slice(0, 4) < start.slice(0, 4)
  return {
    marriages: lastEndOf(status) !== null,
    present: isMarried && start && partner ? { start, birthDate: partner.birthDate, gender: partner.gender } : null,
    lacksSpouse: isMarried && !(start && partner),
    children: [...new Set(children.filter(wasUnmarried).map(({ birthDate }) => birthDate))],
    survivorsPension: asksSurvivorsPension(status),
    partnerPension: isMarried && partner !== null && hasRetiredSpouse,
  }
}

/**
 * The part of a saved family that applies to the current civil status: a person who has since said that they were never
 * married has no marriages, and a married person has no survivor's pension. The rest stays in the dossier without
 * effect.
 */
export function answersOf(family: Family | null, info: Info): Family | null {
  if (family === null) return null
  const { status } = info.person
  const { partner, ...others } = family
  return {
    ...others,
    marriages: isNeverMarried(status) ? [] : family.marriages,
    survivorsPension: asksSurvivorsPension(status) ? family.survivorsPension : null,
    ...(partner && isMarriedStatus(status) && { partner }),
  }
}

/** Whether anything is asked at all. */
export const hasQuestions = ({ marriages, present, lacksSpouse, children, partnerPension }: FamilyQuestions) =>
  partnerPension || marriages || present !== null || lacksSpouse || children.length > 0

type PersonAndPartner = Pick<Info, 'person' | 'partner'>

/**
 * Whether the family, as far as it is given, explains the civil status: divorced and widowed persons need a marriage
 * that ended, remarried persons an earlier marriage, and married persons their current spouse. Whoever answered from memory
 * is estimated without them (`marriageNotTold`).
 */
export function isFamilyComplete({ person, partner }: PersonAndPartner, family: Family | null): boolean {
  const { status, relationshipStartDate, assumed } = person
  if (assumed && !hasEndedMarriage(family)) return true
  if (!family) return isSupportedStatus(status)
  if (isMarriedStatus(status) && !(relationshipStartDate && partner)) return false
  const end = lastEndOf(status)
  if (end === null) return true
  const last = lastEndedIn(family)
  if (last === null) return false
  return end === 'any' || (last.endedBy === 'death') === (end === 'death')
}

export const hasEndedMarriage = (family: Pick<Family, 'marriages'> | null) =>
  family?.marriages.some(({ end }) => end !== null) ?? false

/** Whether the pension can be computed from the answers; if nothing is saved, there is no reason to warn. */
export const isHandled = (info: PersonAndPartner | null, family: Family | null) =>
  info === null || isFamilyComplete(info, family)
