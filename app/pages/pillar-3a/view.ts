/** Prepares what the 3a page shows: the selected providers with their statements, and the field values of each account. */
import type { readEntities } from '~/estimate/read/forms'
import { accountFieldValues } from '~/forms/provider-account'
import { pillar3aView } from '~/ui/parties/pillar-3a-view'

export type Pillar3aPageView = ReturnType<typeof pillar3aPageView>

export function pillar3aPageView({ steps, listedOn, revisions, ...answers }: Awaited<ReturnType<typeof readEntities>>) {
  const view = pillar3aView(answers)
  return {
    ...view,
    listedOn,
    fieldValues: accountFieldValues(answers.info.answer),
    further: view.further.map((one) => ({ ...one, fieldValues: accountFieldValues(one) })),
    revisions,
    answered: steps.pillar3a,
    /** Whether there is anybody to ask. */
    asksProviders: steps.asks.entities,
  }
}
