/** The tax on the pensions of a life, and what it leaves each month. */
import { lawOn } from '~/law/avs/avs-law'
import type { PensionResult } from '~/pillars/avs/result'
import type { Day } from '~/pillars/day'
import { franc } from '~/pillars/money'
import { type NetAssumptionKey, netOf } from '~/pillars/synthesis/net'
import type { Column } from '~/pillars/synthesis/result'
import { type ShownNet, shownNet } from '~/pillars/synthesis/shown-net'
import { taxStatusOf } from '../../case/life/rules'
import type { Life } from '../../case/life/shape'

/** Of one column, with the AVS pension of the same situation; null: not asked for. */
export function incomeTaxOf(
  life: Life,
  { column, pension, day }: { column: Column; pension: PensionResult; day: Day },
): { income: ShownNet; assumptions: NetAssumptionKey[] } | null {
  if (!life.tax) return null
  const { municipality, status, healthPremium, spousePension } = life.tax
  const net = netOf({
    ...{ column, pension, spousePension, computedOn: day, law: lawOn(day) },
    isCouple: (status ?? taxStatusOf(life)) === 'married',
    // Whoever sends a life knows the spouse's incomes.
    mayTellSpouse: true,
    place: { municipality, healthPremium: healthPremium === null ? null : franc(healthPremium) },
  })
  return { income: shownNet(net), assumptions: 'refused' in net ? [] : net.assumptions }
}
