import { PillarArea } from './pillars'

type PillarLegendProps = {
  names: readonly (readonly [pillar: Parameters<typeof PillarArea>[0]['pillar'], name: string])[]
  /** The name of pay; left out: none is drawn. */
  pay?: string
}

/** The meaning of the textures in bars. To be placed on a page that has the patterns. */
export const PillarLegend = ({ names, pay }: PillarLegendProps) => (
  <ul className="pillar-legend">
    {names.map(([pillar, name]) => (
      <li key={pillar}>
        <svg aria-hidden="true">
          <PillarArea pillar={pillar} x="0" y="0" width="100%" height="100%" />
        </svg>
        {name}
      </li>
    ))}
    {pay && (
      <li>
        <svg aria-hidden="true">
          <rect className="area-pay" width="100%" height="100%" />
        </svg>
        {pay}
      </li>
    )}
  </ul>
)
