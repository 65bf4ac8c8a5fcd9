import type { TFunction } from 'i18next'
import { amountOrRange } from '~/language/amount-or-range'
import { chf, dayText } from '~/language/format'
import { Figure } from '~/ui/figure'
import type { SummaryRow } from '~/ui/summary-list'
import type { Amount, ExplainedView } from './view'

export const spanText = ({ from, to }: Pick<Amount, 'from' | 'to'>, t: TFunction) =>
  to
    ? t('explained.spanUntil', { from: dayText(from), to: dayText(to) })
    : t('explained.spanForLife', { from: dayText(from) })

const capitalized = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase())

/** A monthly pension with its period, and why it differs from the previous one. */
export function amountRow(amount: Amount, figure: string, t: TFunction): SummaryRow {
  const { monthly, reason } = amount
  const text = t('explained.perMonth', { amount: chf(monthly) })
  return {
    term: capitalized(spanText(amount, t)),
    value: <Figure figure={figure} value={monthly} text={text} />,
    note: reason && t(`explained.reasons.${reason}`),
  }
}

type Extras = Pick<ExplainedView, 'amounts' | 'supplement' | 'thirteenth' | 'range'>

/** The supplement, what it makes with the pension that is paid for life, and the 13th pension. */
export function extraRows({ amounts, supplement, thirteenth, range }: Extras, t: TFunction): SummaryRow[] {
  const lasting = amounts.at(-1)
  if (!lasting) return []
  const total = lasting.monthly + supplement
  const row = (key: 'supplement' | 'withSupplement' | 'thirteenth', value: number, text: string): SummaryRow => ({
    term: t(`explained.${key}`),
    value: <Figure figure={`avs.${key}`} value={value} text={text} />,
    note: key === 'withSupplement' ? `${capitalized(spanText(lasting, t))}.` : t(`explained.${key}Note`),
  })
  const ofFirst = amounts.length === 1 ? (range?.pension ?? null) : null
  return [
    ...(supplement > 0
      ? [
          row('supplement', supplement, amountOrRange(t, supplement, range?.supplement ?? null)),
          row('withSupplement', total, amountOrRange(t, total, range?.withSupplement ?? null)),
        ]
      : []),
    ...(thirteenth > 0 ? [row('thirteenth', thirteenth, amountOrRange(t, thirteenth, ofFirst))] : []),
  ]
}
