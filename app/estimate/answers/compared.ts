/** Departures side by side: each is the change that it would be, with the figures that the synthesis would have then. */
import type { SimulationProblemKey } from '~/dossier/shape/problem-keys'
import type { Simulation } from '~/dossier/shape/simulation'
import type { Day } from '~/pillars/day'
import type { Franc } from '~/pillars/money'
import type { Silent } from '~/pillars/result'
import { percentOf } from '~/pillars/synthesis/amounts-compared'
import { type Age, ageAtStart } from '~/pillars/synthesis/income-over-time'
import type { IncomeStep } from '~/pillars/synthesis/outlook'
import { owedContributions } from '~/pillars/synthesis/owed-contributions'
import type { Column } from '~/pillars/synthesis/result'
import { type PaidOut, paidOutIn, waitingHasPaidFrom } from '~/pillars/synthesis/waiting'
import type { Case } from '../case/case'
import { changeOf } from '../case/rules/change'
import { queryOf } from '../case/rules/simulation-query'
import { digestWithParts } from './digest'
import { outlookOf, salaryIn } from './outlook'
import { questionOf } from './question'
import { findSimulationProblem } from './simulation'

/** `simulation` null: as it stands. */
type ToCompare = { key: string; simulation: Simulation | null }

/** `reference`: with which the others are compared; null: as it stands. */
export type ComparedQuestion = { departures: readonly ToCompare[]; reference: Simulation | null }

/** `problem`: why it is no longer possible; then it has no figures. */
export type ComparedDeparture = {
  key: string
  problem: SimulationProblemKey | null
  figures: DepartureFigures | null
}

export type DepartureFigures = {
  /** The first of the month without work. */
  startsOn: Day
  age: Age
  column: Column
  /** From today on. */
  income: IncomeStep[]
  /** The start of the AVS, if it is another day; null: at once, or not known. */
  avsFrom: Age | null
  /** The income for life as a part of today's gross salary, whole percent; null: one of the two is not fully known. */
  share: number | null
  /** Contributions still due until the reference age, CHF in total at least; null: none, or not known. */
  owed: Franc | null
  /** The age at which both have paid as much in total, `at` null: never. null: the same departure, or not fully known. */
  even: { at: Age | null } | null
}

/** `silent`: those that one of them lacks. */
export type ComparedAnswer = { departures: ComparedDeparture[]; silent: Silent[] }

export function comparedIn(known: Case, { departures, reference }: ComparedQuestion): ComparedAnswer {
  const silent: Silent[] = []
  const paid = paidAtReference(known, reference)
  const compared = departures.map(({ key, simulation }): ComparedDeparture => {
    const problem = simulation && findSimulationProblem(known, simulation)
    if (problem) return { key, problem, figures: null }
    const { figures, lacks } = figuresOf(known, simulation, isSame(simulation, reference) ? null : paid)
    silent.push(...lacks.filter((one) => !silent.some(({ party, id }) => party === one.party && id === one.id)))
    return { key, problem: null, figures }
  })
  return { departures: compared, silent }
}

function figuresOf(known: Case, simulation: Simulation | null, reference: PaidOut | null) {
  const query = simulation ? queryOf(simulation) : {}
  const change = changeOf(known, query)
  const { digest, last } = digestWithParts(known, change)
  const column = digest.withChange ?? digest.withoutChange
  const outlook = outlookOf(known, digest, { query, change })
  const startsOn = last.parts.worksUntil ?? last.parts.retirementDate
  const { birthDate } = known.person
  const salary = salaryIn(known, query)
  const isEarly = startsOn < questionOf(known, null).reference
  const figures: DepartureFigures = {
    startsOn,
    age: ageAtStart(birthDate, startsOn),
    column,
    income: (outlook.withChange ?? outlook.withoutChange).income,
    avsFrom: column.avs && column.retirementDate !== startsOn ? ageAtStart(birthDate, column.retirementDate) : null,
    share: column.monthlyTotal && salary && column.complete ? percentOf(column.monthlyTotal, salary) : null,
    owed: last.parts.pension && isEarly ? owedContributions(last.parts.pension) : null,
    even: column.complete && reference ? evenWith(known, paidOutIn(last.parts), reference) : null,
  }
  return { figures, lacks: digest.silent }
}

/** null: the reference is no longer possible, or lacks a pillar. */
function paidAtReference(known: Case, reference: Simulation | null): PaidOut | null {
  if (reference && findSimulationProblem(known, reference)) return null
  const { digest, last } = digestWithParts(known, changeOf(known, reference ? queryOf(reference) : {}))
  return (digest.withChange ?? digest.withoutChange).complete ? paidOutIn(last.parts) : null
}

function evenWith({ person: { birthDate } }: Case, one: PaidOut, reference: PaidOut): DepartureFigures['even'] {
  const even = evenFrom(one, reference, birthDate)
  return { at: even && ageAtStart(birthDate, even) }
}

/** Of two that start on one day, either may have paid more at first: a pension waits for a capital. */
function evenFrom(one: PaidOut, other: PaidOut, birthDate: Day): Day | null {
  if (one.from < other.from) return waitingHasPaidFrom(other, one, birthDate)
  if (one.from > other.from) return waitingHasPaidFrom(one, other, birthDate)
  const either = [waitingHasPaidFrom(one, other, birthDate), waitingHasPaidFrom(other, one, birthDate)]
  return either.find((day) => day !== null && day > one.from) ?? null
}

const isSame = (one: Simulation | null, other: Simulation | null) => JSON.stringify(one) === JSON.stringify(other)
