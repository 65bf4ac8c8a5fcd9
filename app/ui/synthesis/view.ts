/** Prepares what the synthesis shows. */
import type { Household } from '~/dossier/shape/household'
import type { PensionFund } from '~/dossier/shape/party-answers'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { Steps } from '~/dossier/shape/visitor'
import type { NetAnswer } from '~/estimate/answers/net'
import type { Attempt } from '~/estimate/outcome'
import type { Together } from '~/estimate/read/figures'
import type { Language } from '~/language/language'
import { leavingIn } from '~/language/leaving'
import type { AssumptionKey, PensionResult } from '~/pillars/avs/result'
import type { Day } from '~/pillars/day'
import type { ColumnName } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { ComplementaryHint } from '~/pillars/synthesis/need'
import type { Column } from '~/pillars/synthesis/result'
import { howMany } from '../parties/connected'
import { fundName, silentWithNames } from '../parties/fund-name'
import { type CoupleEntry, coupleEntry } from './couple-entry'
import type { MissingPart } from './missing'
import { withFundsNamed } from './outlook/outlook-names'

type SynthesisAnswers = {
  steps: Steps
  digest: Attempt<Digest>
  simulation: Attempt<SimulationAnswer>
  pension: Attempt<PensionResult>
  /** The pension with the simulation; not loaded without one. */
  changed: Attempt<PensionResult>
  household: Attempt<Household | null>
  registry: Attempt<readonly PensionFund[]>
  /** null: the two have not entered each other. */
  together?: Together | null
  /** `capitalLeft`: all capital after tax in each column, CHF. */
  decided?: Attempt<{ capitalLeft?: Record<ColumnName, number | null> } | null>
  /** What is left after tax; null: no place is given. */
  net?: Attempt<NetAnswer | null>
  /** null: the pensions exceed what the law on supplementary benefits counts, or are not known well enough. */
  complementary?: ComplementaryHint | null
  /** Whether the civil status requires further answers. */
  notHandled: boolean
}

export function synthesisView(answers: SynthesisAnswers, language: Language) {
  const { steps, notHandled, simulation } = answers
  const [pension, changed] = [answers.pension.answer, answers.changed.answer]
  const entered = coupleEntry(pension, answers.household.answer)
  const digest = answers.digest.answer && withNamesIn(answers.digest.answer, answers.registry.answer ?? [], language)
  const silent = digest?.silent ?? []
  const silentOf = (party: (typeof silent)[number]['party']) => silent.filter((one) => one.party === party)
  // A pillar that is neither there nor missing is one that the visitor says they do not have.
  const saysNone = (pillar: 'lpp' | 'pillar3a') =>
    digest !== null && digest.withoutChange[pillar] === null && !digest.withoutChange.missing.includes(pillar)
  const missing = {
    avs: {
      pillar: 'avs',
      open: !steps.avs,
      none: false,
      notHandled,
      withoutIncomes: steps.own?.incomes === false,
      silent: silentOf('register'),
    },
    lpp: {
      pillar: 'lpp',
      open: !steps.lpp,
      none: saysNone('lpp'),
      notHandled: false,
      withoutIncomes: false,
      silent: silentOf('pensionFund'),
    },
    pillar3a: {
      pillar: 'pillar3a',
      open: !steps.pillar3a,
      none: saysNone('pillar3a'),
      notHandled: false,
      withoutIncomes: false,
      silent: silentOf('entity'),
    },
  } satisfies Record<MissingPart['pillar'], MissingPart>
  return {
    digest,
    // Without a sign-in nobody else knows the birth date, so before the form is filled in nothing has failed.
    problem: steps.own && !steps.avs ? null : answers.digest.problem,
    missing,
    unfit: simulation.answer?.problem ?? null,
    newSalaryTooLate: newSalaryTooLate(simulation.answer, digest?.withChange ?? null),
    avs: {
      estimatesAgain: steps.asks.register && !notHandled,
      couple: {
        entered,
        partnerCanEnter: steps.asks.register,
        differing: answers.household.answer?.differing ?? [],
        periods: { withoutChange: periodsOf(entered, pension), withChange: periodsOf(entered, changed) },
      },
    },
    together: answers.together ?? null,
    capitalLeft: answers.decided?.answer?.capitalLeft ?? null,
    net: answers.net?.answer ?? null,
    complementary: answers.complementary ?? null,
    unread: answers.steps.unread,
    /** The sentence that says when others were asked. */
    askedAtKey: howMany(steps.asks) === 'all' ? ('askedAt' as const) : ('connectedAskedAt' as const),
    assumptions: assumedIn(pension),
    furtherAssumptions: further(assumedIn(pension), assumedIn(changed)),
  }
}

/**
 * The day on which the desired salary would start, if retirement does not come after it and the salary thus has no effect; else
 * null.
 */
function newSalaryTooLate(answer: SimulationAnswer | null, withChange: Column | null): Day | null {
  const { desiredSalary = null, desiredRate = null } = answer?.simulation ?? {}
  if (!answer || !withChange || (desiredSalary === null && desiredRate === null)) return null
  return leavingIn(withChange) <= answer.newSalaryFrom ? answer.newSalaryFrom : null
}

const periodsOf = (entered: CoupleEntry, pension: PensionResult | null) =>
  entered === 'both' && pension ? pension.periods : []

/** An assumption without effect is named only with the calculation. */
export const assumedIn = (pension: PensionResult | null): AssumptionKey[] =>
  (pension?.assumptions ?? []).filter((key) => key !== 'spouseIncomesWithoutEffect')

/** Assumptions made only with the change. */
const further = (assumed: readonly AssumptionKey[], withChange: readonly AssumptionKey[]) =>
  withChange.filter((key) => !assumed.includes(key))

/** The digest with fund names in the language of the page; a fund missing in the directory keeps its plain name. */
function withNamesIn(digest: Digest, registry: readonly PensionFund[], language: Language): Digest {
  const byName = new Map(registry.map((fund) => [fund.name, fundName(language, fund)]))
  const inColumn = ({ lpp, ...others }: Column): Column => ({
    ...others,
    lpp: lpp && { ...lpp, funds: lpp.funds.map((fund) => ({ ...fund, name: byName.get(fund.name) ?? fund.name })) },
  })
  return {
    ...digest,
    withoutChange: inColumn(digest.withoutChange),
    withChange: digest.withChange && inColumn(digest.withChange),
    outlook: digest.outlook && withFundsNamed(digest.outlook, (name) => byName.get(name) ?? name),
    silent: silentWithNames(language, digest.silent, registry),
  }
}

export type SynthesisView = ReturnType<typeof synthesisView>
