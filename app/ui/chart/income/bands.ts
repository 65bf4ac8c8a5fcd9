/** Incomes stacked on each other as bands, and the outline of the income without the change. */
import type { IncomeStep } from '~/pillars/synthesis/outlook'
import type { Box } from '../place-labels'
import { ageOf, capitalAt, END, endOf, type IncomeFigures, inOrder, type Stretch, stepAt, stretchAt } from './figures'
import type { Band } from './picture'
import type { Scale } from './scale'

/** `amount`: CHF a month, at the start of the band. */
export type BandBox = Box & { part: Band; amount: number }

export function bandsOf(stretches: readonly Stretch[], { x, y }: Scale): BandBox[] {
  const bands: BandBox[] = []
  for (const part of ['avs', 'lpp', 'pay', 'capital'] as const)
    for (const stretch of stretches) {
      const { start, end, avs, lpp, pay } = stretch
      const below = { avs: 0, lpp: avs, pay: avs + lpp, capital: avs + lpp + pay }[part]
      const amount = stretch[part]
      if (amount <= 0) continue
      const box = { left: x(start), right: x(end), top: y(below + amount), bottom: y(below) }
      const last = bands.at(-1)
      // Joins it to the last band while nothing changes, to avoid a seam.
      if (last?.part === part && last.right === box.left && last.top === box.top && last.bottom === box.bottom)
        last.right = box.right
      else bands.push({ part, amount, ...box })
    }
  return bands
}

/** The lines between bands. */
export const seamsOf = (stretches: readonly Stretch[], { x, y }: Scale): Box[] =>
  stretches.flatMap(({ start, end, avs, lpp, pay, capital }) =>
    [
      avs > 0 && lpp + pay + capital > 0 ? avs : 0,
      lpp > 0 && pay + capital > 0 ? avs + lpp : 0,
      pay > 0 && capital > 0 ? avs + lpp + pay : 0,
    ]
      .filter((amount) => amount > 0)
      .map((amount) => ({ left: x(start), right: x(end), top: y(amount), bottom: y(amount) })),
  )

/** What taxes take, on top of what is left for life; null: nothing. */
export function taxBox({ tax }: IncomeFigures, stretches: readonly Stretch[], { x, y }: Scale): Box | null {
  const last = stretches.at(-1)
  if (!tax || tax.monthly <= 0 || !last || tax.from >= last.end) return null
  return { left: x(tax.from), right: x(last.end), top: y(last.paid + tax.monthly), bottom: y(last.paid) }
}

type Outline = { box: Box; isLevel: boolean }[]

/** The outline of the income without the change, wherever it differs: levels, and vertical lines between them. */
export const outlineOf = ({ without }: IncomeFigures, stretches: readonly Stretch[], scale: Scale): Outline =>
  outlined(
    without,
    (step) => step?.total ?? 0,
    ({ paid }) => paid,
    { stretches, scale },
  )

/** The same for pensions and spread capital together, if a capital is paid without the change too. */
export function outlineWithCapital(
  { without, withoutCapitals = [] }: IncomeFigures,
  stretches: readonly Stretch[],
  scale: Scale,
): Outline {
  if (withoutCapitals.length === 0) return []
  const ages = withoutCapitals.map(({ age }) => age)
  const levelAt = (step: IncomeStep | undefined, at: number) => (step?.total ?? 0) + capitalAt(withoutCapitals, at)
  return outlined(without, levelAt, ({ paid, capital }) => paid + capital, {
    stretches,
    scale,
    ages,
    first: Math.min(...ages),
  })
}

/** `ages`: further ages at which a level changes; `first`: the age before which nothing is outlined. */
type OutlineRoom = { stretches: readonly Stretch[]; scale: Scale; ages?: readonly number[]; first?: number }

function outlined(
  without: IncomeFigures['without'],
  levelAt: (step: IncomeStep | undefined, age: number) => number,
  drawnIn: (stretch: Stretch) => number,
  { stretches, scale: { x, y }, ages: more = [], first = 0 }: OutlineRoom,
): Outline {
  if (!without) return []
  const from = Math.max(first, stretches[0]?.start ?? END)
  const ages = [...without.flatMap((step) => [ageOf(step), endOf(step)]), ...stretches.map(({ start }) => start), END]
  const changes = inOrder([...ages, ...more, from].filter((age) => age >= from))
  const levels = changes.slice(0, -1).map((start, index) => {
    const total = levelAt(stepAt(without, start), start)
    const stretch = stretchAt(stretches, start)
    const differs = Math.abs(total - (stretch ? drawnIn(stretch) : 0)) >= 1
    return { start, end: changes[index + 1] ?? END, total, differs }
  })
  return levels.flatMap(({ start, end, total, differs }, index) => {
    const before = levels[index - 1]
    const hasRise = before && before.total !== total && (differs || before.differs)
    const [highest, lowest] = [Math.max(total, before?.total ?? 0), Math.min(total, before?.total ?? 0)]
    const rise = { left: x(start), right: x(start), top: y(highest), bottom: y(lowest) }
    const level = { left: x(start), right: x(end), top: y(total), bottom: y(total) }
    return [...(hasRise ? [{ box: rise, isLevel: false }] : []), ...(differs ? [{ box: level, isLevel: true }] : [])]
  })
}
