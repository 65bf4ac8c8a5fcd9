/** What a buy-in adds at its fund, from the fund's own simulation, or else from its interest and conversion rate. */
import type { FundPolicy, PolicyBenefits, PolicyDetails } from '~/dossier/shape/fund-policy'
import type { PurchaseAnswer } from '~/dossier/shape/party-answers'
import type { Dossier } from '~/dossier/shape/shape'
import { retirementOf } from '~/pillars/avs'
import type { Day } from '~/pillars/day'
import {
  type BuyIn,
  capitalFreeFrom,
  type FundStatement,
  type LppQuestion,
  lppFromStatements,
  withBuyIn,
} from '~/pillars/lpp'
import { ageAtRetirement } from '~/pillars/lpp/retirement-date'
import { addFrancs, type Franc } from '~/pillars/money'
import type { BuyInAt } from '~/pillars/synthesis/change'
import type { Case, PolicyProjection } from '../../case/case'
import type { BoughtIn } from '../../case/lpp/bought-in'
import { divorceAt, keyOfCertificate, keyOfPolicy, ordinaryPart } from '../../case/lpp/buy-in-place'
import { detailsDocument } from '../../case/lpp/fund-documents'
import { asStatement, projectedFrom, withPaid } from '../../case/lpp/fund-statement'
import type { CertificateStatement } from '../../case/lpp/papers'
import { keyOf } from '../../case/lpp/salary-change'

/** `plain`: the policies without another salary, to which the fund's simulation belongs. */
export type LppParts = {
  policies: PolicyProjection[]
  certificates: CertificateStatement[]
  plain: readonly FundPolicy[]
}

/**
 * Policies and certificates with the buy-in. A fund without a simulation and without enough data to compute one keeps its
 * figures (`isMissing`).
 */
export function withBought(
  known: Case,
  { policies, certificates, plain }: LppParts,
  { buyIn, question }: { buyIn: BuyInAt; question: LppQuestion },
): { policies: PolicyProjection[]; certificates: CertificateStatement[]; bought: BoughtIn | null } {
  const certificate = certificates.find((_, index) => keyOfCertificate(index) === buyIn.at)
  if (certificate) {
    const statement = withBuyIn(certificate.statement, buyIn, question)
    const divorce = divorceAt(buyIn.at, certificates)
    const bought =
      statement && boughtIn(certificate.statement, statement, { buyIn, question, divorce, isByFund: false })
    const changed = statement && bought ? { ...certificate, statement, bought } : certificate
    return { policies, certificates: certificates.map((one) => (one === certificate ? changed : one)), bought }
  }
  const policy = policies.find((one) => keyOfPolicy(one) === buyIn.at)
  const before = plain.find((one) => keyOfPolicy(one) === buyIn.at)
  if (!policy || !before) return { policies, certificates, bought: null }
  const simulated = simulatedPurchase(known, before, buyIn, question)
  const details = simulated ? added(policy.details, before.details, simulated) : byRate(policy, buyIn, question)
  const changed = details && { ...policy, details }
  const bought =
    changed && boughtIn(asStatement(policy), asStatement(changed), { buyIn, question, isByFund: simulated !== null })
  return {
    certificates,
    policies: policies.map((one) => (one === policy && changed && bought ? { ...changed, bought } : one)),
    bought,
  }
}

/** Policies and certificates as the engine reads them. The buy-in is included from today's savings on. */
export const statementsIn = (
  plain: Parameters<typeof projectedFrom>[0],
  { policies, certificates }: Pick<LppParts, 'policies' | 'certificates'>,
): FundStatement[] => [
  ...projectedFrom(plain, policies),
  ...certificates.map(({ statement, bought }) => withPaid(statement, bought)),
]

