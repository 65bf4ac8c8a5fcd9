/** The reads of the pages that show figures: one read per page, with whatever could be loaded. */

import { isSupportedStatus } from '~/dossier/shape/civil-status'
import type { Family } from '~/dossier/shape/family'
import { isHandled } from '~/dossier/shape/family-questions'
import type { Info } from '~/dossier/shape/info'
import type { PensionResult } from '~/pillars/avs/result'
import { complementaryIn } from '~/pillars/synthesis/complementary'
import { type Deadline, deadlines } from '~/pillars/synthesis/deadlines'
import type { Digest } from '~/pillars/synthesis/digest'
import { type HouseholdIncome, householdOverTime } from '~/pillars/synthesis/household-over-time'
import type { ColumnOutlook } from '~/pillars/synthesis/outlook'
import type { AgesChoice } from '../answers/ages'
import { savedChange, savedQuery } from '../case/rules/simulation-query'
import { attempt, NOT_ASKED } from '../outcome'
import type { UseCases } from '../use-cases'

/** `withChange`: applies the visitor's saved simulation. */
type Column = { withChange: boolean }

type DeadlineSource = { digest: Digest; pension: PensionResult | null }

/** Everything that the synthesis shows: its figures, the ages and what ready-made changes would bring. */
export async function readSynthesis(use: UseCases) {
  const figures = await readFigures(use)
  const change = savedChange(figures.simulation.answer)
  const ages = await attempt(use.listAges(change ?? {}))
  // A change that is shown has its own effect in place of theirs.
  const levers = change ? NOT_ASKED : await attempt(use.listLevers())
  return { ...figures, ages, levers }
}

/** What each age of leaving brings, and the figures of the synthesis around it. `avsFrom`: what is chosen in the end. */
export async function readAges(use: UseCases, { year = null, avsFrom: asked = 'first' }: AgesChoice) {
  const figures = await readFigures(use)
  const change = savedChange(figures.simulation.answer) ?? {}
  const ahead = await attempt(use.getAgesAhead(change))
  const avsFrom = ahead.answer?.avsChoices.includes(asked) ? asked : 'first'
  const ages = await attempt(use.listAges(change, { year, avsFrom }))
  return { ...figures, ages, ahead, year, avsFrom }
}

/** The other contents of the machine-readable export: answers received, and data entered. */
export async function readForFile(use: UseCases) {
  const isSignedIn = await hasParties(use)
  const ask = <Answer>(answer: () => Promise<Answer>) => (isSignedIn ? attempt(answer()) : NOT_ASKED)
  const [
    policies,
    salaryChanges,
    purchases,
    providents,
    open3kInfo,
    toldChanges,
    family,
    careers,
    atHand,
    certificates,
    vested,
    statements,
  ] = await Promise.all([
    ask(use.getPolicies),
    ask(use.listSalaryChanges),
    attempt(use.listPurchases()),
    ask(use.getProvidents),
    attempt(use.getOpen3kInfo()),
    attempt(use.getToldChanges()),
    attempt(use.getFamily()),
    attempt(use.getCareers()),
    attempt(use.getPapers()),
    attempt(use.listCertificates()),
    attempt(use.listVested()),
    attempt(use.listStatements3a()),
  ])
  // Accounts exist only after their providers' statements have arrived.
  const accounts = await attempt(use.listAccounts3a())
  const papers = { certificates, vested, statements }
  return {
    ...{ policies, salaryChanges, purchases, providents, open3kInfo, accounts },
    ...{ toldChanges, family, careers, atHand, papers },
  }
}

/** What to do when, with the change if there is one. `pension`: of the same column; null: not known. */
export async function listDeadlines(use: UseCases, { digest, pension }: DeadlineSource): Promise<Deadline[]> {
  const { lpp, pillar3a } = digest.withChange ?? digest.withoutChange
  const certificates = (await attempt(use.listCertificates())).answer ?? []
  const notices = certificates.flatMap(({ noticeMonths }) => noticeMonths ?? [])
  return deadlines({
    computedOn: digest.computedOn,
    avsFrom: pension?.person.monthly ? pension.person.from : null,
    lppCapital: lpp?.capital
      ? { from: lpp.parts?.[0]?.from ?? lpp.from, noticeMonths: notices.length > 0 ? Math.max(...notices) : null }
      : null,
    pillar3aFrom: pillar3a?.projected ? pillar3a.projectedFrom : null,
    gaps: pension?.person.gaps.years ?? [],
  })
}

/** How the AVS pension is computed. `change`: the saved simulation; `unfit`: why it is no longer possible. */
export async function readAvsExplanation(use: UseCases, column: Column) {
  const info = await attempt(use.getInfo())
  const { change, unfit } = await readChange(use, column)
  const family = await readFamily(use, info.answer)
  const notHandled = !isHandled(info.answer, family)
  const isComputed = info.answer !== null && !notHandled
  const pension = isComputed && !unfit ? await attempt(use.getPension(change ?? {})) : NOT_ASKED
  const household = pension.answer?.partner ? await attempt(use.getHousehold()) : NOT_ASKED
  return { info, notHandled, change, unfit, pension, household }
}

export async function readLppExplanation(use: UseCases, column: Column) {
  const [steps, selection, registry, { change, unfit }] = await Promise.all([
    use.getSteps(),
    attempt(use.listSelectedFunds()),
    attempt(use.listPensionFunds()),
    readChange(use, column),
  ])
  const explanation = unfit ? NOT_ASKED : await attempt(use.explainLpp(change ?? {}))
  return { steps, selection, registry, change, unfit, explanation }
}

