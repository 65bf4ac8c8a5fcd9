/** Vested benefits: savings of the second pillar that belong to no fund (OLP art. 10, 13, 16). */
import { LPP_VESTED_AGES } from '~/law/lpp/vested-benefits'
import { rowOn } from '~/law/table'
import type { Day } from '../day'
import { type OutlookRate, outlookInputs } from '../interest-outlook'
import { addFrancs, type Chf, type Franc, franc, toRappen } from '../money'
import { latestWhileWorking, type PayOutWindow, payOutWindow, type WhoIsPaid } from '../pay-out-window'
import { projectAccount } from '../pillar-3a/account'
import type { Step } from '../result'

/**
 * CHF and percent a year. `paydate` null: the start of the AVS pension; `outlook`: the one behind `rate`, if it is not
 * the announced rate.
 */
export type VestedAccount = {
  label: string
  balance: number
  rate: number
  paydate: Day | null
  outlook?: OutlookRate | null
}

/** `worksUntil`: the first day without work; null: not given, so work ends at the reference age at the latest. */
export type VestedQuestion = WhoIsPaid & { computedOn: Day; worksUntil: Day | null; isMarried: boolean }

/** For each account, CHF today and at its pay-out; `needsConsent`: the spouse agrees in writing (OLP art. 16 al. 3). */
export type VestedResult = {
  current: Chf
  projected: Franc
  needsConsent: boolean
  accounts: { label: string; current: Chf; projected: Franc; paydate: Day }[]
  steps: Step[]
}

/** Why an account is not estimated: its day is past, or not one that the law allows. */
export type VestedRefusal = { label: string; key: 'paydatePast' | 'paydateTooEarly' | 'paydateTooLate' }

/** The days between which vested benefits are paid out, by the law of the day `on` (OLP art. 16 al. 1). */
export const vestedWindow = (person: WhoIsPaid, on: Day): PayOutWindow =>
  payOutWindow(person, rowOn(LPP_VESTED_AGES, on).value)

/**
 * Vested benefits at their pay-out: each account with its own rate and day, without payments. Each is rounded to the
 * franc, then added. An account that cannot be paid out on its day is listed and is in no sum.
 */
export function vestedBenefits(
  accounts: readonly VestedAccount[],
  question: VestedQuestion,
): { result: VestedResult | null; refusals: VestedRefusal[] } {
  const refusals = accounts.flatMap((account) => refusalOf(account, question) ?? [])
  const allowed = accounts.filter((account) => refusalOf(account, question) === null)
  return { result: allowed.length > 0 ? resultOf(allowed, question) : null, refusals }
}

function refusalOf(account: VestedAccount, question: VestedQuestion): VestedRefusal | null {
  const { label } = account
  const window = vestedWindow(question, question.computedOn)
  const paydate = account.paydate ?? window.due
  if (paydate < question.computedOn) return { label, key: 'paydatePast' }
  if (paydate < window.earliest) return { label, key: 'paydateTooEarly' }
  const latest = latestWhileWorking(window, question.worksUntil ?? window.due)
  return paydate > latest ? { label, key: 'paydateTooLate' } : null
}

function resultOf(accounts: readonly VestedAccount[], question: VestedQuestion): VestedResult {
  const { due } = vestedWindow(question, question.computedOn)
  const projections = accounts.map((account) => {
    const paydate = account.paydate ?? due
    const saved = { solde: account.balance, amount: 0, rate: account.rate }
    return { ...account, paydate, ...projectAccount(saved, question.computedOn, paydate) }
  })
  const shown = projections.map(({ label, balance, projected, paydate }) => ({
    label,
    current: toRappen(balance),
    projected: franc(projected),
    paydate,
  }))
  return {
    current: toRappen(shown.reduce((sum, { current }) => sum + current, 0)),
    projected: addFrancs(...shown.map(({ projected }) => projected)),
    needsConsent: question.isMarried,
    accounts: shown,
    steps: projections.flatMap(stepsOf),
  }
}

const stepsOf = ({
  label,
  rate,
  months,
  days,
  interest,
  balance,
  paydate,
  projected,
  outlook,
}: ProjectedVested): Step[] => [
  {
    key: 'vestedInterest',
    inputs: { label, rate, months, ...(days > 0 && { days }), ...outlookInputs(outlook) },
    output: franc(interest),
    article: 'OLP art. 13 al. 5',
  },
  {
    key: 'vestedCapital',
    inputs: { label, balance, paydate },
    output: franc(projected),
    article: 'OLP art. 16 al. 1',
  },
]

type ProjectedVested = Omit<VestedAccount, 'paydate'> & { paydate: Day } & ReturnType<typeof projectAccount>
