import type { ReactNode } from 'react'
import type { CountingSource } from '~/dossier/shape/savings-papers'
import { dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import { Actions, Button } from '../form/controls/button'
import { RadioGroup } from '../form/controls/choice'
import { VisitorForm } from '../form/visitor-form'
import { useText } from '../frame/text'

/** A party's answer and the visitor's own figures on the same thing. `party`: who answered and as of which day, in words. */
export type TwoSources = { party: string; ownDay: Day | null; counts: CountingSource }

type SourceChoiceProps = TwoSources & {
  revision: string | null
  /** The effect of choosing the visitor's own figures, if it goes beyond their amounts. */
  hint?: string
  /** Which of several things it is about. */
  children?: ReactNode
}

/** Two sources for the same thing: the day of each, and the choice. */
export function SourceChoice({ party, ownDay, counts, revision, hint, children }: SourceChoiceProps) {
  const { t } = useText()
  const options = [
    { value: 'party', label: party },
    { value: 'own', label: ownDay ? t('ownPapers.ownOf', { day: dayText(ownDay) }) : t('ownPapers.own'), hint },
  ]
  return (
    <VisitorForm revision={revision}>
      {children}
      <RadioGroup name="counts" legend={t('ownPapers.counts')} options={options} defaultValue={counts} required />
      <Actions>
        <Button kind="secondary">{t('ownPapers.choose')}</Button>
      </Actions>
    </VisitorForm>
  )
}
