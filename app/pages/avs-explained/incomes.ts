/** Explains the steps from the incomes to the determining average income. */
import type { TFunction } from 'i18next'
import { chf } from '~/language/format'
import { figuresIn, paragraph, range, type StepExplainer, span } from '~/ui/explained/step-words'

const perYear = (t: TFunction, amount: string) => t('explained.perYear', { amount })

export const splitting: StepExplainer = (step, t) => {
  const { number, money, output } = figuresIn(step)
  const count = number('years')
  const [from, to] = [number('firstYear'), number('lastYear')]
  const possible = to - from + 1
  const values = { count, possible, range: range(t, from, to) }
  const which = count === 0 && possible > 0 ? 'noneLeft' : count > 0 && count < possible ? 'someYears' : 'years'
  const change = output > 0 ? 'more' : output < 0 ? 'less' : 'same'
  return {
    parts: [
      paragraph(t('explained.steps.splitting.text'), t(`explained.steps.splitting.${which}`, values)),
      ...(count > 0
        ? [
            t(`explained.steps.splitting.${number('received') > 0 ? 'halves' : 'halfGiven'}`, {
              given: money('given'),
              received: money('received'),
            }),
          ]
        : []),
    ],
    result: t(`explained.steps.splitting.${change}`, { amount: chf(Math.abs(output)) }),
  }
}

export const incomeSum: StepExplainer = (step, t) => {
  const { number, money, outputMoney } = figuresIn(step)
  const [toCome, split] = [number('yearsToCome'), number('splitting')]
  const [atNew, youth, covered] = [number('yearsAtNewIncome'), number('youthMonths'), number('yearsCovered')]
  const nonEmployed = number('yearsNonEmployed') - covered
  const besideYears = number('youthIncome') + number('retirementYearIncome')
  const isEstimated = number('estimated') === 1
  const hasRecorded = number('recorded') > 0
  const recordedKey = isEstimated
    ? hasRecorded
      ? 'estimated'
      : 'nothingEstimated'
    : hasRecorded
      ? 'recorded'
      : 'nothingRecorded'
  const toComeKey = number('yearlyIncomeToCome') > 0 ? 'toCome' : 'nothingToCome'
  return {
    parts: [
      paragraph(
        t(`explained.steps.incomeSum.${recordedKey}`, { amount: money('recorded') }),
        toCome > 0 &&
          t(`explained.steps.incomeSum.${toComeKey}`, { count: toCome, yearly: money('yearlyIncomeToCome') }),
        atNew > 0 &&
          t(`explained.steps.incomeSum.${isEstimated ? 'salaryToCome' : 'newIncome'}`, {
            count: atNew,
            yearly: money('newIncome'),
          }),
        number('partYearIncome') > 0 && t('explained.steps.incomeSum.partYear', { amount: money('partYearIncome') }),
        number('reducedIncome') > 0 &&
          t('explained.steps.incomeSum.reduced', { count: number('yearsReduced'), amount: money('reducedIncome') }),
        nonEmployed > 0 &&
          t('explained.steps.incomeSum.nonEmployed', { count: nonEmployed, amount: money('nonEmployedIncome') }),
        covered > 0 && t('explained.steps.incomeSum.covered', { count: covered }),
        besideYears > 0 &&
          t(`explained.steps.incomeSum.${youth > 0 ? 'youth' : 'everyMonth'}`, {
            count: youth,
            amount: chf(besideYears),
          }),
        split !== 0 && t(`explained.steps.incomeSum.${split > 0 ? 'more' : 'less'}`, { amount: chf(Math.abs(split)) }),
      ),
    ],
    result: outputMoney,
  }
}

