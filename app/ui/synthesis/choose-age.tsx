import type { ReactNode } from 'react'
import type { Simulation } from '~/dossier/shape/simulation'
import type { AgeOutlook } from '~/estimate/answers/ages'
import { dayText } from '~/language/format'
import { VisitorForm } from '../form/visitor-form'
import { useText } from '../frame/text'

type ChooseAgeProps = {
  /** Fields that stay the same with another age; null: there are none. */
  simulation: Simulation | null
  /** The ages to choose from. */
  rows: readonly AgeOutlook[]
  /** Buttons, each with `choiceOf` its row. */
  children: ReactNode
}

/**
 * A form whose buttons make an age the change and leave the rest of the change as it is. A button can send only one day: ages
 * that need several days have a form of their own beside it.
 */
export function ChooseAge({ simulation, rows, children }: ChooseAgeProps) {
  const { to } = useText()
  const others = otherFields(simulation).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
  return (
    <>
      <VisitorForm action={to('/simulation')}>
        {others}
        {children}
      </VisitorForm>
      {rows.filter(needsForm).map((row) => (
        <VisitorForm key={keyOf(row)} id={formOf(row)} action={to('/simulation')}>
          {others}
          {DAYS.map((name) => {
            const day = row.days[name]
            return day && <input key={name} type="hidden" name={name} value={dayText(day)} />
          })}
        </VisitorForm>
      ))}
    </>
  )
}

/** Attributes of the button that chooses a row. */
export const choiceOf = (row: AgeOutlook) =>
  needsForm(row) ? { form: formOf(row) } : { name: 'retirementDate', value: dayText(row.startsOn) }

const needsForm = ({ days }: AgeOutlook) => days.stopsOn !== null || days.lppFrom !== null

const formOf = (row: AgeOutlook) => `leave-${keyOf(row)}`

export const keyOf = ({ startsOn, standsApart }: AgeOutlook) => (standsApart ? 'plan' : startsOn)

const DAYS = ['stopsOn', 'retirementDate', 'lppFrom'] as const

/**
 * The parts of a simulation other than the days, by the names of their fields: `drawing[0].share` in a list, `partner.…` in a
 * group.
 */
function otherFields(simulation: Simulation | null): [name: string, value: string][] {
  const { retirementDate: _, stopsOn: _stop, lppFrom: _from, ...others } = simulation ?? {}
  return fieldsIn(others, '')
}

function fieldsIn(value: unknown, name: string): [string, string][] {
  if (value === null || value === undefined || value === false) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([part, inner]) =>
    fieldsIn(inner, Array.isArray(value) ? `${name}[${part}]` : name ? `${name}.${part}` : part),
  )
}

/**
 * The name of an age's figure: `ages.64.monthly`, with months `ages.64-3.monthly`, for a plan beside its age
 * `ages.plan.monthly`.
 */
export function ageFigure(
  { age: { years, months }, standsApart }: Pick<AgeOutlook, 'age' | 'standsApart'>,
  what: string,
) {
  if (standsApart) return `ages.plan.${what}`
  return `ages.${years}${months > 0 ? `-${months}` : ''}.${what}`
}

/** A need does not change any figure. */
export const hasOtherChanges = (simulation: Simulation | null): boolean =>
  otherFields(simulation).some(([name]) => name !== 'need')
