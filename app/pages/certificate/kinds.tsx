import type { ReactNode } from 'react'
import { CertificateKind } from '~/dossier/shape/savings-papers'
import { type CertificateField, NOT_ASKED } from '~/forms/certificate'

/**
 * What is asked of the kinds of papers that have this field. Browsers that support it hide it while another kind is chosen;
 * nothing typed in it is lost by that. Others show everything.
 */
export function OfKind({ of, children }: { of: CertificateField; children: ReactNode }) {
  const kinds = CertificateKind.options.filter((kind) => !NOT_ASKED[kind].includes(of))
  return <div className={['kind-part', ...kinds.map((kind) => `of-${kind}`)].join(' ')}>{children}</div>
}
