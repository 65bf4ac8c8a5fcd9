/** The use cases of a visitor with a dossier of their own in a real vault; null: of nobody. */

import type { Dossier } from '~/dossier/shape/shape'
import { openSession } from '~/estimate/gather/session'
import { beginVisitor } from '~/estimate/visitor'
import { startApi } from './start-api'
import { casesFor, type UseCases } from './use-cases'

export async function openVisit(dossier: Dossier | null): Promise<{ use: UseCases; saved: () => Promise<Dossier> }> {
  const { tools, vault } = await startApi()
  const token = dossier && (await vault.create(dossier)).token
  return {
    use: casesFor(beginVisitor({ tools, session: () => openSession({ vault, token, now: tools.clock.now() }) })),
    saved: async () => {
      const opened = token && (await vault.openAnew(token))
      if (!opened) throw new Error('the dossier is gone')
      return opened.dossier
    },
  }
}
