import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { savedQuery } from '~/api/simulation-query'
import { attempt, NOT_ASKED } from '~/guards'
import type { PageHandle, PageTitle } from '~/load-context'
import { isColumn, isWithChange } from '~/text/explained-column'
import { Explained3a } from '~/ui/explained-3a'
import { pillar3aExplainedView } from '~/ui/explained-3a-view'
import { ExplainedNothing } from '~/ui/explained-nothing'
import { Page } from '~/ui/page'
import { SynthesisNotices } from '~/ui/synthesis-notices'
import { useText } from '~/ui/text'

export const handle = { title: 'explained3a.title', guard: 'visitor', isValid: isColumn } satisfies PageHandle

export async function loader(args: LoaderFunctionArgs) {
  const { api } = args.context
  const [steps, selection, simulation] = await Promise.all([
    api.getSteps(),
    attempt(api.listSelectedEntities()),
    isWithChange(args.request) ? attempt(api.getSimulation()) : NOT_ASKED,
  ])
  const change = savedQuery(simulation.answer)
  const unfit = simulation.answer?.problem ?? null
  const told = unfit ? NOT_ASKED : await attempt(api.explainPillar3a(change ?? {}))
  const view = told.answer && pillar3aExplainedView(told.answer)
  const pageTitle: PageTitle = { key: change ? 'explained3a.titleWithChange' : 'explained3a.title' }
  return json({
    pageTitle,
    view: view && view.accounts.length > 0 ? view : null,
    unfit,
    nothing: {
      problem: told.problem ?? selection.problem,
      chosen: (selection.answer ?? []).length > 0,
      answered: steps.pillar3a,
      silent: view?.silent ?? [],
    },
  })
}

export default function Pillar3aExplainedPage() {
  const { t } = useText()
  const { pageTitle, view, unfit, nothing } = useLoaderData<typeof loader>()
  return (
    <Page title={t(pageTitle.key)} intro={view ? t('explained3a.intro') : undefined}>
      <SynthesisNotices open={null} problem={null} unfit={unfit} />
      {view ? <Explained3a {...view} /> : !unfit && <ExplainedNothing {...nothing} texts="explained3a" path="/3a" />}
    </Page>
  )
}
