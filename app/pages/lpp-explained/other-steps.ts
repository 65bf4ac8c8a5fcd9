import type { Step } from '~/pillars/result'
import type { StepView } from '~/ui/explained/explained-steps'
import { figuresIn, paragraph } from '~/ui/explained/step-words'
import type { T } from '~/ui/frame/text'
import { perMonth } from './values'

/** The steps of what funds pay beside an estimated pension: one for each pension that is paid already or bridges. */
export const otherSteps = (t: T, steps: readonly Step[]): StepView[] =>
  steps.map((step) => {
    const { number, money, day, output, outputMoney } = figuresIn(step)
    const isBridging = step.key === 'bridgingPension'
    const words = isBridging ? 'explainedLpp.others.bridging' : 'explainedLpp.others.paid'
    const values = { fund: String(step.inputs.fund), from: day('from'), monthly: outputMoney }
    return {
      name: step.key,
      title: t(`${words}.title`, values),
      parts: [
        isBridging
          ? paragraph(
              t('explainedLpp.others.bridging.text', { ...values, until: day('until') }),
              number('reduction') > 0 && t('explainedLpp.others.bridging.reduction', { reduction: money('reduction') }),
            )
          : t('explainedLpp.others.paid.text', values),
      ],
      notes: [],
      output,
      result: perMonth(t, output),
      article: step.article,
    }
  })
