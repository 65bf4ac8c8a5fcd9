import { alone, FRAME_INTENTS, type IntentReaders } from '~/ui/action/intent'

/** Deleting needs its button, and keeping longer is for every page without a form of its own. */
export const DATA_INTENTS = { keepLonger: FRAME_INTENTS.keepLonger, delete: alone } as const satisfies IntentReaders
