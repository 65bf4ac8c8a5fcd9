import { checkFamily } from '~/dossier/rules/family-rules'
import type { FamilyPart } from '~/dossier/shape/family'
import type { Info } from '~/dossier/shape/info'
import { lawOn } from '~/law/avs/avs-law'
import type { Day } from '~/pillars/day'
import type { FieldProblem } from '../refusal'
import { findPaidPensionProblems } from './paid-pension-rules'

/** The problems of the family page, as far as its fields could be read. */
export function findFamilyProblems(part: FamilyPart, info: Info, today: Day): FieldProblem[] {
  const { survivorsPension = null, partner = {} } = part
  const isTooLarge = survivorsPension !== null && survivorsPension > highestPension(today)
  return [
    ...checkFamily(part, info, today),
    ...(isTooLarge ? [{ field: 'survivorsPension', key: 'survivorsPensionTooLarge' as const }] : []),
    ...(info.partner ? ofPartner(partner, info.partner, today) : []),
  ]
}

const FIELDS = { whole: 'partner.pensionSince', from: 'partner.pensionSince', monthly: 'partner.pension' }

const ofPartner = (
  { pensionSince, pension }: NonNullable<FamilyPart['partner']>,
  spouse: NonNullable<Info['partner']>,
  today: Day,
): FieldProblem[] =>
  findPaidPensionProblems({ from: pensionSince, monthly: pension }, spouse, today).map(({ part, key }) => ({
    field: FIELDS[part],
    key,
  }))

/**
 * CHF a month. A survivor's pension is 80 percent of an old-age pension (LAVS art. 36), so never more than the highest of
 * these: twice the lowest (LAVS art. 34 al. 3). A higher amount is that of a year, or includes the pension fund's.
 */
export const highestPension = (today: Day) => 2 * lawOn(today).minimumPension
