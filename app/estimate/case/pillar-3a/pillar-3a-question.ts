/** The third pillar in the digest, from the visitor's entries and the providers' statements. */
import type { Statement3a } from '~/dossier/shape/savings-papers'
import { retirementOf } from '~/pillars/avs'
import type { Day } from '~/pillars/day'
import { accountRates, outlookRate, realRate } from '~/pillars/interest-outlook'
import type { Pillar3aAccount, Pillar3aQuestion } from '~/pillars/pillar-3a/estimate'
import { withPayments } from '~/pillars/pillar-3a/payments'
import { isPaydateAhead, isPaydateAllowed, latestPaydate } from '~/pillars/pillar-3a/rules'
import type { Silent } from '~/pillars/result'
import { firstDayWithoutWork, type Situation } from '~/pillars/synthesis/change'
import type { Birth, Case, ThirdPillarCase } from '../case'
import { standing } from '../situation'
import { countingStatements, knownAccounts, paidThisYear, USUAL_RATE } from './accounts'
import { statementIn } from './provident-statement'
import { statementFacts } from './statement-facts'

type AccountSituation = Birth & { computedOn: Day; situation: Situation }

export const accountsWhen = ({ person, day, ...known }: Case, situation: Situation): AccountSituation => ({
  ...person,
  computedOn: day,
  situation: standing(known, situation),
})

/** The engine's input for one situation: each account with its own figures. */
export function pillar3aQuestion(known: Case, situation: Situation): Pillar3aQuestion {
  const { thirdPillar, person } = known
  const { providents } = thirdPillar
  const when = accountsWhen(known, situation)
  const accounts = [
    ...knownAccounts(thirdPillar, providents).map(({ provident, entityName, info }) => ({
      ...info,
      ...rateIn(when, info.rate),
      paydate: movedPaydate(when) ?? info.paydate,
      entityName,
      paidThisYear: provident ? paidThisYear(statementIn(provident), when.computedOn) : 0,
    })),
    ...countingStatements(thirdPillar, providents).map((paper) => typedAccount(paper, when)),
  ]
  return {
    accounts: paidInto(accounts, when),
    person,
    // If only the start is simulated, work lasts until then and the pay-out moves there; otherwise the end of work is
    // unknown.
    worksUntil: firstDayWithoutWork(when.situation),
    computedOn: when.computedOn,
  }
}

/** The accounts with the payments of the situation. If there is no account, the payments open one. */
function paidInto(accounts: readonly Pillar3aAccount[], when: AccountSituation): readonly Pillar3aAccount[] {
  const { pillar3a } = when.situation
  if (!pillar3a) return accounts
  return withPayments(accounts.length === 0 ? [newAccount(when)] : accounts, pillar3a)
}

/** It is empty and earns the usual interest. */
function newAccount(when: AccountSituation): Pillar3aAccount {
  const paper = { label: '', kind: 'account', solde: 0, amount: 0, paidThisYear: null, paydate: null } as const
  const { isTyped: _, ...account } = typedAccount({ ...paper, rate: USUAL_RATE, maturity: null }, when)
  return { ...account, entityName: null, isNew: true }
}

/** Whether an account can be opened: payments need pay, and end with the pay-out, which is when the AVS pension starts. */
export const opensAccount = (
  accounts: readonly Pillar3aAccount[],
  { isPaid, ...person }: Pick<AccountSituation, 'birthDate' | 'gender' | 'computedOn'> & { isPaid: boolean },
) => accounts.length === 0 && isPaid && isPaydateAhead(retirementOf(person).start, person.computedOn)

/** A policy keeps its day; savings without one are paid out when the AVS pension starts. */
export function typedAccount(paper: Omit<Statement3a, 'entityId'>, when: AccountSituation): Pillar3aAccount {
  const { start } = retirementOf(when)
  const account = statementFacts(paper, isPaydateAhead(start, when.computedOn) ? start : null)
  if (paper.kind === 'policy') return account
  return { ...account, ...rateIn(when, account.rate), paydate: movedPaydate(when) ?? account.paydate }
}

/** The given rate, or that of the outlook in today's francs. */
function rateIn({ situation: { outlook } }: AccountSituation, own: number | null) {
  const rate = own === null ? null : outlookRate(own, outlook, accountRates)
  return rate ? { rate: realRate(rate), outlook: rate } : { rate: own }
}

/** A simulated retirement date moves the pay-out to that day, within the legal ages; null: the chosen pay-out day stays. */
export function movedPaydate({ situation: { retirementDate }, computedOn, ...person }: AccountSituation): Day | null {
  if (!retirementDate) return null
  const paidOutOn = earlierOf(retirementDate, latestPaydate(person, computedOn))
  return isPaydateAllowed(person, paidOutOn, computedOn) ? paidOutOn : null
}

const earlierOf = (one: Day, other: Day) => (one < other ? one : other)

/**
 * The silent providers, without those whose statement the visitor copied. Without any statement the saved figures describe the last provider, so if the visitor has entered
 * them, that provider is not reported as missing just because they have not signed in there.
 */
export const silentEntities = ({ info, statements, providents: { providents, silent } }: ThirdPillarCase): Silent[] => {
  const isTyped = providents.length === 0 && info !== null && info.solde !== null
  return silent
    .filter(({ entityId }) => !statements.some((statement) => statement.entityId === entityId))
    .filter((one) => !(isTyped && one === silent.at(-1) && one.reason === 'notSignedIn'))
    .map(({ entityId, entityName, reason }) => ({ party: 'entity', id: entityId, name: entityName, reason }))
}
