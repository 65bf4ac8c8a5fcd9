/** A person's account, made once for all lives and situations in which nothing about them varies. */
import type { AvsLaw } from '~/law/avs/avs-law'
import type { InsuredPerson } from '../facts'
import type { Account, Stop } from './account'

/** What an account depends on besides the person. */
type AccountBasis = {
  insuredByMarriageFrom: number | null
  stop: Stop | null
  law: Pick<AvsLaw, 'contributionPeriod' | 'minimumContribution'>
}

/** Keyed by the person, who is the same object in all lives and situations in which nothing about them varies. */
const accountsByPerson = new WeakMap<InsuredPerson, { basis: AccountBasis; account: Account }[]>()

/** The account of a person, made once. */
export function accountOnce(person: InsuredPerson, basis: AccountBasis, make: () => Account): Account {
  const known = accountsByPerson.get(person) ?? []
  accountsByPerson.set(person, known)
  for (const earlier of known) if (isSameBasis(earlier.basis, basis)) return copyToRaise(earlier.account)
  const account = make()
  known.push({ basis, account: copyToRaise(account) })
  return account
}

const isSameBasis = (one: AccountBasis, other: AccountBasis) =>
  one.insuredByMarriageFrom === other.insuredByMarriageFrom &&
  one.stop?.year === other.stop?.year &&
  one.stop?.months === other.stop?.months &&
  one.stop?.assumed === other.stop?.assumed &&
  one.law.contributionPeriod === other.law.contributionPeriod &&
  one.law.minimumContribution === other.law.minimumContribution

/** The amounts are copied, because `raiseToMinimum` writes into them. */
const copyToRaise = (account: Account): Account =>
  account.nonEmployedYears.length > 0 ? { ...account, amounts: [...account.amounts] } : account
