/** How often a visitor may have their dossier live for another lifetime, from then on. */
import type { Dossier } from './shape'

/** With an hour's lifetime: twelve hours in all. */
export const MOST_TIMES_KEPT = 11

/** Pressed twice within so many milliseconds, a button was pressed once. */
export const SAME_PRESS = 1_000

export const canBeKept = ({ timesKept }: Dossier) => timesKept < MOST_TIMES_KEPT
