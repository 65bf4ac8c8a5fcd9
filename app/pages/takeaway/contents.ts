/** The content of the downloads: the synthesis as on its page, and the data entered and received. */

import type { AppLoadContext } from '@remix-run/node'
import type { TFunction } from 'i18next'
import type { SourcesAnswer } from '~/dossier/shape/sources'
import type { SavingsAssumptions } from '~/estimate/answers/digest'
import type { PlanWithNet } from '~/estimate/answers/plan/plan'
import { type readFiguresAndNeed, readForFile } from '~/estimate/read/figures'
import { clockTime, dateText, dayText } from '~/language/format'
import { rangeCausesIn, spouseOfRangeIn } from '~/language/range-words'
import type { PensionResult } from '~/pillars/avs/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { LeavingPlan } from '~/pillars/synthesis/plan/result'
import { decisionNotes, decisionRows, decisionTitle, isTold } from '~/takeaway/decision-rows'
import { exportedDecision } from '~/takeaway/exported-decision'
import { synthesisJson } from '~/takeaway/machine-form'
import { PICTURE_ROOM as ROOM } from '~/takeaway/pdf-picture'
import type { PaidPeriod, Sheet, SheetDecision } from '~/takeaway/sheet'
import { withoutPartner } from '~/takeaway/without-partner'
import { widthAtMost } from '~/ui/chart/place-labels'
import { netSheet } from '~/ui/net/net-sheet'
import { fundNamesById } from '~/ui/parties/fund-name'
import { silentSentence } from '~/ui/parties/silent-parties'
import { planSheet } from '~/ui/plan/plan-sheet'
import { answerOf } from '~/ui/synthesis/answer-words'
import { capitalUseIn, changesIn } from '~/ui/synthesis/comparison/simulation-changes'
import { missingSentence } from '~/ui/synthesis/missing'
import { gapSentence } from '~/ui/synthesis/need/gap'
import { ageSentences, writtenIn } from '~/ui/synthesis/need/stop-words'
import { notTodaySentences } from '~/ui/synthesis/not-today/sentences'
import { describedPicture } from '~/ui/synthesis/outlook/income-picture'
import { incomeText } from '~/ui/synthesis/outlook/income-text'
import { presentValueText } from '~/ui/synthesis/outlook/present-value-text'
import { supplementIn } from '~/ui/synthesis/periods'
import { rangeReason } from '~/ui/synthesis/range-reasons'
import { capitalNote, totalNote } from '~/ui/synthesis/total'
import type { SynthesisView } from '~/ui/synthesis/view'

type Synthesis = Awaited<ReturnType<typeof readFiguresAndNeed>> & { view: SynthesisView }
/**
 * The request for a file, and the data for it. `plan`: of leaving before the reference age; null: none is planned. `savings`: what
 * was assumed of the second and third pillar; null: it could not be read.
 */
export type FileRequest = {
  context: AppLoadContext
  signal: AbortSignal
  answers: Synthesis
  digest: Digest
  plan: PlanWithNet | null
  savings: SavingsAssumptions | null
}

