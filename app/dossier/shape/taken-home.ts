/** How a file that a visitor takes home names itself, and how large one is that comes back. */

export const FORMAT = 'trois-piliers-synthesis'
/** To be increased with every incompatible change; an added field is compatible. */
export const VERSION = 1

/**
 * The largest that is taken back, in bytes and in characters. Three extracts as long as they can be take 600,000 of a file of
 * ours, indented as we write it.
 */
export const LARGEST_FILE = 800_000
