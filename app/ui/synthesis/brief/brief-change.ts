/** The effect of a change of situation, in a sentence. */
import { chf, dayText } from '~/language/format'
import type { T } from '~/ui/frame/text'
import type { BriefColumn } from './brief-column'

/** `isWhole`: no party is silent in only one of the columns. */
export function changeSentence(t: T, before: BriefColumn, after: BriefColumn, isWhole: boolean): string {
  if (!isWhole || !areAlike(before, after)) return t('brief.change.incomplete')
  return monthlySentence(t, before, after) ?? capitalSentence(t, before, after) ?? t('brief.change.incomplete')
}

/** Totals can only be compared if they contain the same pillars. */
const areAlike = (before: BriefColumn, after: BriefColumn) =>
  (['avs', 'lpp', 'pillar3a'] as const).every((part) => (before[part] === null) === (after[part] === null))

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
