import { type AppLoadContext, json, redirect } from '@remix-run/node'
import { readTaxForm } from '~/forms/simulation/tax'
import { pathSayingDone } from '~/language/done'
import { pathIn } from '~/language/language'
import { withRefusal } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'

/** A returned form of the tax rate, beside which the other form of the page stays as it is saved. */
export type ReturnedTax = ReturnedForm & { isTax?: true }

/** Keeps the own tax rate, or forgets it where the field is empty. */
export async function saveTax(posted: FormData, { estimate, language }: AppLoadContext) {
  const submission = readTaxForm(posted)
  if (submission.status !== 'success') return json<ReturnedTax>({ ...submission.reply(), isTax: true }, 400)
  const { refusal } = await estimate.saveMarginalRate(submission.value.marginalRate)
  if (refusal) return json<ReturnedTax>({ ...withRefusal(refusal, submission), isTax: true }, 400)
  return redirect(pathSayingDone(pathIn(language, '/simulation'), 'answer'), 303)
}
