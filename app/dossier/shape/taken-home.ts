/** How a file that a visitor takes home names itself. */

export const FORMAT = 'trois-piliers-synthesis'
/** To be increased with every incompatible change; an added field is compatible. */
export const VERSION = 1
