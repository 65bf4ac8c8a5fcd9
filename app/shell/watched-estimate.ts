import type { Estimate } from '~/estimate/estimate'
import type { Measures } from '~/measures/measures'

/**
 * The use cases of one visitor. Sessions that see the figures of their synthesis are counted once each.
 * @param estimate of this request alone: it is changed, since copying some eighty functions would cost more than it does
 */
export function watchedEstimate(
  estimate: Estimate,
  token: string | null,
  measures: Pick<Measures, 'reachedSynthesis'> | undefined,
): Estimate {
  if (!measures || !token) return estimate
  const { readSynthesis } = estimate
  return Object.assign(estimate, {
    async readSynthesis() {
      const outcome = await readSynthesis()
      if (outcome.answer?.digest.answer) measures.reachedSynthesis(token)
      return outcome
    },
  } satisfies Pick<Estimate, 'readSynthesis'>)
}
