import { alone, asCarried, type IntentReaders } from '~/ui/action/intent'

/** To say what is needed, typed or, carried by the button, proposed; and to try one of the ways to close its gap. */
export const STOP_INTENTS = {
  need: asCarried,
  way: alone,
} as const satisfies IntentReaders
