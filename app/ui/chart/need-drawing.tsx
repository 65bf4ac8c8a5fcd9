import { type AgeColumn, type NeedColumn, needColumns } from './need-columns'
import { type Pillar, PillarArea } from './pillars'

type NeedDrawingProps = {
  id: string
  columns: readonly AgeColumn[]
  /** CHF a month, and the letters at its line. */
  need: number
  name: string
  /** The ages at which the line is reached, in years with fractions. */
  reached: readonly number[]
  /** The age whose number stands out. */
  bold?: number | undefined
  title: string
  /** The amounts, as a sentence. */
  description: string
}

/** What each age of leaving pays, and the line of a need. Needs the page's `PillarPatterns`. */
export function NeedDrawing({ id, columns, need, name, reached, bold, title, description }: NeedDrawingProps) {
  const { ground, needAt, columns: drawn, rings } = needColumns(columns, need, reached)
  return (
    <svg className="drawing drawing-need" role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-desc`}>
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      {drawn.map((column) => (
        <Column key={column.age} column={column} ground={ground} isBold={column.age === bold} />
      ))}
      <line className="ground" x1="0" x2="100%" y1={`${ground}%`} y2={`${ground}%`} />
      <line className="need-line" x1="0" x2="100%" y1={`${needAt}%`} y2={`${needAt}%`} />
      <text className="on-paper bold" x="0" y={`${needAt}%`} dy="-0.5em">
        {name}
      </text>
      {rings.map((x) => (
        <circle key={x} className="dot" cx={`${x}%`} cy={`${needAt}%`} r="8" />
      ))}
    </svg>
  )
}

function Column({
  column: { age, x, avs, lpp },
  ground,
  isBold,
}: {
  column: NeedColumn
  ground: number
  isBold: boolean
}) {
  return (
    <>
      <Area pillar="avs" {...avs} />
      <Area pillar="lpp" {...lpp} />
      {lpp.height > 0 && (
        <line className="area-edge" x1={`${avs.x}%`} x2={`${avs.x + avs.width}%`} y1={`${avs.y}%`} y2={`${avs.y}%`} />
      )}
      <text className={isBold ? 'bold' : 'soft'} x={`${x}%`} y={`${ground}%`} dy="1.45em" textAnchor="middle">
        {age}
      </text>
    </>
  )
}

const Area = ({ pillar, x, y, width, height }: NeedColumn['avs'] & { pillar: Pillar }) =>
  height > 0 && <PillarArea pillar={pillar} x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} />
