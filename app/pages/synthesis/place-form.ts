import { checkPlace, savePlace } from '~/estimate/save/place'
import { readPlaceForm } from '~/forms/place/form'
import { type FormRequest, formInHand } from '~/ui/action/form-action'
import { NET_PLACE, type PLACE_INTENTS } from './place-intents'

type PlaceRequest = Pick<FormRequest<typeof PLACE_INTENTS>, 'posted' | 'context'>

/** Saves where the visitor will live. */
export function placeForm({ posted, context: { estimate } }: PlaceRequest) {
  const { submission, unread } = readPlaceForm(posted)
  return formInHand({
    submission,
    check: () => estimate.outcomeOf(checkPlace, unread),
    save: async (place) => {
      const { refusal } = await estimate.outcomeOf(savePlace, place)
      return refusal ? { refusal } : { to: `/synthesis#${NET_PLACE}` }
    },
  })
}

/** Whether it is the form of the place, also where its button does not count because it was made for another session. */
export const isOfPlace = (posted: FormData): boolean => posted.has('canton')
