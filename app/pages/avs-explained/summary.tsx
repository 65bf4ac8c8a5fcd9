import { amountOrRange } from '~/language/amount-or-range'
import { chf } from '~/language/format'
import { Article } from '~/ui/explained/explained-steps'
import { Figure } from '~/ui/figure'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SummaryList } from '~/ui/summary-list'
import { RangeBasis } from '~/ui/synthesis/range-figure'
import { amountRow, extraRows, spanText } from './summary-rows'
import type { Amount, ExplainedView } from './view'

type ExplainedSummaryProps = Pick<ExplainedView, 'amounts' | 'supplement' | 'thirteenth' | 'range'>

/** The result of the calculation: the pension, its changes, and its supplements; where only a range is known, the one for life. */
export function ExplainedSummary(props: ExplainedSummaryProps) {
  const { t } = useText()
  const { amounts, range } = props
  const lasting = amounts.at(-1)
  const shown = range?.pension ? lasting : amounts[0]
  const rows = [
    ...amounts.filter((one) => one !== shown).map((one) => amountRow(one, figureOf(one, amounts), t)),
    ...extraRows(props, t),
  ]
  return (
    <Section title={t('explained.yourPension')}>
      {shown ? (
        <>
          <p>
            <Figure
              figure={figureOf(shown, amounts)}
              value={shown.monthly}
              text={amountOrRange(t, shown.monthly, range?.pension ?? null)}
              size="large"
            />
            {`${t('explained.monthly')}, ${spanText(shown, t)}`}
          </p>
          {shown.reason && <p>{t(`explained.reasons.${shown.reason}`)}</p>}
          {range?.pension && (
            <p>
              <RangeBasis>{chf(shown.monthly)}</RangeBasis>
            </p>
          )}
        </>
      ) : (
        <p>
          <Figure figure="avs.monthly" value={0} text={t('explained.noPension')} size="large" />
          {t('synthesis.avsNoWholeYear')}
        </p>
      )}
      {rows.length > 0 && <SummaryList rows={rows} />}
      {range && <RangeReason />}
    </Section>
  )
}

/** What the range depends on, and how its ends are found. */
function RangeReason() {
  const { t } = useText()
  return (
    <>
      <p>{t('synthesis.rangeReason')}</p>
      <p>
        {t('explained.rangeHow')} <Article article="LAVS art. 29quinquies" />
      </p>
    </>
  )
}

const figureOf = (one: Amount, amounts: readonly Amount[]) => (one === amounts[0] ? 'avs.monthly' : 'avs.later')
