import type { AvsLaw, PensionLaw } from '~/law/avs/avs-law'
import { yearOf } from '~/pillars/day'
import { type Account, insuredMonthsIn } from '../contributions/account'
import type { Contributor, Union } from '../contributions/contributor'
import type { Child, Gender, Who } from '../facts'

/** Part of a credit that a person has in a year, 1 for the whole. */
type Share = number

/**
 * The credits of one person. Both lists have one element per calendar year, from that of the 21st birthday on:
 * `shares`, the part of a credit; `isCreditYear`, whether months without contributions count in the year (LAVS art.
 * 29ter al. 2 let. c). They also count in part years that together make up a credit, and in the year of the reference
 * age, which has no share. `byLawOfTheYear`: whether an earlier law was applied. `divorceYearByMother`: whether a
 * divorce year went to the mother, because it is not known who was given the child.
 */
export type EducationCredits = {
  shares: readonly Share[]
  isCreditYear: readonly boolean[]
  byLawOfTheYear: boolean
  divorceYearByMother: boolean
}

const NONE: EducationCredits = { shares: [], isCreditYear: [], byLawOfTheYear: false, divorceYearByMother: false }

/** A child, the first and last year with a credit, and the person's marriage to the other parent; null: none known. */
type Claim = { child: Child; from: number; to: number; union: Union | null }

/** What the share of a year depends on besides the children: the person, whose marriages they are, and both genders. */
type Household = { person: Contributor; genders: Record<Who, Gender> }

/**
 * The education credits of one spouse for each year until the one before the reference age: from the year after a birth
 * to that of the 16th birthday or of the child's death, one at most a year; for a child who died in the year of its
 * birth, that year. None in years without insurance (LAVS art. 29sexies; RAVS art. 52f, 52fbis).
 */
export function educationCredits(
  one: Contributor,
  person: Contributor,
  children: readonly Child[],
  law: AvsLaw,
): EducationCredits {
  if (children.length === 0) return NONE
  const { windowFrom, referenceYear } = one.account
  const claims = children.map((child) => claimOf(child, person.unions, law))
  const partner = person.unions.find(({ marriage }) => marriage.spouse === 'partner')?.spouse
  const genders = { person: person.person.gender, partner: (partner ?? person.person).gender }
  const household: Household = { person, genders }
  // Checked once and not for each year, since most families have none of these cases.
  const hasJointCustody = claims.some(({ child }) => child.custody === 'joint')
  const hasEnd = claims.some(({ union }) => union !== null && union.marriage.end !== null)
  const shares = new Array<Share>(referenceYear - windowFrom).fill(0)
  const partYears = new Map<Share, PartYear[]>()
  let byLawOfTheYear = false
  let divorceYearByMother = false
  let isInReferenceYear = false
  const [first, last] = spanOf(claims)
  for (let year = Math.max(windowFrom, first); year <= last && year <= referenceYear; year++) {
    const insured = insuredMonthsIn(one.account, year)
    if (insured === 0) continue
    const inYear = claims.length === 1 ? claims : claims.filter(({ from, to }) => from <= year && year <= to)
    if (inYear.length === 0) continue
    const share = shareIn(year, one, inYear, household)
    if (hasJointCustody) byLawOfTheYear ||= inYear.some((claim) => isByOldLaw(claim, year))
    if (hasEnd && year < referenceYear) divorceYearByMother ||= inYear.some((claim) => isByMother(claim, year, one))
    if (year === referenceYear) isInReferenceYear = share > 0
    else if (insured >= 12) shares[year - windowFrom] = share
    else if (share > 0)
      partYears.set(share, [...(partYears.get(share) ?? []), { index: year - windowFrom, months: insured }])
  }
  const isCreditYear = new Array<boolean>(shares.length).fill(false)
  for (let index = 0; index < shares.length; index++) if ((shares[index] as Share) > 0) isCreditYear[index] = true
  for (const [share, years] of partYears) addPartYears(years, share, shares, isCreditYear)
  if (isInReferenceYear) isCreditYear.push(true)
  return { shares, isCreditYear, byLawOfTheYear, divorceYearByMother }
}