/** null: there is no figure for the question. */
function boughtIn(
  before: FundStatement,
  after: FundStatement,
  {
    buyIn,
    question,
    divorce = 0,
    isByFund,
  }: { buyIn: BuyIn; question: LppQuestion; divorce?: number; isByFund: boolean },
): BoughtIn | null {
  const [without, more] = [before, after].map((one) => lppFromStatements([one], question).result)
  if (!without || !more) return null
  const difference = (figure: 'monthly' | 'capital' | 'capitalAtRetirement') =>
    addFrancs(more[figure], -without[figure] as Franc)
  const { amount, on } = buyIn
  return {
    amount,
    on,
    isByFund,
    savings: difference('capitalAtRetirement'),
    monthly: difference('monthly'),
    capital: difference('capital'),
    capitalFreeFrom: ordinaryPart(buyIn, divorce) > 0 ? capitalFreeFrom(buyIn) : on,
  }
}

function byRate(policy: PolicyProjection, buyIn: BuyIn, question: LppQuestion): PolicyDetails | null {
  const statement = withBuyIn(asStatement(policy), buyIn, question)
  return statement && { ...policy.details, benefits: [...statement.benefits] }
}

/** What the fund adds for a buy-in, on top of its projection for another salary. */
function added(details: PolicyDetails, plain: PolicyDetails, bought: PolicyDetails): PolicyDetails {
  if (details === plain) return bought
  const at = (benefits: readonly PolicyBenefits[], age: number) =>
    benefits.find(({ retirementAge }) => retirementAge === age)
  return {
    ...details,
    benefits: details.benefits.flatMap((one) => {
      const [without, more] = [at(plain.benefits, one.retirementAge), at(bought.benefits, one.retirementAge)]
      if (!without || !more) return []
      const pension = one.pension !== undefined && {
        pension: one.pension + (more.pension ?? 0) - (without.pension ?? 0),
      }
      return [{ ...one, capitalBalance: one.capitalBalance + more.capitalBalance - without.capitalBalance, ...pension }]
    }),
  }
}

/** The fund's simulation; null: it does not answer, or refuses. */
const simulatedPurchase = ({ secondPillar }: Case, policy: FundPolicy, buyIn: BuyIn, question: LppQuestion) =>
  secondPillar.purchases[purchaseKey(policy, buyIn, question)] ?? null

/** Amount, day, and the age of retirement if it differs from the regular one, which funds expect. */
export const purchaseKey = (policy: FundPolicy, buyIn: BuyIn, question: LppQuestion): string => {
  const age = ageToTell(buyIn, question)
  return keyOf(policy, [buyIn.amount, buyIn.on, ...(age === null ? [] : [age])])
}

/**
 * The age, in months, until which the person stays. Funds need it only for a buy-in after the regular age; null: not needed.
 */
export const ageToTell = ({ on }: BuyIn, question: LppQuestion): number | null =>
  on >= retirementOf(question).start ? ageAtRetirement(question.birthDate, question.retirementDate) : null

/** What funds have answered for buy-ins so far, policy by policy. Asks nobody. */
export const listPurchaseAnswers = ({ purchases, secondPillar }: Dossier): PurchaseAnswer[] =>
  (secondPillar.policies?.policies ?? []).flatMap((policy) => {
    const begin = keyOf(policy, [''])
    return Object.entries(purchases).flatMap(([key, details]) => {
      // A key with another beginning, or with more parts, belongs to another policy.
      const asked = key.startsWith(begin) && ASKED.exec(key.slice(begin.length))
      if (!asked) return []
      const [, amount, date, age] = asked
      return [
        {
          ...{ fundId: policy.fundId, fundName: policy.fundName, policyId: policy.policyId },
          asked: { totalAmount: Number(amount), date: date as Day, retirementAge: age ? Number(age) : null },
          personalPensionDetails: detailsDocument(details),
        },
      ]
    })
  })

/** Amount, day and age, as `purchaseKey` joins them. */
const ASKED = /^([\d.]+) (\d{4}-\d\d-\d\d)(?: (\d+))?$/
