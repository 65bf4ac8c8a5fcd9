/** Explains the steps from the average income to the monthly pension and its supplements. */
import type { TFunction } from 'i18next'
import { chf, percent } from '~/language/format'
import { figuresIn, paragraph, type StepExplainer } from '~/ui/explained/step-words'

const perMonth = (t: TFunction, amount: string) => t('explained.perMonth', { amount })

export const fullPension: StepExplainer = (step, t) => {
  const { number, money, output, outputMoney } = figuresIn(step)
  const place = output === number('minimum') ? 'minimum' : output === number('maximum') ? 'maximum' : 'between'
  return {
    parts: [
      paragraph(
        t('explained.steps.fullPension.text', { minimum: money('minimum'), maximum: money('maximum') }),
        t(`explained.steps.fullPension.${place}`, { ramd: money('ramd'), pension: outputMoney }),
      ),
    ],
    result: perMonth(t, outputMoney),
  }
}

export const partialPension: StepExplainer = (step, t) => {
  const { number, money, outputMoney } = figuresIn(step)
  const part = {
    percent: percent(number('percent')),
    scale: number('scale'),
    base: money('fullPension'),
    paid: outputMoney,
  }
  return { parts: [t('explained.steps.partialPension.text', part)], result: perMonth(t, outputMoney) }
}

/** Leaves out the partner's pension before the cap, since it would reveal their average income. */
export const coupleCap: StepExplainer = (step, t) => {
  const { number, money, output, outputMoney } = figuresIn(step)
  const capShare = step.inputs.capShare === undefined ? 100 : number('capShare')
  const figures = {
    own: money('own'),
    whole: chf((number('cap') * 100) / capShare),
    cap: money('cap'),
    capShare: percent(capShare),
    percent: percent(number('percent')),
    paid: outputMoney,
  }
  const byScale = chf((number('capByScale') * capShare) / 100)
  return {
    parts: [
      paragraph(
        t(`explained.steps.coupleCap.${number('percent') < 100 ? 'partial' : 'full'}`, figures),
        capShare < 100 && t('explained.steps.coupleCap.share', figures),
        number('capByScale') > 0 && t('explained.steps.coupleCap.byScale', { capByScale: byScale }),
        step.inputs.paidToday !== undefined &&
          t('explained.steps.coupleCap.paidToday', { paidToday: money('paidToday') }),
      ),
      t(`explained.steps.coupleCap.${output < number('own') ? 'over' : 'under'}`, figures),
    ],
    result: perMonth(t, outputMoney),
  }
}

/** The supplement paid beside the pension, rounded up to the franc. With all years it is not reduced. */
export const supplement: StepExplainer = (step, t) => {
  const { number, money, outputMoney } = figuresIn(step)
  const share = number('percent')
  const [years, cohortYears] = [number('years'), number('cohortYears')]
  const isRounded = (number('base') * share * years) % (100 * cohortYears) !== 0
  return {
    parts: [
      t('explained.steps.supplement.text', { ramd: money('ramd'), base: money('base') }),
      paragraph(
        t(`explained.steps.supplement.${share < 100 ? 'share' : 'whole'}`, { percent: percent(share) }),
        years < cohortYears && t('explained.steps.supplement.partial', { years, cohortYears }),
        isRounded && t('explained.steps.supplement.rounded'),
        t('explained.steps.supplement.apart'),
      ),
    ],
    result: perMonth(t, outputMoney),
  }
}

/** The supplement of a fifth for widowed persons. */
export const widowedSupplement: StepExplainer = (step, t) => {
  const { number, money, outputMoney } = figuresIn(step)
  const values = { percent: percent(number('percent')), pension: money('pension'), supplement: money('supplement') }
  return {
    parts: [
      t(`explained.steps.widowedSupplement.${number('supplement') > 0 ? 'text' : 'nothing'}`, {
        ...values,
        total: outputMoney,
      }),
    ],
    result: perMonth(t, outputMoney),
  }
}

/** The higher of two pensions over a year: the survivor's pension or the old-age pension. */
export const survivorsPension: StepExplainer = (step, t) => {
  const { number, money, outputMoney } = figuresIn(step)
  const isHigher = number('survivorsAYear') > number('oldAgeAYear')
  const values = { survivorsAYear: money('survivorsAYear'), oldAgeAYear: money('oldAgeAYear') }
  return {
    parts: [
      t(`explained.steps.survivorsPension.${number('supplement') > 0 ? 'textWithSupplement' : 'text'}`, values),
      t(`explained.steps.survivorsPension.${isHigher ? 'survivors' : 'oldAge'}`, { paid: outputMoney }),
    ],
    result: perMonth(t, outputMoney),
  }
}

export const thirteenth: StepExplainer = (step, t) => {
  const { money, output, outputMoney } = figuresIn(step)
  const values = { monthly: money('monthly'), amount: outputMoney }
  return {
    parts: [output > 0 ? t('explained.steps.thirteenth.text', values) : t('explained.steps.thirteenth.nothing')],
    result: t('explained.steps.thirteenth.result', values),
  }
}
