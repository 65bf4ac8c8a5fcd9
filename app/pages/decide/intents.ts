import { asCarried, type IntentReaders } from '~/ui/action/intent'

/** The button of a share that is compared: it takes the place of the one that is typed. */
export const DECIDE_INTENTS = { share: asCarried } as const satisfies IntentReaders
