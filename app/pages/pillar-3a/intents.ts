import { alone, type IntentReaders } from '~/ui/action/intent'
import { SELECTION_INTENTS } from '~/ui/form/selection'

/** Beside those of the selection: to clear the figures, which asks first. */
export const PILLAR_3A_INTENTS = {
  ...SELECTION_INTENTS,
  askResetInfo: alone,
  resetInfo: alone,
  keepInfo: alone,
} as const satisfies IntentReaders
