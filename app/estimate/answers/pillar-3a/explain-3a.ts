/** Explains how the figures of the third pillar follow from the visitor's entries and the providers' statements. */
import { mostInto3a } from '~/dossier/shape/ceiling-3a'
import type { Statement3a } from '~/dossier/shape/savings-papers'
import { PILLAR_3A_PAY_OUT_AGES } from '~/law/pillar-3a/ages'
import { rowOn } from '~/law/table'
import { retirementOf } from '~/pillars/avs'
import type { Day } from '~/pillars/day'
import { type Pillar3aAccount, pillar3aFromAccounts } from '~/pillars/pillar-3a/estimate'
import { ceilingsOn } from '~/pillars/pillar-3a/rules'
import type { Change, Situation } from '~/pillars/synthesis/change'
import type {
  AccountExplanation,
  Origin,
  Pillar3aColumnExplanation,
  Pillar3aExplanation,
  SourcedValue,
} from '~/pillars/synthesis/explanation'
import type { Case } from '../../case/case'
import {
  countingStatements,
  type KnownAccount,
  knownAccounts,
  USUAL_RATE,
  yearlyPayment,
} from '../../case/pillar-3a/accounts'
import {
  accountsWhen,
  movedPaydate,
  pillar3aQuestion,
  silentEntities,
  typedAccount,
} from '../../case/pillar-3a/pillar-3a-question'
import { statementIn } from '../../case/pillar-3a/provident-statement'
import { explanationOf } from '../explanation'
import { endsOf, questionOf } from '../question'
import { ceilingOf } from './ceiling'

/** The third pillar of the digest with its steps, and where each figure comes from. @throws {Refusal} as the digest does */
export function explainPillar3a(known: Case, change: Change | null): Pillar3aExplanation {
  const question = endsOf(questionOf(known, change))
  const columns = question.situations.map((situation) => explainColumn(known, situation))
  return {
    ...explanationOf(question, change, columns, silentEntities(known.thirdPillar)),
    law: lawFor(known.day),
    most: mostInto3a(ceilingOf(known)),
  }
}

function lawFor(on: Day): Pillar3aExplanation['law'] {
  const { withFund, withoutFund, incomeShare } = ceilingsOn(on)
  const { earliest, reference, latest } = rowOn(PILLAR_3A_PAY_OUT_AGES, on).value
  return { withFund, withoutFund, incomeShare, yearsBefore: reference - earliest, yearsAfter: latest - reference }
}

function explainColumn(known: Case, situation: Situation): Pillar3aColumnExplanation {
  const { thirdPillar } = known
  const { providents } = thirdPillar
  const when = { ...accountsWhen(known, situation), reference: retirementOf(known.person).start }
  const asked = pillar3aQuestion(known, situation)
  const { result, missing } = pillar3aFromAccounts(asked)
  const opened = asked.accounts.flatMap((one) => (one.isNew ? [explainOpened(one, movedPaydate(when))] : []))
  const accounts = knownAccounts(thirdPillar, providents).map((account): AccountExplanation => {
    const statement = account.provident && statementIn(account.provident)
    return {
      entityName: account.entityName,
      asOf: statement && (statement.rd as Day),
      balance: providerOrVisitor(account.info.solde, statement?.rc.cb),
      deposits: providerOrVisitor(account.info.amount, statement && yearlyPayment(statement)),
      rate: rateOf(account),
      paydate: paydateOf(account, when),
    }
  })
  const typed = countingStatements(thirdPillar, providents).map((paper) => explainTyped(paper, when))
  return { pillar3a: result, missing, accounts: [...accounts, ...typed, ...opened] }
}

/** An account that the visitor copied from a statement. */
function explainTyped(paper: Statement3a, when: When): AccountExplanation {
  const { entityName, solde, amount, rate, paydate } = typedAccount(paper, when)
  const isMoved = paper.kind !== 'policy' && movedPaydate(when) !== null
  return {
    ...{ entityName, asOf: null },
    balance: { value: solde, from: 'visitor' },
    deposits: { value: amount, from: 'visitor' },
    rate: { value: rate, from: 'visitor' },
    paydate: { value: paydate, from: isMoved ? 'simulation' : paper.paydate ? 'visitor' : 'referenceAge' },
  }
}

/** An account that a change opens, with the rate and the day that are usual. */
function explainOpened({ solde, amount, rate, paydate }: Pillar3aAccount, moved: Day | null): AccountExplanation {
  return {
    ...{ entityName: null, asOf: null },
    // No balance is given, so the account begins empty.
    balance: { value: solde, from: 'usual' },
    deposits: { value: amount, from: 'visitor' },
    rate: { value: rate, from: 'usual' },
    paydate: { value: paydate, from: moved ? 'simulation' : 'referenceAge' },
  }
}

/** A figure equal to the statement's is attributed to the provider, since the visitor left it unchanged. */
const providerOrVisitor = (value: number | null, reported: number | null | undefined): SourcedValue<number> => ({
  value,
  from: value !== null && value === reported ? 'provider' : 'visitor',
})

/** A default rate that the visitor has not confirmed is shown as the usual rate, not as their choice. */
const rateOf = ({ info, confirmed }: KnownAccount): SourcedValue<number> => ({
  value: info.rate,
  from: !confirmed && info.rate === USUAL_RATE ? 'usual' : 'visitor',
})

type When = ReturnType<typeof accountsWhen> & { reference: Day }

function paydateOf({ info, confirmed }: KnownAccount, when: When): SourcedValue<Day> {
  const moved = movedPaydate(when)
  if (moved) return { value: moved, from: 'simulation' }
  const from: Origin = !confirmed && info.paydate === when.reference ? 'referenceAge' : 'visitor'
  return { value: info.paydate, from }
}
