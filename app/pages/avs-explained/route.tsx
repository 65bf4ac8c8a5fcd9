import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readAvsExplanation } from '~/estimate/read/explanations'
import { isColumn, isWithChange } from '~/language/explained-column'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { type PageTitle, titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { coupleEntry } from '~/ui/synthesis/couple-entry'
import { NotToday } from '~/ui/synthesis/not-today/not-today'
import { SynthesisNotices } from '~/ui/synthesis/notices'
import { NothingToExplain, PensionExplanation } from './parts'
import { explainedView } from './view'
import { PersonWords } from './with-person-words'

export { explained as links } from '~/styles/sheets'
export const handle = {
  guard: 'visitor',
  isValid: isColumn,
} satisfies PageHandle

export const meta = titleMeta('explained.title')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = { withChange: isWithChange(request) }
  const { info, notHandled, change, unfit, pension, household } = await context.estimate.ask(readAvsExplanation, asked)
  const pageTitle: PageTitle = { key: change ? 'explained.titleWithChange' : 'explained.title' }
  return {
    pageTitle,
    view: pension.answer && explainedView(pension.answer, coupleEntry(pension.answer, household.answer)),
    // Partners can only find each other if both have signed in, since nobody else is known by a number.
    partnerCanEnter: info.answer?.person.navs !== null,
    genders: { person: info.answer?.person.gender ?? null, partner: info.answer?.partner?.gender ?? null },
    unfit,
    notHandled,
    law: change?.law ?? 'today',
    problem: info.problem ?? pension.problem,
  }
}

export default function AvsExplainedPage() {
  const { t } = useText()
  const { pageTitle, view, partnerCanEnter, genders, unfit, law, ...nothing } = useLoaderData<typeof loader>()
  return (
    <Page title={t(pageTitle.key)} isAnswer={view !== null} wide>
      <SynthesisNotices open={null} problem={null} unfit={unfit} />
      {law !== 'today' && <NotToday column={{ law }} />}
      {view ? (
        <PersonWords genders={genders}>
          <PensionExplanation view={view} partnerCanEnter={partnerCanEnter} />
        </PersonWords>
      ) : (
        !unfit && <NothingToExplain {...nothing} />
      )}
    </Page>
  )
}
