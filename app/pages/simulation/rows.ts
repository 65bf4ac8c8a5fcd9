/** Rows of a change of situation: a fixed number of them stands on the page, empty ones included. */
import { MOST_DRAWINGS, MOST_WORK_STEPS } from '~/dossier/shape/simulation'

export const DRAWING_ROWS = { list: 'drawing', fields: ['from', 'share'], most: MOST_DRAWINGS } as const
export const STEP_ROWS = { list: 'steps', fields: ['on', 'rate'], most: MOST_WORK_STEPS } as const
