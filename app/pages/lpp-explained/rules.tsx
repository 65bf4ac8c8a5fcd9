import { chf, percent } from '~/language/format'
import { savingsParts } from '~/ui/chart/savings-bar'
import { SavingsDrawing, SliceDrawing } from '~/ui/chart/savings-drawing'
import { Rule } from '~/ui/explained/rule'
import { figuresIn, paragraph } from '~/ui/explained/step-words'
import { useText } from '~/ui/frame/text'
import { FundNotices } from './fund-notices'
import type { ExplainedFund, LppExplainedView } from './view'

/** How savings become a pension, for all funds on one scale, and how much of it is guaranteed. */
export function LppRules(view: LppExplainedView) {
  const { t } = useText()
  const { funds, law } = view
  if (funds.length === 0) return null
  const drawn = funds.map((fund) => ({ fund, figures: savingsOf(fund) }))
  const widest = Math.max(...drawn.map(({ figures }) => figures?.total ?? 0))
  const count = new Set(funds.map(({ fundId }) => fundId)).size
  return (
    <>
      <Rule
        id="savings"
        title={t('explainedLpp.rules.savings.title')}
        sentences={t('explainedLpp.rules.savings.text', { count })}
        article="LPP art. 14, 15, 16"
      >
        {drawn.map(({ fund, figures }) => (
          <div key={`${fund.fundId} ${fund.planName} ${fund.balance}`}>
            <h3>{fund.fundName}</h3>
            <FundNotices fund={fund} {...view} />
            {figures && <Savings figures={figures} widest={widest} />}
            <Parts fund={fund} />
          </div>
        ))}
      </Rule>
      <Rule
        id="sure"
        title={t('explainedLpp.rules.sure.title')}
        sentences={t('explainedLpp.rules.sure.text', {
          interest: percent(law.minimumInterestRate),
          conversion: percent(law.minimumConversionRate),
        })}
        article="LPP art. 14, 15; OPP 2 art. 12"
      />
    </>
  )
}

/** A benefit drawn in parts: what they pay together. */
function Parts({ fund: { steps } }: { fund: ExplainedFund }) {
  const { t } = useText()
  const together = steps.find(({ key }) => key === 'partsTotal')
  if (!together) return null
  const { number, outputMoney } = figuresIn(together)
  return <p>{t('explainedLpp.partsTotal.text', { count: number('parts'), monthly: outputMoney })}</p>
}

type Savings = NonNullable<ReturnType<typeof savingsOf>>

/** CHF at retirement, CHF a month; null: the fund gives no figure, or a pension without savings. */
function savingsOf({ balance, withoutInterest, steps }: ExplainedFund) {
  const [projected, reduced, lump, pension] = (
    ['fundCapital', 'creditsReduced', 'fundLumpSum', 'fundPension'] as const
  ).map((key) => steps.find((step) => step.key === key))
  if (!pension) return null
  const capital = reduced ?? projected
  const { number, output: monthly } = figuresIn(pension)
  return {
    total: capital ? figuresIn(capital).output : 0,
    parts: capital
      ? savingsParts({
          today: balance,
          // The fund states this only for its own projection, which does not apply to an outlook or to work in steps.
          withoutInterest: reduced || 'announced' in capital.inputs ? null : withoutInterest,
          total: figuresIn(capital).output,
        })
      : [],
    converted: number('capital'),
    rate: number('conversionRate'),
    minimum:
      'minimumRate' in pension.inputs ? { rate: number('minimumRate'), mandatory: number('mandatoryCapital') } : null,
    drawn: lump ? figuresIn(lump).output : 0,
    monthly,
  }
}

function Savings({ figures, widest }: { figures: Savings; widest: number }) {
  const { t } = useText()
  const { total, parts, converted, rate, minimum, drawn, monthly } = figures
  const words = paragraph(
    converted > 0 &&
      t(`explainedLpp.rules.savings.${minimum ? 'minimum' : 'converted'}`, {
        capital: chf(minimum?.mandatory ?? converted),
        rate: percent(minimum?.rate ?? rate),
      }),
    drawn > 0 && t('explainedLpp.rules.savings.drawn', { capital: chf(drawn) }),
  )
  return (
    <>
      {parts.length > 0 && (
        <SavingsDrawing
          pillar="lpp"
          parts={parts}
          widest={widest}
          legend={(kind, amount) => t(`explainedLpp.parts.${kind}`, { amount: chf(amount) })}
        />
      )}
      {total > 0 && monthly > 0 && <SliceDrawing pillar="lpp" total={total} slice={12 * monthly} widest={widest} />}
      {words && <p>{words}</p>}
      <p className="outcome">
        <strong>{monthly > 0 ? t('explained.perMonth', { amount: chf(monthly) }) : t('synthesis.noPension')}</strong>
      </p>
    </>
  )
}
