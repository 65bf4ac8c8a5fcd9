/** The reads of the pages that show figures: one read per page, with whatever could be loaded. */

import { isSupportedStatus } from '~/dossier/shape/civil-status'
import type { Family } from '~/dossier/shape/family'
import { isHandled } from '~/dossier/shape/family-questions'
import type { Info } from '~/dossier/shape/info'
import type { PensionResult } from '~/pillars/avs/result'
import type { ColumnName } from '~/pillars/result'
import { complementaryIn } from '~/pillars/synthesis/complementary'
import { type Deadline, deadlines } from '~/pillars/synthesis/deadlines'
import type { Digest } from '~/pillars/synthesis/digest'
import { effectIn } from '~/pillars/synthesis/effect'
import { type HouseholdIncome, householdOverTime } from '~/pillars/synthesis/household-over-time'
import { type IncomeAfterTax, netOverTime } from '~/pillars/synthesis/net-over-time'
import type { ColumnOutlook } from '~/pillars/synthesis/outlook'
import type { AgesChoice } from '../answers/ages'
import type { ComparedQuestion } from '../answers/compared'
import { lifeStop } from '../answers/life/stop'
import { netInFile } from '../answers/net'
import { proposedNeeds } from '../answers/stop/proposals'
import { FAILURES } from '../calls'
import { unnamedIn } from '../case/kept-change'
import { savedChange, savedQuery } from '../case/rules/simulation-query'
import { attempt, held, NOT_ASKED } from '../outcome'
import type { PageVisit } from '../visit'
import { getDecided, getDecision } from './decision'
import { getFamily, getHousehold } from './first-pillar'
import { getCareers, getPapers, listCertificates, listStatements3a, listVested } from './papers'
import { getHome, getNet } from './place'
import { listPurchases, listSalaryChanges } from './second-pillar'
import {
  getAgesAhead,
  getContributions,
  getSimulation,
  getSources,
  getStop,
  getToldChanges,
  listAges,
  listCompared,
  listPlay,
  listPricedLevers,
  listSavingsAssumptions,
  listScenarios,
} from './synthesis'
import { listAccounts3a } from './third-pillar'
import { getRevision, getSteps } from './user'

type DeadlineSource = { digest: Digest; pension: PensionResult | null }

/** Everything that the synthesis shows: its figures, what can be chosen, and what the change chosen costs or brings. */
export async function readSynthesis(visit: PageVisit) {
  const figures = await readFiguresAndNeed(visit)
  const change = savedChange(figures.simulation.answer)
  const play = await attempt(visit, listPlay(visit, change ?? {}))
  const digest = figures.digest.answer
  return {
    ...figures,
    ...{ play, effect: digest?.withChange ? effectIn(digest) : null },
    netOverTime: netIncomes(figures),
    isKept: change !== null && unnamedIn(await getToldChanges(visit)).unnamed === null,
  }
}

/** The figures as they are shown and taken home, with the age that reaches the need, if one is saved. */
export async function readFiguresAndNeed(visit: PageVisit) {
  const figures = await readFigures(visit)
  const { simulation, digest } = figures
  const need = simulation.answer?.simulation?.need ?? null
  // Also where the rest of the change is no longer possible.
  const query = savedQuery(simulation.answer) ?? { need: need ?? undefined }
  const stop = need === null ? NOT_ASKED : await attempt(visit, getStop(visit, query))
  return {
    ...figures,
    need,
    proposedNeeds: proposedNeeds(digest.answer?.outlook?.salary?.salary ?? 0),
    stop,
    /** As in the call. */
    stopInFile: stop.answer && lifeStop(stop.answer),
    netInFile: figures.net.answer && netInFile(figures.net.answer),
  }
}

