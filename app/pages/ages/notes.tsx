import { chf } from '~/language/format'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Words } from '~/ui/term'
import { type AgesView, comparedIn } from './view'

/** How to read the table, and what it leaves out: folded if there is more to compare. */
export function AgeNotes(view: AgesView) {
  const { t } = useText()
  if (view.year === null) return <Notes {...view} />
  return (
    <details className="more-figures">
      <summary>{t('ages.notes')}</summary>
      <Notes {...view} />
    </details>
  )
}

function Notes({ rows, early, leastContribution, isMarried }: AgesView) {
  const { t } = useText()
  return (
    <div className="age-notes">
      {comparedIn(rows) && (
        <Section title={t('ages.evenTitle')}>
          <p>{t('ages.evenText')}</p>
        </Section>
      )}
      {leastContribution !== null && (
        <Section title={t('ages.stopTitle')}>
          <p>
            <Words>{t('ages.stopText', { amount: chf(leastContribution) })}</Words> {isMarried && t('ages.stopMarried')}
          </p>
        </Section>
      )}
      {early && (
        <Section title={t('ages.earlyTitle', { age: early.avsAge })}>
          <p>{t(`ages.early.${early.paying}`, { age: early.avsAge })}</p>
        </Section>
      )}
    </div>
  )
}
