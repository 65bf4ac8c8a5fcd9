import type { Bounds } from '~/forms/problems'
import type { Day } from '~/pillars/day'
import { dayText } from '~/text/format'

/** Between which days a visitor may choose, for the sentence that refuses another one; the example is one of them. */
export const dayBounds = ({
  earliest,
  reference,
  latest,
}: Record<'earliest' | 'reference' | 'latest', Day>): Bounds => ({
  earliest: dayText(earliest),
  latest: dayText(latest),
  example: dayText(reference > earliest ? reference : latest),
})
