import { PillarArea } from './pillars'

type PillarLegendProps = {
  names: readonly (readonly [pillar: Parameters<typeof PillarArea>[0]['pillar'], name: string])[]
}

/** The meaning of the textures in bars. To be placed on a page that has the patterns. */
export const PillarLegend = ({ names }: PillarLegendProps) => (
  <ul className="pillar-legend">
    {names.map(([pillar, name]) => (
      <li key={pillar}>
        <svg aria-hidden="true">
          <PillarArea pillar={pillar} x="0" y="0" width="100%" height="100%" />
        </svg>
        {name}
      </li>
    ))}
  </ul>
)
