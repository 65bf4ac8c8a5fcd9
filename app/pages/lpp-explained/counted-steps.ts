/** The words for each step of the engine for one fund. A step without words does not compile. */
import { chf, dayText, percent } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { LppStepKey } from '~/pillars/lpp/step-keys'
import type { Step } from '~/pillars/result'
import type { Note, StepView } from '~/ui/explained/explained-steps'
import { figuresIn, paragraph, span } from '~/ui/explained/step-words'
import type { T } from '~/ui/frame/text'
import { outlookValues, perMonth } from './values'
import type { ExplainedFund } from './view'

export type FundStepKey = Extract<
  LppStepKey,
  'fundCapital' | 'fundLumpSum' | 'fundPension' | 'creditsReduced' | 'partDrawn' | 'partsTotal'
>
export type FundFacts = { fund: ExplainedFund; retirementDate: Day }
type StepContent = Pick<StepView, 'parts' | 'notes' | 'result'>
type StepExplainer = (t: T, step: Pick<Step, 'inputs' | 'output'>, facts: FundFacts) => StepContent

const fundCapital: StepExplainer = (t, step, { fund, retirementDate }) => {
  const { number, money, day, output, outputMoney } = figuresIn(step)
  const { withoutInterest, projectionRate, isBetweenAges, certificate } = fund
  const words = certificate ? 'explainedLpp.certificate.capital' : 'explainedLpp.fundCapital'
  const values = { day: dayText(retirementDate), age: span(t, number('ageMonths')), capital: outputMoney }
  const projected =
    projectionRate === null ? t(`${words}.projectedNoRate`) : t(`${words}.projected`, { rate: percent(projectionRate) })
  const isOutlook = 'announced' in step.inputs
  return {
    parts: [
      paragraph(
        isOutlook
          ? t('explainedLpp.outlook.capital', { ...values, ...outlookValues(step), announced: money('announced') })
          : t(
              certificate && 'computed' in step.inputs ? 'explainedLpp.certificate.capital.computed' : `${words}.text`,
              values,
            ),
        'waitsFrom' in step.inputs && t('explainedLpp.fundCapital.waits', { day: day('waitsFrom') }),
        !isOutlook &&
          withoutInterest !== null &&
          t('explainedLpp.fundCapital.withoutInterest', { amount: chf(withoutInterest) }),
      ),
    ],
    notes: [
      { status: 'projected', text: projected },
      ...(isBetweenAges ? [{ status: 'assumed', text: t(`${words}.between`) } as const] : []),
    ],
    result: chf(output),
  }
}

const fundLumpSum: StepExplainer = (t, step, { fund, retirementDate }) => {
  const { number, money, output, outputMoney } = figuresIn(step)
  const values = {
    share: percent(number('share')),
    day: dayText(retirementDate),
    drawn: outputMoney,
  }
  const text =
    'mandatoryCapital' in step.inputs
      ? t('explainedLpp.fundLumpSum.textLegal', { ...values, mandatory: money('mandatoryCapital') })
      : t('explainedLpp.fundLumpSum.text', { ...values, capital: money('capital') })
  return {
    parts: [text],
    notes: [
      {
        status: 'chosen',
        text: chosenShare(t, fund),
      },
      ...('guaranteed' in step.inputs
        ? [
            {
              status: 'guaranteed' as const,
              text: t('explainedLpp.fundLumpSum.guaranteedAmount', {
                guaranteed: money('guaranteed'),
                share: percent(Number(step.inputs.guaranteedShare ?? fund.largestCapitalShare)),
              }),
            },
          ]
        : []),
    ],
    result: chf(output),
  }
}

function chosenShare(t: T, { certificate, isLegalShare, largestCapitalShare }: ExplainedFund): string {
  if (certificate?.isCapitalOnly) return t('explainedLpp.assumption.capitalOnlyWhole')
  if (certificate?.isShareToCheck) return t('explainedLpp.assumption.capitalShareToCheck')
  const chosen = isLegalShare ? 'chosenLegal' : 'chosen'
  return t(`explainedLpp.fundLumpSum.${chosen}`, { largest: percent(largestCapitalShare) })
}

