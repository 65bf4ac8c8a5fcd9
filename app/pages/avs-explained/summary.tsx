import type { TFunction } from 'i18next'
import { chf, dayText } from '~/language/format'
import { Figure } from '~/ui/figure'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'
import { AvsRange } from '~/ui/synthesis/avs-range'
import type { Amount, ExplainedView } from './view'

type ExplainedSummaryProps = Pick<ExplainedView, 'amounts' | 'supplement' | 'thirteenth' | 'range'>

/** The result of the calculation: the pension, its later changes, and its supplements. */
export function ExplainedSummary({ amounts, supplement, thirteenth, range }: ExplainedSummaryProps) {
  const { t } = useText()
  const [first, ...later] = amounts
  const rows = [...later.map((amount) => amountRow(amount, 'avs.later', t)), ...extraRows(supplement, thirteenth, t)]
  return (
    <Section title={t('explained.yourPension')}>
      {first ? (
        <p>
          <Figure figure="avs.monthly" value={first.monthly} text={chf(first.monthly)} size="large" />
          {`${t('explained.monthly')}, ${spanText(first, t)}`}
        </p>
      ) : (
        <p>
          <Figure figure="avs.monthly" value={0} text={t('explained.noPension')} size="large" />
          {t('synthesis.avsNoWholeYear')}
        </p>
      )}
      {range && <AvsRange range={range} />}
      {rows.length > 0 && <SummaryList rows={rows} />}
    </Section>
  )
}

export const spanText = ({ from, to }: Pick<Amount, 'from' | 'to'>, t: TFunction) =>
  to
    ? t('explained.spanUntil', { from: dayText(from), to: dayText(to) })
    : t('explained.spanForLife', { from: dayText(from) })

/** A monthly pension with its period, and why it differs from the previous one. */
export function amountRow(amount: Amount, figure: string, t: TFunction): SummaryRow {
  const { monthly, reason } = amount
  const text = t('explained.perMonth', { amount: chf(monthly) })
  return {
    term: spanText(amount, t).replace(/^./, (letter) => letter.toUpperCase()),
    value: <Figure figure={figure} value={monthly} text={text} />,
    note: reason && t(`explained.reasons.${reason}`),
  }
}

function extraRows(supplement: number, thirteenth: number, t: TFunction): SummaryRow[] {
  const row = (key: 'supplement' | 'thirteenth', amount: number): SummaryRow => ({
    term: t(`explained.${key}`),
    value: <Figure figure={`avs.${key}`} value={amount} text={chf(amount)} />,
    note: t(`explained.${key}Note`),
  })
  return [
    ...(supplement > 0 ? [row('supplement', supplement)] : []),
    ...(thirteenth > 0 ? [row('thirteenth', thirteenth)] : []),
  ]
}
