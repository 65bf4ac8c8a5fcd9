/** Where the AVS page leads once it is saved. */
import { isSupportedStatus } from '~/dossier/shape/civil-status'
import { familyQuestions, isHandled } from '~/dossier/shape/family-questions'
import type { Info } from '~/dossier/shape/info'
import { getFamily, hasRetiredSpouse } from '~/estimate/read/first-pillar'
import { getSteps } from '~/estimate/read/user'
import type { PageVisit } from '~/estimate/visit'

/**
 * Whether the next page follows. Without a sign-in the family comes next; with one, this page first says what is not computed
 * yet, and a spouse who has retired is asked about on the page of the family.
 */
export function leadsOn(visit: PageVisit, info: Info) {
  const isEnough = isSupportedStatus(info.person.status)
  if (getSteps(visit).own && !isEnough) return { goesOn: true }
  const family = getFamily(visit)
  const { partnerPension } = familyQuestions(info, family, hasRetiredSpouse(visit))
  return {
    goesOn: isHandled(info, isEnough ? null : family),
    left: partnerPension && family === null ? ('/avs/family' as const) : null,
  }
}
