/** The tax on the pensions of a life, and what it leaves each month. */
import { lawOn } from '~/law/avs/avs-law'
import type { PensionResult } from '~/pillars/avs/result'
import type { Day } from '~/pillars/day'
import { type Chf, franc } from '~/pillars/money'
import type { Ends } from '~/pillars/synthesis/household-pensions'
import { type NetAssumptionKey, type NetRefusal, netOf } from '~/pillars/synthesis/net'
import type { Column } from '~/pillars/synthesis/result'
import { type ShownIncomeTax, shownIncomeTax } from '~/pillars/tax/shown-income-tax'
import { taxStatusOf } from '../../case/life/rules'
import type { Life } from '../../case/life/shape'

/** `gross` (the 13th included) and `net`: CHF a month. */
export type LifeIncomeTax =
  | (ShownIncomeTax & { from: Day; gross: Ends<Chf>; net: Ends; isAtLeast: boolean })
  | { refused: NetRefusal }

/** Of one column, with the AVS pension of the same situation; null: not asked for. */
export function incomeTaxOf(
  life: Life,
  { column, pension, day }: { column: Column; pension: PensionResult; day: Day },
): { income: LifeIncomeTax; assumptions: NetAssumptionKey[] } | null {
  if (!life.tax) return null
  const { municipality, status, healthPremium, spousePension } = life.tax
  const net = netOf({
    ...{ column, pension, spousePension, computedOn: day, law: lawOn(day) },
    isCouple: (status ?? taxStatusOf(life)) === 'married',
    // Whoever sends a life knows the spouse's incomes.
    mayTellSpouse: true,
    place: { municipality, healthPremium: healthPremium === null ? null : franc(healthPremium) },
  })
  if ('refused' in net) return { income: net, assumptions: [] }
  const { pensions, gross, monthly, tax, isAtLeast, assumptions } = net
  return { income: { ...shownIncomeTax(tax), from: pensions.from, gross, net: monthly, isAtLeast }, assumptions }
}
