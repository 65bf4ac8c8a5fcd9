import { alone, type IntentReaders } from '~/ui/action/intent'

/** To say where one will live. */
export const PLACE_INTENTS = { place: alone } as const satisfies IntentReaders

/** The place on the page to which it comes back. */
export const NET_PLACE = 'net'
