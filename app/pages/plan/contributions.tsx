import { WEALTH } from '~/forms/plan'
import { atAge } from '~/language/at-age'
import { amountText, chf } from '~/language/format'
import { rangeText } from '~/language/range-text'
import type { LeavingPlan, PlanContributions } from '~/pillars/synthesis/plan/result'
import { boundTo } from '~/ui/form/bound'
import { Actions, Button } from '~/ui/form/controls/button'
import { Control } from '~/ui/form/declaration/control'
import { fieldsOf } from '~/ui/form/fields'
import type { Problem } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { VisitorForm } from '~/ui/form/visitor-form'
import { type T, useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { monthsAt } from './months-at'

type ContributionsProps = { plan: LeavingPlan; lastResult: ReturnedForm | undefined; problems: readonly Problem[] }

/** The contributions that are due without work, and wealth, which they depend on. */
export function Contributions({ plan, lastResult, problems }: ContributionsProps) {
  const { t } = useText()
  const { contributions } = plan
  const isDue = contributions === null || contributions.total > 0
  return (
    <Section title={t('plan.contributions.title')}>
      <p>{contributions ? contributionsText(t, contributions, plan) : t('plan.contributions.unknown')}</p>
      {isDue && <Wealth plan={plan} lastResult={lastResult} problems={problems} />}
    </Section>
  )
}

function contributionsText(t: T, { total, isAtLeast, isPaidBySpouse }: PlanContributions, plan: LeavingPlan): string {
  if (isPaidBySpouse) return t('plan.contributions.paidBySpouse')
  if (total === 0) return t('plan.contributions.none')
  const rates = plan.phases.flatMap(({ contributions }) => contributions || [])
  return t(isAtLeast ? 'plan.contributions.rateAtLeast' : 'plan.contributions.rate', {
    amount: rangeText(t, chf(Math.min(...rates)), chf(Math.max(...rates))),
    age: atAge(t, monthsAt(plan, plan.reference)),
    total: chf(total),
  })
}

function Wealth({ plan: { wealth: saved }, lastResult, problems }: ContributionsProps) {
  const { t } = useText()
  const { wealth } = fieldsOf(WEALTH.shape, {
    submission: lastResult,
    saved: { wealth: saved === null ? '' : amountText(saved) },
  })
  const bound = boundTo(problems)
  return (
    <details className="more-figures" open={bound(wealth).error !== undefined}>
      <summary>{saved === null ? t('plan.wealth.tell') : t('plan.wealth.change', { amount: chf(saved) })}</summary>
      <VisitorForm>
        <Control spec={WEALTH.fields.wealth} field={wealth} bound={bound} />
        <Actions>
          <Button kind="secondary">{t('plan.wealth.save')}</Button>
        </Actions>
      </VisitorForm>
    </details>
  )
}
