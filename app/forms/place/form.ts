/** The form that asks where the visitor will live, how it is read, and what it shows of a saved place. */
import { fittingPart } from '~/dossier/shape/fitting-part'
import type { Place } from '~/dossier/shape/place'
import { formOf, typedIn, valuesOf } from '~/ui/form/declaration/form-of'
import type { FormValues } from '~/ui/form/fields'
import { readForm } from '~/ui/form/read-form'
import { PLACE_FIELDS } from './fields'

export const PLACE = formOf(PLACE_FIELDS)

export function readPlaceForm(posted: FormData) {
  const submission = readForm(typedIn(PLACE, posted), PLACE.schema)
  return { submission, unread: fittingPart(PLACE.schema, submission.payload) }
}

export const placeValues = (place: Place | null): FormValues<typeof PLACE.shape> => valuesOf(PLACE, place ?? {})
