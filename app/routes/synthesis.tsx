import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { savedQuery } from '~/api/simulation-query'
import { isHandled } from '~/forms/avs-typed'
import { attempt, NOT_ASKED, nextStep } from '~/guards'
import type { PageHandle } from '~/load-context'
import type { Digest } from '~/pillars/result'
import { exportedSynthesis } from '~/takeaway/exported-synthesis'
import { dayText } from '~/text/format'
import { InBrief } from '~/ui/in-brief'
import { IncomeOverTime } from '~/ui/income-over-time'
import { Page } from '~/ui/page'
import { ShareSynthesis } from '~/ui/share-synthesis'
import { SynthesisAssumptions } from '~/ui/synthesis-assumptions'
import { SynthesisBlocks } from '~/ui/synthesis-blocks'
import { synthesisBrief } from '~/ui/synthesis-brief'
import { SynthesisDifferences } from '~/ui/synthesis-differences'
import { SynthesisNotices } from '~/ui/synthesis-notices'
import { SynthesisTotal } from '~/ui/synthesis-total'
import { type SynthesisView, synthesisView } from '~/ui/synthesis-view'
import { useText } from '~/ui/text'
import { Worth } from '~/ui/worth'

export const handle = { title: 'synthesis.title', guard: 'visitor', scripts: true } satisfies PageHandle

export async function loader(args: LoaderFunctionArgs) {
  const { api, language, exports } = args.context
  const [steps, info, simulation, funds, entities, registry] = await Promise.all([
    api.getSteps(),
    attempt(api.getInfo()),
    attempt(api.getSimulation()),
    attempt(api.listSelectedFunds()),
    attempt(api.listSelectedEntities()),
    attempt(api.listPensionFunds()),
  ])
  const change = savedQuery(simulation.answer)
  // The digest writes what it learns into the dossier: the pensions are asked for after it, and write nothing.
  const digest = await attempt(api.getDigest(change ?? {}))
  const [pension, changed] = await Promise.all([
    attempt(api.getPension()),
    change ? attempt(api.getPension(change)) : NOT_ASKED,
  ])
  const household = pension.answer?.partner ? await attempt(api.getHousehold()) : NOT_ASKED
  const answers = { steps, simulation, digest, pension, changed, household, funds, entities, registry }
  const view = synthesisView({ ...answers, isHandled: isHandled(info.answer) }, language)
  return json({
    ...view,
    next: nextStep(steps),
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
  const { digest, problem, unfit, next, assumptions, furtherAssumptions, exportPath, ...view } =
    useLoaderData<typeof loader>()
  const open = next === '/synthesis' ? null : next
  return (
    <Page title={t('synthesis.title')} intro={t('synthesis.disclaimer')} wide>
      <SynthesisNotices open={open} problem={problem} unfit={unfit} />
      {digest && (
        <>
          <InBrief sentences={synthesisBrief(t, digest, { missing: view.missing, later: view.avs.later })} />
          <p className="hint">{t('synthesis.computedOn', { day: dayText(digest.computedOn), year: digest.lawYear })}</p>
          <SynthesisTotal digest={digest} missing={view.missing} later={view.avs.later} isComplete={open === null} />
          <SynthesisDifferences {...digest} />
          {digest.outlook && <IncomeOverTime outlook={digest.outlook} digest={digest} missing={view.missing} />}
          <SynthesisBlocks digest={digest} view={view} />
          {digest.outlook && <Worth outlook={digest.outlook} digest={digest} />}
        </>
      )}
      <SynthesisAssumptions assumptions={assumptions} further={furtherAssumptions} />
      {exportPath && <ShareSynthesis path={exportPath} />}
    </Page>
  )
}
