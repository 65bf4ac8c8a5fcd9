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
  work: '',
  fund: '',
  relationshipStartDate: '',
  relationshipEndDate: '',
  partner: { navs: '', birthDate: '', gender: '', deathDate: '' },
  hasChildren: '',
  childCount: '',
  children: [{ birthDate: '', alive: '', deathDate: '' }],
  insuredSince: '',
  insuredSinceYear: '',
  abroad: [{ from: '', to: '' }],
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
    navs: person.navs ?? '',
    birthDate: format(person.birthDate),
    relationshipStartDate: orEmpty(person.relationshipStartDate),
    relationshipEndDate: orEmpty(person.relationshipEndDate),
    partner: partner
      ? {
          ...partner,
          navs: partner.navs ?? '',
          birthDate: format(partner.birthDate),
          deathDate: orEmpty(partner.deathDate),
        }
      : undefined,
    ...childrenFieldValues(children, format),
    ...insuranceFieldValues(person),
  }
}

/** Of who has saved the form, no answer is that they do not know. */
function insuranceFieldValues({ insuredSince, abroad = [] }: Info['person']) {
  const isYear = typeof insuredSince === 'number'
  return {
    insuredSince: isYear ? 'year' : (insuredSince ?? 'unknown'),
    insuredSinceYear: isYear ? String(insuredSince) : '',
    abroad: abroad.map(({ from, to }) => ({ from: String(from), to: String(to) })),
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
  const filled = { ...values, insuredSince: isInsuredSinceYouth(own) ? 'always' : '' }
  return !partner && own.partnerNavs ? { ...filled, partner: { navs: own.partnerNavs } } : filled
}

const LAST_AGE_OF_FIRST_ENTRY = 21

/**
 * Whether the account begins early enough to propose "always": not after a wedding, since the spouse's incomes could then
 * not be used (facts.ts), and not where the register says itself who was insured when.
 */
function isInsuredSinceYouth({ birthDate, relationshipStartDate, incomes, insured }: RegisterRecord): boolean {
  const firstEntry = Math.min(...incomes.filter(({ amount }) => amount > 0).map(({ year }) => year))
  const isBefore = (day: Day, years: number) => firstEntry <= Number(day.slice(0, 4)) + years
  const isEarly = isBefore(birthDate, LAST_AGE_OF_FIRST_ENTRY)
  return !insured && isEarly && (relationshipStartDate === null || isBefore(relationshipStartDate, 0))
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
