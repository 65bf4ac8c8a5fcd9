/** Helpers that put the steps of a calculation into words. */
import type { TFunction } from 'i18next'
import { chf, dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { Step } from '~/pillars/result'

/** The scale of the full pension (RAVS art. 52). */
export const FULL_SCALE = 44

/** A paragraph, or the lines of a list. */
export type ExplanationPart = string | readonly string[]

/** A step in words: how its output is computed, and the output itself. */
export type Explanation = { parts: readonly ExplanationPart[]; result: string }

export type StepExplainer = (step: Pick<Step, 'inputs' | 'output'>, t: TFunction) => Explanation

/** Reads and formats the inputs and the output of a step. A missing input counts as 0. */
export function figuresIn({ inputs, output }: Pick<Step, 'inputs' | 'output'>) {
  const number = (name: string) => Number(inputs[name] ?? 0)
  return {
    number,
    money: (name: string) => chf(number(name)),
    day: (name: string) => dayText(String(inputs[name]) as Day),
    output: Number(output),
    outputMoney: chf(Number(output)),
    outputDay: dayText(String(output) as Day),
  }
}

/** `514` -> '42 ans et 10 mois'. */
export function span(t: TFunction, allMonths: number): string {
  const [years, months] = [Math.floor(allMonths / 12), allMonths % 12]
  if (months === 0) return t('explained.years', { count: years })
  if (years === 0) return t('explained.months', { count: months })
  return t('explained.yearsAndMonths', {
    years: t('explained.years', { count: years }),
    months: t('explained.months', { count: months }),
  })
}

/** A range of calendar years, both ends included. */
export const range = (t: TFunction, from: number, to: number) =>
  from === to ? t('explained.rangeOne', { year: from }) : t('explained.range', { from, to })

/** Joins the sentences of a paragraph, leaving out those that do not apply (null or false). */
export const paragraph = (...sentences: readonly (string | null | false)[]) => sentences.filter(Boolean).join(' ')
