/** What is paid before the amount for life, in one sentence: every amount with its days, and why it falls. */

import { isAbout } from '~/language/at-least'
import { chf, dayText } from '~/language/format'
import { type ColumnWithPhases, fallsIn, phasesOf } from '~/language/phases'
import type { Column } from '~/pillars/synthesis/result'
import type { T } from '~/ui/frame/text'

/** `note`: beside its amount; `line`: within a table row. */
export type PhaseForm = 'sentence' | 'note' | 'line'

/**
 * The words for an amount of this column. If only a range is known for life, earlier amounts are just as uncertain. An amount
 * that is given as a minimum, since a pillar is missing, is not also given as approximate.
 */
export const phaseAmount =
  (t: T, column: Pick<Column, 'ranges' | 'complete'> & Pick<ColumnWithPhases, 'lpp'>) =>
  (amount: number): string =>
    (column.ranges && column.complete) || isAbout(column)
      ? t('outlook.picture.aboutAmount', { amount: chf(amount) })
      : chf(amount)

/** Without a full stop, since the sentence may go on. `amounts`: those of the phases, formatted. */
export function phaseWords(t: T, column: ColumnWithPhases, amounts: readonly string[], form: PhaseForm): string {
  const phases = phasesOf(column)
  const falls = fallsIn(phases, column.monthlyTotal)
  const withReason = (words: string, index: number) => {
    const why = falls[index]
    return why ? `${words} (${t(`synthesis.phases.less.${why}`)})` : words
  }
  const said = phases.map(({ from, to }, index) => {
    const amount = column.complete ? amounts[index] : `${t('words.lowest')} ${amounts[index]}`
    const told = { amount, from: dayText(from), to: dayText(to) }
    return withReason(t(index > 0 ? 'synthesis.phases.then' : `synthesis.phases.first.${form}`, told), index)
  })
  const last = falls.at(-1) ? [withReason(t('synthesis.phases.life'), phases.length)] : []
  return [...said, ...last].join(', ')
}

/** A list with one sentence; empty if the total is paid for life from the start. */
export function phaseSentences(
  t: T,
  column: ColumnWithPhases,
  text: (amount: number) => string,
  form: PhaseForm = 'sentence',
): string[] {
  const amounts = phasesOf(column).map(({ monthly }) => text(monthly))
  return amounts.length > 0 ? [`${phaseWords(t, column, amounts, form)}.`] : []
}
