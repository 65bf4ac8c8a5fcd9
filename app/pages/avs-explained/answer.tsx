import { amountOrRange } from '~/language/amount-or-range'
import { chf, dayText } from '~/language/format'
import type { AmountRange } from '~/pillars/result'
import { Answer } from '~/ui/answer'
import { paragraph } from '~/ui/explained/step-words'
import { Figure } from '~/ui/figure'
import { useText } from '~/ui/frame/text'
import { RangeBasis } from '~/ui/synthesis/range-figure'
import { Words } from '~/ui/term'
import type { Amount, ExplainedView } from './view'

type PensionAnswerProps = Pick<ExplainedView, 'amounts' | 'supplement' | 'thirteenth' | 'range'>

/** The pension for life and its start, what is paid before, and what comes on top. */
export function PensionAnswer({ amounts, supplement, thirteenth, range }: PensionAnswerProps) {
  const { t } = useText()
  const lasting = amounts.at(-1)
  if (!lasting)
    return (
      <Answer amount={<Figure figure="avs.monthly" value={0} text={t('explained.noPension')} />}>
        <p>{t('synthesis.avsNoWholeYear')}</p>
      </Answer>
    )
  const bounds = range?.pension ?? null
  return (
    <Answer
      amount={
        <Figure
          figure="avs.monthly"
          value={lasting.monthly}
          text={amountOrRange(t, lasting.monthly, bounds)}
          size={bounds ? 'range' : undefined}
        />
      }
      unit={t('explained.perMonthForLife')}
    >
      <p className="hint">
        {paragraph(t('explained.since', { from: dayText(lasting.from) }))} <Before amounts={amounts.slice(0, -1)} />
      </p>
      {bounds && range && (
        <p>
          <RangeBasis causes={range.causes}>{chf(lasting.monthly)}</RangeBasis>
        </p>
      )}
      {/* In a full year, the 13th pension equals one month of the pension for life. */}
      <OnTop {...{ supplement, range }} thirteenth={thirteenth > 0 ? lasting.monthly : 0} />
    </Answer>
  )
}

/** What is paid before the pension for life. */
function Before({ amounts }: { amounts: readonly Amount[] }) {
  const { t } = useText()
  if (amounts.length === 0) return null
  return (
    <>
      {amounts.map(({ from, monthly }, index) => (
        <span key={from}>
          {t(index === 0 ? 'explained.first' : 'explained.next')}{' '}
          <Figure figure="avs.monthlyFirst" value={monthly} text={chf(monthly)} />{' '}
          {t('explained.from', { from: dayText(from) })}
          {index === amounts.length - 1 ? '.' : ', '}
        </span>
      ))}
    </>
  )
}

type OnTopProps = Pick<ExplainedView, 'supplement' | 'thirteenth' | 'range'>

function OnTop({ supplement, thirteenth, range }: OnTopProps) {
  return (
    <>
      <Plus kind="supplement" amount={supplement} range={range?.supplement ?? null} />
      <Plus kind="thirteenth" amount={thirteenth} range={range?.pension ?? null} />
    </>
  )
}

type PlusProps = { kind: 'supplement' | 'thirteenth'; amount: number; range: AmountRange | null }

function Plus({ kind, amount, range }: PlusProps) {
  const { t } = useText()
  if (amount === 0) return null
  return (
    <p>
      {t('explained.plus')} <Figure figure={`avs.${kind}`} value={amount} text={amountOrRange(t, amount, range)} />{' '}
      <Words>{t(`explained.${kind}Note`)}</Words>
    </p>
  )
}
