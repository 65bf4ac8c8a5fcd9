/** How often a visitor may extend the life of their dossier by another lifetime, counted from then on. */
import type { Dossier } from '../shape/shape'

/** With an hour's lifetime: twelve hours in all. */
export const MOST_TIMES_KEPT = 11

/** Two presses within this many milliseconds count as one. */
export const SAME_PRESS = 1_000

export const canBeKept = ({ timesKept }: Dossier) => timesKept < MOST_TIMES_KEPT
