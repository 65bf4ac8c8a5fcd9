import { Ground, inPercent, Labels, Lines, PictureFrame } from '../income/drawn-parts'
import type { Rectangle } from '../income/picture'
import { type Pillar, PillarArea } from '../pillars'
import type { PlanGeometry } from './geometry'
import type { PlanPart } from './names'

const PILLARS: Partial<Record<PlanPart, Pillar>> = {
  ...{ avs: 'avs', lpp: 'lpp', lppCapital: 'lpp', vested: 'lpp', pillar3a: 'pillar3a' },
}
/** Capital of the second pillar is no pension. */
const LIGHTER = 0.5

type PlanPictureProps = {
  picture: PlanGeometry
  /** Sentences for people who do not see the picture. */
  title: string
  description: string
}

/** The picture of the plan. The page must draw `PillarPatterns` before it. */
export function PlanPicture({ picture, title, description }: PlanPictureProps) {
  const { areas, holes, need, pins, height } = picture
  return (
    <PictureFrame height={height} title={title} description={description}>
      {areas.map(({ part, ...place }) => (
        <Area key={`${part} ${place.x}`} part={part} place={place} />
      ))}
      <Lines name="area-edge" lines={picture.seams} />
      {holes.map((hole) => (
        <rect key={hole.x} className="hole" {...inPercent(hole)} />
      ))}
      <Lines name="pin" lines={pins} />
      {need && <Lines name="need-line" lines={[need]} />}
      <Ground {...picture} />
      <Labels labels={picture.labels} />
    </PictureFrame>
  )
}

function Area({ part, place }: { part: PlanPart; place: Rectangle }) {
  const pillar = PILLARS[part]
  if (!pillar) return <rect className={part === 'pay' ? 'area-pay area-salary' : 'area-bridge'} {...inPercent(place)} />
  return (
    <g opacity={part === 'lppCapital' || part === 'vested' ? LIGHTER : undefined}>
      <PillarArea pillar={pillar} {...inPercent(place)} />
    </g>
  )
}
