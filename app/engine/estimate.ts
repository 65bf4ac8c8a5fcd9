/** The estimate of a whole life: what `POST /api/estimate` answers, by the same function. */
import { estimateLife, type LifeEstimate } from '~/estimate/answers/life/estimate-life'
import type { SentLife } from '~/estimate/case/life/shape'
import { jsonOf, type Outcome, type Problem, type Today, withLife } from './life'

/**
 * Money in CHF, rates and shares in percent, days `YYYY-MM-DD`.
 * @param life as the body of the call: fields that may be null may be left out
 */
export function estimate(life: SentLife, today: Today): Outcome<LifeEstimate> {
  const text = jsonOf(life)
  return text.ok ? withLife(text.answer, today, estimateLife) : text
}

/** As the call answers, byte by byte: the estimate, or the problem document. */
export type EstimateText = { status: 200 | Problem['status']; body: string }

/** @param text the body of the call */
export function estimateText(text: string, today: Today): EstimateText {
  const outcome = withLife(text, today, estimateLife)
  return outcome.ok
    ? { status: 200, body: JSON.stringify(outcome.answer) }
    : { status: outcome.problem.status, body: JSON.stringify(outcome.problem) }
}
