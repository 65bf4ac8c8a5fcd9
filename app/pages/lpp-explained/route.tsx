import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readLppExplanation } from '~/estimate/read/explanations'
import { isColumn, isWithChange } from '~/language/explained-column'
import { ExplainedNothing } from '~/ui/explained/explained-nothing'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { type PageTitle, titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { SynthesisNotices } from '~/ui/synthesis/notices'
import { ExplainedLpp } from './parts'
import { lppExplainedView } from './view'

export { explained as links } from '~/styles/sheets'
export const handle = {
  guard: 'visitor',
  isValid: isColumn,
} satisfies PageHandle

export const meta = titleMeta('explainedLpp.title')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const read = await context.estimate.ask(readLppExplanation, { withChange: isWithChange(request) })
  const { steps, selection, registry, change, unfit, explanation } = read
  const view = explanation.answer && lppExplainedView(explanation.answer, registry.answer ?? [], context.language)
  const pageTitle: PageTitle = { key: change ? 'explainedLpp.titleWithChange' : 'explainedLpp.title' }
  return {
    pageTitle,
    view: view && (view.funds.length > 0 || view.vested) ? view : null,
    unfit,
    nothing: {
      problem: explanation.problem ?? selection.problem,
      hasSelection: (selection.answer ?? []).length > 0,
      isAnswered: steps.lpp,
      silent: view?.silent ?? [],
    },
  }
}

export default function LppExplainedPage() {
  const { t } = useText()
  const { pageTitle, view, unfit, nothing } = useLoaderData<typeof loader>()
  return (
    <Page title={t(pageTitle.key)} isAnswer={view !== null} wide>
      <SynthesisNotices open={null} problem={null} unfit={unfit} />
      {view ? <ExplainedLpp {...view} /> : !unfit && <ExplainedNothing {...nothing} texts="explainedLpp" path="/lpp" />}
    </Page>
  )
}
