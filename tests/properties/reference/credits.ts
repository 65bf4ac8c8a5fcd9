/**
 * Education credits (LAVS art. 29sexies; RAVS art. 52e to 52fbis), in quarters of a credit: halves are halved again.
 */
import { yearOf } from '~/pillars/day'
import { areBothInWindow } from './incomes'
import { insuredCount } from './insured'
import {
  type ChildOf,
  type Household,
  type Human,
  isWholeYearOf,
  lastYear,
  spouseIn,
  type Union,
  weddingYear,
} from './people'

const WHOLE = 4
const HALF = 2
const CHILD_UNDER = 16

type Children = readonly ChildOf[]

/** The credit of one person and calendar year, in quarters: 4 at most. None in years without an insured month. */
export function creditIn(human: Human, year: number, { children }: Household): number {
  if (children.length === 0 || insuredCount(human, year) === 0) return 0
  const counted = children.filter((child) => hasCredit(child, year))
  const marriage = human.unions.find((union) => isCommonYear(union, year))
  if (marriage) return sharedIn(marriage, human, year, counted)
  const wedding = human.unions.find((union) => weddingYear(union) === year)
  // Credits for a child that died in the year of its birth are shared even in the year of the wedding (art. 52f al. 3).
  const shared = wedding ? counted.filter(isDeadInBirthYear) : []
  const own = ownPart(human, year, wedding ? counted.filter((child) => !isDeadInBirthYear(child)) : counted)
  return Math.min(WHOLE, own + (wedding ? sharedIn(wedding, human, year, shared) : 0))
}

/**
 * Whole calendar years from the one after the birth to that of the 16th birthday or the death (RAVS art. 52f al. 1). A
 * child that died in the year of its birth: that one year (al. 3).
 */
function hasCredit(child: ChildOf, year: number): boolean {
  const birthYear = yearOf(child.birthDate)
  if (isDeadInBirthYear(child)) return year === birthYear
  const last = child.deathDate === null ? birthYear + CHILD_UNDER : yearOf(child.deathDate)
  return birthYear < year && year <= Math.min(birthYear + CHILD_UNDER, last)
}

const isDeadInBirthYear = ({ birthDate, deathDate }: ChildOf) =>
  deathDate !== null && yearOf(deathDate) === yearOf(birthDate)

/** A calendar year of marriage (LAVS art. 29sexies al. 3), up to the one in which a judge separates the household. */
const isCommonYear = (union: Union, year: number): boolean =>
  isWholeYearOf(union, year) && (union.separatedSince === null || year <= yearOf(union.separatedSince))

const isChildOf = (child: ChildOf, human: Human) => child.first === human || child.second === human

/**
 * Half of what the two spouses have together, for common children one credit (LAVS art. 29sexies al. 1, 3). Where one
 * of them is not insured or stands outside of the years that are shared, the other keeps the whole (RAVS art. 52f al. 4).
 */
function sharedIn(union: Union, human: Human, year: number, children: Children): number {
  const spouse = spouseIn(union, human)
  const isCommon = (child: ChildOf) => isChildOf(child, human) && isChildOf(child, spouse)
  // For one or more children each has one credit at most: those of a common child and of one's own are the same one.
  const common = children.some(isCommon) ? WHOLE : 0
  const others = children.filter((child) => !isCommon(child))
  const own = ownPart(human, year, others)
  const isShared = insuredCount(spouse, year) > 0 && areBothInWindow(human, spouse, year)
  return isShared ? Math.max(common, own + ownPart(spouse, year, others)) / 2 : Math.max(common, own)
}

/**
 * What a person has for children in years outside of a common marriage: once for each other parent, one credit at
 * most.
 */
function ownPart(human: Human, year: number, children: Children): number {
  const byOtherParent = new Map<Human | null, number>()
  for (const child of children.filter((one) => isChildOf(one, human))) {
    const other = child.first === human ? child.second : child.first
    byOtherParent.set(other, Math.max(byOtherParent.get(other) ?? 0, partFor(child, human, other, year)))
  }
  return Math.min(
    WHOLE,
    [...byOtherParent.values()].reduce((a, b) => a + b, 0),
  )
}