/** The first and the last year in which any child has a credit. */
function spanOf(claims: readonly Claim[]): [number, number] {
  let [first, last] = [Number.POSITIVE_INFINITY, 0]
  for (const { from, to } of claims) [first, last] = [Math.min(first, from), Math.max(last, to)]
  return [first, last]
}

type PartYear = { index: number; months: number }

/**
 * Months of several years add up: every twelve make one credit, counted in the year that completes them (RAVS art. 52f
 * al. 5).
 */
function addPartYears(years: readonly PartYear[], share: Share, shares: Share[], isCreditYear: boolean[]) {
  const whole = 12 * Math.floor(years.reduce((sum, { months }) => sum + months, 0) / 12)
  let sum = 0
  for (const { index, months } of years) {
    if (sum < whole) isCreditYear[index] = true
    if (Math.floor((sum + months) / 12) > Math.floor(sum / 12)) shares[index] = share
    sum += months
  }
}

function claimOf(child: Child, unions: readonly Union[], { educationCredit }: AvsLaw): Claim {
  const born = yearOf(child.birthDate)
  const died = child.deathDate ? yearOf(child.deathDate) : Number.POSITIVE_INFINITY
  const union = child.parents === 'both' ? unionOfParents(child, unions) : null
  if (died === born) return { child, from: born, to: born, union }
  return { child, from: born + 1, to: Math.min(died, born + educationCredit.childUnder), union }
}

/**
 * The marriage at the birth (the later one if two share that day), otherwise the next one. null: the other parent is
 * not known.
 */
const unionOfParents = ({ birthDate }: Child, unions: readonly Union[]): Union | null =>
  unions.findLast(({ marriage: { start, end } }) => start <= birthDate && (end === null || end >= birthDate)) ??
  unions.find(({ marriage: { start } }) => start > birthDate) ??
  null

/**
 * In a common year of marriage each spouse has half of both spouses' credits, where common children count once; in
 * other years everybody has their own (LAVS art. 29sexies al. 3). For a child who died in the year of its birth this
 * also applies to the year of the wedding (RAVS art. 52f al. 3).
 */
function shareIn(year: number, one: Contributor, claims: readonly Claim[], household: Household): Share {
  const union = marriageIn(year, one)
  if (union) return shareOfMarriage(year, one, union, claims, household)
  const wedding = one.unions.find(({ startYear }) => startYear === year)
  const newborn = wedding ? claims.filter(({ child }) => diedInBirthYear(child)) : []
  const others = claims.filter((claim) => !newborn.includes(claim))
  const own = ownShare(one.who, year, others, household)
  return wedding && newborn.length > 0
    ? Math.min(1, own + shareOfMarriage(year, one, wedding, newborn, household))
    : own
}

function shareOfMarriage(
  year: number,
  one: Contributor,
  union: Union,
  claims: readonly Claim[],
  household: Household,
): Share {
  // Most couples have common children only. Nothing else is computed then, since it costs more than all the rest.
  if (areCommon(claims, union)) return isShared(one.account, union.spouseAccount, year) ? 0.5 : 1
  const others = claims.filter((claim) => claim.union?.marriage !== union.marriage)
  const common = others.length < claims.length ? 1 : 0
  const own = ownShare(one.who, year, others, household)
  if (!isShared(one.account, union.spouseAccount, year)) return Math.max(common, own)
  const spouse = one.who === 'person' ? 'partner' : 'person'
  return (
    Math.max(common, own + (union.marriage.spouse === 'partner' ? ownShare(spouse, year, others, household) : 0)) / 2
  )
}

/** Plain loops, for speed: both run for each year of each person. */
function marriageIn(year: number, { unions }: Contributor): Union | null {
  for (const union of unions) if (isYearOfMarriage(union, year)) return union
  return null
}

function areCommon(claims: readonly Claim[], { marriage }: Union): boolean {
  for (const { union } of claims) if (union?.marriage !== marriage) return false
  return true
}

/** A year of marriage between those of wedding and end, up to the one in which a judge separates the household. */
const isYearOfMarriage = ({ startYear, endYear, marriage }: Union, year: number): boolean =>
  year > startYear && year < endYear && (marriage.separatedSince === null || year <= yearOf(marriage.separatedSince))

