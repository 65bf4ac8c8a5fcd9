import type { TFunction } from 'i18next'
import { dayText } from '~/language/format'
import type { Language } from '~/language/language'
import { type Genders, personWords, withWords } from '~/pages/avs-explained/person-words'
import { explainStep } from '~/pages/avs-explained/sentences'
import { explainedView, type Part, titleOfPart } from '~/pages/avs-explained/view'
import type { PensionResult } from '~/pillars/avs/result'
import type { PillarView } from './pillar-view'

/** The first pillar: each calculation of the pension in turn. */
export function explainedAvs(
  pension: PensionResult,
  words: TFunction,
  { language, genders }: { language: Language; genders: Genders },
): PillarView {
  const t = withWords(words, personWords(language, genders))
  const { parts, assumptions } = explainedView(pension, null)
  return {
    pillar: 'avs',
    parts: parts.map((part) => ({ title: titleIn(t, part), missing: null, steps: stepsIn(t, part) })),
    assumptions: assumptions.map((key) => ({ key, sentence: t(`assumptions.${key}`) })),
  }
}

/** Its day and, for a new calculation, the reason. */
function titleIn(t: TFunction, part: Part): string {
  const title = t(titleOfPart(part), { day: part.from && dayText(part.from) })
  return part.reason ? `${title}. ${t(`explained.reasons.${part.reason}`)}` : title
}

const stepsIn = (t: TFunction, { steps }: Part) =>
  steps.map((step) => ({ ...explainStep(step, t), name: step.key, output: step.output, article: step.article }))
