import { getSimulation } from '~/estimate/read/synthesis'
import { savePlayed, saveWithoutChange } from '~/estimate/save/changes'
import { readPlayForm } from '~/forms/play/form'
import { latestStarts } from '~/forms/simulation/latest-starts'
import { formAction, formInHand } from '~/ui/action/form-action'
import { keepShown } from './keep-shown'
import { isOfPlace, placeForm } from './place-form'
import { PLACE_INTENTS } from './place-intents'
import { PLAY_INTENTS, PLAY_PLACE } from './play-intents'
import { stopForm } from './stop-form'
import { STOP_INTENTS } from './stop-intents'

export const action = formAction({
  intents: { ...PLAY_INTENTS, ...STOP_INTENTS, ...PLACE_INTENTS },
  pressed: {
    need: 'saves',
    way: 'saves',
    play: 'saves',
    place: 'saves',
    withoutChange: async (_, { context: { estimate } }) => {
      const { refusal } = await estimate.outcomeOf(saveWithoutChange)
      return refusal ? { refusal } : { to: AT_PLAY }
    },
    keep: async (_, { posted, context }) => {
      const refusal = await keepShown(posted, context)
      return refusal ? { refusal } : { to: AT_PLAY }
    },
  },
  read: async (given) => {
    const { posted, isOwn, intent, context } = given
    if (intent.kind === 'place' || (!isOwn && isOfPlace(posted))) return placeForm({ posted, context })
    if (intent.kind === 'need' || intent.kind === 'way') return stopForm({ posted, intent, context })
    const { estimate } = context
    const possible = isOwn ? (await estimate.outcomeOf(getSimulation)).answer : null
    return formInHand({
      submission: readPlayForm(posted, latestStarts(possible).own),
      save: async (played) => {
        const { refusal } = await estimate.outcomeOf(savePlayed, played)
        return refusal ? { refusal } : { to: AT_PLAY }
      },
    })
  },
})

/** Back to the buttons, never to the top. Only a saved choice: at a place, browsers do not focus the problems of a refused one. */
const AT_PLAY = `/synthesis#${PLAY_PLACE}`
