import { chf, dayText } from '~/text/format'
import type { AvsDifference as Difference } from './avs-changes'
import { useText } from './text'

/** What the change does to the AVS pension in the long run, in a sentence. */
export function AvsDifference({ from, before, after }: Difference) {
  const { t } = useText()
  const direction = after === before ? 'same' : after < before ? 'lower' : 'higher'
  return (
    <p>
      {t(`synthesis.avsDifference.${direction}`, {
        day: dayText(from),
        before: chf(before),
        after: chf(after),
        difference: chf(Math.abs(after - before)),
      })}
    </p>
  )
}
