/** Prepares the page of the certificates: the list of existing ones, or the form of one. */

import { MOST_CERTIFICATES } from '~/dossier/shape/savings-papers'
import type { readCertificates } from '~/estimate/read/forms'
import { certificateValues } from '~/forms/certificate'
import { paperAt } from '~/ui/own-papers/place'

export function certificateView(
  { papers, revision, parties }: Awaited<ReturnType<typeof readCertificates>>,
  address: URL,
) {
  const listed = papers.map(({ fundId }) => ({ partyId: fundId }))
  const at = paperAt(address, listed, 'fund')
  if (!at || at.number > MOST_CERTIFICATES) return { papers, revision, open: null, hasForm: false }
  const saved = papers[at.number - 1]
  return {
    papers,
    revision,
    hasForm: true,
    open: {
      ...at,
      name: parties.find(({ id }) => id === at.partyId)?.name ?? null,
      values: saved ? certificateValues(saved) : null,
    },
  }
}

export type CertificateView = ReturnType<typeof certificateView>
