import type { Scenario, Simulation } from '~/dossier/shape/simulation'
import type { AgeOutlook } from '~/estimate/answers/ages'
import type { DepartureFigures } from '~/estimate/answers/compared'
import type { T } from '~/ui/frame/text'

/** How a departure becomes the visitor's change: an age, a scenario, or no change. */
export type Taking = { kind: 'age'; row: AgeOutlook } | { kind: 'scenario'; id: number } | { kind: 'noChange' }

/** What can be ticked. `simulation` null: as it stands. `figure`: the start of the names of its figures: `ages.63`. */
export type Offered = {
  key: string
  name: string
  /** A shorter name for the eye, the beginning of `name`: the years of an age. */
  short?: string
  figure: string
  simulation: Simulation | null
  isOwn: boolean
  taking: Taking
}

/** With its figures, in a column of its own. */
export type ShownDeparture = Offered & { figures: DepartureFigures }

/** A short form for cells: `64 ans 3 mois`. */
export const ageName = (t: T, { years, months }: AgeOutlook['age']) =>
  [t('explained.years', { count: years }), ...(months > 0 ? [t('explained.months', { count: months })] : [])].join(' ')

/** A kept scenario. `saved`: the change that is saved now. */
export const offeredScenario = ({ id, name, simulation }: Scenario, saved: Simulation | null): Offered => ({
  ...{ key: `k${id}`, name, figure: `scenarios.${id}`, simulation },
  isOwn: JSON.stringify(simulation) === JSON.stringify(saved),
  taking: { kind: 'scenario', id },
})
