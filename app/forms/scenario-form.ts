/** The form that keeps a simulation under a name, and the buttons of those that are kept. */
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { Scenario, Simulation } from '~/dossier/simulation'
import { knownFields, textOf } from './known-fields'
import { asTyped, required } from './piece'

/** The simulation that the page told of; it comes back as it was given. */
export function toldSimulation(text: string): Simulation | undefined {
  try {
    return Simulation.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const Told = z.string().transform(toldSimulation)

const Named = z.object({ name: required(asTyped).pipe(Scenario.shape.name), simulation: Told })

export type ScenarioTyped = { name?: string; simulation?: string }

/** Reads a posted form: the scenario to look at or to remove, or the name for a new one. */
export function readScenarioForm(posted: FormData) {
  for (const kind of ['show', 'remove'] as const)
    if (posted.has(kind)) return { kind, id: Number(textOf(posted, kind)), submission: undefined } as const
  const submission = parseWithZod(knownFields(posted, ['name', 'simulation']), {
    schema: Named,
    disableAutoCoercion: true,
  })
  return submission.status === 'success'
    ? ({ kind: 'keep', ...submission.value, submission } as const)
    : ({ kind: 'refused', submission } as const)
}
