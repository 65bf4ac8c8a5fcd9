import { useId } from 'react'
import { lettersOn, type Pillar, PillarArea } from '../pillars'
import type { IncomeGeometry, Line, PictureLabel } from './picture'

const PILLARS: Partial<Record<PictureLabel['on'], Pillar>> = { avs: 'avs', lpp: 'lpp', capital: 'pillar3a' }

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
  const id = `picture-${useId().replace(/:/g, '')}`
  const { areas, hole, grid, payToday, ground } = picture
  return (
    <svg
      className={`drawing drawing-income drawing-${picture.height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      <Lines name="grid" lines={grid} />
      {payToday && <Lines name="pay-line" lines={[payToday]} />}
      {areas.map(({ part, ...place }) => (
        <g key={`${part} ${place.x}`} opacity={part === 'capital' ? LIGHTER : undefined}>
          <Area part={part} {...inPercent(place)} />
        </g>
      ))}
      <Lines name="area-edge" lines={picture.seams} />
      {hole && <rect className={hole.isOnTop ? 'hole hole-on-top' : 'hole'} {...inPercent(hole)} />}
      <Lines name="pin" lines={picture.pins} />
      <g opacity={LIGHTER}>
        <Lines name="outline" lines={picture.withoutCapital} />
      </g>
      <Lines name="outline" lines={picture.without} />
      {picture.need && <Lines name="need-line" lines={[picture.need]} />}
      <Lines name="ground" lines={[{ x1: 0, x2: 100, y1: ground, y2: ground }]} />
      {picture.ticks.map(({ age, x }) => (
        <text key={age} className="soft" x={`${x}%`} y={`${ground}%`} dy="1.45em" textAnchor="middle">
          {age}
        </text>
      ))}
      {picture.labels.map((label) => (
        <Label key={`${label.text} ${label.x} ${label.y}`} {...label} />
      ))}
    </svg>
  )
}

type Rectangle = Record<'x' | 'y' | 'width' | 'height', number>

const inPercent = ({ x, y, width, height }: Rectangle) => ({
  x: `${x}%`,
  y: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
})

function Area({ part, ...place }: { part: IncomeGeometry['areas'][number]['part'] } & Record<keyof Rectangle, string>) {
  const pillar = PILLARS[part]
  return pillar ? <PillarArea pillar={pillar} {...place} /> : <rect className="area-pay area-salary" {...place} />
}

const Lines = ({ name, lines }: { name: string; lines: readonly Line[] }) => (
  <>
    {lines.map(({ x1, x2, y1, y2 }) => (
      <line key={`${x1} ${x2} ${y1} ${y2}`} className={name} x1={`${x1}%`} x2={`${x2}%`} y1={`${y1}%`} y2={`${y2}%`} />
    ))}
  </>
)

function Label({ text, x, dx, y, anchor, on, isBold, isSoft, isCoin }: PictureLabel) {
  const pillar = PILLARS[on]
  const ground = pillar ? lettersOn(pillar) : `on-${on}`
  const [across, down] = [`${x}%`, `${y}%`]
  return (
    <>
      {isCoin && (
        <svg x={across} y={down} width="1" height="1" overflow="visible" aria-hidden="true">
          <PillarArea
            pillar="pillar3a"
            x={anchor === 'end' ? '-1.6em' : '0.5em'}
            y="-0.55em"
            width="1.1em"
            height="1.1em"
          />
        </svg>
      )}
      <text
        className={[ground, isBold && 'bold', isSoft && 'soft'].filter(Boolean).join(' ')}
        x={across}
        y={down}
        dx={`${dx}em`}
        dy="0.35em"
        textAnchor={anchor === 'start' ? undefined : anchor}
      >
        {text}
      </text>
    </>
  )
}
