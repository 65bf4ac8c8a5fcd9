import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readDecision } from '~/estimate/read/figures'
import { saveLargestShare } from '~/estimate/save/certificates'
import { checkDecision, saveDecision } from '~/estimate/save/decision'
import { isShareAsShown, MAX_SHARE_OF, readDecideForm, readMaxShareForm } from '~/forms/decide/read'
import { type FormRequest, formAction, formInHand } from '~/ui/action/form-action'
import { textOf } from '~/ui/form/known-fields'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { numberOf } from '~/ui/own-papers/place'
import { DECIDE_INTENTS } from './intents'
import { DecidePage } from './page'
import { withFundNames } from './view'

export { change as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', form: true } satisfies PageHandle

export const meta = titleMeta('decide.title')

/** Pension or capital, and what is left of the capital after tax. */
export async function loader({ request, context: { estimate, language } }: LoaderFunctionArgs) {
  const { decision, registry, revision } = await estimate.ask(readDecision)
  const until = untilIn(new URL(request.url).searchParams.get('until') ?? '')
  return { ...withFundNames(decision, registry.answer ?? [], language), revision, until }
}

/** The age until which capital should last, as another page proposes it; null: none. */
const untilIn = (typed: string): number | null =>
  typed.length === 2 && Number.isInteger(Number(typed)) && Number(typed) >= 70 ? Number(typed) : null

export const action = formAction({
  intents: DECIDE_INTENTS,
  pressed: { share: 'saves' },
  read: (given) => maxShareOf(given) ?? decisionOf(given),
})

type GivenHere = FormRequest<typeof DECIDE_INTENTS>

function decisionOf({ posted, intent, context: { estimate } }: GivenHere) {
  const { submission, unread } = readDecideForm(posted, intent.kind === 'share' ? intent.carried : '')
  return formInHand({
    submission,
    check: () => estimate.outcomeOf(checkDecision, unread),
    save: async (decision) => {
      const { refusal } = await estimate.outcomeOf(saveDecision, decision, {
        keepsShare: isShareAsShown(posted, decision),
      })
      return refusal ? { refusal } : { to: '/decide', done: 'answer' }
    },
  })
}

/** null: another form was posted. */
function maxShareOf({ posted, revision, context: { estimate } }: GivenHere) {
  const submission = readMaxShareForm(posted)
  if (!submission) return null
  return formInHand({
    submission,
    save: async ({ maxCapitalShare }) => {
      // An invalid number is treated like that of a removed certificate.
      const number = numberOf(textOf(posted, MAX_SHARE_OF)) ?? 0
      const { refusal } = await estimate.outcomeOf(saveLargestShare, number, maxCapitalShare, revision)
      return refusal ? { refusal } : { to: '/decide', done: 'answer' }
    },
  })
}

export default function DecideRoute() {
  return <DecidePage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
