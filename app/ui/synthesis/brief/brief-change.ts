/** The effect of a change of situation, in a sentence. */
import { amountOrRange } from '~/language/amount-or-range'
import { chf, dayText } from '~/language/format'
import type { T } from '~/ui/frame/text'
import type { BriefColumn } from './brief-column'

type BriefChange = {
  before: BriefColumn
  after: BriefColumn
  /** Whether no party is silent in only one of the columns. */
  isWhole: boolean
}

export function changeSentence(t: T, change: BriefChange): string {
  const { before, after, isWhole } = change
  if (!isWhole || !areAlike(before, after)) return t('brief.change.incomplete')
  return (
    rangesSentence(t, change) ??
    monthlySentence(t, before, after) ??
    capitalSentence(t, before, after) ??
    t('brief.change.incomplete')
  )
}

/** Totals can only be compared if they contain the same pillars. */
const areAlike = (before: BriefColumn, after: BriefColumn) =>
  (['avs', 'lpp', 'pillar3a'] as const).every((part) => (before[part] === null) === (after[part] === null))

/** Between which amounts both are paid for life; null if no range is known. */
function rangesSentence(t: T, { before, after }: BriefChange): string | null {
  const [beforeFrom, afterFrom] = [before.totalFrom, after.totalFrom]
  if ((!before.ranges && !after.ranges) || beforeFrom === null || afterFrom === null) return null
  const total = ({ monthlyTotal, ranges }: BriefColumn) => amountOrRange(t, monthlyTotal ?? 0, ranges?.total ?? null)
  return t('brief.change.ranges', {
    before: total(before),
    beforeDay: dayText(beforeFrom),
    after: total(after),
    afterDay: dayText(afterFrom),
  })
}

/** null if neither column has a pension. */
function monthlySentence(t: T, before: BriefColumn, after: BriefColumn): string | null {
  if (before.totalFrom === null || after.totalFrom === null || (!before.monthlyTotal && !after.monthlyTotal))
    return null
  const isSameDay = before.totalFrom === after.totalFrom
  const isSame = isSameDay && before.monthlyTotal === after.monthlyTotal
  return t(`brief.change.${isSame ? 'same' : isSameDay ? 'amount' : 'monthly'}`, {
    before: chf(before.monthlyTotal ?? 0),
    beforeDay: dayText(before.totalFrom),
    after: chf(after.monthlyTotal ?? 0),
    afterDay: dayText(after.totalFrom),
  })
}

function capitalSentence(t: T, before: BriefColumn, after: BriefColumn): string | null {
  if (before.capitalTotal === null || after.capitalTotal === null) return null
  const key = before.capitalTotal === after.capitalTotal ? 'sameCapital' : 'capital'
  return t(`brief.change.${key}`, { before: chf(before.capitalTotal), after: chf(after.capitalTotal) })
}
