import type { IntentReaders } from '~/ui/action/intent'

/** null: an id that is not a number belongs to no scenario. */
const idIn = (carried: string): number | null => (Number.isInteger(Number(carried)) ? Number(carried) : null)

/** The buttons of the named scenarios. */
export const SCENARIO_INTENTS = { show: idIn, remove: idIn } as const satisfies IntentReaders
