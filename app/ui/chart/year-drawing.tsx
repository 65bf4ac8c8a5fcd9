import { countsOf, squarePlaces, type YearKind, type YearSquare } from './year-squares'

type YearDrawingProps = {
  /** Distinguishes this drawing from others on the page. */
  id: string
  squares: readonly YearSquare[]
  title: string
  /** The content of the squares, as sentences. */
  description: string
  /** The entries of the legend: `25 cotisées`. */
  legend: (kind: YearKind, count: number) => string
}

/** The years of a working life as squares, with a legend that counts them. */
export function YearDrawing({ id, squares, title, description, legend }: YearDrawingProps) {
  const { places, width, height } = squarePlaces(squares.length)
  const [first, last] = [squares[0]?.year, squares.at(-1)?.year]
  return (
    <div className="years">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}-title ${id}-told`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-told`}>{description}</desc>
        {squares.map(({ year, kind }, index) => {
          const { x = 0, y = 0 } = places[index] ?? {}
          return <Square key={year ?? `place-${x}-${y}`} kind={kind} x={x} y={y} />
        })}
      </svg>
      {first != null && last != null && first !== last && (
        <p className="years-ends" aria-hidden="true">
          <span>{first}</span> <span>{last}</span>
        </p>
      )}
      <ul className="swatches">
        {countsOf(squares).map(({ kind, count }) => (
          <li key={kind}>
            <svg className="swatch" viewBox="0 0 24 24" aria-hidden="true">
              <Square kind={kind} x={0} y={0} />
            </svg>
            {legend(kind, count)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Texture and outline tell the kinds apart, not colour. */
function Square({ kind, x, y }: { kind: YearKind; x: number; y: number }) {
  const mark = MARKS[kind]?.(x, y)
  return (
    <>
      <rect className={`year-${kind}`} x={x + 1} y={y + 1} width="22" height="22" />
      {mark && <path className={`year-${kind}-mark`} d={mark} />}
    </>
  )
}

const MARKS: Partial<Record<YearKind, (x: number, y: number) => string>> = {
  filled: (x, y) => `M${x + 2} ${y + 12}l10-10M${x + 2} ${y + 22}l20-20M${x + 12} ${y + 22}l10-10`,
  low: (x, y) => `M${x + 1} ${y + 19}h22`,
  unread: (x, y) => `M${x + 12} ${y + 5}v9M${x + 12} ${y + 17}v3`,
}