function partFor(child: ChildOf, human: Human, other: Human | null, year: number): number {
  const unions = human.unions.filter((union) => other !== null && spouseIn(union, human) === other)
  const ending = unions.find((union) => lastYear(union) === year)
  const death = unions.find((union) => union.endedBy === 'death' && lastYear(union) <= year)
  // The surviving parent: in the year of the death (RAVS art. 52f al. 2), and alone after it. Only a spouse has died.
  if (death) return human === death.one ? WHOLE : 0
  const holder = ending ? holderInYearOfEnd(child) : holderOutside(child, year)
  if (holder === 'half') return halfWith(human, other, year)
  if (holder === 'mother')
    return isSameGender(child) ? halfWith(human, other, year) : isMother(child, human) ? WHOLE : 0
  return (holder === 'person') === (child.first === human) ? WHOLE : 0
}

type Holder = 'person' | 'other' | 'half' | 'mother'

/** In the year of a divorce or annulment: the one to whom the child is given (RAVS art. 52f al. 2). */
function holderInYearOfEnd({ custody, credits }: ChildOf): Holder {
  if (custody === 'person' || custody === 'other') return custody
  return credits === 'person' || credits === 'other' ? credits : 'mother'
}

/**
 * Outside of marriage: as regulated (RAVS art. 52fbis al. 1 to 4); else the one who alone has the child; joint custody
 * without regulation: the mother (al. 6, since 2015), halves from 2000 to 2014 (former art. 52f al. 2bis).
 */
function holderOutside({ custody, credits }: ChildOf, year: number): Holder {
  if (credits === 'person' || credits === 'other' || credits === 'half') return credits
  if (custody === 'person' || custody === 'other') return custody
  return custody === 'joint' && year >= 2000 && year < 2015 ? 'half' : 'mother'
}

/** Halves are for insured parents in the years that are shared (RAVS art. 52fbis al. 5; 52f al. 4). */
function halfWith(human: Human, other: Human | null, year: number): number {
  if (other === null) return HALF
  return insuredCount(other, year) > 0 && areBothInWindow(human, other, year) ? HALF : WHOLE
}

/** Two women or two men: the ordinance names none of them. */
const isSameGender = ({ first, second }: ChildOf) => second !== null && first.facts.gender === second.facts.gender

/** The first parent if she is a woman, else the second. */
const isMother = (child: ChildOf, human: Human) => (child.first.facts.gender === 'FEMALE') === (child.first === human)

/**
 * All credits of some years, in quarters. Months of years in which the person was insured only in part are added up,
 * by size of the credit; twelve of them make one (RAVS art. 52f al. 5).
 */
export function creditsIn(human: Human, from: number, through: number, household: Household): number {
  let quarters = 0
  const partMonths = new Map<number, number>()
  for (let year = from; year <= through; year++) {
    const size = creditIn(human, year, household)
    const months = insuredCount(human, year)
    if (months === 12) quarters += size
    else partMonths.set(size, (partMonths.get(size) ?? 0) + months)
  }
  for (const [size, months] of partMonths) quarters += size * Math.floor(months / 12)
  return quarters
}

/**
 * Whether a year is a time for which a credit is counted: of years insured in part those that make up twelve months
 * together with others of their size (LAVS art. 29ter al. 2 let. c; RAVS art. 52f al. 5). The year of the reference age
 * has no credit to make up.
 */
export function isCreditTime(human: Human, year: number, household: Household): boolean {
  const size = creditIn(human, year, household)
  if (size === 0) return false
  if (insuredCount(human, year) === 12 || year === human.eventYear) return true
  let [before, all] = [0, 0]
  for (let other = human.windowFrom; other < human.eventYear; other++) {
    const months = insuredCount(human, other)
    if (months === 12 || creditIn(human, other, household) !== size) continue
    if (other < year) before += months
    all += months
  }
  return before < 12 * Math.floor(all / 12)
}
