import type { Place } from '~/dossier/shape/place'
import { CANTONS, type Canton } from '~/law/tax/cantons'
import type { Visit } from '../visit'

/** Where the visitor will live, as saved; null: not given. `cantons`: those of which one is chosen. */
export type PlaceAnswer = { place: Place | null; cantons: readonly Canton[] }

export const getPlace = ({ session }: Visit): PlaceAnswer => ({ place: session.dossier.place, cantons: CANTONS })
