import { type Pillar, PillarArea } from '../pillars'
import { Ground, inPercent, Labels, Lines, PictureFrame } from './drawn-parts'
import type { IncomeGeometry, Rectangle } from './picture'

const PILLARS: Partial<Record<IncomeGeometry['areas'][number]['part'], Pillar>> = {
  ...{ avs: 'avs', lpp: 'lpp', capital: 'pillar3a' },
}

/** Capital, which is in no total: with the change and without it. */
const LIGHTER = 0.5

type IncomePictureProps = {
  picture: IncomeGeometry
  /** Sentences for people who do not see the picture. */
  title: string
  description: string
}

/**
 * The picture of an income over time. Widths are in percent and letters keep their own size, so that nothing is scaled on any
 * screen. The page must draw `PillarPatterns` before it.
 */
export function IncomePicture({ picture, title, description }: IncomePictureProps) {
  const { areas, hole, tax, grid, payToday, height } = picture
  return (
    <PictureFrame height={height} title={title} description={description}>
      <Lines name="grid" lines={grid} />
      {payToday && <Lines name="pay-line" lines={[payToday]} />}
      {areas.map(({ part, ...place }) => (
        <g key={`${part} ${place.x}`} opacity={part === 'capital' ? LIGHTER : undefined}>
          <Area part={part} {...inPercent(place)} />
        </g>
      ))}
      {tax && <TaxArea {...inPercent(tax)} />}
      <Lines name="area-edge" lines={picture.seams} />
      {hole && <rect className={hole.isOnTop ? 'hole hole-on-top' : 'hole'} {...inPercent(hole)} />}
      <Lines name="pin" lines={picture.pins} />
      <g opacity={LIGHTER}>
        <Lines name="outline" lines={picture.withoutCapital} />
      </g>
      <Lines name="outline" lines={picture.without} />
      {picture.need && <Lines name="need-line" lines={[picture.need]} />}
      <Ground {...picture} />
      <Labels labels={picture.labels} />
    </PictureFrame>
  )
}

/** Light, since it is not paid out; its lines lean the other way than those of a pillar. */
const TaxArea = (place: Record<keyof Rectangle, string>) => (
  <>
    <pattern id="texture-tax" width="7" height="7" patternUnits="userSpaceOnUse">
      <path className="texture-tax" d="M-1 -1 8 8M-1 6 1 8M6 -1 8 1" />
    </pattern>
    <rect className="area-tax" {...place} />
    <rect fill="url(#texture-tax)" {...place} />
  </>
)

function Area({ part, ...place }: { part: IncomeGeometry['areas'][number]['part'] } & Record<keyof Rectangle, string>) {
  const pillar = PILLARS[part]
  return pillar ? <PillarArea pillar={pillar} {...place} /> : <rect className="area-pay area-salary" {...place} />
}
