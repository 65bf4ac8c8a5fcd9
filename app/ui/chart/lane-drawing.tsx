import type { DrawnLane, DrawnLanes } from './lanes'
import { PillarArea } from './pillars'

/** One lane. Needs the page's `PillarPatterns`; its amounts stand beside it as text. */
export function LaneDrawing({ areas, seams, hole }: DrawnLane) {
  return (
    <svg className="drawing drawing-lane" aria-hidden="true">
      {areas.map(({ part, ...place }) => (
        <Area key={`${part} ${place.x}`} part={part} {...placeOf(place)} />
      ))}
      {seams.map(({ x1, x2, y1, y2 }) => (
        <line
          key={`${x1} ${y1}`}
          className="area-edge"
          {...{ x1: `${x1}%`, x2: `${x2}%`, y1: `${y1}%`, y2: `${y2}%` }}
        />
      ))}
      {hole && (
        <>
          <rect className="hole" {...placeOf(hole)} />
          <text x={`${hole.x}%`} dx="0.6em" y={`${hole.y + hole.height / 2}%`} dy="0.35em">
            ?
          </text>
        </>
      )}
      <line className="ground" x1="0" x2="100%" y1="100%" y2="100%" />
    </svg>
  )
}

/** The ages below the last lane. */
export const LaneAxis = ({ ticks }: Pick<DrawnLanes, 'ticks'>) => (
  <svg className="drawing drawing-axis" aria-hidden="true">
    {ticks.map(({ age, x }) => (
      <text key={age} className="soft" x={`${x}%`} y="0" dy="1.2em" textAnchor="middle">
        {age}
      </text>
    ))}
  </svg>
)

type Place = Record<'x' | 'y' | 'width' | 'height', number>

const placeOf = ({ x, y, width, height }: Place) => ({
  ...{ x: `${x}%`, y: `${y}%`, width: `${width}%`, height: `${height}%` },
})

function Area({ part, ...place }: { part: DrawnLane['areas'][number]['part'] } & Record<keyof Place, string>) {
  if (part === 'pay') return <rect className="area-pay" {...place} />
  if (part !== 'open') return <PillarArea pillar={part} {...place} />
  return (
    <g opacity="0.4">
      <PillarArea pillar="avs" {...place} />
    </g>
  )
}
