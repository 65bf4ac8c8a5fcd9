import { dayText } from '~/language/format'
import type { Deadline } from '~/pillars/synthesis/deadlines'
import type { LeavingPlan } from '~/pillars/synthesis/plan/result'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'
import { dateText } from '~/ui/plan/plan-words'
import { Section } from '~/ui/section'

/** What to do by when, as in the calendar file, with the names of the accounts. */
export function Dates({ plan }: { plan: LeavingPlan }) {
  const { t, to } = useText()
  const { dates } = plan
  if (dates.length === 0) return null
  return (
    <Section title={t('plan.dates.title')}>
      <ol className="dates">
        {dates.map((deadline) => (
          <li key={keyOf(deadline)}>
            <time dateTime={deadline.day}>{dayText(deadline.day)}</time>
            <span>{dateText(t, deadline, plan)}</span>
          </li>
        ))}
      </ol>
      <div className="screen-only">
        <Actions>
          <ButtonLink to={to('/data/calendar.ics')}>{t('plan.dates.calendar')}</ButtonLink>
          <ButtonLink to={to('/data/synthesis.pdf')} kind="secondary">
            {t('takeaway.files.pdf')}
          </ButtonLink>
        </Actions>
      </div>
    </Section>
  )
}

const keyOf = (deadline: Deadline) =>
  [deadline.kind, 'account' in deadline && deadline.account, 'year' in deadline && deadline.year].join(' ')
