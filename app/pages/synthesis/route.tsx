import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { dayText } from '~/language/format'
import { nextStep } from '~/language/next-step'
import type { Digest } from '~/pillars/synthesis/digest'
import { exportedSynthesis } from '~/takeaway/exported-synthesis'
import { PillarPatterns } from '~/ui/chart/pillars'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { InBrief } from '~/ui/in-brief'
import { silentWithNames } from '~/ui/parties/fund-name'
import { requireAnswer } from '~/ui/require-answer'
import { SynthesisBlocks } from '~/ui/synthesis/blocks'
import { synthesisBrief } from '~/ui/synthesis/brief/brief'
import { SynthesisNotices } from '~/ui/synthesis/notices'
import { SynthesisTotal } from '~/ui/synthesis/total'
import { type SynthesisView, synthesisView } from '~/ui/synthesis/view'
import { TakeAway } from '~/ui/take-away'
import { SynthesisAssumptions } from './assumptions'
import { SynthesisDifferences } from './differences'
import { IncomeOverTime } from './income-over-time'
import { SynthesisSources } from './sources'
import { Worth } from './worth'

export const handle = { guard: 'visitor', scripts: true } satisfies PageHandle

export const meta = titleMeta('synthesis.title')

export async function loader({ context }: LoaderFunctionArgs) {
  const { exports, language } = context
  const { sources, ...answers } = requireAnswer(await context.estimate.readSynthesis())
  const view = synthesisView(answers, language)
  const silent = silentWithNames(language, sources.answer?.silentSince ?? [], answers.registry.answer ?? [])
  return {
    ...view,
    simulation: answers.simulation.answer?.simulation ?? null,
    next: nextStep(answers.steps),
    sources: sources.answer && { ...sources.answer, silentSince: silent },
    exportPath: view.digest && exports.pathOf(exported(view, view.digest)),
  }
}

const exported = ({ missing }: SynthesisView, digest: Digest) =>
  exportedSynthesis({
    digest,
    none: { lpp: missing.lpp.none, pillar3a: missing.pillar3a.none },
  })

export default function SynthesisPage() {
  const { t } = useText()
  const { digest, problem, unfit, next, sources, exportPath, simulation, ...view } = useLoaderData<typeof loader>()
  const open = next === '/synthesis' ? null : next
  return (
    <Page title={t('synthesis.title')} intro={t('synthesis.disclaimer')} wide>
      <PillarPatterns />
      <SynthesisNotices open={open} problem={problem} unfit={unfit} />
      {digest && (
        <>
          <InBrief sentences={synthesisBrief(t, digest, { missing: view.missing })} />
          <p className="hint">{t('synthesis.computedOn', { day: dayText(digest.computedOn), year: digest.lawYear })}</p>
          {sources && <SynthesisSources {...sources} />}
          <SynthesisTotal
            {...{ digest, missing: view.missing }}
            {...{ unread: view.unread, isComplete: open === null }}
          />
          <SynthesisDifferences {...digest} simulation={simulation} newSalaryTooLate={view.newSalaryTooLate} />
          {digest.outlook && (
            <IncomeOverTime outlook={digest.outlook} digest={digest} missing={view.missing} together={view.together} />
          )}
          <SynthesisBlocks digest={digest} view={view} />
          {digest.outlook && <Worth outlook={digest.outlook} digest={digest} />}
        </>
      )}
      <SynthesisAssumptions assumptions={view.assumptions} further={view.furtherAssumptions} />
      {exportPath && <TakeAway level={2} link={exportPath} />}
    </Page>
  )
}
