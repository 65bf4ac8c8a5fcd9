/** The visitor's 3a accounts: what each provider told, and what the visitor made of it. */
import type { Account3a, Dossier, Open3kInfo, OwnAccount3a, Providents } from '~/dossier/shape'
import { type Day, dateOf, monthOf, yearOf } from '~/pillars/day'
import type { CompactStatement3a } from '~/standards/types'
import { statementIn } from './told-documents'

/** Percent a year: what a visitor who said nothing yet is shown, in the range of today's 3a accounts. */
export const USUAL_RATE = 0.5

type ThirdPillar = Dossier['thirdPillar']
type Told = Providents['providents'][number]

/** The figures of one account, null where the visitor has none; `told`: by which provider, null: by none. */
export type KnownAccount = { told: Told | null; entityName: string | null; info: Open3kInfo; confirmed: boolean }

/** Balance and yearly payment as the provider says; interest and pay-out day as chosen before, else usual ones. */
export const asInfo = (statement: CompactStatement3a, before: Open3kInfo | null, paydate: Day | null): Open3kInfo => ({
  solde: statement.rc.cb,
  rate: before?.rate ?? USUAL_RATE,
  amount: yearlyPayment(statement),
  paydate: before?.paydate ?? paydate,
})

/** After its provider was asked anew: what still says what was told before says what is told now; what was typed stays. */
export function toldAnew(account: Account3a, before: CompactStatement3a, now: CompactStatement3a): Account3a {
  const [was, is] = [asInfo(before, null, null), asInfo(now, null, null)]
  return {
    ...account,
    solde: account.solde === was.solde ? is.solde : account.solde,
    amount: account.amount === was.amount ? is.amount : account.amount,
  }
}

/**
 * What is paid in a year, CHF, as far as a statement tells it: the year before is whole, this one only on its last day;
 * by then as much is paid as stands there. In the first half of an account's first year nobody can tell: null.
 */
export function yearlyPayment({ rd, rc, cyd, pyd }: CompactStatement3a): number | null {
  const [asOf, soFar, lastYear] = [rd as Day, cyd?.de ?? null, pyd?.de ?? 0]
  if (soFar !== null && monthOf(asOf) === 12 && dateOf(asOf) === 31) return soFar
  if (rc.cbpy > 0) return Math.max(soFar ?? 0, lastYear)
  return soFar !== null && monthOf(asOf) > 6 ? soFar : null
}

/** What the balance holds of this year's payments, CHF; a statement of an earlier year tells none of them. */
export const paidThisYear = ({ rd, cyd }: CompactStatement3a, today: Day): number =>
  yearOf(rd as Day) === yearOf(today) ? (cyd?.de ?? 0) : 0

/** The account of the 3a information is the last that was told; one that nobody has told is that of the last provider. */
export function knownAccounts(
  { info, confirmed, accounts }: ThirdPillar,
  { providents, silent }: Providents,
): KnownAccount[] {
  if (!info) return []
  const last = providents.at(-1) ?? null
  const described = { told: last, entityName: (last ?? silent.at(-1))?.entityName ?? null, info, confirmed }
  const others = providents.slice(0, -1).map((told): KnownAccount => {
    // A dossier of before there were these has the figures of one account.
    const { confirmed: isConfirmed, ...own } = accounts[told.entityId] ?? asToldBefore(told, info)
    return { told, entityName: told.entityName, info: own, confirmed: isConfirmed }
  })
  return [described, ...others]
}

/** Those that a provider told, in the order in which they were chosen; that of the 3a information is the last. */
export function ownAccounts(thirdPillar: ThirdPillar): OwnAccount3a[] {
  const [described, ...others] = knownAccounts(thirdPillar, thirdPillar.providents ?? { providents: [], silent: [] })
  return [...others, ...(described ? [described] : [])].flatMap(({ told, info }) =>
    told ? [{ ...info, entityId: told.entityId, entityName: told.entityName }] : [],
  )
}

const asToldBefore = (told: Told, info: Open3kInfo): Account3a => ({
  ...asInfo(statementIn(told), info, info.paydate),
  confirmed: false,
})

/** Emptied figures are no answer: nothing could be estimated from them. */
export const isComplete = (info: Open3kInfo) =>
  [info.solde, info.rate, info.amount, info.paydate].every((figure) => figure !== null)

/** The third pillar with the figures of one account saved: the last that was told is that of the 3a information. */
export function withAccount(thirdPillar: ThirdPillar, entityId: string | null, info: Open3kInfo): ThirdPillar {
  const described = thirdPillar.providents?.providents.at(-1)?.entityId ?? null
  const confirmed = isComplete(info)
  const id = entityId ?? described
  const accounts = id === null ? thirdPillar.accounts : { ...thirdPillar.accounts, [id]: { ...info, confirmed } }
  return id === described ? { ...thirdPillar, accounts, info, confirmed } : { ...thirdPillar, accounts }
}
