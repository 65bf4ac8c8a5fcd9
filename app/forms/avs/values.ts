/** What the fields of the AVS form show: what is saved, or what the register and the spouse have provided. */
import { isMarriedStatus, lastEndOf } from '~/dossier/shape/civil-status'
import { lastEndedIn } from '~/dossier/shape/ended-marriage'
import type { Family } from '~/dossier/shape/family'
import type { Household } from '~/dossier/shape/household'
import type { Info } from '~/dossier/shape/info'
import type { PartnerRecord, RegisterRecord } from '~/dossier/shape/register-record'
import { dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import { enteredRows } from '~/ui/form/declaration/entered'
import { valuesOf } from '~/ui/form/declaration/form-of'
import type { FormValues } from '~/ui/form/fields'
import type { T } from '~/ui/frame/text'
import { AVS } from './form'

/** The values of the fields, as text. */
export type AvsFieldValues = FormValues<typeof AVS.shape>

/** The answers in the shape of the form. */
const answersOf = ({ person, partner, children }: Info) => ({
  work: null,
  fund: null,
  ...person,
  partner,
  hasChildren: children.length > 0,
  childCount: children.length,
  children,
  insuredSince: typeof person.insuredSince === 'number' ? 'year' : (person.insuredSince ?? null),
  insuredSinceYear: typeof person.insuredSince === 'number' ? person.insuredSince : null,
  abroad: person.abroad ?? [],
})

/** The entries as rows of a summary. */
export const avsRows = (t: T, info: Info) => enteredRows(t, AVS, answersOf(info))

/** The field values for the saved form. Since it was saved, a missing answer to `insuredSince` means "I do not know". */
export function infoFieldValues(info: Info): AvsFieldValues {
  const answers = answersOf(info)
  return valuesOf(AVS, { ...answers, insuredSince: answers.insuredSince ?? 'unknown' })
}

/** The field values from the register, for the visitor and the registered partner, if any. */
export function registerFieldValues(own: RegisterRecord, partner: PartnerRecord | null): AvsFieldValues {
  const { navs, birthDate, gender, civilStatus, relationshipStartDate, relationshipEndDate } = own
  const values = infoFieldValues({
    person: { navs, birthDate, gender, status: civilStatus, relationshipStartDate, relationshipEndDate },
    partner: partner && { ...partner, deathDate: null },
    children: own.children.map((child) => ({ ...child, alive: child.deathDate === null })),
  })
  const filled = { ...values, insuredSince: isInsuredSinceYouth(own) ? 'always' : '' }
  return !partner && own.partnerNavs ? { ...filled, partner: { navs: own.partnerNavs } } : filled
}

const LAST_AGE_OF_FIRST_ENTRY = 21

/**
 * Whether the account begins early enough to propose "always". Not after a wedding, since the spouse's incomes could then not
 * be used (facts.ts), and not if the register itself states the periods of insurance.
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
  { relationshipStartDate, children }: Pick<Household, 'relationshipStartDate' | 'children'>,
): AvsFieldValues {
  const { hasChildren, childCount, ...shared } = AVS.fields
  const fields = { hasChildren, childCount, children: shared.children }
  return {
    ...values,
    relationshipStartDate: values.relationshipStartDate || dayText(relationshipStartDate),
    ...valuesOf({ fields }, { hasChildren: children.length > 0, childCount: children.length, children }),
  }
}

/**
 * Adds the days of the marriage that ended last, and the former spouse, from the page of the family, where the form was saved
 * without them. A former spouse has no AVS number there, without which the form of those who have signed in is not complete.
 */
export function withEndedMarriage(values: AvsFieldValues, info: Info, family: Family | null): AvsFieldValues {
  const { status, relationshipStartDate, relationshipEndDate, navs } = info.person
  const isDescribed = relationshipStartDate || relationshipEndDate || info.partner
  const last = family && lastEndOf(status) !== null && !isMarriedStatus(status) ? lastEndedIn(family) : null
  if (isDescribed || !last) return values
  const isDeath = lastEndOf(status) === 'death'
  const days = {
    relationshipStartDate: dayText(last.start),
    relationshipEndDate: isDeath || !last.end ? '' : dayText(last.end),
  }
  if (navs !== null) return { ...values, ...days }
  const partner = { ...last.partner, navs: null, deathDate: isDeath ? last.end : null }
  return { ...values, ...days, partner: valuesOf(AVS.fields.partner, partner) }
}
