import { FIRST_DAY } from '~/dossier/rules/info-rules'
import { isMarriedStatus } from '~/dossier/shape/civil-status'
import type { InfoPart } from '~/dossier/shape/info'
import { AvsRefusal, type AvsRefusalKey } from '~/pillars/avs'
import { requireEstimable, retirementOf } from '~/pillars/avs/drawing/reference-age'
import type { Day } from '~/pillars/day'
import type { Situation } from '~/pillars/synthesis/change'
import type { FieldProblem } from '../refusal'

/**
 * Birth dates for which no pension is estimated, whatever the civil status. People learn this before they describe their
 * family. Checks only the persons whose pension is computed. A date before the first that the form accepts is left to the
 * form's own check, since the law gives no reference age for it.
 */
export function checkEstimable({ person, partner }: InfoPart, today: Day): FieldProblem[] {
  if (!person.status) return []
  const persons = [
    { who: 'person' as const, ...person },
    ...(isMarriedStatus(person.status) && partner ? [{ who: 'partner' as const, ...partner }] : []),
  ]
  return persons.flatMap(({ who, birthDate, gender }) => {
    if (!birthDate || birthDate < FIRST_DAY || !gender) return []
    const birth = { birthDate, gender }
    try {
      requireEstimable(who, birth, retirementOf(birth), today)
      return []
    } catch (error) {
      if (error instanceof AvsRefusal) return [refusedField(error)]
      throw error
    }
  })
}

export const KEY_OF_REFUSAL = {
  underEighteen: 'underEighteen',
  pensionBefore2025: 'pensionBefore2025',
  partnerMissing: 'required',
  retirementTooEarly: 'retirementTooEarly',
  retirementTooLate: 'retirementTooLate',
  noEarlyPension: 'noEarlyPension',
  sharesNotAllowed: 'sharesNotAllowed',
  incomesMissing: 'required',
} as const satisfies Record<AvsRefusalKey, FieldProblem['key']>

/** Maps a refusal of the calculation to the field of the AVS form, or of a simulation, that caused it. */
export function refusedField(
  { key, who }: Pick<AvsRefusal, 'key' | 'who'>,
  drawing: Situation['drawing'] = null,
): FieldProblem {
  if (isAboutDrawing(key)) {
    const own = drawing ? 'drawing[0].from' : 'retirementDate'
    return { field: who === 'partner' ? 'partner.retirementDate' : own, key: KEY_OF_REFUSAL[key] }
  }
  if (key === 'incomesMissing')
    return { field: who === 'partner' ? 'partner.incomes' : 'incomes', key: KEY_OF_REFUSAL[key] }
  if (key === 'partnerMissing') return { field: 'partner.navs', key: KEY_OF_REFUSAL[key] }
  return { field: who === 'partner' ? 'partner.birthDate' : 'birthDate', key: KEY_OF_REFUSAL[key] }
}

const isAboutDrawing = (key: AvsRefusalKey): boolean =>
  key === 'retirementTooEarly' || key === 'retirementTooLate' || key === 'noEarlyPension' || key === 'sharesNotAllowed'
