import type { AppLoadContext } from '@remix-run/node'
import { saveMarginalRate } from '~/estimate/save/changes'
import { readTaxForm } from '~/forms/simulation/tax'
import { formInHand } from '~/ui/action/form-action'
import type { ReturnedForm } from '~/ui/form/revision'

/** A returned form of the tax rate. The other form of the page is shown as saved. */
export type ReturnedTax = ReturnedForm & { isTax?: true }

/** Saves the visitor's tax rate, or forgets it if the field is empty. */
export const taxForm = (posted: FormData, { estimate }: AppLoadContext) =>
  formInHand({
    submission: readTaxForm(posted),
    shownAs: (form): ReturnedTax => ({ ...form, isTax: true }),
    save: async ({ marginalRate }) => {
      const { refusal } = await estimate.outcomeOf(saveMarginalRate, marginalRate)
      return refusal ? { refusal } : { to: '/simulation', done: 'answer' }
    },
  })
