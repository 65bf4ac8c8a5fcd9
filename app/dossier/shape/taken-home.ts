/** The format version of a file that a visitor takes home, and the largest size accepted when it comes back. */

export const FORMAT = 'trois-piliers-synthesis'
/** Increase it with every incompatible change; an added field is compatible. */
export const VERSION = 1

/**
 * The largest file accepted, in bytes and in characters. Three extracts of the greatest length take 600,000 of them in
 * a file as we write and indent it.
 */
export const LARGEST_FILE = 800_000
