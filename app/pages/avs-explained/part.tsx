import { dayText } from '~/language/format'
import { Article, ExplainedSteps } from '~/ui/explained/explained-steps'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { explainStep } from './sentences'
import type { Part } from './view'

/** The steps of one calculation: the first, or a recalculation from a later day on. */
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
          ...explainStep(step, t),
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
