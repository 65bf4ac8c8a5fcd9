/** The words for each step of the third pillar. A step without words does not compile. */
import { amountText, chf, dayText, percent } from '~/language/format'
import type { Pillar3aStepKey } from '~/pillars/pillar-3a/step-keys'
import type { Step } from '~/pillars/result'
import type { Note, StepView } from '~/ui/explained/explained-steps'
import { figuresIn, paragraph, span } from '~/ui/explained/step-words'
import type { T } from '~/ui/frame/text'
import type { ExplainedAccount, Pillar3aExplainedView } from './view'

type Facts = { account: ExplainedAccount; law: Pillar3aExplainedView['law'] }
type StepContent = Pick<StepView, 'parts' | 'notes' | 'result'>
type StepExplainer = (t: T, step: Pick<Step, 'inputs' | 'output'>, facts: Facts) => StepContent

/** The provider's name, or a general one. */
const nameOf = (t: T, { entityName }: Pick<ExplainedAccount, 'entityName'>) => entityName ?? t('explained3a.account')

const paydateOf = ({ paydate }: ExplainedAccount) => (paydate.value ? dayText(paydate.value) : '')

const accountPayments: StepExplainer = (t, step, { account }) => {
  const { number, money, outputMoney } = figuresIn(step)
  const from = account.deposits.from === 'provider' ? 'provider' : 'visitor'
  const monthly = chf(Math.round(number('amount') / 12))
  const values = { day: paydateOf(account), span: span(t, number('months')), paid: outputMoney, monthly }
  return {
    parts: [
      paragraph(
        t(`explained3a.accountPayments.${from}`, { name: nameOf(t, account), amount: money('amount') }),
        'paidThisYear' in step.inputs &&
          t('explained3a.accountPayments.thisYear', { paidThisYear: money('paidThisYear') }),
        t('explained3a.accountPayments.sum', values),
      ),
    ],
    notes: [],
    result: outputMoney,
  }
}

const accountPurchase: StepExplainer = (t, step) => {
  const { outputMoney } = figuresIn(step)
  return { parts: [t('explained3a.accountPurchase.text', { amount: outputMoney })], notes: [], result: outputMoney }
}

const accountInterest: StepExplainer = (t, step, { account }) => {
  const { number, outputMoney } = figuresIn(step)
  const isUsual = account.rate.from === 'usual'
  const notes: Note[] = isUsual ? [{ status: 'assumed', text: t('explained3a.accountInterest.usualAssumed') }] : []
  const rate = percent(number('rate'))
  return {
    parts: [
      paragraph(
        'ownRate' in step.inputs
          ? t('explained3a.accountInterest.outlook', {
              own: percent(number('ownRate')),
              interest: percent(number('interest')),
              rise: percent(number('rise')),
            })
          : t(`explained3a.accountInterest.${isUsual ? 'usual' : 'visitor'}`, { rate }),
        t('explained3a.accountInterest.sum', { day: paydateOf(account), interest: outputMoney }),
      ),
    ],
    notes,
    result: outputMoney,
  }
}

/** The sentence on the pay-out day, and how certain it is, by its origin. */
const PAYDATE = {
  provider: ['visitor', 'chosen'],
  visitor: ['visitor', 'chosen'],
  usual: ['referenceAge', 'assumed'],
  referenceAge: ['referenceAge', 'assumed'],
  simulation: ['simulation', 'assumed'],
} as const

const accountCapital: StepExplainer = (t, step, { account, law }) => {
  const { outputMoney } = figuresIn(step)
  const after = span(t, law.yearsAfter * 12)
  const from =
    'maturity' in step.inputs ? 'guaranteed' : (account.deposits.value ?? 0) > 0 ? 'withPayments' : 'withoutPayments'
  const [words, status] = PAYDATE[account.paydate.from]
  return {
    parts: [t(`explained3a.accountCapital.${from}`, { capital: outputMoney })],
    notes: [
      { status, text: t(`explained3a.accountCapital.${words}`, { day: paydateOf(account), after }) },
      ...('worksUntil' in step.inputs
        ? [{ status: 'assumed', text: t('explained3a.accountCapital.worksOn') } as const]
        : []),
    ],
    result: outputMoney,
  }
}

