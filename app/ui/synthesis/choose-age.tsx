import type { ReactNode } from 'react'
import type { Simulation } from '~/dossier/shape/simulation'
import type { AgeOutlook } from '~/estimate/synthesis/ages'
import { VisitorForm } from '../form/visitor-form'
import { useText } from '../frame/text'

type ChooseAgeProps = {
  /** Kept with another age; null: there is none. */
  simulation: Simulation | null
  /** Buttons with the name `retirementDate`, and their day as it is typed. */
  children: ReactNode
}

/** A form whose buttons make an age the change; the rest of the change stays. */
export function ChooseAge({ simulation, children }: ChooseAgeProps) {
  const { to } = useText()
  return (
    <VisitorForm action={to('/simulation')}>
      {OTHERS.map((name) =>
        simulation && simulation[name] !== null ? (
          <input key={name} type="hidden" name={name} value={String(simulation[name])} />
        ) : null,
      )}
      {children}
    </VisitorForm>
  )
}

/** What a simulation says beside the day. */
const OTHERS = ['currentSalary', 'desiredSalary', 'currentRate', 'desiredRate', 'lppCapitalShare'] as const

/** The name of a figure of an age: `ages.64.monthly`, and of one with months `ages.64-3.monthly`. */
export const ageFigure = ({ years, months }: AgeOutlook['age'], what: string) =>
  `ages.${years}${months > 0 ? `-${months}` : ''}.${what}`

export const hasOtherChanges = (simulation: Simulation | null): boolean =>
  simulation !== null && OTHERS.some((name) => simulation[name] !== null)
