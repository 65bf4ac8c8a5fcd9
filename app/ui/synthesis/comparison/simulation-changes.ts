import type { Simulation } from '~/dossier/shape/simulation'
import { chf, dayText, percent } from '~/language/format'
import type { T } from '~/ui/frame/text'

/** The changes of a simulation, one line each. */
export function changesIn(t: T, simulation: Simulation): string[] {
  const { desiredSalary, desiredRate, retirementDate, lppCapitalShare } = simulation
  return [
    desiredSalary !== null && t('scenarios.change.salary', { salary: chf(desiredSalary) }),
    desiredRate !== null && t('scenarios.change.rate', { rate: percent(desiredRate) }),
    retirementDate !== null && t('scenarios.change.retirement', { day: dayText(retirementDate) }),
    lppCapitalShare !== null && t('scenarios.change.capital', { share: percent(lppCapitalShare) }),
  ].filter((line) => line !== false)
}
