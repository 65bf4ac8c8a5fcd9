/** The parties that each kind of answer asks. */
import type { Simulation } from '~/dossier/shape/simulation'

/** Answers with all figures ask silent parties again. Checks and lists of choices ask only once. */
export const ALL = { funds: 'again', providers: 'again' } as const
export const ONCE = { funds: 'once', providers: 'kept' } as const
export const ONCE_3A = { funds: 'once', providers: 'once' } as const

/** Payments into 3a are checked against the accounts. */
export const wantedFor = (simulation: Partial<Simulation> | null) => (simulation?.pillar3a ? ONCE_3A : ONCE)
