/** What certificates say that funds pay beside an estimated pension. */
import { asYearly } from '~/dossier/rules/savings-rules'
import type { DayOrAge, FundCertificate } from '~/dossier/shape/savings-papers'
import { retirementOf } from '~/pillars/avs'
import { type Day, firstOfMonthFrom } from '~/pillars/day'
import type { BridgingPension, PaidPension } from '~/pillars/lpp'
import { monthlyPension } from '~/pillars/lpp/pension'
import { retirementDateAt } from '~/pillars/lpp/retirement-date'
import type { Case } from '../case'
import { countingPapers } from './papers'

/** The pensions that are paid already. */
export const paidPensions = ({ secondPillar }: Case): PaidPension[] =>
  countingPapers(secondPillar).flatMap(({ paper: { kind, label, date, paidSince, pension, pensionPer } }) =>
    kind === 'paid' && pension !== null
      ? {
          name: label,
          asOf: date,
          from: firstOfMonthFrom(paidSince ?? date),
          monthly: monthlyPension(asYearly(pension, pensionPer)),
        }
      : [],
  )

/**
 * The bridging pension of a certificate whose fund pays from a day on; null: it prints none, or the fund pays only once it
 * would have ended.
 */
export function bridgingOf(
  { label, bridging }: Pick<FundCertificate, 'label' | 'bridging'>,
  { person, from }: { person: Case['person']; from: Day },
): BridgingPension | null {
  if (!bridging) return null
  const dayOf = (told: DayOrAge): Day =>
    typeof told === 'number' ? retirementDateAt(person.birthDate, Math.round(told * 12)) : firstOfMonthFrom(told)
  const until = bridging.until === null ? retirementOf(person).start : dayOf(bridging.until)
  const start = bridging.from === null ? from : dayOf(bridging.from)
  const begins = start > from ? start : from
  if (begins >= until || bridging.monthly === 0) return null
  return {
    ...{ name: label, monthly: bridging.monthly, from: begins, until },
    ...{ reduction: bridging.reduction ?? 0, isUntilAssumed: bridging.until === null },
  }
}
