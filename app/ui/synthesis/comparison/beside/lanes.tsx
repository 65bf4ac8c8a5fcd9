import { LaneAxis, LaneDrawing } from '~/ui/chart/lane-drawing'
import { drawnLanes, type Lane } from '~/ui/chart/lanes'
import { PillarLegend } from '~/ui/chart/pillar-legend'
import { useText } from '~/ui/frame/text'
import { laneAmount } from './rows'
import type { ShownDeparture } from './shown'

type LanesProps = {
  departures: readonly ShownDeparture[]
  /** The rule of the AVS's start, once for all; null: each has its own. */
  rule: string | null
}

/** What each departure pays over the years, on one scale and one axis. The page must draw `PillarPatterns` before it. */
export function Lanes({ departures, rule }: LanesProps) {
  const { t } = useText()
  const drawing = drawnLanes(departures.map(laneOf))
  if (!drawing) return rule && <p className="hint">{rule}</p>
  const areas = new Set(drawing.lanes.flatMap((lane) => lane.areas.map(({ part }) => part)))
  const isOpen = areas.has('open')
  const hasHole = drawing.lanes.some(({ hole }) => hole)
  const notes = [t('compare.axis'), rule, isOpen && t('compare.open'), hasHole && t('compare.hole')]
  return (
    <>
      <PillarLegend
        names={[['avs', t('ages.avs')], ...(areas.has('lpp') ? [['lpp', t('outlook.picture.lppName')] as const] : [])]}
        pay={areas.has('pay') ? t('compare.pay') : undefined}
      />
      <div className="lanes" role="img" aria-label={t('compare.picture')}>
        {departures.map(({ key, name, figures: { column } }, index) => (
          <div className="lane" key={key}>
            <p>
              <strong>{name}</strong> <span className="figure">{laneAmount(t, column)}</span>
            </p>
            {drawing.lanes[index] && <LaneDrawing {...drawing.lanes[index]} />}
          </div>
        ))}
        <LaneAxis ticks={drawing.ticks} />
      </div>
      <p className="hint">{notes.filter(Boolean).join(' ')}</p>
    </>
  )
}

const laneOf = ({ figures: { income, age, column } }: ShownDeparture): Lane => ({
  steps: income,
  leaves: 12 * age.years + age.months,
  range: column.ranges?.total ?? null,
  isIncomplete: !column.complete,
})
