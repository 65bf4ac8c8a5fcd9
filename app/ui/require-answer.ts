import type { Outcome } from '~/estimate/outcome'

/** The answer of a use case without which a page has nothing to show. @throws {Refusal} which the shell turns into a page */
export function requireAnswer<Answer>(outcome: Outcome<Answer>): Answer {
  if (!outcome.ok) throw outcome.refusal
  return outcome.answer
}
