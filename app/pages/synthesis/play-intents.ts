import { alone, type IntentReaders } from '~/ui/action/intent'

/** To choose a value, to take the change away, and to keep it under a name. */
export const PLAY_INTENTS = { play: alone, withoutChange: alone, keep: alone } as const satisfies IntentReaders

/** The place on the page to which a press comes back. */
export const PLAY_PLACE = 'play'