const EXPLAIN: Record<Pillar3aStepKey, StepExplainer> = {
  accountPayments,
  accountPurchase,
  accountInterest,
  accountCapital,
}

const isAccountStep = (step: Step): step is Step & { key: Pillar3aStepKey } => step.key in EXPLAIN

/** The steps of one account: today's balance, and the engine's steps. */
export function accountSteps(t: T, facts: Facts): StepView[] {
  const { account } = facts
  return [
    ...(account.balance.value === null ? [] : [balance(t, account, account.balance.value)]),
    ...account.steps.filter(isAccountStep).map(
      ({ key, output, article, ...step }): StepView => ({
        name: key,
        title: t(`explained3a.${key}.title`),
        output,
        article,
        ...EXPLAIN[key](t, { ...step, output }, facts),
      }),
    ),
  ]
}

/** What applies to every account: the assumptions, and what may change. */
export function sharedNotes(t: T, { accounts }: Pick<Pillar3aExplainedView, 'accounts'>): Note[] {
  const has = (key: Pillar3aStepKey) => accounts.some(({ steps }) => steps.some((step) => step.key === key))
  return [
    ...(has('accountPayments') ? [{ status: 'assumed', text: t('explained3a.accountPayments.assumed') } as const] : []),
    ...(has('accountInterest')
      ? [{ status: 'projected', text: t('explained3a.accountInterest.projected') } as const]
      : []),
  ]
}

/** When the law lets the savings be paid out. */
export const payOutYears = (t: T, { yearsBefore, yearsAfter }: Pillar3aExplainedView['law']) =>
  t('explained3a.accountCapital.law', { before: span(t, yearsBefore * 12), after: span(t, yearsAfter * 12) })

type Limits = Pick<Pillar3aExplainedView, 'law' | 'lawYear' | 'planned' | 'most'>

/** How much the law allows to be paid in a year, and whether the planned payments exceed it. */
export function ceiling(t: T, { law, lawYear, planned, most }: Limits) {
  const limits = {
    year: lawYear,
    withFund: chf(law.withFund),
    share: percent(law.incomeShare),
    withoutFund: chf(law.withoutFund),
  }
  return paragraph(
    // People without earnings may not pay anything in.
    most === 0 ? t('pillar3a.ceilingWithoutWork') : t('explained3a.accountPayments.ceiling', limits),
    most !== null && planned > most && t('explained3a.accountPayments.above'),
  )
}

function balance(t: T, account: ExplainedAccount, value: number): StepView {
  const { asOf } = account
  const isTold = account.balance.from === 'provider' && asOf !== null
  const typed = account.balance.from === 'usual' ? 'opened' : 'visitor'
  return {
    name: 'balance',
    title: t('explained3a.balance.title'),
    parts: [
      isTold
        ? t('explained3a.balance.provider', { name: nameOf(t, account), balance: chf(value), asOf: dayText(asOf) })
        : t(`explained3a.balance.${typed}`, { balance: chf(value) }),
    ],
    notes: [{ status: 'known', text: t('explained3a.balance.known') }],
    output: value,
    result: chf(value),
    article: null,
  }
}

/** The total of several accounts: each is rounded before adding. */
export function accountsTotal(t: T, { projected, accounts }: NonNullable<Pillar3aExplainedView['pillar3a']>): StepView {
  const sum = accounts.map((account) => amountText(account.projected)).join(' + ')
  return {
    name: 'accountsTotal',
    title: t('explained3a.accountsTotal.title'),
    parts: [t('explained3a.accountsTotal.text', { sum, capital: chf(projected) })],
    output: projected,
    result: chf(projected),
    article: 'OPP 3 art. 3',
  }
}
