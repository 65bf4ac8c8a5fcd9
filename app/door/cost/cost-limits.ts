/** Counts what is asked for by its cost: answers are begun in turns, measured, and refused above a budget. */
import type { RequestHandler } from 'express'
import { askerOf } from '../asker'
import { refuseForRoom, refuseUntil } from '../refusal'
import { type CostBudgets, createCostBudgets } from './cost-budgets'
import type { Meter, MeteredAnswer } from './meter'
import { createTurns, type TurnOptions } from './turns'

export type CostOptions = {
  meter: Meter
  budgets?: CostBudgets
  turns?: Omit<TurnOptions, 'settled'>
  onReached?: () => void
  onShed?: () => void
}

/** Visitors who are not counted (`askerOf`) pass at once, unmeasured. */
export function createCostLimits({ meter, budgets, onReached = () => {}, onShed = () => {}, ...options }: CostOptions) {
  const { usedUpFor, charge } = createCostBudgets(budgets)
  const turns = createTurns({ ...options.turns, settled: meter.settle })
  const answers = new WeakMap<object, MeteredAnswer>()

  /** 429 where the session, or the address, has used up its budget. Comes before the body of a request is waited for. */
  const withinBudget: RequestHandler = (request, response, next) => {
    const asker = askerOf(request)
    if (!asker) return next()
    usedUpFor(asker).then((ms) => {
      if (ms === null) return next()
      onReached()
      refuseUntil(request, response, ms)
    }, next)
  }

  /** Comes last before an answer is made. 503 if too many are waiting; visitors who have left get no answer. */
  const inTurn: RequestHandler = (request, response, next) => {
    const asker = askerOf(request)
    if (!asker) return next()
    const measured = () => {
      const answer = meter.begin((ms) => charge(asker, ms))
      answers.set(request, answer)
      response.once('close', answer.end)
      next()
    }
    const begin = () => {
      if (!request.socket.destroyed)
        withinBudget(request, response, (problem) => (problem ? next(problem) : measured()))
    }
    if (turns.enter({ ...asker, path: request.path }, begin)) return
    onShed()
    refuseForRoom(request, response)
  }

  return {
    withinBudget,
    inTurn,
    /** Counts what is spent for this request elsewhere, in a thread or another process. */
    spenderOf:
      (request: object) =>
      (ms: number): void =>
        answers.get(request)?.spend(ms),
  }
}
