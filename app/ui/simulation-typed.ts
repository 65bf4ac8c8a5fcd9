import type { Simulation, SimulationAnswer } from '~/dossier/simulation'
import type { SimulationTyped } from '~/forms/simulation-form'
import { amountText, dayText } from '~/text/format'

/** The form as it stands before anybody types: what is saved, else what is known of today's work. */
export function simulationTyped({ simulation, work }: Pick<SimulationAnswer, 'simulation' | 'work'>): SimulationTyped {
  const shown: Partial<Simulation> = simulation ?? { currentSalary: work?.salary, currentRate: work?.rate }
  return {
    currentSalary: textOf(shown.currentSalary, amountText),
    desiredSalary: textOf(shown.desiredSalary, amountText),
    currentRate: textOf(shown.currentRate, String),
    desiredRate: textOf(shown.desiredRate, String),
    retirementDate: textOf(shown.retirementDate, dayText),
    lppCapitalShare: textOf(shown.lppCapitalShare, String),
  }
}

const textOf = <Value>(value: Value | null | undefined, write: (value: Value) => string) =>
  value === null || value === undefined ? '' : write(value)
