import { dotted } from '~/dossier/avs-number'
import { AvsNumber } from '~/dossier/shape'
import { required } from './piece'

/** An AVS number, with or without its dots; form first, then the check digit. */
export const avsNumber = required((text) => ({ value: dotted(text) })).pipe(AvsNumber)
