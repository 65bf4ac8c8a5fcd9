/** The words for each step of the second pillar. A step without words does not compile. */
import { amountText, chf, dayText, percent } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { VestedResult } from '~/pillars/lpp'
import type { LppStepKey } from '~/pillars/lpp/step-keys'
import type { Step } from '~/pillars/result'
import type { LppLaw } from '~/pillars/synthesis/explanation'
import type { Note, StepView } from '~/ui/explained/explained-steps'
import { figuresIn, paragraph, span } from '~/ui/explained/step-words'
import type { T } from '~/ui/frame/text'
import type { ExplainedFund } from './view'

export type FundStepKey = Extract<
  LppStepKey,
  'fundCapital' | 'fundLumpSum' | 'fundPension' | 'creditsReduced' | 'partDrawn' | 'partsTotal'
>
type Facts = { fund: ExplainedFund; retirementDate: Day }
type StepContent = Pick<StepView, 'parts' | 'notes' | 'result'>
type StepExplainer = (t: T, step: Pick<Step, 'inputs' | 'output'>, facts: Facts) => StepContent

const perMonth = (t: T, amount: number) => t('explained.perMonth', { amount: chf(amount) })

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
          : t(`${words}.text`, values),
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

/** The announced rate, the interest of the outlook, and the rise of wages and prices that is subtracted. */
function outlookValues(step: Pick<Step, 'inputs' | 'output'>) {
  const { number } = figuresIn(step)
  return { rate: percent(number('ownRate')), interest: percent(number('interest')), rise: percent(number('rise')) }
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
  const notes: Note[] = fund.certificate ? [{ status: 'projected', text: t('explainedLpp.certificate.rate') }] : []
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

/** Whether the rounded figures multiply exactly to the pension. Otherwise the calculation is not shown as an equation. */
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

/** A certificate that states only a pension has no savings to show. */
const hasWords = ({ key, output }: Step) => key !== 'fundCapital' || Number(output) > 0

/** The steps of one fund: today's savings, the salary it was asked about, and the engine's steps. */
export function fundSteps(t: T, facts: Facts): StepView[] {
  const { fund } = facts
  return [
    ...(fund.balance === null ? [] : [savings(t, fund, fund.balance)]),
    ...(fund.salaryChange ? [salary(t, fund.salaryChange)] : []),
    ...(fund.bought ? [buyIn(t, fund, fund.bought)] : []),
    ...fund.steps
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
      ),
  ]
}

/** `isOwnDate`: whether the visitor chose the retirement date. */
type SharedFacts = { funds: readonly ExplainedFund[]; retirementDate: Day; isOwnDate: boolean; law: LppLaw }

/** What applies to every fund: the day for which it counts, what may change, what the law guarantees. */
export function sharedNotes(t: T, { funds, retirementDate, isOwnDate, law }: SharedFacts): Note[] {
  const has = (key: FundStepKey) => funds.some(({ steps }) => steps.some((step) => step.key === key))
  const isProjected = funds.some(
    ({ certificate, steps }) =>
      !certificate && steps.some(({ key, inputs }) => key === 'fundPension' && Number(inputs.capital) > 0),
  )
  return [
    ...(has('fundCapital') && !isOwnDate
      ? [
          {
            status: 'assumed',
            text: t('explainedLpp.fundCapital.reference', { day: dayText(retirementDate) }),
          } as const,
        ]
      : []),
    ...(isProjected ? [{ status: 'projected', text: t('explainedLpp.fundPension.projected') } as const] : []),
    ...(has('fundCapital')
      ? [
          {
            status: 'guaranteed',
            text: t('explainedLpp.fundCapital.guaranteed', { rate: percent(law.minimumInterestRate) }),
          } as const,
          {
            status: 'guaranteed',
            text: t('explainedLpp.fundPension.guaranteed', { rate: percent(law.minimumConversionRate) }),
          } as const,
        ]
      : []),
    ...(has('fundLumpSum')
      ? [
          {
            status: 'guaranteed',
            text: paragraph(
              t('explainedLpp.fundLumpSum.guaranteed', { share: percent(law.capitalShare) }),
              t('explainedLpp.fundLumpSum.ask'),
            ),
          } as const,
        ]
      : []),
  ]
}

