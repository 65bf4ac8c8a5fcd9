/** What the fields of a career show. */
import type { Career, CareerWay } from '~/dossier/shape/career'
import { usualValues, valuesOf } from '~/ui/form/declaration/form-of'
import type { FormValues } from '~/ui/form/fields'
import { CAREER, FORECAST, QUICK } from './form'

type CareerValues = FormValues<typeof CAREER.shape>

/** @param way preselected if no career is saved; null: none */
export function careerValues(career: Career | null, way: CareerWay | null): CareerValues {
  const usual: CareerValues = { ...usualValues(CAREER), way: career?.way ?? way ?? '' }
  if (career?.way === 'forecast') {
    const { ramd, scale, year } = career
    return { ...usual, ...valuesOf({ fields: FORECAST }, { ramd, scale, forecastYear: year }) }
  }
  if (career?.way !== 'quick') return usual
  const { course, ...figures } = career
  return { ...usual, ...valuesOf({ fields: QUICK }, figures), course: course ?? usual.course }
}
