/** How the three pillars are drawn: plain, slanted lines, dots. Texture tells them apart, not colour. */

export type Pillar = 'avs' | 'lpp' | 'pillar3a'

const NUMBERS = { avs: 1, lpp: 2, pillar3a: 3 } as const

/** The class of letters on a pillar's area. */
export const lettersOn = (pillar: Pillar) => `on-${NUMBERS[pillar]}`

/** The patterns for all drawings of a page: once per page, before the first drawing. */
export const PillarPatterns = () => (
  <svg className="patterns" aria-hidden="true">
    <pattern id="texture-2" width="11" height="11" patternUnits="userSpaceOnUse">
      <path className="texture-2" d="M-2 2 2-2M-1 12 12-1M9 13l4-4" />
    </pattern>
    <pattern id="texture-3" width="9" height="9" patternUnits="userSpaceOnUse">
      <circle className="texture-3" cx="2.2" cy="2.2" r="1.5" />
      <circle className="texture-3" cx="6.7" cy="6.7" r="1.5" />
    </pattern>
  </svg>
)

/** A rectangle in the units of SVG: numbers, or percent as text. */
type SvgRectangle = { x: number | string; y?: number | string } & Record<'width' | 'height', number | string>

/** A rectangle in a pillar's colour and texture. */
export function PillarArea({ pillar, ...place }: SvgRectangle & { pillar: Pillar }) {
  const number = NUMBERS[pillar]
  return (
    <>
      <rect className={`area-${number}`} {...place} />
      {number > 1 && <rect fill={`url(#texture-${number})`} {...place} />}
    </>
  )
}