/** The content of the synthesis page. */
export function sheetOf({
  context: { language, t, operator },
  answers: { view, simulation, sources, decided, stop, net },
  digest,
  plan,
  savings,
}: FileRequest): Sheet {
  const { avs, missing, assumptions, furtherAssumptions } = view
  const { withoutChange, withChange, outlook } = digest
  const { entered, periods } = avs.couple
  const noteOf = (column: Digest['withChange']) => column && totalNote(t, column)
  return {
    language,
    t,
    operator: operator?.name,
    digest,
    changes: simulation.answer?.simulation ? changesIn(t, simulation.answer.simulation) : [],
    notToday: notTodaySentences(t, withChange),
    enough: [
      ...(digest.need ? needSentences(t, digest.need, { withChange, hasPartner: entered !== null }) : []),
      ...(stop.answer ? [[t('stop.title'), ...ageSentences(t, stop.answer).map(writtenIn)].join(' ')] : []),
    ],
    stopsFrom: stop.answer?.earliest?.startsOn ?? null,
    plan: plan && planSheet(t, plan),
    answer: answerOf(t, digest),
    picture: outlook ? describedPicture(t, { outlook, digest, capitalLeft: view.capitalLeft }, PICTURE_ROOM) : null,
    sources: sourcesOf(t, sources.answer, view, digest),
    periods: { withoutChange: paidPeriods(periods.withoutChange), withChange: paidPeriods(periods.withChange) },
    totalNote: {
      withoutChange: noteOf(withoutChange),
      withChange: noteOf(withChange),
    },
    capitalNote: {
      withoutChange: capitalNote(t, withoutChange),
      withChange: withChange && capitalNote(t, withChange),
    },
    income: outlook ? incomeText(t, { outlook, digest }) : null,
    worth: outlook ? presentValueText(t, outlook, digest) : null,
    decision: decisionOf(t, decided.answer),
    net: net.answer && netSheet(t, net.answer, { language, hasLowPensions: view.complementary !== null }),
    remarks: {
      avs: [
        ...(entered ? [t('synthesis.couple.counts')] : []),
        ...rangeCausesIn(digest).map((cause) => rangeReason(t, cause, spouseOfRangeIn(digest))),
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
    savingsAssumptions: savings ? savingsSentences(t, savings) : [],
  }
}

/** In the words of the page that explains the pillar. */
const savingsSentences = (t: TFunction, { lpp, pillar3a }: SavingsAssumptions): string[] => [
  ...lpp.map((key) => t(`explainedLpp.assumption.${key}`)),
  ...pillar3a.map((key) => t(`explained3a.assumption.${key}`)),
]

/** With the municipality, since the file is the visitor's own. */
function decisionOf(
  t: TFunction,
  decided: Awaited<ReturnType<typeof readFiguresAndNeed>>['decided']['answer'],
): SheetDecision | null {
  const told = exportedDecision(decided)
  if (!told || !decided?.tax || !isTold(told)) return null
  const { municipality, canton } = decided.tax
  const place = t('decide.place', { municipality, canton: t(`words.cantons.${canton}`) })
  const chosen = capitalUseIn(t, decided.decision)
  return {
    title: t(decisionTitle(told)),
    rows: decisionRows(t, told),
    notes: [place, ...chosen, ...decisionNotes(t, told)],
  }
}

/** Sentences on the need, for the column that is shown. */
function needSentences(
  t: TFunction,
  need: NonNullable<Digest['need']>,
  { withChange, hasPartner }: { withChange: Digest['withChange']; hasPartner: boolean },
): string[] {
  const gap = need[withChange ? 'withChange' : 'withoutChange']
  if (!gap) return []
  return [gapSentence(t, need.amount, gap), ...(hasPartner ? [t('enough.own')] : []), t('enough.leftOut')]
}

/** The letters of the PDF are no wider than those for which the page reserves room. */
const PICTURE_ROOM = { ...ROOM, measure: widthAtMost }

/** When the parties were asked, and the dates of the funds' figures. */
function sourcesOf(
  t: TFunction,
  sources: SourcesAnswer | null,
  { askedAtKey }: Pick<SynthesisView, 'askedAtKey'>,
  { withoutChange, withChange }: Digest,
): string[] {
  const asked = sources?.askedAt ?? null
  const [{ lpp, pillar3a }, changed] = [withoutChange, withChange]
  const funds = (lpp ?? changed?.lpp)?.funds ?? []
  const entities = ((pillar3a ?? changed?.pillar3a)?.accounts ?? []).flatMap(({ entityName }) => entityName ?? [])
  const names = [
    ...funds.map(({ name, asOf, isTyped }) => {
      const state = t(isTyped ? 'synthesis.lppTyped' : 'synthesis.lppFundAsOf', { day: dayText(asOf) })
      return `${name} (${state})`
    }),
    ...new Set(entities),
  ]
  return [
    ...(asked === null ? [] : [t(`synthesis.${askedAtKey}`, { day: dateText(asked), time: clockTime(asked) })]),
    ...(names.length > 0 ? [t('takeaway.sources', { names: names.join(', ') })] : []),
  ]
}

const paidPeriods = (periods: SynthesisView['avs']['couple']['periods']['withoutChange']): PaidPeriod[] =>
  periods.map((period) => ({ ...period, supplement: supplementIn(period) }))

/** It stands beside the other figures. */
const withoutNet = ({ net: _, ...plan }: PlanWithNet): LeavingPlan => plan

export async function writeJson({
  context: { estimate, language },
  answers,
  digest,
  plan,
  savings,
}: FileRequest): Promise<string> {
  const { pension, changed, info, funds, entities, registry, decided, view, stopInFile, netInFile } = answers
  const file = await estimate.ask(readForFile)
  const { policies, salaryChanges, purchases, providents, open3kInfo, accounts, family, careers, atHand, papers } = file
  const told = file.toldChanges.answer
  const names = fundNamesById(language, registry.answer ?? [])
  const withCurrentName = <Told extends { fundId: string; fundName: string }>(answer: Told): Told => ({
    ...answer,
    fundName: names.get(answer.fundId) ?? answer.fundName,
  })
  const shown = (result: PensionResult | null) =>
    result && view.avs.couple.entered === 'one' ? withoutPartner(result) : result
  return synthesisJson({
    language,
    figures: {
      digest,
      net: netInFile,
      decision: exportedDecision(decided.answer),
      plan: plan && withoutNet(plan),
      stop: stopInFile,
      pension: { withoutChange: shown(pension.answer), withChange: shown(changed.answer) },
      assumptions: savings,
    },
    received: {
      secondPillar: policies.answer && {
        policies: policies.answer.policies.map(withCurrentName),
        silent: policies.answer.silent.map(withCurrentName),
      },
      salaryChanges: salaryChanges.answer?.map(withCurrentName) ?? null,
      purchases: purchases.answer?.map(withCurrentName) ?? null,
      thirdPillar: providents.answer,
    },
    entered: {
      firstPillar: info.answer,
      family: family.answer,
      careers: careers.answer,
      papers: atHand.answer,
      secondPillar: {
        selection: answeredSelection(funds.answer, view.missing.lpp),
        certificates: papers.certificates.answer,
        vested: papers.vested.answer,
      },
      thirdPillar: {
        selection: answeredSelection(entities.answer, view.missing.pillar3a),
        info: open3kInfo.answer,
        accounts: accounts.answer?.accounts ?? null,
        statements: papers.statements.answer,
      },
      simulation: told?.simulation ?? null,
      place: told?.place ?? null,
      decision: told?.decision ?? null,
      marginalRate: told?.marginalRate ?? null,
      wealth: told?.wealth ?? null,
      scenarios: told?.scenarios ?? null,
    },
  })
}

/** An empty selection counts only once the visitor has confirmed it; before that it is null. */
const answeredSelection = (ids: string[] | null, { open }: { open: boolean }) =>
  open && ids?.length === 0 ? null : ids
