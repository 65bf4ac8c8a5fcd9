/** Which questions the page of the family asks, by what the AVS form says: nothing that the estimate does not need. */
import { type Day, yearOf } from '~/pillars/day'
import type { Family } from '../shape/family'
import { type Info, isMarriedStatus } from '../shape/shape'

export type FamilyQuestions = {
  /** At least one marriage that has ended. */
  marriages: boolean
  /** The marriage of now, as the AVS form has it: only whether a judge separated it is asked. */
  present: { start: Day; birthDate: Day; gender: 'MALE' | 'FEMALE' } | null
  /** The AVS form names no wedding day or no spouse of now, without which nothing can be computed. */
  lacksSpouse: boolean
  /** Days of birth of children for whom somebody may hold credits outside of a common marriage, each day once. */
  children: Day[]
  survivorsPension: boolean
}

/** @param family as last saved: a judge's separation brings the question of the children's credits */
export function familyQuestions({ person, partner, children }: Info, family: Family | null): FamilyQuestions {
  const { status, relationshipStartDate: start } = person
  const isMarried = isMarriedStatus(status)
  const isSeparated = family?.marriages.some(({ separatedSince }) => separatedSince) ?? false
  const wasUnmarried = ({ birthDate }: { birthDate: Day }) =>
    !(status === 'married' && start) || isSeparated || yearOf(birthDate) < yearOf(start)
  return {
    marriages: status === 'divorced' || status === 'widow' || status === 'remarried',
    present: isMarried && start && partner ? { start, birthDate: partner.birthDate, gender: partner.gender } : null,
    lacksSpouse: isMarried && !(start && partner),
    children: [...new Set(children.filter(wasUnmarried).map(({ birthDate }) => birthDate))],
    survivorsPension: status === 'widow' || status === 'divorced',
  }
}

/** Whether anything is asked at all. */
export const hasQuestions = ({ marriages, present, lacksSpouse, children }: FamilyQuestions) =>
  marriages || present !== null || lacksSpouse || children.length > 0
