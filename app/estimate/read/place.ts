/** Where the visitor will live, and what the taxes there leave of their pensions. */
import type { Home, Place } from '~/dossier/shape/place'
import type { Dossier } from '~/dossier/shape/shape'
import { CANTONS, type Canton } from '~/law/tax/cantons'
import { knownTaxStatus } from '../answers/decide/tax-status'
import type { NetAnswer, PaidColumns, TaxedHousehold } from '../answers/net'
import { namedHome } from '../case/rules/municipality'
import { ONCE } from '../gather/wanted'
import type { Visit } from '../visit'

/** As saved; null: not given. `cantons`: those of which one is chosen; `isCouple`: taxed together with a spouse. */
export type PlaceAnswer = { place: Place | null; cantons: readonly Canton[]; isCouple: boolean }

export const getPlace = ({ session }: Visit): PlaceAnswer => ({
  ...{ place: session.dossier.place, cantons: CANTONS },
  isCouple: isTaxedAsCouple(session.dossier),
})

/** With its name in the register; null: no place is given. */
export const getHome = ({ session: { dossier } }: Visit): Home | null => dossier.place && namedHome(dossier.place)

/** @param isSpouseShared whether both spouses have entered each other. null: no place is given */
export const householdIn = (dossier: Dossier, isSpouseShared: boolean): TaxedHousehold | null =>
  dossier.place && { place: dossier.place, isCouple: isTaxedAsCouple(dossier), isSpouseShared }

const isTaxedAsCouple = (dossier: Dossier) => knownTaxStatus(dossier) === 'married'

/** null: no place is given. */
export async function getNet(
  { session, gathering }: Visit,
  { isSpouseShared, ...columns }: PaidColumns & { isSpouseShared: boolean },
): Promise<NetAnswer | null> {
  const household = householdIn(session.dossier, isSpouseShared)
  return household && gathering.answerFrom(ONCE, 'net', columns, household)
}
