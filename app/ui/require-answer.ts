import type { Outcome } from '~/estimate/outcome'

/** The answer of a use case, if a page has nothing to show without it. @throws {Refusal} which the shell turns into a page */
export function requireAnswer<Answer>(outcome: Outcome<Answer>): Answer {
  if (!outcome.ok) throw outcome.refusal
  return outcome.answer
}
