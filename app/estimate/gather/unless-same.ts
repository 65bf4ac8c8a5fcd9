import { isDeepStrictEqual } from 'node:util'
import type { Dossier } from '~/dossier/shape/shape'

/** The dossier itself where the other says the same: to ask a party again that is as silent as before saves nothing. */
export const unlessSame = (before: Dossier, after: Dossier): Dossier =>
  isDeepStrictEqual(after, before) ? before : after
