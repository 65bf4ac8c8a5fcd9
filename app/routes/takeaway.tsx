/** The synthesis as a file, under /data: the last part of the path says which. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { attempt } from '~/guards'
import type { LoadContext, RouteHandle } from '~/load-context'
import type { Digest, PensionResult } from '~/pillars/result'
import { askForSynthesis } from '~/synthesis-answers'
import { synthesisCsv } from '~/takeaway/csv'
import { synthesisJson } from '~/takeaway/machine-form'
import { synthesisPdf } from '~/takeaway/pdf'
import type { PaidPeriod, Sheet } from '~/takeaway/sheet'
import { withoutPartner } from '~/takeaway/without-partner'
import { textIn } from '~/text/i18n.server'
import { pathIn } from '~/text/language'
import { fundNamesById } from '~/ui/fund-name'
import { incomeTold } from '~/ui/income-told'
import { silentSentence } from '~/ui/silent-parties'
import { changesIn } from '~/ui/simulation-changes'
import { synthesisBrief } from '~/ui/synthesis-brief'
import { differenceSentence } from '~/ui/synthesis-difference'
import { missingSentence } from '~/ui/synthesis-missing'
import { supplementIn } from '~/ui/synthesis-periods'
import { capitalNote, totalNote } from '~/ui/synthesis-total'
import type { SynthesisView } from '~/ui/synthesis-view'
import { worthTold } from '~/ui/worth-told'

export const handle = { guard: 'visitor' } satisfies RouteHandle

type Answers = Awaited<ReturnType<typeof askForSynthesis>>
type Given = { context: LoadContext; answers: Answers; digest: Digest }

const FILES = {
  pdf: { type: 'application/pdf', write: async (given: Given) => synthesisPdf(sheetOf(given)) },
  csv: { type: 'text/csv; charset=utf-8', write: async (given: Given) => synthesisCsv(sheetOf(given)) },
  json: { type: 'application/json; charset=utf-8', write: writeJson },
}

/** A file, or the page that says why there is none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const ending = endingOf(new URL(request.url))
  const { type, write } = FILES[ending]
  const answers = await askForSynthesis(context)
  const { digest } = answers.view
  if (!digest) throw redirect(pathIn(context.language, '/synthesis'))
  const name = textIn(context.language)('takeaway.fileName')
  return new Response(await write({ context, answers, digest }), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}-${digest.computedOn}.${ending}"`,
      'Content-Language': context.language,
      'Cache-Control': 'no-store',
    },
  })
}

/** Of the paths that remix.config.js lists, with or without a slash at the end. */
function endingOf({ pathname }: URL): keyof typeof FILES {
  const ending = /\.(\w+)\/?$/.exec(pathname)?.[1] ?? ''
  if (!Object.hasOwn(FILES, ending)) throw new Error('a path of no file')
  return ending as keyof typeof FILES
}

/** What the page shows, as it says it. */
function sheetOf({ context: { language }, answers: { view, simulation }, digest }: Given): Sheet {
  const t = textIn(language)
  const { avs, missing, assumptions, furtherAssumptions } = view
  const { withoutChange, withChange, outlook } = digest
  const { entered, periods } = avs.couple
  const noteOf = (name: keyof typeof avs.later, column: Digest['withChange']) =>
    column && totalNote(t, column, { missing, later: avs.later[name] })
  return {
    language,
    t,
    digest,
    changes: simulation.answer?.simulation ? changesIn(t, simulation.answer.simulation) : [],
    brief: synthesisBrief(t, digest, { missing, later: avs.later }),
    later: avs.later,
    periods: { withoutChange: paid(periods.withoutChange), withChange: paid(periods.withChange) },
    totalNote: {
      withoutChange: noteOf('withoutChange', withoutChange),
      withChange: noteOf('withChange', withChange),
    },
    capitalNote: {
      withoutChange: capitalNote(t, withoutChange, missing),
      withChange: withChange && capitalNote(t, withChange, missing),
    },
    income: outlook ? incomeTold(t, { outlook, digest, missing }) : null,
    worth: outlook ? worthTold(t, outlook, digest) : null,
    remarks: {
      avs: [
        ...(entered ? [t('synthesis.couple.counts')] : []),
        ...(avs.difference ? [differenceSentence(t, avs.difference)] : []),
      ],
      lpp: [],
      pillar3a: [],
    },
    missing: {
      avs: missingSentence(t, missing.avs),
      lpp: missingSentence(t, missing.lpp),
      pillar3a: missingSentence(t, missing.pillar3a),
    },
    silent: digest.silent.map((silent) => silentSentence(t, silent)),
    assumptions: { withoutChange: assumptions, withChange: furtherAssumptions },
  }
}

const paid = (periods: SynthesisView['avs']['couple']['periods']['withoutChange']): PaidPeriod[] =>
  periods.map((period) => ({ ...period, supplement: supplementIn(period) }))

async function writeJson({ context: { api, language }, answers, digest }: Given): Promise<string> {
  const { pension, changed, info, funds, entities, simulation, registry, view } = answers
  const [policies, salaryChanges, providents, open3kInfo, kept] = await Promise.all([
    attempt(api.getPolicies()),
    attempt(api.listSalaryChanges()),
    attempt(api.getProvidents()),
    attempt(api.getOpen3kInfo()),
    attempt(api.listScenarios()),
  ])
  // Accounts are there once their providers have told them.
  const own = await attempt(api.listAccounts3a())
  const names = fundNamesById(language, registry.answer ?? [])
  const named = <Told extends { fundId: string; fundName: string }>(told: Told): Told => ({
    ...told,
    fundName: names.get(told.fundId) ?? told.fundName,
  })
  const shown = (result: PensionResult | null) =>
    result && view.avs.couple.entered === 'one' ? withoutPartner(result) : result
  return synthesisJson({
    language,
    figures: { digest, pension: { withoutChange: shown(pension.answer), withChange: shown(changed.answer) } },
    received: {
      secondPillar: policies.answer && {
        policies: policies.answer.policies.map(named),
        silent: policies.answer.silent.map(named),
      },
      salaryChanges: salaryChanges.answer?.map(named) ?? null,
      thirdPillar: providents.answer,
    },
    entered: {
      firstPillar: info.answer,
      secondPillar: { selection: selectionSaid(funds.answer, view.missing.lpp) },
      thirdPillar: {
        selection: selectionSaid(entities.answer, view.missing.pillar3a),
        info: open3kInfo.answer,
        accounts: own.answer?.accounts ?? null,
      },
      simulation: simulation.answer?.simulation ?? null,
      scenarios: kept.answer?.scenarios ?? null,
    },
  })
}

/** An empty list says that there is none, as long as the visitor has said so. */
const selectionSaid = (ids: string[] | null, { open }: { open: boolean }) => (open && ids?.length === 0 ? null : ids)
