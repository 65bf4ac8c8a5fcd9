/** Where somebody lives, checked against the official register. */
import type { Home } from '~/dossier/shape/place'
import { CANTONS } from '~/law/tax/cantons'
import type { FieldProblem } from '../refusal'
import { municipalityIn } from './municipality'

/** Every reason why nobody can live there: a canton that there is not, or a municipality that is not found in it. */
export function findHomeProblems({ canton, municipality }: Partial<Home>): FieldProblem[] {
  if (!canton) return []
  if (!CANTONS.some((one) => one === canton)) return [{ field: 'canton', key: 'cantonUnknown' }]
  if (!municipality) return []
  const sought = municipalityIn(canton, municipality)
  return 'key' in sought ? [{ field: 'municipality', ...sought }] : []
}
