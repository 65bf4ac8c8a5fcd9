/** How each pension is computed, as its page explains it: with a change, or without. */
import { isHandled } from '~/dossier/shape/family-questions'
import { savedChange } from '../case/rules/simulation-query'
import { attempt, NOT_ASKED } from '../outcome'
import type { PageVisit } from '../visit'
import { familyBeside, readHousehold } from './figures'
import { explainLpp, explainPillar3a, getSimulation } from './synthesis'
import { getSteps } from './user'

/** `withChange`: applies the visitor's saved simulation. */
type Column = { withChange: boolean }

/** How the AVS pension is computed. `change`: the saved simulation; `unfit`: why it is no longer possible. */
export async function readAvsExplanation(visit: PageVisit, column: Column) {
  const { calls } = visit
  const info = await attempt(visit, calls.getInfo())
  const { change, unfit } = await readChange(visit, column)
  const notHandled = !isHandled(info.answer, familyBeside(visit, info.answer))
  const isComputed = info.answer !== null && !notHandled
  const pension = isComputed && !unfit ? await attempt(visit, calls.getPension(change ?? {})) : NOT_ASKED
  return { info, notHandled, change, unfit, pension, household: await readHousehold(visit, pension.answer) }
}

export async function readLppExplanation(visit: PageVisit, column: Column) {
  const { calls } = visit
  const [selection, registry, { change, unfit }] = await Promise.all([
    attempt(visit, calls.listSelectedFunds()),
    attempt(visit, calls.listPensionFunds()),
    readChange(visit, column),
  ])
  const explanation = unfit ? NOT_ASKED : await attempt(visit, explainLpp(visit, change ?? {}))
  return { steps: getSteps(visit), selection, registry, change, unfit, explanation }
}

export async function readPillar3aExplanation(visit: PageVisit, column: Column) {
  const [selection, { change, unfit }] = await Promise.all([
    attempt(visit, visit.calls.listSelectedEntities()),
    readChange(visit, column),
  ])
  const explanation = unfit ? NOT_ASKED : await attempt(visit, explainPillar3a(visit, change ?? {}))
  return { steps: getSteps(visit), selection, change, unfit, explanation }
}

async function readChange(visit: PageVisit, { withChange }: Column) {
  const simulation = withChange ? await attempt(visit, getSimulation(visit)) : NOT_ASKED
  return { change: savedChange(simulation.answer), unfit: simulation.answer?.problem ?? null }
}
