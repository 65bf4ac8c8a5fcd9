import { asCarried, type IntentReaders } from '~/ui/action/intent'

/** The button of a compared share, which replaces the typed one. */
export const DECIDE_INTENTS = { share: asCarried } as const satisfies IntentReaders
