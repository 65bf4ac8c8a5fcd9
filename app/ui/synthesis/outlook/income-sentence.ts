/** Describes an income chart in one sentence. */
import { chf } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import type { IncomeStep } from '~/pillars/synthesis/outlook'
import type { T } from '~/ui/frame/text'

/** @param column null if there is only one; @param isAtLeast whether a pension is missing from the amount */
export function incomeSentence(
  t: T,
  steps: readonly IncomeStep[],
  today: string,
  column: ColumnName | null,
  isAtLeast = false,
): string {
  const amounts = amountsOverTime(t, steps, today, isAtLeast)
  return column
    ? t('outlook.income.messageIn', { amounts, column: t(`outlook.income.columns.${column}`) })
    : t('outlook.income.message', { amounts })
}

/** `CHF 12'667 aujourd’hui et CHF 6'195 dès 65 ans`. */
export const amountsOverTime = (t: T, steps: readonly IncomeStep[], today: string, isAtLeast = false): string =>
  joinWords(
    t,
    steps.map((step) => amountFrom(t, step, { isToday: step.from === today, isAtLeast })),
  )

function amountFrom(t: T, step: IncomeStep, { isToday, isAtLeast }: { isToday: boolean; isAtLeast: boolean }): string {
  const { years, months } = step.age
  // A salary alone does not lack a pillar.
  const lacksPension = isAtLeast && (step.salary === null || step.avs !== null || step.lpp !== null)
  const amount = lacksPension ? `${t('words.lowest')} ${chf(step.total)}` : chf(step.total)
  if (isToday) return t('outlook.income.today', { amount })
  return months === 0
    ? t('outlook.income.fromAge', { amount, years })
    : t('outlook.income.fromAgeAndMonths', { amount, years, count: months })
}

/** 'a', 'a and b', 'a, b and c'. */
const joinWords = (t: T, items: readonly string[]) =>
  items.length < 2 ? items.join() : t('words.and', { others: items.slice(0, -1).join(', '), last: items.at(-1) })
