/** The visitor's 3a accounts: the providers' statements, and the figures that the visitor has confirmed or changed. */

import type { Account3a, Open3kInfo, OwnAccount3a } from '~/dossier/shape/account-3a'
import type { Providents } from '~/dossier/shape/party-answers'
import type { Statement3a } from '~/dossier/shape/savings-papers'
import type { Dossier } from '~/dossier/shape/shape'
import { type Day, dateOf, monthOf, yearOf } from '~/pillars/day'
import type { CompactStatement3a } from '~/standards/types'
import { statementIn } from './provident-statement'

/** Percent a year: the default for visitors who have not chosen a rate, within the range of current 3a accounts. */
export const USUAL_RATE = 0.5

type ThirdPillar = Dossier['thirdPillar']
type Accounts = Pick<ThirdPillar, 'info' | 'confirmed' | 'accounts' | 'statements' | 'counts'>
type Provident = Providents['providents'][number]

/** The figures of one account, each null if unknown. `provident`: the provider's answer; null: there is none. */
export type KnownAccount = {
  provident: Provident | null
  entityName: string | null
  info: Open3kInfo
  confirmed: boolean
}

/** Balance and yearly payment from the statement; rate and pay-out day as chosen before, else the defaults. */
export const asInfo = (statement: CompactStatement3a, before: Open3kInfo | null, paydate: Day | null): Open3kInfo => ({
  solde: statement.rc.cb,
  rate: before?.rate ?? USUAL_RATE,
  amount: yearlyPayment(statement),
  paydate: before?.paydate ?? paydate,
})

/** Applies a newer statement: figures equal to the previous statement are updated, figures the visitor changed stay. */
export function withNewStatement(account: Account3a, before: CompactStatement3a, now: CompactStatement3a): Account3a {
  const [was, is] = [asInfo(before, null, null), asInfo(now, null, null)]
  return {
    ...account,
    solde: account.solde === was.solde ? is.solde : account.solde,
    amount: account.amount === was.amount ? is.amount : account.amount,
  }
}

/**
 * The yearly payment (CHF) that a statement suggests. The previous year is complete; the current year is complete only on
 * its last day. null in the first half of an account's first year, when there is nothing to judge from.
 */
export function yearlyPayment({ rd, rc, cyd, pyd }: CompactStatement3a): number | null {
  const [asOf, soFar, lastYear] = [rd as Day, cyd?.de ?? null, pyd?.de ?? 0]
  if (soFar !== null && monthOf(asOf) === 12 && dateOf(asOf) === 31) return soFar
  if (rc.cbpy > 0) return Math.max(soFar ?? 0, lastYear)
  return soFar !== null && monthOf(asOf) > 6 ? soFar : null
}

/** This year's payments already in the balance, CHF; 0 for a statement of an earlier year. */
export const paidThisYear = ({ rd, cyd }: CompactStatement3a, today: Day): number =>
  yearOf(rd as Day) === yearOf(today) ? (cyd?.de ?? 0) : 0

/**
 * All accounts with known figures. The 3a information of the specification describes one account: that of the last
 * statement or, without any statement, of the last provider selected.
 */
export function knownAccounts(
  { info, confirmed, accounts, statements, counts }: Accounts,
  { providents, silent }: Providents,
): KnownAccount[] {
  if (!info) return []
  const stands = (id: string | undefined) => statements.some(({ entityId }) => entityId === id)
  const last = providents.at(-1) ?? null
  const described = { provident: last, entityName: (last ?? silent.at(-1))?.entityName ?? null, info, confirmed }
  const others = providents.slice(0, -1).map((provident): KnownAccount => {
    // A dossier written by an older release has the figures of one account only.
    const { confirmed: isConfirmed, ...own } = accounts[provident.entityId] ?? accountOfOldDossier(provident, info)
    return { provident, entityName: provident.entityName, info: own, confirmed: isConfirmed }
  })
  return [described, ...others].filter(({ provident }) => {
    const id = (provident ?? silent.at(-1))?.entityId
    return !(id && stands(id) && (provident === null || counts[id] === 'own'))
  })
}

/**
 * The copied statements that count. If the provider answers too, its answer counts unless the visitor chose the statement.
 */
export const countingStatements = ({ statements, counts }: Accounts, { providents }: Providents): Statement3a[] =>
  statements.filter(
    ({ entityId }) =>
      entityId === null || !providents.some((one) => one.entityId === entityId) || counts[entityId] === 'own',
  )

/** The accounts with a statement, in the order in which their providers were selected. */
export function ownAccounts(thirdPillar: ThirdPillar): OwnAccount3a[] {
  const [described, ...others] = knownAccounts(thirdPillar, thirdPillar.providents ?? { providents: [], silent: [] })
  return [...others, ...(described ? [described] : [])].flatMap(({ provident, info }) =>
    provident ? [{ ...info, entityId: provident.entityId, entityName: provident.entityName }] : [],
  )
}

const accountOfOldDossier = (provident: Provident, info: Open3kInfo): Account3a => ({
  ...asInfo(statementIn(provident), info, info.paydate),
  confirmed: false,
})

/** Whether all figures are there; nothing can be estimated without one of them. */
export const isComplete = (info: Open3kInfo) =>
  [info.solde, info.rate, info.amount, info.paydate].every((figure) => figure !== null)

/** Saves the figures of one account. Those of the last statement are also the 3a information. */
export function withAccount(thirdPillar: ThirdPillar, entityId: string | null, info: Open3kInfo): ThirdPillar {
  const described = thirdPillar.providents?.providents.at(-1)?.entityId ?? null
  const confirmed = isComplete(info)
  const id = entityId ?? described
  const accounts = id === null ? thirdPillar.accounts : { ...thirdPillar.accounts, [id]: { ...info, confirmed } }
  return id === described ? { ...thirdPillar, accounts, info, confirmed } : { ...thirdPillar, accounts }
}