const fundPension: StepExplainer = (t, step, { fund }) => {
  const { number, money, output, outputMoney } = figuresIn(step)
  if (fund.certificate && number('capital') === 0 && output > 0)
    return {
      parts: [t('explainedLpp.certificate.pensionOnly', { monthly: outputMoney })],
      notes: [],
      result: perMonth(t, output),
    }
  if (number('capital') === 0)
    return { parts: [t('explainedLpp.fundPension.none')], notes: [], result: perMonth(t, output) }
  const rate = number('conversionRate')
  const values = { rate: percent(rate), capital: money('capital'), monthly: outputMoney }
  const notes: Note[] = fund.certificate ? [rateNote(t, step)] : []
  if (fund.isBetweenAges) notes.push({ status: 'assumed', text: t('explainedLpp.fundPension.between') })
  const text =
    'minimumRate' in step.inputs
      ? t('explainedLpp.fundPension.minimum', {
          ...values,
          minimumRate: percent(number('minimumRate')),
          mandatory: money('mandatoryCapital'),
        })
      : t(`explainedLpp.fundPension.${isExact(step) ? 'exact' : 'rounded'}`, values)
  const small = 'smallUnder' in step.inputs && t('explainedLpp.fundPension.small', { limit: money('smallUnder') })
  return {
    parts: [paragraph(text, small)],
    notes,
    result: perMonth(t, output),
  }
}

/** Whether the rate is printed, or else between which amounts the pension lies. */
function rateNote(t: T, step: Pick<Step, 'inputs' | 'output'>): Note {
  if (!('computed' in step.inputs)) return { status: 'projected', text: t('explainedLpp.certificate.rate') }
  const { money } = figuresIn(step)
  const range = 'low' in step.inputs && { low: money('low'), high: money('high') }
  return {
    status: 'assumed',
    text: range ? t('explainedLpp.certificate.rateRange', range) : t('explainedLpp.assumption.rateBetweenPrinted'),
  }
}

const creditsReduced: StepExplainer = (t, step) => {
  const { number, day, output, outputMoney } = figuresIn(step)
  const values = { count: number('steps'), day: day('firstOn'), capital: outputMoney }
  return {
    parts: [t('explainedLpp.creditsReduced.text', values)],
    notes: [{ status: 'assumed', text: t('explainedLpp.creditsReduced.nothingDrawn') }],
    result: chf(output),
  }
}

const partDrawn: StepExplainer = (t, step) => {
  const { number, money, output, outputMoney } = figuresIn(step)
  const isMinimum = 'minimumRate' in step.inputs
  const values = {
    share: percent(number('share')),
    savings: money('savings'),
    rate: percent(number(isMinimum ? 'minimumRate' : 'conversionRate')),
    monthly: outputMoney,
  }
  return {
    parts: [
      paragraph(
        t(`explainedLpp.partDrawn.${isMinimum ? 'minimum' : 'text'}`, values),
        number('capital') > 0 && t('explainedLpp.partDrawn.capital', { capital: money('capital') }),
      ),
    ],
    notes: [{ status: 'chosen', text: t('explainedLpp.partDrawn.chosen') }],
    result: perMonth(t, output),
  }
}

const partsTotal: StepExplainer = (t, step) => {
  const { number, output, outputMoney } = figuresIn(step)
  return {
    parts: [t('explainedLpp.partsTotal.text', { count: number('parts'), monthly: outputMoney })],
    notes: [],
    result: perMonth(t, output),
  }
}

/** Whether the rounded figures multiply exactly to the pension; otherwise the calculation is not shown as an equation. */
const isExact = ({ inputs, output }: Pick<Step, 'inputs' | 'output'>) =>
  Math.round((Number(inputs.capital) * Number(inputs.conversionRate)) / 1200) === output

const EXPLAIN: Record<FundStepKey, StepExplainer> = {
  fundCapital,
  fundLumpSum,
  fundPension,
  creditsReduced,
  partDrawn,
  partsTotal,
}

const isFundStep = (step: Step): step is Step & { key: FundStepKey } => step.key in EXPLAIN

/** A certificate that gives a pension alone has no savings to explain. */
const hasWords = ({ key, output }: Step) => key !== 'fundCapital' || Number(output) > 0

/** The steps that the engine counted for one fund, in its order. */
export const countedSteps = (t: T, facts: FundFacts): StepView[] =>
  facts.fund.steps
    .filter(isFundStep)
    .filter(hasWords)
    .map(
      ({ key, output, article, ...step }): StepView => ({
        name: key === 'partDrawn' ? (`partDrawn.${step.inputs.on}` as const) : key,
        title: t(`explainedLpp.${key}.title`, { day: 'on' in step.inputs ? dayText(step.inputs.on as Day) : '' }),
        output,
        article,
        ...EXPLAIN[key](t, { ...step, output }, facts),
      }),
    )
