import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { MOST_STATEMENTS_3A } from '~/dossier/shape/savings-papers'
import { readStatements3a } from '~/estimate/read/forms'
import { listStatements3a } from '~/estimate/read/papers'
import { skipPaper } from '~/estimate/save/papers'
import { checkStatement3a, chooseStatementSource, removeStatement3a, saveStatement3a } from '~/estimate/save/statements'
import { readStatementForm, STATEMENT } from '~/forms/account-3a'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { type PaperDesk, paperAction } from '~/ui/own-papers/paper-action'
import { isPaperAddress } from '~/ui/own-papers/place'
import { StatementPage } from './page'
import { overCeiling, statementsView } from './view'

export { papers as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', form: true, isValid: isPaperAddress(MOST_STATEMENTS_3A) } satisfies PageHandle

export const meta = titleMeta('account3a.title')

export async function loader({ context, request }: LoaderFunctionArgs) {
  return statementsView(await context.estimate.ask(readStatements3a), new URL(request.url))
}

const DESK: PaperDesk<unknown> = {
  path: '/3a/account',
  paper: 'account3a',
  figures: {
    as: 'statement3a',
    fields: STATEMENT.fields,
    matters: (kind) => (kind === 'policy' ? ['solde', 'amount', 'maturity'] : ['solde', 'amount', 'rate']),
  },
  read: readStatementForm,
  list: listStatements3a,
  save: saveStatement3a,
  check: checkStatement3a,
  skip: skipPaper,
  remove: removeStatement3a,
  choose: chooseStatementSource,
  hasNews: async (visit) => {
    const read = await readStatements3a(visit)
    return overCeiling(read) !== null || read.papers.some(({ answered }) => answered !== null)
  },
}

export const action = paperAction(DESK)

export default function StatementRoute() {
  return <StatementPage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}
