import { amountText, dayText } from '~/language/format'
import type { LeavingPlan } from '~/pillars/synthesis/plan/result'
import { PillarLegend } from '~/ui/chart/pillar-legend'
import { planPicture } from '~/ui/chart/plan/geometry'
import type { PlanWords } from '~/ui/chart/plan/names'
import { PlanPicture } from '~/ui/chart/plan/plan-picture'
import { type T, useText } from '~/ui/frame/text'

/** What each month comes from, up to the line of the need. */
export function Picture({ plan }: { plan: LeavingPlan }) {
  const { t, to } = useText()
  const picture = planPicture(plan, wordsIn(t))
  if (!picture) return null
  return (
    <section>
      <PlanPicture picture={picture} title={t('plan.picture.title')} description={t('plan.picture.described')} />
      {!picture.isNamed && <PillarLegend names={namesIn(t, plan)} />}
      <p className="hint">
        {t('plan.picture.hint')}
        {plan.need !== null && (
          <>
            {' '}
            {t('plan.picture.hintNeed')} <a href={to('/synthesis#stop')}>{t('plan.picture.change')}</a>
          </>
        )}
      </p>
    </section>
  )
}

const namesIn = (t: T, { phases }: LeavingPlan) =>
  (['avs', 'lpp', 'pillar3a'] as const)
    .filter((part) => phases.some(({ sources }) => sources[part] > 0))
    .map((part) => [part, t(`plan.phases.${part}`)] as const)

const wordsIn = (t: T): PlanWords => ({
  part: (part, amount) => {
    if (part === 'pay') return [`${t('plan.picture.pay')} ${amountText(amount)}`, t('plan.picture.pay')]
    const name = t(`plan.picture.parts.${part}`)
    return [`${name} ${amountText(amount)}`, name]
  },
  need: (amount) => [t('plan.picture.need', { amount: amountText(amount) }), amountText(amount)],
  missing: (amount) => [`\u2212${amountText(amount)}`],
  leaving: (day) => [t('plan.picture.leaving', { day: dayText(day) }), dayText(day)],
  avs: (day) => [t('plan.picture.avs', { day: dayText(day) }), dayText(day)],
  day: (day) => [dayText(day)],
})
