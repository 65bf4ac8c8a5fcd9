import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { attempt, nextStep } from '~/guards'
import type { PageHandle } from '~/load-context'
import type { Digest } from '~/pillars/result'
import { askForSynthesis } from '~/synthesis-answers'
import { exportedSynthesis } from '~/takeaway/exported-synthesis'
import { dayText } from '~/text/format'
import { silentIn } from '~/ui/fund-name'
import { InBrief } from '~/ui/in-brief'
import { IncomeOverTime } from '~/ui/income-over-time'
import { Page } from '~/ui/page'
import { ShareSynthesis } from '~/ui/share-synthesis'
import { SynthesisAssumptions } from '~/ui/synthesis-assumptions'
import { SynthesisBlocks } from '~/ui/synthesis-blocks'
import { synthesisBrief } from '~/ui/synthesis-brief'
import { SynthesisDifferences } from '~/ui/synthesis-differences'
import { SynthesisNotices } from '~/ui/synthesis-notices'
import { SynthesisSources } from '~/ui/synthesis-sources'
import { SynthesisTotal } from '~/ui/synthesis-total'
import type { SynthesisView } from '~/ui/synthesis-view'
import { useText } from '~/ui/text'
import { Worth } from '~/ui/worth'

export const handle = { title: 'synthesis.title', guard: 'visitor', scripts: true } satisfies PageHandle

export async function loader(args: LoaderFunctionArgs) {
  const { exports } = args.context
  const { api, language } = args.context
  const { steps, view, simulation, registry } = await askForSynthesis(args.context)
  // After the digest, which asks whoever has not answered yet.
  const sources = (await attempt(api.getSources())).answer
  return json({
    ...view,
    simulation: simulation.answer?.simulation ?? null,
    next: nextStep(steps),
    sources: sources && { ...sources, silentSince: silentIn(language, sources.silentSince, registry.answer ?? []) },
    exportPath: view.digest && exports.pathOf(exported(view, view.digest)),
  })
}

const exported = ({ avs, missing }: SynthesisView, digest: Digest) =>
  exportedSynthesis({
    digest,
    later: avs.later,
    none: { lpp: missing.lpp.none, pillar3a: missing.pillar3a.none },
  })

export default function SynthesisPage() {
  const { t } = useText()
  const { digest, problem, unfit, next, sources, exportPath, simulation, ...view } = useLoaderData<typeof loader>()
  const open = next === '/synthesis' ? null : next
  return (
    <Page title={t('synthesis.title')} intro={t('synthesis.disclaimer')} wide>
      <SynthesisNotices open={open} problem={problem} unfit={unfit} />
      {digest && (
        <>
          <InBrief sentences={synthesisBrief(t, digest, { missing: view.missing, later: view.avs.later })} />
          <p className="hint">{t('synthesis.computedOn', { day: dayText(digest.computedOn), year: digest.lawYear })}</p>
          {sources && <SynthesisSources {...sources} />}
          <SynthesisTotal digest={digest} missing={view.missing} later={view.avs.later} isComplete={open === null} />
          <SynthesisDifferences {...digest} simulation={simulation} newSalaryTooLate={view.newSalaryTooLate} />
          {digest.outlook && <IncomeOverTime outlook={digest.outlook} digest={digest} missing={view.missing} />}
          <SynthesisBlocks digest={digest} view={view} />
          {digest.outlook && <Worth outlook={digest.outlook} digest={digest} />}
        </>
      )}
      <SynthesisAssumptions assumptions={view.assumptions} further={view.furtherAssumptions} />
      {exportPath && <ShareSynthesis path={exportPath} />}
    </Page>
  )
}
