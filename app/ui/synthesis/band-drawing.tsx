import { amountText } from '~/language/format'
import { lettersOn, type Pillar, PillarArea } from '~/ui/chart/pillars'

/**
 * A monthly amount, solid up to `sure` and framed from there to `upTo`, CHF; `more`: what may come on top, in words. `once`: a
 * capital; `hole`: nothing is told; `none`: there is none.
 */
export type BandShape = { sure: number; upTo: number; more?: string | undefined } | 'once' | 'hole' | 'none'

type BandDrawingProps = { pillar: Pillar; of: number; shape: BandShape }

/** Hidden from screen readers, as the figures are beside it. Needs the page's `PillarPatterns`. */
export function BandDrawing({ pillar, of, shape }: BandDrawingProps) {
  if (shape === 'none') return null
  return (
    <svg className="drawing drawing-band" aria-hidden="true">
      {typeof shape === 'object' ? (
        <Monthly pillar={pillar} of={of} {...shape} />
      ) : shape === 'once' ? (
        <PillarArea pillar={pillar} x="0" width="2.25rem" height="100%" />
      ) : (
        <>
          <rect className="hole" x="0.3%" y="1" width="99.4%" height="92%" />
          <text className="warn" dx="0.8em" y="50%" dy="0.35em">
            ?
          </text>
        </>
      )}
    </svg>
  )
}

function Monthly({ pillar, of, sure, upTo, more }: Omit<BandDrawingProps, 'shape'> & Exclude<BandShape, string>) {
  const [low, high] = [sure / of, upTo / of]
  return (
    <>
      {high > low && (
        <rect
          className={`area-range area-range-${pillar}`}
          x={percent(low)}
          y="1"
          width={percent(high - low)}
          height="92%"
        />
      )}
      <PillarArea pillar={pillar} x="0" width={percent(low)} height="100%" />
      {more && <rect className="outline" x={percent(high + 0.005)} y="1" width={percent(0.992 - high)} height="92%" />}
      {low > ROOM_FOR_LETTERS && (
        <text className={lettersOn(pillar)} x="0" dx="0.6em" y="50%" dy="0.35em">
          {amountText(sure)}
        </text>
      )}
      {more && high < 1 - ROOM_FOR_WORDS && (
        <text className="on-paper soft" x={percent(high)} dx="0.8em" y="50%" dy="0.35em">
          {more}
        </text>
      )}
    </>
  )
}

/** Shares of 288 px, the narrowest band: four figures, and two words. */
const ROOM_FOR_LETTERS = 0.2
const ROOM_FOR_WORDS = 0.4

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
