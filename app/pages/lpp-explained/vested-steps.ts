import { percent } from '~/language/format'
import type { VestedResult } from '~/pillars/lpp'
import type { StepView } from '~/ui/explained/explained-steps'
import { figuresIn, paragraph } from '~/ui/explained/step-words'
import type { T } from '~/ui/frame/text'
import { outlookValues } from './values'

/** The steps of vested benefits, each of one account. */
export const vestedSteps = (t: T, { steps }: VestedResult): StepView[] =>
  steps.map((step) => {
    const { number, money, day, output, outputMoney } = figuresIn(step)
    const label = String(step.inputs.label)
    const isCapital = step.key === 'vestedCapital'
    const words = isCapital ? 'explainedLpp.vested.capital' : 'explainedLpp.vested.interest'
    const span = { months: number('months'), days: number('days') }
    const values = { label, rate: percent(number('rate')), ...span, amount: outputMoney }
    return {
      name: step.key,
      title: t(`${words}.title`, { label }),
      parts: [
        paragraph(
          isCapital
            ? t('explainedLpp.vested.capital.text', { ...values, balance: money('balance'), day: day('paydate') })
            : t(`explainedLpp.vested.interest.${span.days > 0 ? 'textDays' : 'text'}`, values),
          'ownRate' in step.inputs && t('explainedLpp.outlook.rate', outlookValues(step)),
        ),
      ],
      notes: [],
      output,
      result: outputMoney,
      article: step.article,
    }
  })
