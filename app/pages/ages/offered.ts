/** What can be compared on the page of ages: every row, and the scenarios that are kept. */
import { NO_CHANGE, type Scenario, type Simulation } from '~/dossier/shape/simulation'
import type { AgeOutlook } from '~/estimate/answers/ages'
import type { T } from '~/ui/frame/text'
import { ageFigure } from '~/ui/synthesis/choose-age'
import { ageName, type Offered, offeredScenario } from '~/ui/synthesis/comparison/beside/shown'

type Offering = {
  rows: readonly AgeOutlook[]
  kept: readonly Scenario[]
  /** The change that is saved; null: none, or it is no longer possible. */
  simulation: Simulation | null
}

/** In the order of ages, and then as they were kept. */
export const offeredOnAges = (t: T, { rows, kept, simulation }: Offering): Offered[] => [
  ...rows.map((row): Offered => {
    const figure = figureOf(row)
    return {
      ...{ figure, key: figure.replace('ages.', '') },
      name: row.standsApart ? t('ages.plan', { name: ageName(t, row.age) }) : ageName(t, row.age),
      ...(row.age.months === 0 && !row.standsApart && { short: String(row.age.years) }),
      simulation: changeTo(row, simulation),
      isOwn: row.isPlanned,
      taking: { kind: 'age', row },
    }
  }),
  ...kept.map((scenario) => offeredScenario(scenario, simulation)),
]

/** The change that a row is: its days, with the rest of what is saved. What is planned stays as it is. */
export const changeTo = (row: AgeOutlook, saved: Simulation | null): Simulation | null =>
  row.isPlanned ? saved : { ...(saved ?? NO_CHANGE), ...row.days }

/** The row with which the others are compared, by the name of its figures. */
export const referenceFigure = (rows: readonly AgeOutlook[]): string | null => {
  const row = rows.find(({ isReference }) => isReference)
  return row ? figureOf(row) : null
}

const figureOf = (row: AgeOutlook) => ageFigure(row, '').slice(0, -1)
