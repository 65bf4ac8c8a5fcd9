import { PillarArea } from './pillars'
import { type SavingsKind, type SavingsPart, savingsPlaces } from './savings-bar'

type SavingsDrawingProps = {
  pillar: 'lpp' | 'pillar3a'
  parts: readonly SavingsPart[]
  /** CHF: bars that are compared share one scale. */
  widest: number
  legend: (kind: SavingsKind, amount: number) => string
}

/**
 * Savings as a bar, from today to the pay-out. Hidden from screen readers, since the legend has the figures. Needs the page's
 * `PillarPatterns`.
 */
export function SavingsDrawing({ pillar, parts, widest, legend }: SavingsDrawingProps) {
  return (
    <div className="savings">
      <svg className="drawing drawing-bar" aria-hidden="true">
        {savingsPlaces(parts, widest).map(({ kind, x, width }) => (
          <Part key={kind} pillar={pillar} kind={kind} x={`${x}%`} width={`${width}%`} y="0" height="100%" />
        ))}
      </svg>
      <ul className="swatches">
        {parts.map(({ kind, amount }) => (
          <li key={kind}>
            <svg className="swatch" aria-hidden="true">
              <Part pillar={pillar} kind={kind} x="0" y="0" width="100%" height="100%" />
            </svg>
            {legend(kind, amount)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * The slice of savings that is paid as a pension each year. `widest`: the same as for the savings. Hidden from screen readers.
 */
export function SliceDrawing({
  pillar,
  total,
  slice,
  widest,
}: Record<'total' | 'slice' | 'widest', number> & Pick<SavingsDrawingProps, 'pillar'>) {
  const width = (amount: number) => `${widest > 0 ? Math.round((10_000 * amount) / widest) / 100 : 0}%`
  return (
    <svg className="drawing drawing-slice" aria-hidden="true">
      <rect className={`${pillar}-coming`} width={width(total)} height="100%" />
      <PillarArea pillar={pillar} x="0" y="0" width={width(slice)} height="100%" />
    </svg>
  )
}

type PartProps = Pick<SavingsDrawingProps, 'pillar'> & { kind: SavingsKind } & Record<
    'x' | 'y' | 'width' | 'height',
    string
  >

/** Existing savings have the pillar's colour and texture; additions are an outline in its colour, shaded for interest. */
const Part = ({ pillar, kind, ...place }: PartProps) =>
  kind === 'today' ? (
    <PillarArea pillar={pillar} {...place} />
  ) : (
    <rect className={`${pillar}-coming coming-${kind}`} {...place} />
  )
