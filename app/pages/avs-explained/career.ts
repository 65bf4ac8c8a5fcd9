/** Explains the steps on the retirement date and the contribution years. */
import type { TFunction } from 'i18next'
import { figuresIn, paragraph, range, type StepExplainer, span } from '~/ui/explained/step-words'

const wholeYears = (t: TFunction, count: number) => t('explained.wholeYears', { count })

export const referenceAge: StepExplainer = (step, t) => {
  const { number, day, outputDay } = figuresIn(step)
  const age = span(t, 12 * number('years') + number('months'))
  return {
    parts: [
      paragraph(
        t('explained.steps.referenceAge.text', { birthDate: day('birthDate'), age, day: outputDay }),
        t('explained.steps.referenceAge.start'),
      ),
    ],
    result: outputDay,
  }
}

export const contributionYears: StepExplainer = (step, t) => {
  const { number, output } = figuresIn(step)
  const [from, to, count] = [number('firstYear'), number('lastYear'), number('months')]
  const possible = 12 * (to - from + 1)
  const period = { range: range(t, from, to), span: span(t, possible) }
  return {
    parts: [
      possible > 0
        ? paragraph(
            t('explained.steps.contributionYears.period', period),
            t('explained.steps.contributionYears.months', { count }),
            count === possible && t('explained.steps.contributionYears.complete'),
          )
        : t('explained.steps.contributionYears.noPeriod'),
    ],
    result: wholeYears(t, output),
  }
}

const FILLERS = ['educationCredits', 'spouse', 'wifeBefore1997', 'youth', 'retirementYear'] as const

export const gapsFilled: StepExplainer = (step, t) => {
  const { number, output } = figuresIn(step)
  const missing = number('missingMonths')
  const found = FILLERS.map((filler) => ({ filler, count: number(filler) })).filter(({ count }) => count > 0)
  const left = found.reduce((rest, { count }) => rest - count, missing)
  const parts = [
    paragraph(
      t('explained.steps.gapsFilled.missing', { count: missing }),
      t(found.length > 0 ? 'explained.steps.gapsFilled.filled' : 'explained.steps.gapsFilled.nothing'),
    ),
    found.map(({ filler, count }) => t(`explained.steps.gapsFilled.${filler}`, { count })),
    paragraph(
      found.length > 0 && t('explained.steps.gapsFilled.average'),
      number('retirementYear') > 0 && t('explained.steps.gapsFilled.averageExceptLast'),
      t('explained.steps.gapsFilled.left', { count: left }),
    ),
  ]
  return { parts: parts.filter((part) => part.length > 0), result: wholeYears(t, output) }
}

export const scale: StepExplainer = (step, t) => {
  const { number, output } = figuresIn(step)
  const [years, cohortYears] = [number('contributionYears'), number('cohortYears')]
  const monthsAfter = number('monthsAfterReferenceAge')
  const kind = years === 0 ? 'none' : years < cohortYears ? 'partial' : 'full'
  const values = { years, cohortYears }
  return {
    parts: [
      paragraph(
        monthsAfter > 0 && t('explained.steps.scale.afterReferenceAge', { count: monthsAfter }),
        t(`explained.steps.scale.${kind}`, values),
      ),
    ],
    result: t('explained.steps.scale.result', { scale: output }),
  }
}
