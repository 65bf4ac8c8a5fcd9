import { percent } from '~/language/format'
import type { Bound } from './form/bound'
import type { T } from './frame/text'

/** Whether a field of the second pillar is left out: for visitors who said that they have no fund, as long as it is empty. */
export const isLeftOut = (
  { isWithoutFund }: { isWithoutFund?: true },
  { defaultValue, error }: Pick<ReturnType<Bound>, 'defaultValue' | 'error'>,
): boolean => Boolean(isWithoutFund) && !defaultValue && error === undefined

/**
 * How much of the second pillar can be drawn as capital. `largest`: the most that every fund pays, percent; null: no fund has
 * answered. `isToCheck`: whether a copied certificate does not state its most.
 */
export function capitalShareHint(t: T, largest: number | null, isToCheck: boolean): string {
  if (largest === null) return t('simulation.capitalShareUnknown')
  const key = isToCheck ? 'simulation.capitalShareToCheck' : 'simulation.capitalShareHint'
  return t(key, { largest: percent(largest) })
}
