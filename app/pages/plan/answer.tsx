import { amountOrRange } from '~/language/amount-or-range'
import { atAge } from '~/language/at-age'
import { CAPITAL_KINDS, type Hole, type LeavingPlan } from '~/pillars/synthesis/plan/result'
import { span } from '~/ui/explained/step-words'
import { type T, useText } from '~/ui/frame/text'

/** The hole and who pays it, in one sentence or two. */
export function PlanAnswer({ plan }: { plan: LeavingPlan }) {
  const { t, to } = useText()
  return (
    <>
      <p className="plan-answer">
        {plan.need === null ? (
          <>
            {t('plan.answer.noNeed')} <a href={to('/synthesis#stop')}>{t('plan.answer.tell')}</a>
          </>
        ) : (
          answerText(t, plan)
        )}
      </p>
      {!plan.complete && <p className="hint">{t('plan.answer.incomplete')}</p>}
    </>
  )
}

const age = (t: T, { years, months }: LeavingPlan['age']) => atAge(t, 12 * years + months)
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function answerText(t: T, plan: LeavingPlan): string {
  const { hole } = plan
  return hole ? `${gapText(t, hole, plan)} ${paidText(t, plan)}` : withoutHole(t, plan)
}

const gapText = (t: T, { monthly, months, range }: Hole, { complete }: LeavingPlan) =>
  t(complete ? 'plan.answer.gap' : 'plan.answer.gapAtMost', {
    amount: amountOrRange(t, monthly, range),
    span: span(t, months),
  })

function paidText(t: T, plan: LeavingPlan): string {
  const payer = payerIn(t, plan)
  if (!payer) return t('plan.answer.unpaid')
  const isPaid = plan.phases.every(({ from, missing }) => from >= plan.avsStart || missing === 0)
  if (!isPaid) return sentence(t('plan.answer.paidPart', { payer }))
  const { lastsUntil, avsAge } = plan
  if (!lastsUntil) return sentence(t('plan.answer.paid', { payer }))
  const endsWithAvs = 12 * lastsUntil.years + lastsUntil.months <= 12 * avsAge.years + avsAge.months
  return sentence(
    endsWithAvs
      ? t('plan.answer.paidUntilAvs', { payer })
      : t('plan.answer.paidUntil', { payer, age: age(t, lastsUntil) }),
  )
}

function withoutHole(t: T, plan: LeavingPlan): string {
  const { phases, lastsUntil } = plan
  const payer = payerIn(t, plan)
  if (payer && lastsUntil) return t('plan.answer.paidLater', { payer, age: age(t, lastsUntil) })
  const missing = phases.find((phase) => (phase.missing ?? 0) > 0)
  if (!missing) return t('plan.answer.covered')
  return t('plan.answer.later', { amount: amountOrRange(t, missing.missing ?? 0, missing.missingRange) })
}

/** Whose capital is drawn: `votre 3a`, `votre 3a et votre libre passage`; null: none is. */
function payerIn(t: T, { accounts }: LeavingPlan): string | null {
  const kinds = CAPITAL_KINDS.filter((kind) => accounts.some((one) => one.kind === kind && one.drawn > 0))
  const names = kinds.map((kind) => t(`plan.payers.${kind}`))
  return names.length === 0 ? null : names.reduce((one, other) => t('plan.payers.and', { one, other }))
}
