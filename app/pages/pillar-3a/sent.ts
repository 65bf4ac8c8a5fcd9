/** The posted form of the 3a page, in the shape that the frame of actions takes. */
import { checkAccount3a, checkOpen3kInfo } from '~/estimate/save/accounts-3a'
import { type FormInHand, type FormRequest, formShownAs } from '~/ui/action/form-action'
import type { ReturnedForm } from '~/ui/form/revision'
import { SELECTION_INTENTS } from '~/ui/form/selection'
import { readPillar3aForm } from './form'
import type { PILLAR_3A_INTENTS } from './intents'
import { type ReturnedForms, saveAndLead, withLimits } from './submission'

/** Buttons that save no entries return the form without any. */
export function formSent(given: FormRequest<typeof PILLAR_3A_INTENTS>): FormInHand<unknown, ReturnedForms> {
  const { intent, posted, context } = given
  const { estimate } = context
  const shownIn = (form: keyof ReturnedForms, entityId?: string) => async (returned: ReturnedForm) => ({
    [form]: { ...(await withLimits(estimate, returned)), entityId },
  })
  const isOfChoice = intent.kind in SELECTION_INTENTS
  const sent = isOfChoice || intent.kind === 'resetInfo' ? null : readPillar3aForm(posted)
  if (isOfChoice || sent?.form === 'choice')
    return formShownAs({
      submission: sent?.form === 'choice' ? sent.submission : undefined,
      shownAs: shownIn('choice'),
      save: ({ ids }) => saveAndLead({ kind: 'choose', ids }, given),
    })
  if (sent?.form === 'further') {
    const { entityId, submission, unread } = sent
    return formShownAs({
      submission,
      shownAs: shownIn('further', entityId),
      check: () => estimate.outcomeOf(checkAccount3a, { ...unread, entityId }),
      save: (info) => saveAndLead({ kind: 'further', info, entityId }, given),
    })
  }
  return formShownAs({
    submission: sent?.submission,
    shownAs: shownIn('account'),
    check: () => estimate.outcomeOf(checkOpen3kInfo, sent?.unread ?? {}),
    save: (info) => saveAndLead({ kind: 'account', info }, given),
  })
}
