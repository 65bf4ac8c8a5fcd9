/** The initial values of the fields of the AVS form. */
import type { Household } from '~/dossier/shape/household'
import type { Info, PartnerRecord, RegisterRecord } from '~/dossier/shape/shape'
import type { Day } from '~/pillars/day'
import type { FormValues } from '~/ui/form/fields'

export const AVS_FIELDS = {
  navs: '',
  birthDate: '',
  gender: '',
  status: '',
  relationshipStartDate: '',
  relationshipEndDate: '',
  partner: { navs: '', birthDate: '', gender: '', deathDate: '' },
  hasChildren: '',
  childCount: '',
  children: [{ birthDate: '', alive: '', deathDate: '' }],
} as const

/** The values of the fields, as text. */
export type AvsFieldValues = FormValues<typeof AVS_FIELDS>

/** Formats a day for a field. */
type DayFormat = (day: Day) => string

/** The field values for the saved form. */
export function typedInfo({ person, partner, children }: Info, written: DayFormat): AvsFieldValues {
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

/** The field values from the register, for the visitor and the registered partner, if any. */
export function typedRegister(own: RegisterRecord, partner: PartnerRecord | null, written: DayFormat): AvsFieldValues {
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

/** Adds the children saved by the partner, and their wedding date if the register has none. */
export function withHousehold(
  typed: AvsFieldValues,
  household: Pick<Household, 'relationshipStartDate' | 'children'>,
  written: DayFormat,
): AvsFieldValues {
  const relationshipStartDate = typed.relationshipStartDate || written(household.relationshipStartDate)
  return { ...typed, relationshipStartDate, ...typedChildren(household.children, written) }
}

function typedChildren(children: Info['children'], written: DayFormat) {
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
