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
      {otherFields(simulation).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </VisitorForm>
  )
}

/** What a simulation says beside the day, by the names of its fields: `drawing[0].share` in a list, `partner.…` in a group. */
function otherFields(simulation: Simulation | null): [name: string, value: string][] {
  const { retirementDate: _, ...others } = simulation ?? {}
  return fieldsIn(others, '')
}

function fieldsIn(value: unknown, name: string): [string, string][] {
  if (value === null || value === undefined || value === false) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([part, inner]) =>
    fieldsIn(inner, Array.isArray(value) ? `${name}[${part}]` : name ? `${name}.${part}` : part),
  )
}

/** The name of a figure of an age: `ages.64.monthly`, and of one with months `ages.64-3.monthly`. */
export const ageFigure = ({ years, months }: AgeOutlook['age'], what: string) =>
  `ages.${years}${months > 0 ? `-${months}` : ''}.${what}`

export const hasOtherChanges = (simulation: Simulation | null): boolean => otherFields(simulation).length > 0
