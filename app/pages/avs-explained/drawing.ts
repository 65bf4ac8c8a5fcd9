/** Explains the steps on an early or late start of the pension. */
import { chf, percent } from '~/language/format'
import { figuresIn, paragraph, type StepExplainer, span } from '~/ui/explained/step-words'

const start =
  (key: 'earlyStart' | 'lateStart'): StepExplainer =>
  (step, t) => {
    const { number, day, outputDay } = figuresIn(step)
    const values = { from: day('from'), span: span(t, number('months')), referenceFrom: day('referenceFrom') }
    const scale = step.inputs.forecastScale
    const effect =
      scale === undefined
        ? t(`explained.steps.${key}.effect`)
        : t('explained.steps.earlyStart.effectOfForecast', { scale })
    return {
      parts: [paragraph(t(`explained.steps.${key}.text`, values), effect)],
      result: outputDay,
    }
  }

export const earlyStart = start('earlyStart')
export const lateStart = start('lateStart')

export const earlyReduction: StepExplainer = (step, t) => {
  const { number, money, outputMoney } = figuresIn(step)
  const rate = number('percent')
  const values = {
    span: span(t, number('months')),
    percent: percent(rate),
    pension: money('pension'),
    paid: outputMoney,
  }
  const isOfTransition = step.inputs.ramd !== undefined
  const isShare = number('share') < 100
  return {
    parts: [
      ...(isShare
        ? [t('explained.steps.earlyReduction.share', { share: percent(number('share')), pension: money('pension') })]
        : []),
      t(`explained.steps.earlyReduction.${rate > 0 ? 'text' : 'nothing'}`, values),
      ...(isOfTransition ? [t('explained.steps.earlyReduction.transition', { ramd: money('ramd') })] : []),
      ...(step.inputs.otherPercent !== undefined
        ? [
            t('explained.steps.earlyReduction.otherPercent', {
              otherPercent: percent(number('otherPercent')),
              otherPaid: money('otherPaid'),
            }),
          ]
        : []),
      ...(step.inputs.total !== undefined
        ? [t('explained.steps.earlyReduction.total', { total: money('total') })]
        : []),
    ],
    result: t('explained.perMonth', { amount: outputMoney }),
  }
}

/** Rounded to the Rappen, as it is shown. */
const isEqual = (a: number, b: number) => chf(a) === chf(b)

export const earlyReductionForLife: StepExplainer = (step, t) => {
  const { number, money, output, outputMoney } = figuresIn(step)
  const values = {
    percent: percent(number('percent')),
    average: money('average'),
    reduction: money('reduction'),
    pension: money('pension'),
    paid: outputMoney,
  }
  const isRounded = !isEqual(number('pension') - number('reduction'), output)
  return {
    parts:
      number('reduction') > 0
        ? [
            t('explained.steps.earlyReductionForLife.text', values),
            paragraph(
              t('explained.steps.earlyReductionForLife.rest', values),
              isRounded && t('explained.steps.earlyReductionForLife.rounded'),
            ),
          ]
        : [t('explained.steps.earlyReductionForLife.nothing')],
    result: t('explained.perMonth', { amount: outputMoney }),
  }
}

/** The part of a pension that is drawn while the rest is deferred. */
export const shareDrawn: StepExplainer = (step, t) => {
  const { number, money, outputMoney } = figuresIn(step)
  const values = { share: percent(number('share')), pension: money('pension'), part: outputMoney }
  return {
    parts: [t('explained.steps.shareDrawn.text', values)],
    result: t('explained.perMonth', { amount: outputMoney }),
  }
}

export const deferralSupplement: StepExplainer = (step, t) => {
  const { number, money, output, outputMoney } = figuresIn(step)
  const values = {
    span: span(t, number('months')),
    percent: percent(number('percent')),
    average: money('average'),
    supplement: money('supplement'),
    pension: money('pension'),
    paid: outputMoney,
  }
  const isRounded = !isEqual(number('pension') + number('supplement'), output)
  return {
    parts: [
      t('explained.steps.deferralSupplement.text', values),
      paragraph(
        t('explained.steps.deferralSupplement.sum', values),
        isRounded && t('explained.steps.deferralSupplement.rounded'),
      ),
    ],
    result: t('explained.perMonth', { amount: outputMoney }),
  }
}
