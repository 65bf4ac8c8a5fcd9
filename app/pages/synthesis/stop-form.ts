import { saveNeed, saveWay } from '~/estimate/save/stop'
import { readNeedForm, readWayForm } from '~/forms/stop/form'
import { type FormRequest, formInHand } from '~/ui/action/form-action'
import type { IntentOf } from '~/ui/action/intent'
import type { STOP_INTENTS } from './stop-intents'

type StopRequest = Pick<FormRequest<typeof STOP_INTENTS>, 'posted' | 'context'> & {
  intent: IntentOf<typeof STOP_INTENTS>
}

/** Saves a need, or a way to close its gap as the change. */
export function stopForm({ posted, intent, context: { estimate } }: StopRequest) {
  if (intent.kind !== 'way')
    return formInHand({
      submission: readNeedForm(posted, intent.carried),
      save: async ({ need }) => {
        const { refusal } = await estimate.outcomeOf(saveNeed, need)
        return refusal ? { refusal } : { to: '/synthesis#stop' }
      },
    })
  return formInHand({
    submission: readWayForm(posted),
    save: async ({ buyIn, pillar3a, ...days }) => {
      const { amount = null, on = null } = buyIn ?? {}
      const bought = amount !== null && on !== null ? { amount, on } : null
      const { refusal } = await estimate.outcomeOf(saveWay, {
        ...days,
        buyIn: bought,
        into3a: pillar3a?.amount ?? null,
      })
      return refusal ? { refusal } : { to: '/synthesis#play' }
    },
  })
}
