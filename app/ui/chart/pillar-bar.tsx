import { amountText } from '~/language/format'
import { lettersOn, type Pillar, PillarArea } from './pillars'

export type BarPart = {
  pillar: Pillar
  /** In the unit of the scale, such as CHF a month. */
  amount: number
  /** Written in the bar with the amount, if there is room for it on the narrowest screen. */
  name?: string
  /** An amount that is only possible: drawn lighter. */
  isOpen?: boolean
}

type PillarBarProps = {
  /** From left to right. */
  parts: readonly BarPart[]
  /** The amount that the whole width stands for: bars that are compared share one scale. */
  of: number
  /** Whether an unknown amount is paid on top: a hole at the end. */
  isIncomplete?: boolean
  /** The amount without a change, outlined; null or left out: none. */
  ghost?: number | null
}

/** The width of a hole as a share of the bar: it says nothing about the amount. */
const HOLE = 0.15

/**
 * Amounts side by side on a scale. Hidden from screen readers, since the figures are beside it as text. Needs the page's
 * `PillarPatterns`.
 */
export function PillarBar({ parts, of, isIncomplete = false, ghost = null }: PillarBarProps) {
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
      {ghost !== null && <Ghost until={ghost / of} from={areas.reduce((sum, { share }) => sum + share, 0)} />}
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

/** What a change takes away, as a dashed frame; where it adds, a dashed line at the end of what was there. */
const Ghost = ({ from, until }: { from: number; until: number }) =>
  until > from ? (
    <rect className="outline" x={percent(from)} y="1" width={percent(until - from - 0.003)} height="97%" />
  ) : (
    until < from && <line className="outline outline-over" x1={percent(until)} x2={percent(until)} y2="100%" />
  )

const areaOf = (pillar: Pillar, from: number, share: number) => (
  <PillarArea pillar={pillar} x={percent(from)} width={percent(share)} height="100%" />
)

/** The parts with their start and width as shares of the scale, without empty ones. */
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

/** The widths of a screen of 320 px and of a letter on it, with the space around the text. */
const NARROWEST_BAR_PX = 288
const LETTER_PX = 8.5
const AROUND_PX = 12

const lettersThatFit = (name: string, amount: number, share: number) =>
  [`${name} ${amountText(Math.round(amount))}`, name].find(
    ({ length }) => AROUND_PX + length * LETTER_PX <= share * NARROWEST_BAR_PX,
  ) ?? null

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
