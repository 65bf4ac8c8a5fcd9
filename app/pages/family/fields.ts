/** The fields of the page of the family, and what they show. */

import { isMarriedStatus, lastEndOf } from '~/dossier/shape/civil-status'
import { type Family, type FamilyMarriage, MOST_MARRIAGES } from '~/dossier/shape/family'
import type { FamilyQuestions } from '~/dossier/shape/family-questions'
import type { Info, RegisterRecord } from '~/dossier/shape/shape'
import type { Day } from '~/pillars/day'
import type { FormValues } from '~/ui/form/fields'

export const MARRIAGES = 'marriages'
export const MARRIAGE_FIELDS = [
  'start',
  'end',
  'endedBy',
  'separatedSince',
  'partner.birthDate',
  'partner.gender',
] as const
/** Marriages that are over: there is room for the one of now, too. */
export const MOST_FORMER = MOST_MARRIAGES - 1

export const FAMILY_FIELDS = {
  marriages: [{ start: '', end: '', endedBy: '', separatedSince: '', partner: { birthDate: '', gender: '' } }],
  children: [{ birthDate: '', credits: '' }],
  survivorsPension: '',
} as const
export type FamilyFieldValues = FormValues<typeof FAMILY_FIELDS>
type MarriageValues = NonNullable<FamilyFieldValues['marriages']>[number]

/** Formats days and amounts for fields. */
type FieldFormat = { day: (day: Day) => string; amount: (amount: number) => string }

type Known = {
  info: Info
  family: Family | null
  record: Partial<Pick<RegisterRecord, 'marriages' | 'children'>> | null
}

/** As saved; before the first save from the register, else from the AVS form. The marriage of now is the last row. */
export function familyFieldValues(
  { info, family, record }: Known,
  questions: FamilyQuestions,
  { day, amount }: FieldFormat,
): FamilyFieldValues {
  const marriages: readonly FamilyMarriage[] = family?.marriages ?? record?.marriages ?? []
  const ended = marriages.filter(({ end }) => end !== null).map((one) => marriageValues(one, day))
  const former = ended.length > 0 || family ? ended : endOfAvsForm(info, questions, day)
  const { present } = questions
  const separatedSince = marriages.find(({ end }) => end === null)?.separatedSince ?? null
  const pension = family?.survivorsPension ?? null
  return {
    marriages: [
      ...(former.length === 0 && questions.marriages ? [{}] : former),
      ...(present ? [{ separatedSince: separatedSince ? day(separatedSince) : '' }] : []),
    ],
    children: questions.children.map((birthDate) => ({
      birthDate,
      credits:
        (family?.children ?? record?.children)?.find((child) => child.birthDate === birthDate)?.credits ?? 'both',
    })),
    survivorsPension: pension === null ? '' : amount(pension),
  }
}

const marriageValues = ({ start, end, endedBy, separatedSince, partner }: FamilyMarriage, day: FieldFormat['day']) => ({
  start: day(start),
  end: end ? day(end) : '',
  endedBy: endedBy ?? '',
  separatedSince: separatedSince ? day(separatedSince) : '',
  partner: { birthDate: day(partner.birthDate), gender: partner.gender },
})

/** What the AVS form says of a marriage that is over: of somebody married again, it says what is now. */
function endOfAvsForm(
  { person, partner }: Info,
  { marriages }: FamilyQuestions,
  day: FieldFormat['day'],
): MarriageValues[] {
  const { status, relationshipStartDate: start, relationshipEndDate } = person
  if (!marriages || isMarriedStatus(status) || (!start && !partner)) return []
  const end = relationshipEndDate ?? (lastEndOf(status) === 'death' ? partner?.deathDate : null) ?? null
  return [
    {
      start: start ? day(start) : '',
      end: end ? day(end) : '',
      endedBy: lastEndOf(status) === 'death' ? 'death' : 'divorce',
      partner: partner ? { birthDate: day(partner.birthDate), gender: partner.gender } : {},
    },
  ]
}
