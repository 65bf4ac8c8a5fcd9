/** What the page of the family shows: what is saved, what the register knows, or what follows from the AVS form. */
import { endedMarriageIn } from '~/dossier/shape/ended-marriage'
import type { Family, FamilyMarriage } from '~/dossier/shape/family'
import type { FamilyQuestions } from '~/dossier/shape/family-questions'
import type { Info } from '~/dossier/shape/info'
import type { RegisterRecord } from '~/dossier/shape/register-record'
import { valuesOf } from '~/ui/form/declaration/form-of'
import type { FormValues } from '~/ui/form/fields'
import { FAMILY } from './form'

type FamilyFieldValues = FormValues<typeof FAMILY.shape>

const MARRIAGE = FAMILY.fields.marriages
type KnownMarriage = Partial<FamilyMarriage>

type FamilySources = {
  info: Info
  family: Family | null
  record: Partial<Pick<RegisterRecord, 'marriages' | 'children'>> | null
}

/**
 * The saved marriages; before the first save those of the register, or else of the AVS form. The present marriage is the last
 * row.
 */
export function familyFieldValues(
  { info, family, record }: FamilySources,
  questions: FamilyQuestions,
): FamilyFieldValues {
  const marriages: readonly FamilyMarriage[] = family?.marriages ?? record?.marriages ?? []
  const ended = marriages.filter(({ end }) => end !== null)
  const former: readonly KnownMarriage[] = ended.length > 0 || family ? ended : [endedMarriageIn(info) ?? []].flat()
  const separatedSince = marriages.find(({ end }) => end === null)?.separatedSince ?? null
  const rows = [
    ...(former.length === 0 && questions.marriages ? [{}] : former),
    ...(questions.present ? [{ separatedSince }] : []),
  ]
  const holders = family?.children ?? record?.children
  const children = questions.children.map((birthDate) => ({
    birthDate,
    credits: holders?.find((child) => child.birthDate === birthDate)?.credits ?? ('both' as const),
  }))
  const { survivorsPension = null, partner = { pensionSince: null, pension: null } } = family ?? {}
  return {
    ...valuesOf(FAMILY, { children, survivorsPension, partner }),
    marriages: rows.map((row: KnownMarriage) => valuesOf(MARRIAGE, row)),
  }
}

/** The texts of the marriage that the AVS form describes, where it has a day of it. */
export function marriageOfAvsForm(info: Info): MarriageTexts | null {
  const { start, end, endedBy, partner } = endedMarriageIn(info) ?? {}
  if (!start && !end) return null
  const { separatedSince: _, ...texts } = valuesOf(MARRIAGE, { start, end, endedBy, partner })
  return texts
}
export type MarriageTexts = FormValues<(typeof FAMILY.shape)['marriages'][0]>