/** Shows factors with three decimals. */
export const revaluation: StepExplainer = (step, t) => {
  const { number, money, output, outputMoney } = figuresIn(step)
  if (step.inputs.firstEntry === undefined)
    return { parts: [t('explained.steps.revaluation.nothing')], result: outputMoney }
  const isSame = number('factor') === 1
  const factor = isSame ? '1' : number('factor').toFixed(3)
  return {
    parts: [
      paragraph(
        t('explained.steps.revaluation.text', { year: number('firstEntry'), eventYear: number('eventYear'), factor }),
        isSame
          ? t(`explained.steps.revaluation.${number('incomeSum') === output ? 'same' : 'rounded'}`)
          : t('explained.steps.revaluation.changed', { sum: money('incomeSum'), factor, result: outputMoney }),
      ),
    ],
    result: outputMoney,
  }
}

export const averageIncome: StepExplainer = (step, t) => {
  const { number, money, output, outputMoney } = figuresIn(step)
  const values = { sum: money('incomeSum'), span: span(t, number('months')), average: outputMoney }
  return {
    parts: [
      paragraph(
        output > 0 ? t('explained.steps.averageIncome.text', values) : t('explained.steps.averageIncome.nothing'),
        step.inputs.incomesAfterReferenceAge !== undefined &&
          t('explained.steps.averageIncome.afterReferenceAge', { incomes: money('incomesAfterReferenceAge') }),
      ),
    ],
    result: perYear(t, outputMoney),
  }
}

export const educationCredits: StepExplainer = (step, t) => {
  const { number, money, outputMoney } = figuresIn(step)
  const [half, whole, other] = [number('half'), number('whole'), number('otherPart')]
  const share = chf(number('credit') / 2)
  const sum = chf(number('years') * number('credit'))
  const average = { sum, span: span(t, number('months')), average: outputMoney }
  return {
    parts: [
      paragraph(
        t('explained.steps.educationCredits.years', { count: half + whole + other, credit: money('credit') }),
        t('explained.steps.educationCredits.window'),
        half > 0 && whole + other === 0 && t('explained.steps.educationCredits.allHalf', { share }),
        half > 0 && whole + other > 0 && t('explained.steps.educationCredits.half', { count: half, share }),
        other > 0 && t('explained.steps.educationCredits.otherPart', { count: other }),
        whole > 0 && half + other > 0 && t('explained.steps.educationCredits.whole', { count: whole }),
      ),
      t('explained.steps.educationCredits.average', average),
    ],
    result: perYear(t, outputMoney),
  }
}

export const ramd: StepExplainer = (step, t) => {
  const { number, money, output, outputMoney } = figuresIn(step)
  const credits = number('educationCredits')
  const total = number('averageIncome') + credits
  const sum = { income: money('averageIncome'), credits: chf(credits), total: chf(total) }
  const totalKey = total === 0 ? 'nothing' : credits > 0 ? 'sum' : 'alone'
  return {
    parts: [
      paragraph(
        t(`explained.steps.ramd.${totalKey}`, sum),
        t(`explained.steps.ramd.${rowFor(total, output, number('tableStep'))}`, {
          step: money('tableStep'),
          ramd: outputMoney,
        }),
        t('explained.steps.ramd.name'),
      ),
    ],
    result: perYear(t, outputMoney),
  }
}

/** How the table row used for an average income was found. Amounts in CHF a year. */
function rowFor(total: number, row: number, step: number) {
  if (row === total) return 'exact'
  if (row < total) return 'last'
  return row - total < step ? 'next' : 'first'
}

/** The figures of a forecast, and its average income in today's table. */
export const forecast: StepExplainer = (step, t) => {
  const { number, money, outputMoney } = figuresIn(step)
  const values = { ramd: money('ramd'), scale: number('scale'), year: number('year') }
  const isOfToday = number('minimumThen') === number('minimum')
  const isSame = isOfToday && number('ramd') === Number(step.output)
  const then = { year: number('year'), minimumThen: money('minimumThen'), minimum: money('minimum') }
  return {
    parts: [
      paragraph(t('explained.steps.forecast.text', values), t('explained.steps.forecast.contains')),
      paragraph(
        !isOfToday && t('explained.steps.forecast.adjusted', then),
        t(`explained.steps.forecast.${isSame ? 'exact' : 'row'}`, { ramd: outputMoney }),
      ),
    ],
    result: perYear(t, outputMoney),
  }
}
