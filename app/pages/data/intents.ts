import { alone, FRAME_INTENTS, type IntentReaders } from '~/ui/action/intent'

/** Data are deleted only by this button; the button that keeps them longer is on every page without a form of its own. */
export const DATA_INTENTS = { keepLonger: FRAME_INTENTS.keepLonger, delete: alone } as const satisfies IntentReaders