const diedInBirthYear = ({ birthDate, deathDate }: Child) =>
  deathDate !== null && yearOf(deathDate) === yearOf(birthDate)

/**
 * Both insured, both past the year of the 20th birthday, neither at the reference age yet; otherwise the insured one
 * has the whole credit (LAVS art. 29sexies al. 3; RAVS art. 52f al. 4, 52fbis al. 5).
 */
const isShared = (one: Account, other: Account, year: number): boolean =>
  insuredMonthsIn(one, year) > 0 &&
  insuredMonthsIn(other, year) > 0 &&
  year >= Math.max(one.windowFrom, other.windowFrom) &&
  year < Math.min(one.referenceYear, other.referenceYear)

/** The credits of one spouse outside a common marriage: once for each other parent, one credit at most. */
function ownShare(who: Who, year: number, claims: readonly Claim[], household: Household): Share {
  const byOtherParent = new Map<Union | null, Share>()
  for (const claim of claims) {
    const share = shareOf(who, year, claim, household)
    byOtherParent.set(claim.union, Math.max(byOtherParent.get(claim.union) ?? 0, share))
  }
  let sum = 0
  for (const share of byOtherParent.values()) sum += share
  return Math.min(1, sum)
}

/** A child's credit outside a common marriage of its parents. */
function shareOf(who: Who, year: number, { child, union }: Claim, { person, genders }: Household): Share {
  if (child.parents !== 'both') return child.parents === who ? shareOfParent(year, child, genders[who], null) : 0
  if (who === 'partner' && union?.marriage.spouse !== 'partner') return 0
  const ofPerson = shareOfParent(year, child, genders.person, union)
  const isHalf = ofPerson === 0.5 && union !== null
  if (isHalf && !isShared(person.account, union.spouseAccount, year)) return 1
  return who === 'person' ? ofPerson : 1 - ofPerson
}

/**
 * The credit follows a regulation or agreement, otherwise custody, otherwise it is the mother's; two parents of the
 * same sex have half each, because the ordinance names neither. In the year of a divorce the parent who is given the
 * child has it, after a death the survivor (RAVS art. 52f al. 2, 52fbis). Joint custody without a regulation meant half
 * each from 2000 to 2014; since then the credit is the mother's (each year by its own law).
 */
function shareOfParent(year: number, { credits, custody }: Child, gender: Gender, union: Union | null): Share {
  const ofMother = union?.spouse.gender === gender ? 0.5 : gender === 'FEMALE' ? 1 : 0
  if (union?.marriage.endedBy === 'death' && year >= union.endYear) return 1
  if (union && year === union.endYear && (custody === 'person' || custody === 'other'))
    return custody === 'person' ? 1 : 0
  if (credits === 'person') return 1
  if (credits === 'other') return 0
  if (union && year === union.endYear) return ofMother
  if (credits === 'half') return 0.5
  if (custody === 'person') return 1
  if (custody === 'other') return 0
  return custody === 'joint' && isHalvedByOldLaw(year) ? 0.5 : ofMother
}

/** The year of a divorce with shared care: the credit depends on who was given the child (RAVS art. 52f al. 2). */
const isByMother = ({ child: { credits, custody }, union }: Claim, year: number, one: Contributor): boolean =>
  union !== null &&
  year === union.endYear &&
  one.who === 'person' &&
  union.marriage.endedBy !== 'death' &&
  union.spouse.gender !== one.person.gender &&
  custody !== 'person' &&
  custody !== 'other' &&
  (credits === 'half' || (custody === 'joint' && credits !== 'person' && credits !== 'other'))

/** RAVS art. 52f al. 2bis in force from 2000 to 2014. */
const isHalvedByOldLaw = (year: number) => year >= 2000 && year <= 2014

const isByOldLaw = ({ child, union }: Claim, year: number): boolean =>
  child.custody === 'joint' &&
  (child.credits === undefined || child.credits === 'both') &&
  year <= 2014 &&
  !(union && year > union.startYear && year < union.endYear)

/** The credit of one year, CHF: three yearly minimum pensions (LAVS art. 29sexies al. 2). */
export const yearlyCredit = (law: Pick<PensionLaw, 'educationCredit' | 'minimumPension'>): number =>
  law.educationCredit.yearlyMinimums * 12 * law.minimumPension
