/** What pictures of income have in common: frame, lines, ages and labels. All places are in percent. */
import { type ReactNode, useId } from 'react'
import { lettersOn, type Pillar, PillarArea } from '../pillars'
import type { Line, PictureLabel, Rectangle } from './picture'

const PILLARS: Partial<Record<PictureLabel['on'], Pillar>> = { avs: 'avs', lpp: 'lpp', capital: 'pillar3a' }

type FrameProps = {
  height: number
  /** Sentences for people who do not see the picture. */
  title: string
  description: string
  children: ReactNode
}

/** Its height is a class of the style sheet. */
export function PictureFrame({ height, title, description, children }: FrameProps) {
  const id = `picture-${useId().replace(/:/g, '')}`
  return (
    <svg
      className={`drawing drawing-income drawing-${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      {children}
    </svg>
  )
}

export const inPercent = ({ x, y, width, height }: Rectangle) => ({
  x: `${x}%`,
  y: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
})

export const Lines = ({ name, lines }: { name: string; lines: readonly Line[] }) => (
  <>
    {lines.map(({ x1, x2, y1, y2 }) => (
      <line key={`${x1} ${x2} ${y1} ${y2}`} className={name} x1={`${x1}%`} x2={`${x2}%`} y1={`${y1}%`} y2={`${y2}%`} />
    ))}
  </>
)

type GroundProps = { ground: number; ticks: readonly { age: number; x: number }[] }

/** The line below the areas, with the ages under it. */
export const Ground = ({ ground, ticks }: GroundProps) => (
  <>
    <Lines name="ground" lines={[{ x1: 0, x2: 100, y1: ground, y2: ground }]} />
    {ticks.map(({ age, x }) => (
      <text key={age} className="soft" x={`${x}%`} y={`${ground}%`} dy="1.45em" textAnchor="middle">
        {age}
      </text>
    ))}
  </>
)

export const Labels = ({ labels }: { labels: readonly PictureLabel[] }) =>
  labels.map((label) => <Label key={`${label.text} ${label.x} ${label.y}`} {...label} />)

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
