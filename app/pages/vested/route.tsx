import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { MOST_VESTED } from '~/dossier/shape/savings-papers'
import { readVested } from '~/estimate/read/forms'
import { listVested } from '~/estimate/read/papers'
import { skipPaper } from '~/estimate/save/papers'
import { checkVested, removeVested, saveVested } from '~/estimate/save/vested'
import { readVestedForm, VESTED } from '~/forms/vested'
import { valuesOf } from '~/ui/form/declaration/form-of'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { type PaperDesk, paperAction } from '~/ui/own-papers/paper-action'
import { isPaperAddress, paperAt } from '~/ui/own-papers/place'
import { VestedPage } from './page'

export { papers as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', form: true, isValid: isPaperAddress(MOST_VESTED) } satisfies PageHandle

export const meta = titleMeta('vested.title')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { papers, revision } = await context.estimate.ask(readVested)
  const listed = papers.map(() => ({ partyId: null }))
  const at = paperAt(new URL(request.url), listed, null)
  if (!at || at.number > MOST_VESTED) return { papers, revision, open: null, hasForm: false }
  const saved = papers[at.number - 1]
  return {
    papers,
    revision,
    hasForm: true,
    open: { number: at.number, values: saved ? valuesOf(VESTED, saved) : null },
  }
}

const DESK: PaperDesk<unknown> = {
  path: '/lpp/vested',
  paper: 'vested',
  read: readVestedForm,
  list: listVested,
  save: saveVested,
  check: checkVested,
  skip: skipPaper,
  remove: removeVested,
}

export const action = paperAction(DESK)

export default function VestedRoute() {
  return <VestedPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
