import { isDeepStrictEqual } from 'node:util'
import type { Dossier } from '~/dossier/shape/shape'

/** The dossier itself if the other has the same content: a party that stays silent causes no save. */
export const unlessSame = (before: Dossier, after: Dossier): Dossier =>
  isDeepStrictEqual(after, before) ? before : after
