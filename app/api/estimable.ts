import { FIRST_DAY, type InfoPart } from '~/dossier/info-rules'
import { isSupportedStatus } from '~/dossier/shape'
import { AvsRefusal, type AvsRefusalKey } from '~/pillars/avs'
import { requireEstimable, retirementOf } from '~/pillars/avs/reference-age'
import type { Day } from '~/pillars/day'
import type { FieldProblem } from './problem'

/**
 * Whose pension we do not estimate, by their birth dates: of those who are computed, and only of these. Of a day before
 * the first that the form takes, no law says a reference age: that day is refused as such.
 */
export function checkEstimable({ person, partner }: InfoPart, today: Day): FieldProblem[] {
  if (!person.status || !isSupportedStatus(person.status)) return []
  const persons = [
    { who: 'person' as const, ...person },
    ...(person.status === 'married' && partner ? [{ who: 'partner' as const, ...partner }] : []),
  ]
  return persons.flatMap(({ who, birthDate, gender }) => {
    if (!birthDate || birthDate < FIRST_DAY || !gender) return []
    const asked = { birthDate, gender }
    try {
      requireEstimable(who, asked, retirementOf(asked), today)
      return []
    } catch (error) {
      if (error instanceof AvsRefusal) return [refusedField(error)]
      throw error
    }
  })
}

const KEY_OF_REFUSAL = {
  underEighteen: 'underEighteen',
  pensionBefore2025: 'pensionBefore2025',
  partnerMissing: 'required',
  retirementTooEarly: 'retirementTooEarly',
  retirementTooLate: 'retirementTooLate',
  noEarlyPension: 'noEarlyPension',
} as const satisfies Record<AvsRefusalKey, FieldProblem['key']>

/** The field, of the AVS form or of a simulation, that a refusal of the calculation is about. */
export function refusedField({ key, who }: AvsRefusal): FieldProblem {
  if (key === 'retirementTooEarly' || key === 'retirementTooLate' || key === 'noEarlyPension')
    return { field: 'retirementDate', key: KEY_OF_REFUSAL[key] }
  if (key === 'partnerMissing') return { field: 'partner.navs', key: KEY_OF_REFUSAL[key] }
  return { field: who === 'partner' ? 'partner.birthDate' : 'birthDate', key: KEY_OF_REFUSAL[key] }
}
