/**
 * The ended marriage that the AVS form describes. Its days and the former spouse are typed there; the page of the family shows them
 * and asks only for the rest.
 */
import { isMarriedStatus, lastEndOf } from './civil-status'
import type { Family, FamilyMarriage } from './family'
import type { Info } from './info'

type PersonAndPartner = Pick<Info, 'person' | 'partner'>

/** What the AVS form says of it, which may be little; null: the form describes none, as for the remarried. */
export function endedMarriageIn({ person, partner }: PersonAndPartner): Partial<FamilyMarriage> | null {
  const { status, relationshipStartDate, relationshipEndDate } = person
  const start = relationshipStartDate ?? undefined
  const lastEnd = lastEndOf(status)
  if (lastEnd === null || isMarriedStatus(status) || (!start && !partner)) return null
  const end = relationshipEndDate ?? (lastEnd === 'death' ? partner?.deathDate : null) ?? null
  return { start, end, endedBy: lastEnd === 'death' ? 'death' : 'divorce', partner: partner ?? undefined }
}

/** The marriage that ended last; null: none has ended. */
export const lastEndedIn = (family: Family): FamilyMarriage | null =>
  family.marriages
    .filter(({ end }) => end !== null)
    .reduce<FamilyMarriage | null>((last, one) => (!last || (one.end ?? '') > (last.end ?? '') ? one : last), null)
