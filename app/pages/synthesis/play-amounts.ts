/** Which amounts stand on the ages: all of them the same kind, or none. */
import type { Play, PlayAge } from '~/estimate/answers/play'
import { isAbout, lackOf } from '~/language/at-least'
import { percent } from '~/language/format'
import type { T } from '~/ui/frame/text'

/** What pays, what the law guarantees, and the low end of a range are amounts; a total that lacks more is none. */
export function amountsOf(t: T, { ages, rates }: Pick<Play, 'ages' | 'rates'>) {
  const isAmount = ({ column }: PlayAge) =>
    column.monthlyTotal !== null && (column.complete || lackOf(column) === 'lppLaw')
  const shown = ages.filter(isAmount)
  const isLowest = shown.some(({ column }) => column.ranges !== null || !column.complete)
  const kind = isLowest ? 'lowest' : shown.some(({ column }) => isAbout(column)) ? 'about' : 'sure'
  return {
    hasAny: shown.length > 0,
    hint: shown.length > 0 ? t(`synthesis.play.amounts.${kind}`) : whyNone(t, { ages, rates }),
    amountOf: (one: PlayAge) => {
      const { ranges, monthlyTotal } = one.column
      if (!isAmount(one)) return null
      const low = ranges?.total.low
      return low === undefined ? { value: monthlyTotal ?? 0, figure: 'monthly' } : { value: low, figure: 'monthly.low' }
    },
  }
}

function whyNone(t: T, { ages, rates }: Pick<Play, 'ages' | 'rates'>): string {
  const rate = rates.find(({ isChosen, isUnknown }) => isChosen && isUnknown)
  if (rate) return t('synthesis.play.amounts.none', { what: percent(rate.value) })
  const isWithoutAvs = ages.some(({ column }) => lackOf(column) === 'avs')
  return t(`synthesis.play.amounts.unknown.${isWithoutAvs ? 'avs' : 'lpp'}`)
}
