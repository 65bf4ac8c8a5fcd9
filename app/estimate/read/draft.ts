/** The three pillars of a draft that is kept nowhere: what `/synthesis` would show of the same dossier. */
import type { Dossier } from '~/dossier/shape/shape'
import type { PensionResult } from '~/pillars/avs/result'
import type { Digest } from '~/pillars/synthesis/digest'
import { sessionOfDraft } from '../gather/session'
import { type Attempt, attempt } from '../outcome'
import { beginVisit, type Visitor } from '../visit'
import { getPension } from './first-pillar'
import { type MemoryBasis, readMemoryBasis } from './memory'
import { getDigest } from './synthesis'

/** `memory`: what each pillar rests on; null: on papers. */
export type DraftFigures = { digest: Attempt<Digest>; pension: Attempt<PensionResult>; memory: MemoryBasis | null }

/** No outside party is asked, as a draft without a sign-in names none. @throws {Refusal} `busy` */
export async function readDraft({ tools }: Visitor, draft: Dossier): Promise<DraftFigures> {
  const visit = beginVisit({ tools, session: sessionOfDraft(draft, tools.clock.now()) })
  return {
    digest: await attempt(visit, getDigest(visit)),
    pension: await attempt(visit, getPension(visit)),
    memory: readMemoryBasis(visit),
  }
}
