import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readPillar3aExplanation } from '~/estimate/read/explanations'
import { isColumn, isWithChange } from '~/language/explained-column'
import { ExplainedNothing } from '~/ui/explained/explained-nothing'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { type PageTitle, titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { SynthesisNotices } from '~/ui/synthesis/notices'
import { Explained3a } from './parts'
import { pillar3aExplainedView } from './view'

export { explained as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', isValid: isColumn } satisfies PageHandle

export const meta = titleMeta('explained3a.title')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const read = await context.estimate.ask(readPillar3aExplanation, { withChange: isWithChange(request) })
  const { steps, selection, change, unfit, explanation } = read
  const view = explanation.answer && pillar3aExplainedView(explanation.answer)
  const pageTitle: PageTitle = { key: change ? 'explained3a.titleWithChange' : 'explained3a.title' }
  return {
    pageTitle,
    view: view && view.accounts.length > 0 ? view : null,
    unfit,
    nothing: {
      problem: explanation.problem ?? selection.problem,
      hasSelection: (selection.answer ?? []).length > 0,
      isAnswered: steps.pillar3a,
      silent: view?.silent ?? [],
    },
  }
}

export default function Pillar3aExplainedPage() {
  const { t } = useText()
  const { pageTitle, view, unfit, nothing } = useLoaderData<typeof loader>()
  return (
    <Page title={t(pageTitle.key)} isAnswer={view?.pillar3a != null} wide>
      <SynthesisNotices open={null} problem={null} unfit={unfit} />
      {view ? <Explained3a {...view} /> : !unfit && <ExplainedNothing {...nothing} texts="explained3a" path="/3a" />}
    </Page>
  )
}
