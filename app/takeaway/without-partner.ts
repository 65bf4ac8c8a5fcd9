/** A first pillar as it may leave with one of two spouses. */
import type { PensionResult } from '~/pillars/result'

/**
 * The result without the partner's pension: it goes out only while both have entered each other. Who is paid how much is
 * left out too, and the cap, whose steps hold the partner's amount. The person's own pension stays as the law computes it.
 */
export function withoutPartner(result: PensionResult): PensionResult {
  const { person } = result
  return {
    ...result,
    person: { ...person, steps: person.steps.filter(({ key }) => key !== 'coupleCap') },
    partner: null,
    periods: [],
  }
}
