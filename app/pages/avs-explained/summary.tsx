import { amountOrRange } from '~/language/amount-or-range'
import { chf } from '~/language/format'
import { type RangeKind, rangeKind } from '~/language/range-words'
import type { PensionRange } from '~/pillars/result'
import { Article } from '~/ui/explained/explained-steps'
import { Figure } from '~/ui/figure'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SummaryList } from '~/ui/summary-list'
import { RangeBasis, RangeReasons } from '~/ui/synthesis/range-figure'
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
              <RangeBasis causes={range.causes}>{chf(shown.monthly)}</RangeBasis>
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
      {range && <RangeHow {...range} />}
    </Section>
  )
}

const HOW_ARTICLES: Record<RangeKind, string> = {
  estimated: 'LAVS art. 29quater, 30',
  unknown: 'LAVS art. 29quinquies',
}

/** What the range depends on, and how its ends are found. */
function RangeHow({ causes }: Pick<PensionRange, 'causes'>) {
  const { t } = useText()
  const kind = rangeKind(causes)
  return (
    <>
      <RangeReasons causes={causes} />
      <p>
        {t(`explained.rangeHow.${kind}`)} <Article article={HOW_ARTICLES[kind]} />
      </p>
    </>
  )
}

const figureOf = (one: Amount, amounts: readonly Amount[]) => (one === amounts[0] ? 'avs.monthly' : 'avs.later')
