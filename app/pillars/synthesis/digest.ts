import type { AvsLaw } from '~/law/avs/avs-law'
import { lawAs } from '~/law/avs/other-law'
import { thirteenthPension } from '../avs'
import type { PensionResult } from '../avs/result'
import type { Day } from '../day'
import type { LppResult } from '../lpp/estimate'
import type { VestedResult } from '../lpp/vested-benefits'
import { addFrancs, type Franc, NO_FRANC } from '../money'
import type { Pillar3aResult } from '../pillar-3a/estimate'
import type { Silent } from '../result'
import type { Cause, Situation } from './change'
import { completenessOf, type Knowledge } from './completeness'
import { differencesOf } from './differences'
import { type NeedAnswer, needAnswer } from './need'
import type { Outlook } from './outlook'
import { avsPayments, earlierPensions, firstOf, lasting, totalPayments } from './payments'
import type { Column, Difference } from './result'
import { totalEnds } from './total-ends'

/** The digest of the three pillars. Money in CHF. */
export type Digest = {
  computedOn: Day
  lawYear: number
  withoutChange: Column
  withChange: Column | null
  /** The change's; empty without one. */
  differences: Difference[]
  silent: Silent[]
  /** If it was requested. */
  outlook?: Outlook
  /** If a need was given. */
  need?: NeedAnswer
}

/**
 * What is known about the three pillars for one retirement date; `null` if nobody could answer, or it does not apply.
 */
export type ColumnParts = NotToday & {
  retirementDate: Day
  /** The first of the month without work, if given. */
  worksUntil?: Day | null
  pension: PensionResult | null
  lpp: LppResult | null
  vested: VestedResult | null
  pillar3a: Pillar3aResult | null
  knowledge: Record<'lpp' | 'pillar3a', Knowledge>
}

/** The parts of a situation that differ from today; both left out: today's law, with interest as announced. */
export type NotToday = Pick<Column, 'law' | 'outlook'>

export const notToday = ({ law, outlook }: Pick<Situation, 'law' | 'outlook'>): NotToday => ({
  ...(law !== 'today' && { law }),
  ...(outlook !== 'expected' && { outlook }),
})

export type DigestInput = {
  computedOn: Day
  law: DigestLaw
  withoutChange: ColumnParts
  /** One column after each cause of the change, applied on top of the earlier ones; null: there is no change. */
  changes: { cause: Cause; parts: ColumnParts }[] | null
  silent: Silent[]
}

/** The law of the day of computation. */
type DigestLaw = Pick<AvsLaw, 'lawYear' | 'thirteenthDivisor'>

/** The three pillars side by side, without and with a change of situation, and who did not answer. */
export function digest({ computedOn, law, withoutChange, changes, silent }: DigestInput): Digest {
  const before = column(withoutChange, law)
  const changed = (changes ?? []).map(({ cause, parts }) => ({ cause, column: column(parts, law) }))
  return {
    computedOn,
    lawYear: law.lawYear,
    withoutChange: before,
    // A change without any effect leaves everything as it is.
    withChange: changes && (changed.at(-1)?.column ?? before),
    differences: differencesOf(before, changed),
    silent,
  }
}

/** The same with the gap to a need, CHF a month; undefined: none was given. */
export const withNeed = (digest: Digest, need: number | null | undefined): Digest =>
  need === null || need === undefined ? digest : { ...digest, need: needAnswer(need, digest) }

/**
 * One column. `monthlyTotal` (CHF a month) is paid for life from `totalFrom` on, once every known change has happened:
 * the AVS pension with its supplement, and the LPP pension; `first`: the payment before that, if it differs.
 * `capitalTotal` adds the capital drawn from the LPP, vested benefits and the projected 3a. Both are sums of the parts
 * that exist, and `null` when none does.
 */
export function column(
  { retirementDate, worksUntil, pension, lpp, vested, pillar3a, knowledge, law: name, outlook }: ColumnParts,
  lawOfDay: DigestLaw,
): Column {
  const law = lawAs(lawOfDay, name ?? 'today')
  const payments = totalPayments(pension, lpp)
  const forLife = payments && lasting(payments)
  const monthlyTotal = forLife?.monthly ?? null
  const ranges = pension && rangesOf(pension, lpp)
  const ends = totalEnds({ monthlyTotal, ranges, lpp })
  return {
    retirementDate,
    ...(worksUntil && worksUntil !== retirementDate && { worksUntil }),
    ...notToday({ law: name ?? 'today', outlook: outlook ?? 'expected' }),
    totalFrom: forLife?.from ?? null,
    monthlyTotal,
    ...(ends && { ends }),
    ...completenessOf({ pension, lpp, pillar3a, knowledge }),
    first: payments && firstOf(payments),
    ranges,
    capitalTotal:
      lpp || vested || pillar3a
        ? addFrancs(lpp?.capital ?? null, vested?.projected ?? null, pillar3a?.projected ?? null)
        : null,
    avs: pension && avsPart(pension, law),
    lpp: lpp && { ...figuresOf(lpp), ...lpp.range },
    vested: vested && vestedPart(vested),
    pillar3a: pillar3a && figuresOf(pillar3a),
  }
}

function rangesOf({ range }: PensionResult, lpp: LppResult | null): Column['ranges'] {
  if (!range) return null
  const { pension, supplement, withSupplement, causes, spouse } = range
  const others = lpp?.monthly ?? 0
  return {
    avs: pension,
    supplement,
    // What the funds pay may be a range as well.
    total: {
      low: withSupplement.low + (lpp?.range?.low ?? others),
      high: withSupplement.high + (lpp?.range?.high ?? others),
    },
    causes,
    ...(spouse && { spouse: { ...spouse, nothing: spouse.nothing + others, most: spouse.most + others } }),
  }
}

function avsPart(pension: PensionResult, law: DigestLaw): NonNullable<Column['avs']> {
  const { person, partner } = pension
  const payments = avsPayments(pension)
  const { monthly, from } = lasting(payments)
  return {
    monthly,
    supplement: person.supplement,
    from,
    to: null,
    first: firstOf(payments),
    earlier: earlierPensions(pension),
    // Without a whole contribution year there is no pension, and so no start.
    partnerStart: partner && partner.scale > 0 ? partner.from : null,
    thirteenth: isSurvivorsPension(pension, monthly) ? NO_FRANC : thirteenthPension(monthly, law),
  }
}

/** A survivor's pension, which is paid if it is the higher one, has no 13th (LAVS art. 34ter). */
const isSurvivorsPension = ({ person }: PensionResult, monthly: Franc) =>
  person.steps.some(
    ({ key, inputs, output }) =>
      key === 'survivorsPension' && output === monthly && inputs.survivorsPension === monthly,
  )

const vestedPart = ({ steps: _, ...figures }: VestedResult): Column['vested'] => figures

/** Steps and assumptions belong to the pillar's own explanation; the digest has figures only. */
function figuresOf<Part extends { steps: unknown; assumptions: unknown }>({
  steps: _steps,
  assumptions: _assumptions,
  ...figures
}: Part): Omit<Part, 'steps' | 'assumptions'> {
  return figures
}
