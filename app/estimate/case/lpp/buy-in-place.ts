/** Where a buy-in can go, and how much the fund and the law leave to buy. */
import type { FundPolicy } from '~/dossier/shape/fund-policy'
import type { FundCertificate } from '~/dossier/shape/savings-papers'
import { type Day, yearOf } from '~/pillars/day'
import { type BuyIn, buyInLimit, earliestRetirementAge, type FundStatement, mayRepay } from '~/pillars/lpp'
import { retirementDateAt } from '~/pillars/lpp/retirement-date'
import type { Case } from '../case'
import { countingStatements, knownAccounts } from '../pillar-3a/accounts'
import { buyInFactsOf } from './fund-documents'
import { asStatement } from './fund-statement'
import { countingCertificates, countingPolicies } from './papers'

/**
 * `at`: its key; `fundId`: null of a certificate. CHF: what may be bought according to the fund, the part of it that a
 * divorce took, and what was drawn for a home and not repaid.
 */
type BuyInPlace = {
  at: string
  fundId: string | null
  regulatory: number
  divorce: number
  advance: number
  statement: FundStatement
}

/** `largest`: CHF in total; `refusal`: why no buy-in is possible at all. */
export type BuyInRoom = Pick<BuyInPlace, 'at' | 'fundId' | 'statement' | 'divorce'> & {
  fundName: string
  largest: number
  refusal: 'advanceToRepay' | null
}

export const keyOfPolicy = ({ fundId, policyId }: Pick<FundPolicy, 'fundId' | 'policyId'>) =>
  `policy ${fundId} ${policyId}`
export const keyOfCertificate = (index: number) => `certificate ${index + 1}`

/** The policies and certificates that say how much may be bought. */
const placesIn = (
  policies: readonly FundPolicy[],
  certificates: readonly {
    paper: Pick<FundCertificate, 'buyIn' | 'divorceBuyIn' | 'withdrawn'> | null
    statement: FundStatement
  }[],
): BuyInPlace[] =>
  [
    ...policies.map((policy) => ({
      at: keyOfPolicy(policy),
      fundId: policy.fundId,
      statement: asStatement(policy),
      divorce: 0,
      ...buyInFactsOf(policy.details),
    })),
    ...certificates.map(({ paper, statement }, index) => ({
      at: keyOfCertificate(index),
      fundId: null,
      statement,
      regulatory: regulatoryOf(paper),
      divorce: paper?.divorceBuyIn ?? 0,
      advance: paper?.withdrawn ?? 0,
    })),
  ].flatMap((place) => (place.regulatory === null ? [] : [{ ...place, regulatory: place.regulatory }]))

/** Certificates print what may be bought after a divorce beside the ordinary buy-in. */
const regulatoryOf = (paper: Pick<FundCertificate, 'buyIn' | 'divorceBuyIn'> | null): number | null =>
  paper === null || (paper.buyIn === null && paper.divorceBuyIn === null)
    ? null
    : (paper.buyIn ?? 0) + (paper.divorceBuyIn ?? 0)

/**
 * The part of a buy-in that is left once the gap of a divorce is closed, CHF: only this one has a limit and blocks capital
 * (LPP art. 79b al. 3, 4).
 */
export const ordinaryPart = ({ amount }: Pick<BuyIn, 'amount'>, divorce: number): number =>
  Math.max(0, amount - divorce)

/** CHF that may be bought after a divorce where a buy-in goes. */
export const divorceAt = (
  at: string,
  certificates: readonly { paper: Pick<FundCertificate, 'divorceBuyIn'> | null }[],
): number => certificates.find((_, index) => keyOfCertificate(index) === at)?.paper?.divorceBuyIn ?? 0

/** CHF in pillar 3a and as vested benefits, which lower what may be bought (OPP 2 art. 60a al. 2, 3). */
type OtherSavings = { pillar3a: number; vested: number }

/** The place with the most room for a buy-in; null: none says how much. */
function largestRoom(
  places: readonly BuyInPlace[],
  { birthDate, on, ...savings }: OtherSavings & { birthDate: Day; on: Day },
): BuyInRoom | null {
  const rooms = places.map(({ at, fundId, regulatory, divorce, advance, statement }): BuyInRoom => {
    const entitledOn = retirementDateAt(birthDate, earliestRetirementAge(statement, on))
    const limit = buyInLimit({
      birthDate,
      on,
      regulatory,
      divorce,
      vested: savings.vested,
      pillar3a: { balance: savings.pillar3a, atEndOf: yearOf(on) - 1 },
      advance: { amount: advance, mayStillBeRepaid: mayRepay(on, entitledOn) },
    })
    return {
      at,
      fundId,
      statement,
      divorce,
      fundName: statement.fundName,
      largest: Math.floor(limit.largest),
      refusal: limit.refusal,
    }
  })
  return rooms.toSorted((one, other) => other.largest - one.largest)[0] ?? null
}

function otherSavings({ thirdPillar, secondPillar }: Case): OtherSavings {
  const accounts = knownAccounts(thirdPillar, thirdPillar.providents)
  const copied = countingStatements(thirdPillar, thirdPillar.providents)
  const balances = [...accounts.map(({ info }) => info.solde ?? 0), ...copied.map(({ solde }) => solde)]
  return {
    pillar3a: balances.reduce((sum, balance) => sum + balance, 0),
    vested: secondPillar.vested.reduce((sum, { balance }) => sum + balance, 0),
  }
}

/** The place for a buy-in of today; null: no fund and no certificate says how much may be bought. */
export function roomFor(known: Case): BuyInRoom | null {
  const places = placesIn(countingPolicies(known.secondPillar).policies, countingCertificates(known))
  return largestRoom(places, { birthDate: known.person.birthDate, on: known.day, ...otherSavings(known) })
}
