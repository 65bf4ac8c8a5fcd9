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

/**
 * A monthly pension with its period, and why it differs from the previous one. `figure`: its name, if this is the only place
 * that shows it.
 */
export function amountRow(amount: Amount, t: TFunction, figure?: string): SummaryRow {
  const { monthly, reason } = amount
  const text = t('explained.perMonth', { amount: chf(monthly) })
  return {
    term: capitalized(spanText(amount, t)),
    value: figure ? <Figure figure={figure} value={monthly} text={text} /> : text,
    note: reason && t(`explained.reasons.${reason}`),
  }
}

type Extras = Pick<ExplainedView, 'amounts' | 'supplement' | 'range'>

/** The pension for life together with the supplement. */
export function extraRows({ amounts, supplement, range }: Extras, t: TFunction): SummaryRow[] {
  const lasting = amounts.at(-1)
  if (!lasting || supplement === 0) return []
  const total = lasting.monthly + supplement
  return [
    {
      term: t('explained.withSupplement'),
      value: (
        <Figure
          figure="avs.withSupplement"
          value={total}
          text={amountOrRange(t, total, range?.withSupplement ?? null)}
        />
      ),
      note: `${capitalized(spanText(lasting, t))}.`,
    },
  ]
}
