import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { MOST_STATEMENTS_3A } from '~/dossier/shape/savings-papers'
import { readStatementForm } from '~/forms/account-3a'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { type PaperDesk, paperAction } from '~/ui/own-papers/paper-action'
import { isPaperAddress } from '~/ui/own-papers/place'
import { requireAnswer } from '~/ui/require-answer'
import { StatementPage } from './page'
import { overCeiling, statementsView } from './view'

export { papers as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', form: true, isValid: isPaperAddress(MOST_STATEMENTS_3A) } satisfies PageHandle

export const meta = titleMeta('account3a.title')

export async function loader({ context, request }: LoaderFunctionArgs) {
  return statementsView(requireAnswer(await context.estimate.readStatements3a()), new URL(request.url))
}

const DESK: PaperDesk<unknown> = {
  path: '/3a/account',
  paper: 'account3a',
  read: readStatementForm,
  count: async (estimate) => requireAnswer(await estimate.listStatements3a()).length,
  save: (estimate, ...typed) => estimate.saveStatement3a(...typed),
  check: (estimate, ...unread) => estimate.checkStatement3a(...unread),
  remove: (estimate, ...at) => estimate.removeStatement3a(...at),
  choose: (estimate, ...chosen) => estimate.chooseStatementSource(...chosen),
  hasNews: async (estimate) => {
    const read = requireAnswer(await estimate.readStatements3a())
    return overCeiling(read) !== null || read.papers.some(({ answered }) => answered !== null)
  },
}

export const action = paperAction(DESK)

export default function StatementRoute() {
  return <StatementPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
