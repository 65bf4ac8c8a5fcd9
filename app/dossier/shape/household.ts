/** What two spouses share: their marriage and their children, as one of them entered them last. */
import { z } from 'zod'
import { requiresSpouse } from './civil-status'
import { DayShape } from './day-shape'
import { InfoChild, MAX_CHILDREN } from './info'
import type { Dossier } from './shape'

export const Couple = z.object({ relationshipStartDate: DayShape, children: z.array(InfoChild).max(MAX_CHILDREN) })
export type Couple = z.infer<typeof Couple>

/** The facts that two spouses can enter differently. */
export const SHARED_FACTS = ['relationshipStartDate', 'children'] as const
export type SharedFact = (typeof SHARED_FACTS)[number]

/**
 * The household as one of the two sees it. `both`: each has entered the marriage with the other and still has their
 * dossier; `differing`: the facts that they entered differently.
 */
export const Household = Couple.extend({
  enteredBy: z.enum(['me', 'partner']),
  both: z.boolean(),
  differing: z.array(z.enum(SHARED_FACTS)).max(SHARED_FACTS.length),
})
export type Household = z.infer<typeof Household>

/** The households of a vault. The dossier itself says whose household is meant, so nobody can ask for another one. */
export interface Households {
  /**
   * What the token's holder shares with the partner whom the register names; null if there is nothing, or the dossier
   * has no such partner. The last writer must still have their dossier.
   */
  find(token: string): Promise<Household | null>
  /**
   * Call this after the AVS form was saved. If the form says that they are married to that partner, it becomes the
   * shared record, no matter who wrote it before; otherwise what this dossier had written is removed. It lives as long
   * as the dossier does.
   */
  follow(token: string): Promise<void>
}

/**
 * The number of the partner whom the register names: null if it names none or nobody has signed in, undefined if it has
 * not been asked yet.
 */
export const registeredPartnerIn = ({ login, firstPillar }: Dossier): string | null | undefined =>
  login === null ? null : (login.partnerNavs ?? firstPillar.insureds[login.navs]?.partnerNavs)

/** What the saved form says about the marriage with the registered partner; null: it mentions none. */
export function coupleIn(dossier: Dossier): Couple | null {
  const { info } = dossier.firstPillar
  if (!info?.partner || !requiresSpouse(info.person.status) || !info.person.relationshipStartDate) return null
  if (info.partner.navs !== registeredPartnerIn(dossier)) return null
  return { relationshipStartDate: info.person.relationshipStartDate, children: info.children }
}
