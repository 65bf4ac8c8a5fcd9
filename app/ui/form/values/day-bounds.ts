import { dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { Bounds } from '../problems'

/** The allowed days and an example among them, for the error message of any other day. */
export const dayBounds = ({
  earliest,
  reference,
  latest,
}: Record<'earliest' | 'reference' | 'latest', Day>): Bounds => ({
  earliest: dayText(earliest),
  latest: dayText(latest),
  example: dayText(reference > earliest ? reference : latest),
})
