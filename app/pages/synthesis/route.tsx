import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readSynthesis } from '~/estimate/read/figures'
import { readMemoryBasis } from '~/estimate/read/memory'
import { getPlace } from '~/estimate/read/place'
import { nextStep } from '~/language/next-step'
import type { Digest } from '~/pillars/synthesis/digest'
import { exportedDecision } from '~/takeaway/exported-decision'
import { exportedSynthesis } from '~/takeaway/exported-synthesis'
import type { ReturnedForm } from '~/ui/form/revision'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { silentWithNames } from '~/ui/parties/fund-name'
import { type SynthesisView, synthesisView } from '~/ui/synthesis/view'
import { SynthesisPage } from './page'

export { synthesis as links } from '~/styles/sheets'
export { action } from './action'
export const handle = { guard: 'visitor', scripts: true } satisfies PageHandle

export const meta = titleMeta('synthesis.title')

export async function loader({ context }: LoaderFunctionArgs) {
  const { exports, language } = context
  const { sources, ...answers } = await context.estimate.ask(readSynthesis)
  const { answer: memory } = await context.estimate.outcomeOf(readMemoryBasis)
  if (answers.digest.answer) context.countSynthesis()
  const view = synthesisView(answers, language)
  const silent = silentWithNames(language, sources.answer?.silentSince ?? [], answers.registry.answer ?? [])
  return {
    ...view,
    memory,
    place: await context.estimate.ask(getPlace),
    simulation: answers.simulation.answer?.simulation ?? null,
    play: answers.play.answer,
    effect: answers.effect,
    netOverTime: answers.netOverTime,
    isKept: answers.isKept,
    need: { need: answers.need, proposed: answers.proposedNeeds, stop: answers.stop.answer },
    next: nextStep(answers.steps),
    sources: sources.answer && { ...sources.answer, silentSince: silent },
    exportPath: view.digest && exports.pathOf(exported(view, view.digest, answers)),
  }
}

type ChangeAnswer = Pick<Awaited<ReturnType<typeof readSynthesis>>, 'simulation' | 'decided' | 'net'>

const exported = ({ missing }: SynthesisView, digest: Digest, { simulation, decided, net }: ChangeAnswer) =>
  exportedSynthesis({
    digest,
    simulation: simulation.answer?.simulation ?? null,
    decision: exportedDecision(decided.answer),
    net: net.answer,
    none: { lpp: missing.lpp.none, pillar3a: missing.pillar3a.none },
  })

export default function SynthesisRoute() {
  return <SynthesisPage {...useLoaderData<typeof loader>()} lastResult={useActionData<ReturnedForm>()} />
}
