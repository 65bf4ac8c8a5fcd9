/** Who is asking, as far as the counts of the door tell people apart. */
import type { Request } from 'express'

/** `session`: a digest of the token of a session that the vault knows; null without one. `address`: its network (`networkOf`). */
export type Asker = { address: string; session: string | null }

const askers = new WeakMap<Request, Asker>()

/** Set by the limits, once they know. */
export function setAsker(request: Request, asker: Asker): void {
  askers.set(request, asker)
}

/** undefined if nobody is counted (`RATE_LIMIT=off`): code that counts lets the request pass then. */
export const askerOf = (request: Request): Asker | undefined => askers.get(request)