/** What each age of leaving brings, and the figures of the synthesis around it. `avsFrom`: what is chosen in the end. */
export async function readAges(visit: PageVisit, { year = null, avsFrom: asked = 'first' }: AgesChoice) {
  const figures = await readFigures(visit)
  const change = savedChange(figures.simulation.answer) ?? {}
  const ahead = await attempt(visit, getAgesAhead(visit, change))
  const avsFrom = ahead.answer?.avsChoices.includes(asked) ? asked : 'first'
  const isSpouseShared = figures.household.answer?.both ?? false
  const ages = await attempt(visit, listAges(visit, change, { year, avsFrom, isSpouseShared }))
  const home = await getHome(visit)
  return { ...figures, ages, ahead, year, avsFrom, home, told: held(getToldChanges(visit)) }
}

/** Departures side by side, beside what the page shows of them. */
export const readCompared = (visit: PageVisit, question: ComparedQuestion) =>
  attempt(visit, listCompared(visit, question))

/** The other contents of the machine-readable export: answers received, and data entered. */
export async function readForFile(visit: PageVisit) {
  const { calls } = visit
  const { funds, entities } = getSteps(visit).asks
  const [policies, providents, open3kInfo, certificates] = await Promise.all([
    funds ? attempt(visit, calls.getPolicies()) : NOT_ASKED,
    entities ? attempt(visit, calls.getProvidents()) : NOT_ASKED,
    attempt(visit, calls.getOpen3kInfo()),
    attempt(visit, listCertificates(visit)),
  ])
  return {
    ...{ policies, providents, open3kInfo },
    salaryChanges: funds ? held(listSalaryChanges(visit)) : NOT_ASKED,
    purchases: held(listPurchases(visit)),
    // Accounts exist only after their providers' statements have arrived.
    accounts: await attempt(visit, listAccounts3a(visit), FAILURES.listAccounts3a),
    ...{ toldChanges: held(getToldChanges(visit)), family: held(getFamily(visit)), careers: held(getCareers(visit)) },
    atHand: held(getPapers(visit)),
    papers: { certificates, vested: held(listVested(visit)), statements: held(listStatements3a(visit)) },
  }
}

/** What was assumed of the second and third pillar, with the saved change too. */
export async function readSavingsAssumptions(visit: PageVisit) {
  const simulation = await attempt(visit, getSimulation(visit))
  return attempt(visit, listSavingsAssumptions(visit, savedQuery(simulation.answer) ?? {}))
}