function savings(t: T, { asOf, certificate }: ExplainedFund, balance: number): StepView {
  const words = certificate ? 'explainedLpp.certificate.savings' : 'explainedLpp.savings'
  return {
    name: 'savings',
    title: t('explainedLpp.savings.title'),
    parts: [t(`${words}.text`, { asOf: dayText(asOf), balance: chf(balance) })],
    notes: [{ status: 'known', text: t(`${words}.known`) }],
    output: balance,
    result: chf(balance),
    article: 'LPP art. 15',
  }
}

/** The salary used in the request to the fund. The salary paid is the declared one times the activity rate, CHF a year. */
function salary(t: T, asked: NonNullable<ExplainedFund['salaryChange']>): StepView {
  const { declaredSalary, employmentLevel, effectiveDate } = asked
  const paid = Math.round((declaredSalary * employmentLevel) / 100)
  const values = { salary: chf(declaredSalary), rate: percent(employmentLevel), from: dayText(effectiveDate) }
  return {
    name: 'salary',
    title: t('explainedLpp.salary.title'),
    parts: [paragraph(t('explainedLpp.salary.text', values), t('explainedLpp.salary.insured'))],
    notes: [{ status: 'assumed', text: t('explainedLpp.salary.assumed') }],
    output: paid,
    result: t('explained.perYear', { amount: chf(paid) }),
    article: 'LPP art. 7, 8',
  }
}

/** What a buy-in adds; the steps below include it. */
function buyIn(t: T, fund: ExplainedFund, bought: NonNullable<ExplainedFund['bought']>): StepView {
  const { amount, on, isByFund, savings, monthly, capital, capitalFreeFrom } = bought
  const day = dayText(on)
  return {
    name: 'buyInPension',
    title: t('explainedLpp.buyIn.title'),
    parts: [
      paragraph(
        t('explainedLpp.buyIn.text', { amount: chf(amount), day, savings: chf(savings), monthly: chf(monthly) }),
        capital > 0 && t('explainedLpp.buyIn.capital', { capital: chf(capital) }),
      ),
    ],
    notes: [
      {
        status: 'projected',
        text: isByFund
          ? t('explainedLpp.buyIn.byFund', { fund: fund.fundName })
          : fund.certificate
            ? t('explainedLpp.assumption.buyInByRate')
            : t('explainedLpp.buyIn.byRate', { fund: fund.fundName }),
      },
      { status: 'known', text: t('explainedLpp.buyIn.blocked', { day: dayText(capitalFreeFrom) }) },
    ],
    output: monthly,
    result: perMonth(t, monthly),
    article: 'LPP art. 79b',
  }
}

/** The total of several funds: each pension is rounded before adding. */
export function totalStep(t: T, total: Step, funds: readonly ExplainedFund[]): StepView {
  const sumOf = (...keys: readonly FundStepKey[]) => {
    const amounts = funds.flatMap(({ steps }) =>
      steps.filter((step) => keys.some((key) => key === step.key)).map(({ output }) => output),
    )
    return {
      sum: amounts.map((amount) => amountText(Number(amount))).join(' + '),
      total: amounts.reduce<number>((sum, amount) => sum + Number(amount), 0),
    }
  }
  const [pension, capital] = [sumOf('fundPension', 'partsTotal'), sumOf('fundLumpSum')]
  return {
    name: 'fundsTotal',
    title: t('explainedLpp.fundsTotal.title'),
    parts: [
      paragraph(
        t('explainedLpp.fundsTotal.text', { sum: pension.sum, monthly: chf(Number(total.output)) }),
        capital.total > 0 && t('explainedLpp.fundsTotal.capital', { sum: capital.sum, capital: chf(capital.total) }),
      ),
    ],
    output: total.output,
    result: perMonth(t, Number(total.output)),
    article: total.article,
  }
}

/** The steps of vested benefits, one for each account. */
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
