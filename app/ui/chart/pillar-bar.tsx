import { amountText } from '~/language/format'
import { lettersOn, type Pillar, PillarArea } from './pillars'

export type BarPart = {
  pillar: Pillar
  /** In the unit of the scale, such as CHF a month. */
  amount: number
  /** Written in the bar, with the amount, as far as there is room for it on the narrowest screen. */
  name?: string
  /** What only may be paid: lighter. */
  isOpen?: boolean
}

type PillarBarProps = {
  /** From left to right. */
  parts: readonly BarPart[]
  /** What the whole width stands for: bars that are compared share one scale. */
  of: number
  /** Whether something is paid of which nobody knows how much: a hole at the end. */
  isIncomplete?: boolean
}

/** How wide a hole is: as a share of the bar it says nothing of the amount. */
const HOLE = 0.15

/**
 * Amounts side by side on a scale. For the eye alone: the figures stand beside it as text. Needs the page's
 * `PillarPatterns`.
 */
export function PillarBar({ parts, of, isIncomplete = false }: PillarBarProps) {
  const areas = areasOf(parts, isIncomplete ? of / (1 - HOLE) : of)
  const isNamed = areas.some(({ letters }) => letters)
  return (
    <svg className={isNamed ? 'drawing drawing-bar' : 'drawing drawing-bar-low'} aria-hidden="true">
      <rect className="area-pay" width={percent(isIncomplete ? 1 - HOLE : 1)} height="100%" />
      {areas.map(({ pillar, from, share, letters, isOpen }) => (
        <g key={from}>
          {isOpen ? <g opacity="0.4">{areaOf(pillar, from, share)}</g> : areaOf(pillar, from, share)}
          {from > 0 && <line className="area-edge" x1={percent(from)} x2={percent(from)} y2="100%" />}
          {letters && (
            <text className={lettersOn(pillar)} x={percent(from)} dx="0.6em" y="50%" dy="0.35em">
              {letters}
            </text>
          )}
        </g>
      ))}
      {isIncomplete && (
        <>
          <rect className="hole" x={percent(1.01 - HOLE)} y="3%" width={percent(HOLE - 0.013)} height="94%" />
          <text x={percent(1.01 - HOLE)} dx="0.6em" y="50%" dy="0.35em">
            ?
          </text>
        </>
      )}
    </svg>
  )
}

const areaOf = (pillar: Pillar, from: number, share: number) => (
  <PillarArea pillar={pillar} x={percent(from)} width={percent(share)} height="100%" />
)

/** The parts with where they begin and how wide they are, as shares of the scale; without those of nothing. */
function areasOf(parts: readonly BarPart[], of: number) {
  let from = 0
  return parts.flatMap(({ pillar, amount, name, isOpen = false }) => {
    const share = of > 0 ? Math.min(amount / of, 1 - from) : 0
    if (share <= 0) return []
    const area = { pillar, from, share, isOpen, letters: name ? lettersThatFit(name, amount, share) : null }
    from += share
    return [area]
  })
}

/** Of a screen of 320 px, and of a letter in it with the space around the text. */
const NARROWEST_BAR_PX = 288
const LETTER_PX = 8.5
const AROUND_PX = 12

const lettersThatFit = (name: string, amount: number, share: number) =>
  [`${name} ${amountText(Math.round(amount))}`, name].find(
    ({ length }) => AROUND_PX + length * LETTER_PX <= share * NARROWEST_BAR_PX,
  ) ?? null

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
