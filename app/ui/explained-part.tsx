import { dayText } from '~/text/format'
import { explained } from './explained-sentences'
import { Article, ExplainedSteps } from './explained-steps'
import type { Part } from './explained-view'
import { Section } from './section'
import { useText } from './text'

/** One calculation, its steps in order: the first one, or one anew from a day on. */
export function ExplainedPart({ part }: { part: Part }) {
  const { t } = useText()
  const { from, reason, article, steps } = part
  return (
    <Section title={t(titleOf(part), { day: from && dayText(from) })}>
      {reason && (
        <p>
          {t(`explained.reasons.${reason}`)} {article && <Article article={article} />}
        </p>
      )}
      <ExplainedSteps
        steps={steps.map((step) => ({
          ...explained(step, t),
          name: step.key,
          output: step.output,
          article: step.article,
        }))}
      />
    </Section>
  )
}

function titleOf({ from, reason }: Part) {
  if (reason === 'deferred') return 'explained.partDeferred'
  if (reason) return 'explained.nextPart'
  return from ? 'explained.part' : 'explained.partNone'
}
