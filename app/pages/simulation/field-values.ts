import type { Simulation, SimulationAnswer } from '~/dossier/shape/simulation'
import { amountText, dayText, percent } from '~/language/format'
import { dayBounds } from '~/ui/form/values/day-bounds'
import type { SimulationFieldValues } from './form'

/** The initial field values: the saved simulation, else the known current salary and rate. */
export function simulationFieldValues({
  simulation,
  work,
}: Pick<SimulationAnswer, 'simulation' | 'work'>): SimulationFieldValues {
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

/** The accepted bounds, for the sentences on invalid entries. */
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
