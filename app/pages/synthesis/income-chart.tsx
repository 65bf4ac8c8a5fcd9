import { useId } from 'react'
import { chf } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import type { IncomeStep } from '~/pillars/synthesis/outlook'
import { useText } from '~/ui/frame/text'
import { BOTTOM, type IncomePart, type Plateau, plateaus, type Scale } from '~/ui/synthesis/outlook/income-chart-scale'
import { incomeSentence } from './income-sentence'

/** Each part has its own texture, so that nobody has to distinguish colours. */
const FILL: Record<IncomePart, { fill: string; fillOpacity?: number }> = {
  avs: { fill: 'url(#stripes)' },
  lpp: { fill: 'currentColor' },
  salary: { fill: 'currentColor', fillOpacity: 0.16 },
}

/** From this percentage of the width on, an amount fits above its plateau on the narrowest screen. */
const ROOM_FOR_AMOUNT = 43
/** Space for the ages below the baseline. */
const AGES = 32

type IncomeChartProps = {
  steps: readonly IncomeStep[]
  scale: Scale
  today: string
  /** null if there is only one. */
  column: ColumnName | null
}

/** A chart of incomes by age. Widths are in percent and heights in pixels, so that text keeps its size. */
export function IncomeChart({ steps, scale, today, column }: IncomeChartProps) {
  const { t } = useText()
  const id = `chart-${useId().replace(/:/g, '')}`
  return (
    <figure className="chart">
      <figcaption>
        {column && <strong>{t(`synthesis.columns.${column}`)}</strong>}{' '}
        <span className="hint">{t('outlook.income.axis')}</span>
      </figcaption>
      <div className="chart-plot">
        <svg role="img" aria-labelledby={`${id}-title ${id}-desc`} width="100%" height={BOTTOM + AGES}>
          <title id={`${id}-title`}>{incomeSentence(t, steps, today, column)}</title>
          <desc id={`${id}-desc`}>{t('outlook.income.described')}</desc>
          <Axes scale={scale} />
          {plateaus(steps, scale).map((plateau) => (
            <PlateauShape key={plateau.from} {...plateau} />
          ))}
        </svg>
      </div>
    </figure>
  )
}

const Axes = ({ scale: { ageTicks, amountTicks, x, y } }: { scale: Scale }) => (
  <>
    {amountTicks.map((amount) => (
      <g key={amount}>
        <line className="chart-line" x1="0" x2="100%" y1={y(amount)} y2={y(amount)} />
        <text x="-8" y={y(amount)} dy="0.35em" textAnchor="end">
          {amount / 1000}
        </text>
      </g>
    ))}
    {ageTicks.map((age) => (
      <text key={age} x={`${x(12 * age)}%`} y={BOTTOM} dy="1.5em" textAnchor="middle">
        {age}
      </text>
    ))}
  </>
)

const PlateauShape = ({ areas, x, width, y, total }: Plateau) => (
  <>
    {areas.map(({ part, x: left, width: wide, y: top, height }) => (
      <rect
        className="chart-area"
        key={part}
        x={`${left}%`}
        width={`${wide}%`}
        y={top}
        height={height}
        {...FILL[part]}
      />
    ))}
    {width >= ROOM_FOR_AMOUNT && (
      <text className="figure" x={`${x + width / 2}%`} y={y - 8} textAnchor="middle">
        {chf(total)}
      </text>
    )}
  </>
)

/** The legend of the textures. It contains the patterns for all charts of the page. */
export function IncomeLegend({ parts }: { parts: readonly IncomePart[] }) {
  const { t } = useText()
  return (
    <ul className="chart-legend">
      {parts.map((part, index) => (
        <li key={part}>
          <svg aria-hidden="true" width="32" height="20">
            {index === 0 && <Stripes />}
            <rect className="chart-area" x="1" y="1" width="30" height="18" {...FILL[part]} />
          </svg>{' '}
          {t(`outlook.income.parts.${part}`)}
        </li>
      ))}
    </ul>
  )
}

const Stripes = () => (
  <pattern className="chart-area" id="stripes" width="8" height="8" patternUnits="userSpaceOnUse">
    <path d="M-2 2 2-2M0 8 8 0M6 10l4-4" stroke="currentColor" strokeWidth="2" />
  </pattern>
)
