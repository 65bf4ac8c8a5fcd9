/** What a change of situation does, in a sentence. */
import { chf, dayText } from '~/text/format'
import type { BriefColumn } from './brief-column'
import type { T } from './text'

/** `isWhole`: nobody is silent in one of the columns only. */
export function changeSentence(t: T, before: BriefColumn, after: BriefColumn, isWhole: boolean): string {
  if (!isWhole || !areAlike(before, after)) return t('brief.change.incomplete')
  return monthlySentence(t, before, after) ?? capitalSentence(t, before, after) ?? t('brief.change.incomplete')
}

/** Totals of different parts do not compare. */
const areAlike = (before: BriefColumn, after: BriefColumn) =>
  (['avs', 'lpp', 'pillar3a'] as const).every((part) => (before[part] === null) === (after[part] === null))

/** null where there is no pension in either column. */
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
