import { formatAvsNumber } from '~/dossier/shape/avs-number'
import { AvsNumber } from '~/dossier/shape/info'
import { LONGEST_FIGURE, reader, required } from './piece'

/** An AVS number, with or without dots; its format is checked first, then its check digit. */
export const avsNumber = required(reader(LONGEST_FIGURE, (text) => ({ value: formatAvsNumber(text) }))).pipe(AvsNumber)
