/** The steps of the second pillar: those of each fund, and the total of several. */
import { amountText, chf, dayText, percent } from '~/language/format'
import type { Step } from '~/pillars/result'
import type { StepView } from '~/ui/explained/explained-steps'
import { paragraph } from '~/ui/explained/step-words'
import type { T } from '~/ui/frame/text'
import { countedSteps, type FundFacts, type FundStepKey } from './counted-steps'
import { perMonth } from './values'
import type { ExplainedFund } from './view'

/** The steps of one fund: today's savings, the salary it was asked about, a buy-in, and the engine's steps. */
export function fundSteps(t: T, facts: FundFacts): StepView[] {
  const { fund } = facts
  return [
    ...(fund.balance === null ? [] : [savings(t, fund, fund.balance)]),
    ...(fund.salaryChange ? [salary(t, fund.salaryChange)] : []),
    ...(fund.bought ? [buyIn(t, fund, fund.bought)] : []),
    ...countedSteps(t, facts),
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

/** The salary that the fund was asked about. The paid salary is the declared one times the activity rate, CHF a year. */
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

/** What a buy-in adds, which the steps below contain. */
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
