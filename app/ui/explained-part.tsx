import { articleText } from '~/text/article'
import { dayText } from '~/text/format'
import { explained } from './explained-sentences'
import type { Part } from './explained-view'
import { Figure } from './figure'
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
      <ol className="steps">
        {steps.map((step) => (
          <Explained key={step.key} step={step} />
        ))}
      </ol>
    </Section>
  )
}

function titleOf({ from, reason }: Part) {
  if (reason === 'deferred') return 'explained.partDeferred'
  if (reason) return 'explained.nextPart'
  return from ? 'explained.part' : 'explained.partNone'
}

function Explained({ step }: { step: Part['steps'][number] }) {
  const { t } = useText()
  const { title, told, result } = explained(step, t)
  return (
    <li>
      <h3>{title}</h3>
      {told.map((part) =>
        typeof part === 'string' ? (
          <p key={part} className="told">
            {part}
          </p>
        ) : (
          <ul key={part.join()} className="told">
            {part.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ),
      )}
      <p className="told step-result">
        <Figure figure={`explained.${step.key}`} value={step.output} text={result} />
        <Article article={step.article} />
      </p>
    </li>
  )
}

/** By which article: leads to the figures of the law. */
export function Article({ article }: { article: string }) {
  const { t, to, language } = useText()
  return (
    <span className="article">
      <span className="visually-hidden">{t('explained.law')} </span>
      <a href={to('/law')}>{articleText(article, language)}</a>
    </span>
  )
}