/** What to do when, with the change if there is one. `pension`: of the same column; null: not known. */
export async function listDeadlines(visit: PageVisit, { digest, pension }: DeadlineSource): Promise<Deadline[]> {
  const { lpp, pillar3a } = digest.withChange ?? digest.withoutChange
  const certificates = (await attempt(visit, listCertificates(visit))).answer ?? []
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

/** The saved simulation, the choices it offers, and the AVS form that it starts from. */
export async function readSimulation(visit: PageVisit) {
  const { calls } = visit
  const [simulation, info] = await Promise.all([attempt(visit, getSimulation(visit)), attempt(visit, calls.getInfo())])
  // Priced from the parties' answers, which stand in the dossier once the simulation is read.
  const contributions = await attempt(visit, getContributions(visit))
  const levers = contributions.answer
    ? // Changes of life are tried out on the synthesis.
      await attempt(visit, listPricedLevers(visit, { suggestions: [], contributions: contributions.answer }))
    : NOT_ASKED
  const registry = contributions.answer?.buyIn ? await attempt(visit, calls.listPensionFunds()) : NOT_ASKED
  return { simulation, info, levers, contributions, registry }
}

/** Pension or capital, and what is left of capital after tax, as last decided; `revision`: of the copied certificates. */
export async function readDecision(visit: PageVisit) {
  const [decision, registry] = await Promise.all([
    attempt(visit, getDecision(visit)),
    attempt(visit, visit.calls.listPensionFunds()),
  ])
  return { decision, registry, revision: getRevision(visit, 'certificates') }
}

/** The scenarios. The directory is read only for the names of silent funds, the choices only to name a new one. */
export async function readScenarios(visit: PageVisit) {
  const scenarios = await attempt(visit, listScenarios(visit))
  const registry = scenarios.answer?.silent.length ? await attempt(visit, visit.calls.listPensionFunds()) : NOT_ASKED
  const simulation = scenarios.answer?.unnamed ? await attempt(visit, getSimulation(visit)) : NOT_ASKED
  return { scenarios, registry, simulation }
}

/** The figures of the synthesis, as they are taken home. No fund is asked what another salary would bring. */
export async function readFigures(visit: PageVisit) {
  const { calls } = visit
  const [info, simulation, funds, entities, registry] = await Promise.all([
    attempt(visit, calls.getInfo()),
    attempt(visit, getSimulation(visit)),
    attempt(visit, calls.listSelectedFunds()),
    attempt(visit, calls.listSelectedEntities()),
    attempt(visit, calls.listPensionFunds()),
  ])
  const steps = getSteps(visit)
  const [query, change] = [savedQuery(simulation.answer), savedChange(simulation.answer)]
  const notHandled = !isHandled(info.answer, familyBeside(visit, info.answer))
  // The digest asks outside parties and caches their answers in the dossier, so the rest is read after it.
  const digest = await attempt(visit, calls.getDigest(query ?? {}))
  const [pension, changed] = await Promise.all([
    attempt(visit, calls.getPension()),
    change ? attempt(visit, calls.getPension(change)) : NOT_ASKED,
  ])
  const isAnyoneAsked = Object.values(steps.asks).some(Boolean)
  const sources = isAnyoneAsked ? held(getSources(visit)) : NOT_ASKED
  const household = await readHousehold(visit, pension.answer)
  const both = household.answer?.both ? together(digest.answer, pension.answer, changed.answer) : null
  const decided = await attempt(visit, getDecided(visit, household.answer?.both ?? false))
  const net = digest.answer
    ? await attempt(
        visit,
        getNet(visit, {
          withoutChange: { column: digest.answer.withoutChange, pension: pension.answer },
          withChange: digest.answer.withChange && { column: digest.answer.withChange, pension: changed.answer },
          isSpouseShared: household.answer?.both ?? false,
        }),
      )
    : NOT_ASKED
  return {
    decided,
    net,
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

/** What the spouse has entered, where the pension is that of a couple. */
export const readHousehold = (visit: PageVisit, pension: PensionResult | null) =>
  pension?.partner ? attempt(visit, getHousehold(visit), FAILURES.getHousehold) : NOT_ASKED

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

/** In each column; null: nothing is told after tax there, or there is no such column. */
export type NetOverTime = Record<ColumnName, IncomeAfterTax | null>

/** Of both spouses where both are taxed, whatever only one of them may be shown apart from it. */
function netIncomes({ digest, net, pension, changed }: Figures): NetOverTime {
  const outlook = digest.answer?.outlook
  const inColumnOf = (name: ColumnName, paid: PensionResult | null) => {
    const told = net.answer?.[name]
    const own = outlook?.[name]
    if (!told || 'refused' in told || !own) return null
    const income = told.adults === 2 ? inColumn(own, paid)?.income : own.income
    return income ? netOverTime(income, told) : null
  }
  return {
    withoutChange: inColumnOf('withoutChange', pension.answer),
    withChange: inColumnOf('withChange', changed.answer),
  }
}

type Figures = Pick<Awaited<ReturnType<typeof readFigures>>, 'digest' | 'net' | 'pension' | 'changed'>

export type Together = { withoutChange: HouseholdIncome; withChange: HouseholdIncome | null }

const inColumn = (outlook: ColumnOutlook | null | undefined, pension: PensionResult | null) =>
  outlook && pension ? householdOverTime(outlook.income, pension.periods) : null

/** null where the AVS form is enough. */
export const familyBeside = (visit: PageVisit, info: Info | null): Family | null =>
  info && !isSupportedStatus(info.person.status) ? getFamily(visit) : null
