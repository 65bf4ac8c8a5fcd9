/** The form that names a simulation, and the buttons of the named ones. */

import { z } from 'zod'
import { CapitalUse } from '~/dossier/shape/decision'
import { Scenario, Simulation } from '~/dossier/shape/simulation'
import { formOf, typedIn } from '~/ui/form/declaration/form-of'
import { hidden, text } from '~/ui/form/declaration/kinds'
import { readForm } from '~/ui/form/read-form'

/** The simulation that the page showed, sent back by the form; undefined if it is invalid. */
export const readGivenSimulation = (json: string): Simulation | undefined => readAs(Simulation, json)
/** What is done with its capital; null if not stated. */
export const readGivenCapital = (json: string): CapitalUse | null => readAs(CapitalUse, json) ?? null

function readAs<Value>(shape: z.ZodType<Value>, json: string): Value | undefined {
  try {
    return shape.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

export const SCENARIO = formOf({
  name: text(Scenario.shape.name, { label: 'scenarios.name', hint: 'scenarios.nameHint' }),
  simulation: hidden(z.string().transform(readGivenSimulation)),
  capital: hidden(z.string().default('').transform(readGivenCapital)),
})

/** Reads the name of a new scenario. */
export const readScenarioForm = (posted: FormData) => readForm(typedIn(SCENARIO, posted), SCENARIO.schema)
