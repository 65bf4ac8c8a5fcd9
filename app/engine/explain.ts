/** How a life's figures came about, in the sentences of the pages, with the articles of the law. */
import { explainLife, type LifeExplanation } from '~/estimate/answers/life/explain-life'
import type { Life, SentLife } from '~/estimate/case/life/shape'
import { articleText } from '~/language/article'
import { isLanguage, type Language } from '~/language/language'
import type { StepView } from '~/ui/explained/explained-steps'
import { explainedAvs } from './explained-avs'
import type { ExplainedLife, ExplainedPillar, ExplainedStep } from './explained-life'
import { explainedLpp, explainedPillar3a } from './explained-savings'
import { jsonOf, type Outcome, type Today, unfit, withLife } from './life'
import type { PillarView } from './pillar-view'
import { wordsIn } from './sentences'

export type ExplainOptions = Today & { language: Language }

/** @param life as for `estimate`, which refuses the same */
export function explain(life: SentLife, options: ExplainOptions): Outcome<ExplainedLife> {
  const text = jsonOf(life)
  return text.ok ? explainText(text.answer, options) : text
}

/** @param text the life as JSON */
export function explainText(text: string, { today, language }: ExplainOptions): Outcome<ExplainedLife> {
  if (!isLanguage(language)) return unfit({ field: 'language', key: 'invalid' })
  return withLife(text, { today }, (life, day) => explainedLife(explainLife(life, day), life, language))
}

function explainedLife(explanation: LifeExplanation, life: Life, language: Language): ExplainedLife {
  const t = wordsIn(language)
  const { estimateOf, lawYear, pension, lpp, pillar3a } = explanation
  const genders = { person: life.person.gender, partner: life.partner?.gender ?? null }
  const pillars = [
    explainedAvs(pension, t, { language, genders }),
    explainedLpp(lpp, t, language),
    explainedPillar3a(pillar3a, t),
  ]
  return { estimateOf, lawYear, language, pillars: pillars.map((one) => explainedPillar(one, language)) }
}

/** Without the places where a page may break a word: a program has no use for them. */
const plain = (text: string) => text.replaceAll('\u00ad', '')

const explainedPillar = ({ parts, ...pillar }: PillarView, language: Language): ExplainedPillar => ({
  ...pillar,
  parts: parts
    .filter(({ steps, missing }) => steps.length > 0 || missing !== null)
    .map(({ steps, ...part }) => ({ ...part, steps: steps.map((step) => explainedStep(step, language)) })),
})

const explainedStep = (
  { name, title, parts, notes = [], output, result, article }: StepView,
  language: Language,
): ExplainedStep => ({
  key: name,
  title: plain(title),
  sentences: parts.flat().filter(Boolean).map(plain),
  notes: notes.map(({ text }) => text),
  output,
  result,
  law: article && articleText(article, language),
})
