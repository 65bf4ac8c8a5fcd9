import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { savedQuery } from '~/api/simulation-query'
import { attempt, NOT_ASKED } from '~/guards'
import type { PageHandle, PageTitle } from '~/load-context'
import { isColumn, isWithChange } from '~/text/explained-column'
import { ExplainedLpp } from '~/ui/explained-lpp'
import { lppExplainedView } from '~/ui/explained-lpp-view'
import { ExplainedNothing } from '~/ui/explained-nothing'
import { Page } from '~/ui/page'
import { SynthesisNotices } from '~/ui/synthesis-notices'
import { useText } from '~/ui/text'

export const handle = {
  title: 'explainedLpp.title',
  guard: 'visitor',
  isValid: isColumn,
} satisfies PageHandle

export async function loader(args: LoaderFunctionArgs) {
  const { api, language } = args.context
  const [steps, selection, registry, simulation] = await Promise.all([
    api.getSteps(),
    attempt(api.listSelectedFunds()),
    attempt(api.listPensionFunds()),
    isWithChange(args.request) ? attempt(api.getSimulation()) : NOT_ASKED,
  ])
  const change = savedQuery(simulation.answer)
  const unfit = simulation.answer?.problem ?? null
  const told = unfit ? NOT_ASKED : await attempt(api.explainLpp(change ?? {}))
  const view = told.answer && lppExplainedView(told.answer, registry.answer ?? [], language)
  const pageTitle: PageTitle = { key: change ? 'explainedLpp.titleWithChange' : 'explainedLpp.title' }
  return json({
    pageTitle,
    view: view && view.funds.length > 0 ? view : null,
    unfit,
    nothing: {
      problem: told.problem ?? selection.problem,
      chosen: (selection.answer ?? []).length > 0,
      answered: steps.lpp,
      silent: view?.silent ?? [],
    },
  })
}

export default function LppExplainedPage() {
  const { t } = useText()
  const { pageTitle, view, unfit, nothing } = useLoaderData<typeof loader>()
  return (
    <Page
      title={t(pageTitle.key)}
      intro={
        view ? t('explainedLpp.intro', { count: new Set(view.funds.map(({ fundId }) => fundId)).size }) : undefined
      }
    >
      <SynthesisNotices open={null} problem={null} unfit={unfit} />
      {view ? <ExplainedLpp {...view} /> : !unfit && <ExplainedNothing {...nothing} texts="explainedLpp" path="/lpp" />}
    </Page>
  )
}
