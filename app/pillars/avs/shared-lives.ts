/** What the possible lives of one calculation share: it does not depend on incomes, so it is made once. */
import type { KnownPlans } from './contributions/contributor'
import type { SharedCredits } from './income/shared-credits'

export type SharedLives = { credits: SharedCredits; plans: KnownPlans }

export const nothingShared = (): SharedLives => ({ credits: [], plans: new Map() })
