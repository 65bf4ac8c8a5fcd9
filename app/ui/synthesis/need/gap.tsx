import { chf } from '~/language/format'
import { rangeText } from '~/language/range-text'
import type { ColumnName } from '~/pillars/result'
import type { NeedGap } from '~/pillars/synthesis/need'
import { Figure } from '~/ui/figure'
import { FigureSentence } from '~/ui/figure-sentence'
import { type T, useText } from '~/ui/frame/text'

/** `complete`: left out if all pensions are known. */
export type ShownGap = Pick<NeedGap, 'gap' | 'range'> & { complete?: boolean }

/** What is missing, or what exceeds the need: an amount or a range. */
const amountOf = (t: T, { gap, range }: ShownGap) =>
  range ? rangeText(t, chf(Math.round(range.low)), chf(Math.round(range.high))) : chf(Math.abs(gap))

/** A range counts as a gap as long as its higher end is one. */
const kindOf = ({ gap, range, complete = true }: ShownGap) => {
  if ((range?.high ?? gap) > 0) return complete ? 'missing' : 'missingAtMost'
  if (!complete) return 'coveredAtLeast'
  return gap === 0 ? 'exact' : 'covered'
}

/** `Il manque CHF 2'249 par mois à votre besoin de CHF 8'444.` */
export const gapSentence = (t: T, need: number, gap: ShownGap) =>
  t(`enough.${kindOf(gap)}`, { gap: amountOf(t, gap), need: chf(need) })

/** The same with the figure for programs. */
export function Gap({ need, gap, column }: { need: number; gap: ShownGap; column?: ColumnName }) {
  const { t } = useText()
  const figure = <Figure figure="need.gap" value={gap.gap} column={column} text={amountOf(t, gap)} />
  return (
    <FigureSentence
      sentence={(amount) => t(`enough.${kindOf(gap)}`, { gap: amount, need: chf(need) })}
      figures={[figure]}
    />
  )
}
