import { alone, asCarried, type IntentReaders } from '~/ui/action/intent'

/** To take the change away, one that is ready made, by its key, and what the rule of thumb says is needed. */
export const SIMULATION_INTENTS = {
  remove: alone,
  suggestion: asCarried,
  rule: alone,
} as const satisfies IntentReaders
