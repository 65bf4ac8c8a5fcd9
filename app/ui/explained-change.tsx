import type { ReactNode } from 'react'
import type { Day } from '~/pillars/day'
import type { Change } from '~/pillars/synthesis/change'
import { chf, dayText, percent } from '~/text/format'
import { Section } from './section'
import { useText } from './text'

/** `before`: the day of retirement without the change. `effects`: what each part of it does here, in a sentence. */
type ExplainedChangeProps = {
  change: Change
  before: Day
  effects: { work: ReactNode; retirement?: ReactNode; capitalShare?: ReactNode }
}

/** What the simulation counts with, and what that does to the pillar of the page. */
export function ExplainedChange({
  change: { work, retirementDate, capitalShare },
  before,
  effects,
}: ExplainedChangeProps) {
  const { t, to } = useText()
  return (
    <Section title={t('explainedPillars.change.title')}>
      <ul className="sentences">
        {work && (
          <li>
            {t('explainedPillars.change.work', {
              desired: chf(Math.round(work.desired.salary)),
              desiredRate: percent(work.desired.rate),
              current: chf(Math.round(work.current.salary)),
              currentRate: percent(work.current.rate),
            })}{' '}
            {effects.work}
          </li>
        )}
        {retirementDate && (
          <li>
            {t('explainedPillars.change.retirement', { day: dayText(retirementDate), before: dayText(before) })}{' '}
            {effects.retirement}
          </li>
        )}
        {capitalShare > 0 && (
          <li>
            {t('explainedPillars.change.capitalShare', { share: percent(capitalShare) })} {effects.capitalShare}
          </li>
        )}
      </ul>
      <p className="screen-only alone">
        <a href={to('/simulation')}>{t('explainedPillars.change.edit')}</a>
      </p>
    </Section>
  )
}
