/** The form that keeps a simulation under a name, and the buttons of those that are kept. */
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { Scenario } from '~/dossier/simulation'
import { knownFields, textOf } from './known-fields'
import { asTyped, required } from './piece'

const Named = z.object({ name: required(asTyped).pipe(Scenario.shape.name) })

export type ScenarioTyped = { name?: string }

/** Reads a posted form: the scenario to look at or to remove, or the name for a new one. */
export function readScenarioForm(posted: FormData) {
  for (const kind of ['show', 'remove'] as const)
    if (posted.has(kind)) return { kind, id: Number(textOf(posted, kind)) } as const
  const submission = parseWithZod(knownFields(posted, ['name']), { schema: Named, disableAutoCoercion: true })
  return submission.status === 'success'
    ? ({ kind: 'keep', name: submission.value.name, submission } as const)
    : ({ kind: 'refused', submission } as const)
}
