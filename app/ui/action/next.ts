/** What comes after a form: another page, or the form again. */
import { json, redirect, type TypedResponse } from '@remix-run/node'
import type { Refusal } from '~/estimate/outcome'
import { type Confirmation, pathSayingDone } from '~/language/done'
import { type Language, pathIn } from '~/language/language'
import { asSubmitted, type FormSubmission } from '../form/problems'
import { type ReturnedForm, returnUnsaved } from '../form/revision'
import { settingCookies } from './frame-buttons'

/** `cookies`: to set on the way. */
type Leads = { cookies?: readonly string[] } & (
  | {
      /** A French path of ours, which is shown in the language of the form. */
      to: string
      /** What was done, for the page to say. */
      done?: Confirmation | undefined
    }
  | {
      /** A path of ours as it is: in its language, and with what it says. */
      at: string
    }
  | {
      /** The address of a sign-in elsewhere. */
      leavesFor: string
    }
)

/** The form again, with its entries as they were sent and unchecked; beside them, what the page says or asks. */
type Again = { again: Partial<ReturnedForm>; status?: 200 | 400 }

/** Nothing was saved. `revision`: the one that the page then shows, if it is not that of the form. */
type Refused = { refusal: Refusal; revision?: string | undefined }

/** The page of the form, told something that is no form. */
type Shown<Returned> = { shown: Returned; status: 200 | 400 | 503 }

export type Next<Returned> = Leads | Again | Refused | Shown<Returned>

/** After a button whose form is not read: only a page that shows a form as it is can show it again. */
export type NextWithoutForm<Returned> =
  | Leads
  | Shown<Returned>
  | (ReturnedForm extends Returned ? Again | Refused : never)

/** A form that was sent: its entries, undefined for a button without any, and how its page shows it again. */
export type Sent<Returned> = {
  language: Language
  revision: string | undefined
  submission: FormSubmission | undefined
  shownAs: (form: ReturnedForm) => Returned | Promise<Returned>
}

/**
 * Answers a form. `isPress`: of a button that does something else than saving the entries, which then come back unchecked.
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

function locationOf(next: Leads, language: Language): string {
  if ('leavesFor' in next) return next.leavesFor
  if ('at' in next) return next.at
  const page = pathIn(language, next.to)
  return next.done ? pathSayingDone(page, next.done) : page
}
