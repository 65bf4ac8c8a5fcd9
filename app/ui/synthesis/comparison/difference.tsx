import { chf, dayText } from '~/language/format'
import { type T, useText } from '~/ui/frame/text'
import type { AvsDifference as Difference } from './avs-changes'

/** The long-term effect of the change on the AVS pension, in a sentence. */
export function AvsDifference(difference: Difference) {
  const { t } = useText()
  return <p>{differenceSentence(t, difference)}</p>
}

export function differenceSentence(t: T, { from, before, after }: Difference): string {
  const direction = after === before ? 'same' : after < before ? 'lower' : 'higher'
  return t(`synthesis.avsDifference.${direction}`, {
    day: dayText(from),
    before: chf(before),
    after: chf(after),
    difference: chf(Math.abs(after - before)),
  })
}
