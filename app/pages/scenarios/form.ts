/** The form that names a simulation, and the buttons of the named ones. */

import { z } from 'zod'
import { CapitalUse } from '~/dossier/shape/decision'
import { Scenario, Simulation } from '~/dossier/shape/simulation'
import { knownFields } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import { asTyped, required } from '~/ui/form/values/piece'

/** The simulation that the page showed, sent back by the form; undefined if it is invalid. */
export const readGivenSimulation = (text: string): Simulation | undefined => readAs(Simulation, text)
/** What is done with its capital; null: nothing is told of it. */
export const readGivenCapital = (text: string): CapitalUse | null => readAs(CapitalUse, text) ?? null

function readAs<Value>(shape: z.ZodType<Value>, text: string): Value | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const Named = z.object({
  name: required(asTyped).pipe(Scenario.shape.name),
  simulation: z.string().transform(readGivenSimulation),
  capital: z.string().default('').transform(readGivenCapital),
})

export const SCENARIO_FIELDS = { name: '', simulation: '', capital: '' } as const satisfies Record<
  keyof typeof Named.shape,
  ''
>

/** Reads the name for a new one. */
export const readScenarioForm = (posted: FormData) => readForm(knownFields(posted, Object.keys(SCENARIO_FIELDS)), Named)
