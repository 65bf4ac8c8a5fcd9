/**
 * What is left after tax, as a link has it: as the page writes it, without the place, the taxes and what a range depends
 * on, all of which name the canton or lead to it. CHF a month.
 */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { isLikely } from '~/language/likely-net'
import type { Chf, Franc } from '~/pillars/money'
import type { Net } from '~/pillars/synthesis/net'

const Francs = z.int() as unknown as z.ZodType<Franc, number>
const Rappen = z.number() as unknown as z.ZodType<Chf, number>

export const ExportedNet = z.object({
  from: DayShape,
  /** With the 13th pension, where there is one. */
  gross: z.object({ expected: Rappen, low: Rappen, high: Rappen }),
  monthly: z.object({ expected: Francs, low: Francs, high: Francs }),
  /** A survivor's pension has none. */
  hasThirteenth: z.boolean(),
  /** A pension is known in part only. */
  isAtLeast: z.boolean(),
  /** One end is the likely one. */
  isLikely: z.boolean(),
})
export type ExportedNet = z.infer<typeof ExportedNet>

/** Nothing of a couple, since what the spouse is paid follows from it, and nothing where it is refused or not known. */
export function exportedNet(net: Net | null): { net?: ExportedNet } {
  if (!net || 'refused' in net || net.adults === 2) return {}
  const { pensions, gross, monthly, isAtLeast } = net
  const hasThirteenth = pensions.own.thirteenth > 0
  return { net: { from: pensions.from, gross, hasThirteenth, monthly, isAtLeast, isLikely: isLikely(net) } }
}
