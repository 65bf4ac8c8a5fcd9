import { alone, type IntentReaders } from '~/ui/action/intent'
import { SELECTION_INTENTS } from '~/ui/form/selection'

/** In addition to those of the selection: clearing the figures, which asks first. */
export const PILLAR_3A_INTENTS = {
  ...SELECTION_INTENTS,
  askResetInfo: alone,
  resetInfo: alone,
  keepInfo: alone,
} as const satisfies IntentReaders
