import type { ReactNode } from 'react'
import { chf, dayText, percent } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { Change } from '~/pillars/synthesis/change'
import { useText } from '../frame/text'
import { Section } from '../section'

/** `before`: the retirement date without the change. `effects`: a sentence on the effect of each part of the change. */
type ExplainedChangeProps = {
  change: Change
  before: Day
  effects: { work: ReactNode; retirement?: ReactNode; capitalShare?: ReactNode }
}

/** The assumptions of the simulation, and their effect on the pillar of the page. */
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
