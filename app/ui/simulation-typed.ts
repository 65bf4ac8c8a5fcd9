import type { Simulation, SimulationAnswer } from '~/dossier/simulation'
import type { SimulationTyped } from '~/forms/simulation-form'
import { amountText, dayText, percent } from '~/text/format'
import { dayBounds } from './day-bounds'

/** The form as it stands before anybody types: what is saved, else what is known of today's work. */
export function simulationTyped({ simulation, work }: Pick<SimulationAnswer, 'simulation' | 'work'>): SimulationTyped {
  const saved = simulation ?? NOTHING
  return {
    currentSalary: textOf(saved.currentSalary ?? work?.salary, amountText),
    desiredSalary: textOf(saved.desiredSalary, amountText),
    currentRate: textOf(saved.currentRate ?? work?.rate, String),
    desiredRate: textOf(saved.desiredRate, String),
    retirementDate: textOf(saved.retirementDate, dayText),
    lppCapitalShare: textOf(saved.lppCapitalShare, String),
  }
}

const NOTHING: Partial<Simulation> = {}

const textOf = <Value>(value: Value | null | undefined, write: (value: Value) => string) =>
  value === null || value === undefined ? '' : write(value)

/** What may be typed, for the sentences that refuse something else. */
export function simulationBounds({
  limits,
  largestCapitalShare,
}: Pick<SimulationAnswer, 'limits' | 'largestCapitalShare'>) {
  return {
    ...(limits && { retirementDate: dayBounds(limits) }),
    ...(largestCapitalShare !== null && {
      lppCapitalShare: { largest: percent(largestCapitalShare), example: String(Math.min(largestCapitalShare, 25)) },
    }),
  }
}
