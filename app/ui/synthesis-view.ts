/** What the synthesis shows, from what its calls answered. */
import type { Household } from '~/dossier/household'
import type { Digest, PensionFund, PensionResult, Steps } from '~/dossier/shape'
import type { SimulationAnswer } from '~/dossier/simulation'
import type { Day } from '~/pillars/day'
import type { AssumptionKey, Column } from '~/pillars/result'
import type { Language } from '~/text/language'
import type { Attempt } from './attempt'
import { avsDifference, laterPensions } from './avs-changes'
import { type CoupleEntered, coupleEntered } from './couple-entered'
import { fundName, silentIn } from './fund-name'
import { withFundsNamed } from './outlook-names'
import type { MissingPart } from './synthesis-missing'

type Answers = {
  steps: Steps
  digest: Attempt<Digest>
  simulation: Attempt<SimulationAnswer>
  pension: Attempt<PensionResult>
  /** The pension of the simulation; both null without one. */
  changed: Attempt<PensionResult>
  household: Attempt<Household | null>
  funds: Attempt<readonly string[]>
  entities: Attempt<readonly string[]>
  registry: Attempt<readonly PensionFund[]>
  isHandled: boolean
}

export function synthesisView(answers: Answers, language: Language) {
  const { steps, simulation, funds, entities, isHandled } = answers
  const [pension, changed] = [answers.pension.answer, answers.changed.answer]
  const entered = coupleEntered(pension, answers.household.answer)
  const digest = answers.digest.answer && named(answers.digest.answer, answers.registry.answer ?? [], language)
  const silent = digest?.silent ?? []
  const of = (party: (typeof silent)[number]['party']) => silent.filter((one) => one.party === party)
  const missing = {
    avs: { pillar: 'avs', open: !steps.avs, none: false, notHandled: !isHandled, silent: of('register') },
    lpp: {
      pillar: 'lpp',
      open: !steps.lpp,
      none: steps.lpp && funds.answer?.length === 0,
      notHandled: false,
      silent: of('pensionFund'),
    },
    pillar3a: {
      pillar: 'pillar3a',
      open: !steps.pillar3a,
      none: steps.pillar3a && entities.answer?.length === 0,
      notHandled: false,
      silent: of('entity'),
    },
  } satisfies Record<MissingPart['pillar'], MissingPart>
  return {
    digest,
    problem: answers.digest.problem,
    missing,
    unfit: simulation.answer?.problem ?? null,
    newSalaryTooLate: newSalaryTooLate(simulation.answer, digest?.withChange ?? null),
    avs: {
      later: {
        withoutChange: pension ? laterPensions(pension) : [],
        withChange: changed ? laterPensions(changed) : [],
      },
      couple: {
        entered,
        differing: answers.household.answer?.differing ?? [],
        periods: { withoutChange: periodsOf(entered, pension), withChange: periodsOf(entered, changed) },
      },
      difference: pension && changed && avsDifference(pension, changed),
    },
    assumptions: pension?.assumptions ?? [],
    furtherAssumptions: further(pension?.assumptions ?? [], changed?.assumptions ?? []),
  }
}

/** From when the desired salary would count, where the retirement comes no later: then it changes nothing. */
function newSalaryTooLate(answer: SimulationAnswer | null, withChange: Column | null): Day | null {
  const { desiredSalary = null, desiredRate = null } = answer?.simulation ?? {}
  if (!answer || !withChange || (desiredSalary === null && desiredRate === null)) return null
  return withChange.retirementDate <= answer.newSalaryFrom ? answer.newSalaryFrom : null
}

const periodsOf = (entered: CoupleEntered, pension: PensionResult | null) =>
  entered === 'both' && pension ? pension.periods : []

/** What is assumed with the change only. */
const further = (assumed: readonly AssumptionKey[], withChange: readonly AssumptionKey[]) =>
  withChange.filter((key) => !assumed.includes(key))

/** The digest with its funds named in the language of the page; a fund that the registry lacks keeps its plain name. */
function named(digest: Digest, registry: readonly PensionFund[], language: Language): Digest {
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
    silent: silentIn(language, digest.silent, registry),
  }
}

export type SynthesisView = ReturnType<typeof synthesisView>
