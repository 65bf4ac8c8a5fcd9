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
export function infoFieldValues({ person, partner, children }: Info, format: DayFormat): AvsFieldValues {
  const orEmpty = (day: Day | null) => (day ? format(day) : '')
  return {
    ...person,
    birthDate: format(person.birthDate),
    relationshipStartDate: orEmpty(person.relationshipStartDate),
    relationshipEndDate: orEmpty(person.relationshipEndDate),
    partner: partner
      ? { ...partner, birthDate: format(partner.birthDate), deathDate: orEmpty(partner.deathDate) }
      : undefined,
    ...childrenFieldValues(children, format),
  }
}

/** The field values from the register, for the visitor and the registered partner, if any. */
export function registerFieldValues(
  own: RegisterRecord,
  partner: PartnerRecord | null,
  format: DayFormat,
): AvsFieldValues {
  const { navs, birthDate, gender, civilStatus, relationshipStartDate, relationshipEndDate } = own
  const values = infoFieldValues(
    {
      person: { navs, birthDate, gender, status: civilStatus, relationshipStartDate, relationshipEndDate },
      partner: partner && { ...partner, deathDate: null },
      children: own.children.map((child) => ({ ...child, alive: child.deathDate === null })),
    },
    format,
  )
  return !partner && own.partnerNavs ? { ...values, partner: { navs: own.partnerNavs } } : values
}

/** Adds the children saved by the partner, and their wedding date if the register has none. */
export function withHousehold(
  values: AvsFieldValues,
  household: Pick<Household, 'relationshipStartDate' | 'children'>,
  format: DayFormat,
): AvsFieldValues {
  const relationshipStartDate = values.relationshipStartDate || format(household.relationshipStartDate)
  return { ...values, relationshipStartDate, ...childrenFieldValues(household.children, format) }
}

function childrenFieldValues(children: Info['children'], format: DayFormat) {
  return {
    hasChildren: children.length > 0 ? 'yes' : 'no',
    childCount: children.length > 0 ? String(children.length) : '',
    children: children.map(({ birthDate, alive, deathDate }) => ({
      birthDate: format(birthDate),
      alive: alive ? 'yes' : '',
      deathDate: deathDate ? format(deathDate) : '',
    })),
  }
}
