/** Capital that pays, month by month, what pensions leave open. */
import { addMonths, type Day } from '../../day'
import type { Franc } from '../../money'
import { CAPITAL_KINDS, type CapitalKind, type DrawnAccount } from './result'

/**
 * Savings of one account. It is paid out when a month needs it, from `earliest` on, and at the latest on `latest`; the two
 * are the same where the day is fixed. `amountOn`: what it pays on a day, CHF.
 */
export type Savings = {
  kind: CapitalKind
  name: string | null
  earliest: Day
  latest: Day
  amountOn: (day: Day) => Franc
}

export type DrawQuestion = {
  savings: readonly Savings[]
  /** The first month without pay, and the one in which the person is too old for capital to be counted. */
  from: Day
  until: Day
  /** What a month lacks, CHF. */
  gapOn: (month: Day) => number
  avsStart: Day
}

/** What is drawn in a month by kind of capital, CHF. */
export type Drawn = Record<CapitalKind, number>
export const NOTHING_DRAWN: Drawn = { pillar3a: 0, vested: 0, lppCapital: 0 }

/** In whole centimes. */
const cents = (amount: number) => Math.round(amount * 100) / 100

type Open = DrawnAccount & { savings: Savings; last: Day | null }

/**
 * Month by month: a month is paid in full or not at all, so that no phase of a single odd month arises; what is left over
 * may pay a later month that lacks less. Accounts are opened in their order, each only once the ones before cannot pay, and
 * none for a month that all of them together cannot pay.
 */
export function drawCapital({ savings, from, until, gapOn, avsStart }: DrawQuestion) {
  const months = new Map<Day, Drawn>()
  const waiting = [...savings]
  const open: Open[] = []
  const openOne = (one: Savings, day: Day) => {
    waiting.splice(waiting.indexOf(one), 1)
    const amount = one.amountOn(day)
    const { kind, name } = one
    const nothing = { drawn: 0, drawnBeforeAvs: 0, left: amount as number, until: null }
    open.push({ kind, name, from: day, amount, ...nothing, savings: one, last: null })
  }
  for (let month = from; month < until; month = addMonths(month, 1)) {
    for (const one of waiting.filter(({ latest }) => latest <= month)) openOne(one, one.latest)
    const gap = cents(gapOn(month))
    if (gap <= 0) continue
    const openLeft = () => cents(open.reduce((sum, { left }) => sum + left, 0))
    const payable = waiting.filter(({ earliest }) => earliest <= month)
    if (openLeft() + payable.reduce((sum, one) => sum + one.amountOn(month), 0) < gap) continue
    for (const one of payable) if (openLeft() < gap) openOne(one, month)
    months.set(month, drawMonth(open, gap, month, month < avsStart))
  }
  for (const one of [...waiting]) openOne(one, one.latest)
  const order = (one: Open) => savings.indexOf(one.savings)
  const accounts = open
    .toSorted((one, other) => order(one) - order(other))
    .map(({ savings: _, last, ...account }): DrawnAccount => ({ ...account, until: last && addMonths(last, 1) }))
  return { drawnOn: (month: Day): Drawn => months.get(month) ?? NOTHING_DRAWN, accounts }
}

function drawMonth(open: Open[], gap: number, month: Day, isBeforeAvs: boolean): Drawn {
  let missing = gap
  const drawn = { ...NOTHING_DRAWN }
  for (const account of open) {
    const part = Math.min(account.left, missing)
    if (part <= 0) continue
    account.left = cents(account.left - part)
    account.drawn = cents(account.drawn + part)
    if (isBeforeAvs) account.drawnBeforeAvs = cents(account.drawnBeforeAvs + part)
    account.last = month
    drawn[account.kind] = cents(drawn[account.kind] + part)
    missing = cents(missing - part)
  }
  return drawn
}

export const drawnInAll = (drawn: Drawn): number => cents(CAPITAL_KINDS.reduce((sum, kind) => sum + drawn[kind], 0))
