/** A step of a calculation as the page explains it, for tests. */
import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { LANGUAGES, type Language } from '~/language/language'
import { personWords, withWords } from '~/pages/avs-explained/person-words'
import { type ExplainedStep, explainStep } from '~/pages/avs-explained/sentences'
import { textIn } from '~/shell/texts'

/** Fails if a sentence has an unfilled gap. */
export function strictText(language: Language): TFunction {
  const t = textIn(language)
  const strict = (key: never, values: Record<string, unknown> = {}) => {
    const get = (given: typeof values, gap: string) => {
      expect(given[gap], `${gap} in ${key}`).toBeDefined()
      return given[gap]
    }
    return t(key, new Proxy(values, { get }))
  }
  return strict as unknown as TFunction
}

/** As on the page of the first pillar, for people of unknown gender. */
export const strictPageText = (language: Language): TFunction =>
  withWords(strictText(language), personWords(language, { person: null, partner: null }))

type StepFacts = Pick<ExplainedStep, 'key' | 'inputs' | 'output'>

/** Everything that is read in a step, with plain spaces, and an arrow before its result. */
export function stepText(step: StepFacts, language: Language): string {
  const { parts, result } = explainStep(step, strictPageText(language))
  return `${parts.flat().join(' ')} → ${result}`.replaceAll('\u00a0', ' ')
}

/** What it is about, what goes in, what comes out, and what is then said in both languages. */
export type StepCase = readonly [
  name: string,
  inputs: StepFacts['inputs'],
  output: StepFacts['output'],
  fr: string,
  de: string,
]

export function itExplains(key: ExplainedStep['key'], cases: readonly StepCase[]) {
  for (const [name, inputs, output, fr, de] of cases)
    it.each(LANGUAGES)(`${key}: ${name} (%s)`, (language) =>
      expect(stepText({ key, inputs, output }, language)).toContain(language === 'fr' ? fr : de),
    )
}
