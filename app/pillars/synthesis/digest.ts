import type { Day } from '../day'
import type { LppResult } from '../lpp/estimate'
import type { VestedResult } from '../lpp/vested-benefits'
import { addFrancs, type Franc, franc, NO_FRANC } from '../money'
import type { Pillar3aResult } from '../pillar-3a/estimate'
import type { Column, Difference, PensionResult, Silent } from '../result'
import type { Cause } from './change'
import { differencesOf } from './differences'
import type { Outlook } from './outlook'

/** The digest of the three pillars. Money in CHF. */
export type Digest = {
  computedOn: Day
  lawYear: number
  withoutChange: Column
  withChange: Column | null
  /** Of the change; empty without one. */
  differences: Difference[]
  silent: Silent[]
  /** If it was requested. */
  outlook?: Outlook
}

/** What is known of the three pillars for one retirement date; `null` where nobody could answer, or it does not apply. */
export type Parts = {
  retirementDate: Day
  pension: PensionResult | null
  lpp: LppResult | null
  vested: VestedResult | null
  pillar3a: Pillar3aResult | null
}

export type DigestInput = {
  computedOn: Day
  lawYear: number
  withoutChange: Parts
  /** One column for each cause of the change, applied to the ones before; null: there is no change. */
  changes: { cause: Cause; parts: Parts }[] | null
  silent: Silent[]
}

/** The three pillars side by side, without and with a change of situation, and who did not answer. */
export function digest({ computedOn, lawYear, withoutChange, changes, silent }: DigestInput): Digest {
  const before = column(withoutChange)
  const changed = (changes ?? []).map(({ cause, parts }) => ({ cause, column: column(parts) }))
  return {
    computedOn,
    lawYear,
    withoutChange: before,
    // A change without any effect leaves everything as it is.
    withChange: changes && (changed.at(-1)?.column ?? before),
    differences: differencesOf(before, changed),
    silent,
  }
}

/**
 * One column. `monthlyTotal` (CHF a month) is paid from `totalFrom` on, the day from which all monthly parts run: the
 * pension then in force with its supplement, and the LPP pension. `capitalTotal` adds the capital drawn from the LPP,
 * vested benefits and the projected 3a. Both are sums of the parts that exist, and `null` when none does.
 */
export function column({ retirementDate, pension, lpp, vested, pillar3a }: Parts): Column {
  const totalFrom = latest([pension?.person.from, lpp?.from])
  return {
    retirementDate,
    totalFrom,
    monthlyTotal: totalFrom && monthlyTotal(pension, lpp, totalFrom),
    ranges: pension && rangesOf(pension, lpp),
    capitalTotal:
      lpp || vested || pillar3a
        ? addFrancs(lpp?.capital ?? null, vested?.projected ?? null, pillar3a?.projected ?? null)
        : null,
    avs: pension && avsPart(pension),
    lpp: lpp && figuresOf(lpp),
    vested: vested && vestedPart(vested),
    pillar3a: pillar3a && figuresOf(pillar3a),
  }
}

const latest = (days: (Day | undefined)[]): Day | null =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1) ?? null

const monthlyTotal = (pension: PensionResult | null, lpp: LppResult | null, from: Day): Franc =>
  franc((pension ? pensionOn(pension, from) + pension.person.supplement : 0) + (lpp?.monthly ?? 0))

/** The person's pension in force on a day; it changes at the reference age and when the partner's starts. */
const pensionOn = ({ periods }: PensionResult, on: Day): Franc =>
  periods.findLast(({ from }) => from <= on)?.person ?? NO_FRANC

function rangesOf({ range }: PensionResult, lpp: LppResult | null): Column['ranges'] {
  if (!range) return null
  const { pension, supplement, withSupplement, causes } = range
  const others = lpp?.monthly ?? 0
  return {
    avs: pension,
    supplement,
    total: { low: withSupplement.low + others, high: withSupplement.high + others },
    causes,
  }
}

const avsPart = ({ person, partner }: PensionResult): Column['avs'] => ({
  monthly: person.monthly,
  supplement: person.supplement,
  from: person.from,
  to: person.to,
  // Without a whole contribution year there is no pension, and so no start.
  partnerStart: partner && partner.scale > 0 ? partner.from : null,
  thirteenth: person.thirteenth,
})

const vestedPart = ({ steps: _, ...figures }: VestedResult): Column['vested'] => figures

/** Steps and assumptions belong to the pillar's own explanation; the digest has figures only. */
function figuresOf<Part extends { steps: unknown; assumptions: unknown }>({
  steps: _steps,
  assumptions: _assumptions,
  ...figures
}: Part): Omit<Part, 'steps' | 'assumptions'> {
  return figures
}
