import { alone, asCarried, type IntentReaders } from '~/ui/action/intent'

/** To remove the change, to choose a ready-made one by its key, and to fill in the need by the rule of thumb. */
export const SIMULATION_INTENTS = {
  remove: alone,
  suggestion: asCarried,
  rule: alone,
} as const satisfies IntentReaders