export async function readPillar3aExplanation(use: UseCases, column: Column) {
  const [steps, selection, { change, unfit }] = await Promise.all([
    use.getSteps(),
    attempt(use.listSelectedEntities()),
    readChange(use, column),
  ])
  const explanation = unfit ? NOT_ASKED : await attempt(use.explainPillar3a(change ?? {}))
  return { steps, selection, change, unfit, explanation }
}

/** The saved simulation, the choices it offers, and the AVS form that it starts from. */
export async function readSimulation(use: UseCases) {
  const [simulation, info] = await Promise.all([attempt(use.getSimulation()), attempt(use.getInfo())])
  // Priced from the parties' answers, which stand in the dossier once the simulation is read.
  const contributions = await attempt(use.getContributions())
  const levers =
    simulation.answer && contributions.answer
      ? await attempt(
          use.listPricedLevers({
            suggestions: simulation.answer.suggestions,
            contributions: contributions.answer,
          }),
        )
      : NOT_ASKED
  const registry = contributions.answer?.buyIn ? await attempt(use.listPensionFunds()) : NOT_ASKED
  return { simulation, info, levers, contributions, registry }
}

/** Pension or capital, and what is left of capital after tax, as last decided; `revision`: of the copied certificates. */
export async function readDecision(use: UseCases) {
  const [decision, registry, revision] = await Promise.all([
    attempt(use.getDecision()),
    attempt(use.listPensionFunds()),
    attempt(use.getRevision('certificates')),
  ])
  return { decision, registry, revision: revision.answer }
}

/** The scenarios. The directory is read only for the names of silent funds, the choices only to name a new one. */
export async function readScenarios(use: UseCases) {
  const scenarios = await attempt(use.listScenarios())
  const registry = scenarios.answer?.silent.length ? await attempt(use.listPensionFunds()) : NOT_ASKED
  const simulation = scenarios.answer?.unnamed ? await attempt(use.getSimulation()) : NOT_ASKED
  return { scenarios, registry, simulation }
}

/** Nobody answers for a visitor who types their own figures. */
const hasParties = async (use: UseCases) => (await use.getSteps()).own === null

/** The figures of the synthesis, as they are taken home. No fund is asked what another salary would bring. */
export async function readFigures(use: UseCases) {
  const [steps, info, simulation, funds, entities, registry] = await Promise.all([
    use.getSteps(),
    attempt(use.getInfo()),
    attempt(use.getSimulation()),
    attempt(use.listSelectedFunds()),
    attempt(use.listSelectedEntities()),
    attempt(use.listPensionFunds()),
  ])
  const [query, change] = [savedQuery(simulation.answer), savedChange(simulation.answer)]
  const notHandled = !isHandled(info.answer, await readFamily(use, info.answer))
  // The digest asks outside parties and caches their answers in the dossier, so the rest is read after it.
  const digest = await attempt(use.getDigest(query ?? {}))
  const [pension, changed, sources] = await Promise.all([
    attempt(use.getPension()),
    change ? attempt(use.getPension(change)) : NOT_ASKED,
    steps.own ? NOT_ASKED : attempt(use.getSources()),
  ])
  const household = pension.answer?.partner ? await attempt(use.getHousehold()) : NOT_ASKED
  const both = household.answer?.both ? together(digest.answer, pension.answer, changed.answer) : null
  const decided = await attempt(use.getDecided())
  return {
    decided,
    together: both,
    // What a partner is paid counts only while both have entered each other.
    complementary:
      digest.answer &&
      complementaryIn({
        digest: digest.answer,
        household: both && (both.withChange ?? both.withoutChange).forLife.monthly,
        isCouple: pension.answer?.partner != null,
        tells3a: !(digest.answer.withChange ?? digest.answer.withoutChange).missing.includes('pillar3a'),
      }),
    steps,
    info,
    notHandled,
    simulation,
    digest,
    pension,
    changed,
    household,
    funds,
    entities,
    registry,
    sources,
  }
}

/**
 * The income of both spouses over time, in each column: only while both have entered each other. It is made of what the
 * visitor's own dossier holds, so nothing of the partner's is read for it.
 */
function together(
  digest: Digest | null,
  pension: PensionResult | null,
  changed: PensionResult | null,
): Together | null {
  const withoutChange = inColumn(digest?.outlook?.withoutChange, pension)
  return withoutChange && { withoutChange, withChange: inColumn(digest?.outlook?.withChange, changed) }
}

export type Together = { withoutChange: HouseholdIncome; withChange: HouseholdIncome | null }

const inColumn = (outlook: ColumnOutlook | null | undefined, pension: PensionResult | null) =>
  outlook && pension ? householdOverTime(outlook.income, pension.periods) : null

/** Not asked where the AVS form is enough. */
export async function readFamily(use: UseCases, info: Info | null): Promise<Family | null> {
  return info && !isSupportedStatus(info.person.status) ? (await attempt(use.getFamily())).answer : null
}

async function readChange(use: UseCases, { withChange }: Column) {
  const simulation = withChange ? await attempt(use.getSimulation()) : NOT_ASKED
  return { change: savedChange(simulation.answer), unfit: simulation.answer?.problem ?? null }
}
