/** What comes after a form: another page, or the form again. */
import { json, redirect, type TypedResponse } from '@remix-run/node'
import type { Refusal } from '~/estimate/case/refusal'
import { type Confirmation, pathSayingDone } from '~/language/done'
import { type Language, pathIn } from '~/language/language'
import { asSubmitted, type FormSubmission } from '../form/problems'
import { type ReturnedForm, returnUnsaved } from '../form/revision'
import { settingCookies } from './frame-buttons'

/** `cookies`: those to set on the redirect. */
type Redirection = { cookies?: readonly string[] } & (
  | {
      /** A French path of ours, opened in the language of the form. */
      to: string
      /** The confirmation for that page to show. */
      done?: Confirmation | undefined
    }
  | {
      /** A path of ours as it is, with its language and query. */
      at: string
    }
  | {
      /** The address of a sign-in elsewhere. */
      leavesFor: string
    }
)

/** The form again with its entries, unchecked, and any message or question of the page. */
type FormAgain = { again: Partial<ReturnedForm>; status?: number }

/** Nothing was saved. `revision`: the one for the page to use, if it differs from that of the form. */
type RefusedForm = { refusal: Refusal; revision?: string | undefined }

/** The page of the form, given something other than a form. */
type ShownPage<Returned> = { shown: Returned; status: 200 | 400 | 503 }

export type Next<Returned> = Redirection | FormAgain | RefusedForm | ShownPage<Returned>

/** After a button whose form is not read: only a page that shows a form as it is can show it again. */
export type NextWithoutForm<Returned> =
  | Redirection
  | ShownPage<Returned>
  | (ReturnedForm extends Returned ? FormAgain | RefusedForm : never)

/** A posted form: its entries, undefined for a button without any, and how its page shows it again. */
export type Sent<Returned> = {
  language: Language
  revision: string | undefined
  submission: FormSubmission | undefined
  shownAs: (form: ReturnedForm) => Returned | Promise<Returned>
}

/**
 * Answers a form. `isPress`: its button does something other than saving the entries, which are then returned unchecked.
 * @throws as `withRefusal`
 */
export async function answerWith<Returned>(
  next: Next<Returned>,
  { language, revision, submission, shownAs }: Sent<Returned>,
  { isPress = false } = {},
): Promise<TypedResponse<Returned>> {
  const typed = submission ? asSubmitted(submission) : {}
  if ('again' in next) return json(await shownAs({ ...typed, revision, ...next.again }), next.status)
  if ('shown' in next) return json(next.shown, next.status)
  if ('refusal' in next) {
    const based = next.revision ?? revision
    const [form, status] = returnUnsaved(next.refusal, {
      submission: isPress ? undefined : submission,
      revision: based,
    })
    return json(await shownAs(isPress ? { ...typed, ...form } : form), status)
  }
  const location = locationOf(next, language)
  return redirect(location, { status: 303, headers: settingCookies(next.cookies ?? []) })
}

function locationOf(next: Redirection, language: Language): string {
  if ('leavesFor' in next) return next.leavesFor
  if ('at' in next) return next.at
  const page = pathIn(language, next.to)
  return next.done ? pathSayingDone(page, next.done) : page
}
