/** What the fields of the AVS form show before anything is typed. */
import type { Household } from '~/dossier/household'
import { type Info, type Insured, type InsuredPartner, isSupportedStatus } from '~/dossier/shape'
import type { Day } from '~/pillars/day'
import type { ChildRow } from './child-rows'

/** The fields of the form, as texts. */
export type AvsTyped = {
  navs?: string
  birthDate?: string
  gender?: string
  status?: string
  relationshipStartDate?: string
  relationshipEndDate?: string
  partner?: { navs?: string; birthDate?: string; gender?: string; deathDate?: string }
  hasChildren?: string
  childCount?: string
  children?: ChildRow[]
}

/** How days are written in fields. */
type Written = (day: Day) => string

/** Saved info, as it would be typed. */
export function typedInfo({ person, partner, children }: Info, written: Written): AvsTyped {
  const orEmpty = (day: Day | null) => (day ? written(day) : '')
  return {
    ...person,
    birthDate: written(person.birthDate),
    relationshipStartDate: orEmpty(person.relationshipStartDate),
    relationshipEndDate: orEmpty(person.relationshipEndDate),
    partner: partner
      ? { ...partner, birthDate: written(partner.birthDate), deathDate: orEmpty(partner.deathDate) }
      : undefined,
    ...typedChildren(children, written),
  }
}

/** What the AVS register says of the visitor and, where it says something of them, of the registered partner. */
export function typedRegister(own: Insured, partner: InsuredPartner | null, written: Written): AvsTyped {
  const { navs, birthDate, gender, civilStatus, relationshipStartDate, relationshipEndDate } = own
  const typed = typedInfo(
    {
      person: { navs, birthDate, gender, status: civilStatus, relationshipStartDate, relationshipEndDate },
      partner: partner && { ...partner, deathDate: null },
      children: own.children.map((child) => ({ ...child, alive: child.deathDate === null })),
    },
    written,
  )
  return !partner && own.partnerNavs ? { ...typed, partner: { navs: own.partnerNavs } } : typed
}

/** With the children as the partner has saved them, and the wedding day where the register knows none. */
export function withHousehold(
  typed: AvsTyped,
  household: Pick<Household, 'relationshipStartDate' | 'children'>,
  written: Written,
): AvsTyped {
  const relationshipStartDate = typed.relationshipStartDate || written(household.relationshipStartDate)
  return { ...typed, relationshipStartDate, ...typedChildren(household.children, written) }
}

function typedChildren(children: Info['children'], written: Written) {
  return {
    hasChildren: children.length > 0 ? 'yes' : 'no',
    childCount: children.length > 0 ? String(children.length) : '',
    children: children.map(({ birthDate, alive, deathDate }) => ({
      birthDate: written(birthDate),
      alive: alive ? 'yes' : '',
      deathDate: deathDate ? written(deathDate) : '',
    })),
  }
}

/** Whether the prototype computes an AVS pension for the saved civil status; nothing saved is no reason to warn. */
export const isHandled = (info: Pick<Info, 'person'> | null) => info === null || isSupportedStatus(info.person.status)
