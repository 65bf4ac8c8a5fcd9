/** Prepares what the 3a page shows: the selected providers with their statements, and the field values of each account. */
import type { Answers } from '~/estimate/estimate'
import { amountText, dayText } from '~/language/format'
import { pillar3aView } from '~/ui/parties/pillar-3a-view'
import { typedAccount } from './form'

const WRITTEN = { day: dayText, amount: amountText }

export type Pillar3aPageView = ReturnType<typeof pillar3aPageView>

export function pillar3aPageView({ steps, listedOn, revisions, ...told }: Answers['readEntities']) {
  const view = pillar3aView(told)
  return {
    ...view,
    listedOn,
    typed: typedAccount(told.info.answer, WRITTEN),
    further: view.further.map((one) => ({ ...one, typed: typedAccount(one, WRITTEN) })),
    revisions,
    answered: steps.pillar3a,
  }
}
