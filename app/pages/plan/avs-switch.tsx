import { atAge } from '~/language/at-age'
import type { LeavingPlan } from '~/pillars/synthesis/plan/result'
import { VisitorForm } from '~/ui/form/visitor-form'
import { useText } from '~/ui/frame/text'

/**
 * When the AVS starts: after leaving and until the reference age, each a button. A later start is chosen among all ages, and
 * shown here once it is.
 */
export function AvsSwitch({ plan }: { plan: LeavingPlan }) {
  const { t } = useText()
  const { avsChoices, avsStart, reference } = plan
  const shown = avsChoices.filter(({ day }) => day <= reference || day === avsStart)
  if (shown.length < 2) return null
  return (
    <VisitorForm>
      <p className="switch-name">{t('plan.avsStartsAt')}</p>
      <ul className="views">
        {shown.map(({ choice, day, age }) => (
          <li key={day}>
            {day === avsStart ? (
              <span aria-current="true">{atAge(t, 12 * age.years + age.months)}</span>
            ) : (
              <button type="submit" name="avsFrom" value={choice}>
                {atAge(t, 12 * age.years + age.months)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </VisitorForm>
  )
}
