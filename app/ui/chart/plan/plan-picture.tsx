import { useId } from 'react'
import type { Line, PictureLabel, Rectangle } from '../income/picture'
import { type Pillar, PillarArea } from '../pillars'
import type { PlanGeometry } from './geometry'
import type { PlanPart } from './names'

const PILLARS: Partial<Record<PlanPart, Pillar>> = {
  ...{ avs: 'avs', lpp: 'lpp', lppCapital: 'lpp', vested: 'lpp', pillar3a: 'pillar3a' },
}
const LETTERS: Record<PictureLabel['on'], string> = {
  ...{ avs: 'on-1', lpp: 'on-2', capital: 'on-3', pay: 'on-pay', paper: 'on-paper' },
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
  const id = `plan-${useId().replace(/:/g, '')}`
  const { areas, holes, need, pins, ground, ticks, labels } = picture
  return (
    <svg
      className={`drawing drawing-income drawing-${picture.height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      {areas.map(({ part, ...place }) => (
        <Area key={`${part} ${place.x}`} part={part} place={place} />
      ))}
      <Lines name="area-edge" lines={picture.seams} />
      {holes.map((hole) => (
        <rect key={hole.x} className="hole" {...inPercent(hole)} />
      ))}
      <Lines name="pin" lines={pins} />
      {need && <Lines name="need-line" lines={[need]} />}
      <Lines name="ground" lines={[{ x1: 0, x2: 100, y1: ground, y2: ground }]} />
      {ticks.map(({ age, x }) => (
        <text key={age} className="soft" x={`${x}%`} y={`${ground}%`} dy="1.45em" textAnchor="middle">
          {age}
        </text>
      ))}
      {labels.map(({ text, x, dx, y, anchor, on, isBold }) => (
        <text
          key={`${text} ${x} ${y}`}
          className={isBold ? `${LETTERS[on]} bold` : LETTERS[on]}
          x={`${x}%`}
          y={`${y}%`}
          dx={`${dx}em`}
          dy="0.35em"
          textAnchor={anchor === 'start' ? undefined : anchor}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

const inPercent = ({ x, y, width, height }: Rectangle) => ({
  ...{ x: `${x}%`, y: `${y}%`, width: `${width}%`, height: `${height}%` },
})

function Area({ part, place }: { part: PlanPart; place: Rectangle }) {
  const pillar = PILLARS[part]
  if (!pillar) return <rect className={part === 'pay' ? 'area-pay area-salary' : 'area-bridge'} {...inPercent(place)} />
  return (
    <g opacity={part === 'lppCapital' || part === 'vested' ? LIGHTER : undefined}>
      <PillarArea pillar={pillar} {...inPercent(place)} />
    </g>
  )
}

const Lines = ({ name, lines }: { name: string; lines: readonly Line[] }) => (
  <>
    {lines.map(({ x1, x2, y1, y2 }) => (
      <line key={`${x1} ${x2} ${y1} ${y2}`} className={name} x1={`${x1}%`} x2={`${x2}%`} y1={`${y1}%`} y2={`${y2}%`} />
    ))}
  </>
)
