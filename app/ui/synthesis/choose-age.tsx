import type { ReactNode } from 'react'
import type { Simulation } from '~/dossier/shape/simulation'
import type { AgeOutlook } from '~/estimate/answers/ages'
import { dayText } from '~/language/format'
import { VisitorForm } from '../form/visitor-form'
import { useText } from '../frame/text'

type ChooseAgeProps = {
  /** Kept with another age; null: there is none. */
  simulation: Simulation | null
  /** What can be chosen. */
  rows: readonly AgeOutlook[]
  /** Buttons, each with `choiceOf` its row. */
  children: ReactNode
}

/**
 * A form whose buttons make an age the change; the rest of the change stays. One button says one day: ages that need several
 * have a form of their own beside it.
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

/** What a simulation says beside the days, by the names of its fields: `drawing[0].share` in a list, `partner.…` in a group. */
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

/** The name of a figure of an age: `ages.64.monthly`, of one with months `ages.64-3.monthly`, of a plan beside its age `ages.plan.monthly`. */
export function ageFigure(
  { age: { years, months }, standsApart }: Pick<AgeOutlook, 'age' | 'standsApart'>,
  what: string,
) {
  if (standsApart) return `ages.plan.${what}`
  return `ages.${years}${months > 0 ? `-${months}` : ''}.${what}`
}

/** What somebody needs moves no figure. */
export const hasOtherChanges = (simulation: Simulation | null): boolean =>
  otherFields(simulation).some(([name]) => name !== 'need')
