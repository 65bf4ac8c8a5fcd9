import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { savedQuery } from '~/api/simulation-query'
import { isHandled } from '~/forms/avs-typed'
import { attempt, NOT_ASKED } from '~/guards'
import type { PageHandle, PageTitle } from '~/load-context'
import { isColumn, isWithChange } from '~/text/explained-column'
import { dayText } from '~/text/format'
import { Actions, ButtonLink } from '~/ui/button'
import { coupleEntered } from '~/ui/couple-entered'
import { explainedBrief } from '~/ui/explained-brief'
import { ExplainedGaps } from '~/ui/explained-gaps'
import { ExplainedPart } from '~/ui/explained-part'
import { ExplainedPartner } from '~/ui/explained-partner'
import { ExplainedSummary } from '~/ui/explained-summary'
import { type ExplainedView, explainedView } from '~/ui/explained-view'
import { InBrief } from '~/ui/in-brief'
import { Notice } from '~/ui/notice'
import { Page } from '~/ui/page'
import { Section } from '~/ui/section'
import { SilentNotice } from '~/ui/silent-notice'
import { SynthesisNotices } from '~/ui/synthesis-notices'
import { useText } from '~/ui/text'

export const handle = {
  title: 'explained.title',
  guard: 'visitor',
  isValid: isColumn,
} satisfies PageHandle

export async function loader(args: LoaderFunctionArgs) {
  const { api } = args.context
  const info = await attempt(api.getInfo())
  const isComputed = info.answer !== null && isHandled(info.answer)
  const simulation = isWithChange(args.request) ? await attempt(api.getSimulation()) : NOT_ASKED
  const change = savedQuery(simulation.answer)
  const unfit = simulation.answer?.problem ?? null
  const pension = isComputed && !unfit ? await attempt(api.getPension(change ?? {})) : NOT_ASKED
  const household = pension.answer?.partner ? await attempt(api.getHousehold()) : NOT_ASKED
  const pageTitle: PageTitle = { key: change ? 'explained.titleWithChange' : 'explained.title' }
  return json({
    pageTitle,
    view: pension.answer && explainedView(pension.answer, coupleEntered(pension.answer, household.answer)),
    unfit,
    notHandled: !isHandled(info.answer),
    problem: info.problem ?? pension.problem,
  })
}

export default function AvsExplainedPage() {
  const { t } = useText()
  const { pageTitle, view, unfit, ...nothing } = useLoaderData<typeof loader>()
  return (
    <Page title={t(pageTitle.key)} intro={view ? t('explained.intro') : undefined}>
      <SynthesisNotices open={null} problem={null} unfit={unfit} />
      {view ? <Explained {...view} /> : !unfit && <NothingToExplain {...nothing} />}
    </Page>
  )
}

function Explained({ computedOn, lawYear, parts, gaps, isCouple, partner, assumptions, ...summary }: ExplainedView) {
  const { t, to } = useText()
  return (
    <>
      <InBrief sentences={explainedBrief(t, { ...summary, parts })} />
      <p className="hint">{t('synthesis.computedOn', { day: dayText(computedOn), year: lawYear })}</p>
      <ExplainedSummary {...summary} />
      {parts.map((part) => (
        <ExplainedPart key={part.from} part={part} />
      ))}
      {isCouple && <ExplainedPartner partner={partner} />}
      {gaps && <ExplainedGaps gaps={gaps} isCouple={isCouple} />}
      {assumptions.length > 0 && (
        <Section title={t('synthesis.assumptions')}>
          <ul>
            {assumptions.map((key) => (
              <li key={key}>{t(`assumptions.${key}`)}</li>
            ))}
          </ul>
        </Section>
      )}
      <Actions>
        <ButtonLink to={to('/synthesis')}>{t('explained.back')}</ButtonLink>
      </Actions>
    </>
  )
}

/** Nothing is saved, the civil status is none that is computed, or the register is silent. */
function NothingToExplain({ notHandled, problem }: { notHandled: boolean; problem: string | null }) {
  const { t, to } = useText()
  return (
    <>
      {notHandled ? (
        <Notice kind="warning" title={t('avs.notHandled')}>
          {t('avs.notHandledNext')}
        </Notice>
      ) : problem ? (
        <SilentNotice problem={problem} title={t('explained.unavailable')} text={t('explained.unavailableText')} />
      ) : (
        <Notice kind="info" title={t('explained.notYet')}>
          {t('explained.notYetText')}
        </Notice>
      )}
      <Actions>
        <ButtonLink to={to('/avs')}>{t(notHandled || problem ? 'explained.check' : 'synthesis.open./avs')}</ButtonLink>
      </Actions>
    </>
  )
}
