import { articleText } from '~/language/article'
import { chf } from '~/language/format'
import type { Step } from '~/pillars/result'
import type { LeavingPlan } from '~/pillars/synthesis/plan/result'
import { figuresIn } from '~/ui/explained/step-words'
import { type PageText, useText } from '~/ui/frame/text'

/** Each new figure with its step and articles, and what is assumed. */
export function Explained({ plan }: { plan: LeavingPlan }) {
  const text = useText()
  const { t } = text
  const { steps, assumptions } = plan
  if (steps.length + assumptions.length === 0) return null
  return (
    <details className="more-figures">
      <summary>{t('plan.explained.title')}</summary>
      <ol className="sentences">
        {steps.map((step) => (
          <li key={`${step.key} ${step.inputs.phase}`}>{stepText(text, step)}</li>
        ))}
      </ol>
      <ul className="sentences">
        {assumptions.map((key) => (
          <li key={key}>{t(`plan.assumptions.${key}`)}</li>
        ))}
      </ul>
    </details>
  )
}

function stepText({ t, language }: Pick<PageText, 't' | 'language'>, step: Step): string {
  const { number, money, day, outputMoney } = figuresIn(step)
  const shared = { day: day('from'), output: outputMoney, article: articleText(step.article, language) }
  if (step.key === 'planMissing') {
    const paid = chf(
      Math.round(100 * ['avs', 'lpp', 'bridging', 'capital'].reduce((sum, name) => sum + number(name), 0)) / 100,
    )
    return t('plan.explained.missing', { ...shared, need: money('need'), paid })
  }
  return t('plan.explained.contributions', {
    ...shared,
    ...{ pensions: money('pensions'), times: number('times'), base: money('base') },
    wealth: step.inputs.wealth === undefined ? '' : t('plan.explained.wealth', { wealth: money('wealth') }),
    halves: step.inputs.halves === undefined ? '' : t('plan.explained.halves'),
  })
}
