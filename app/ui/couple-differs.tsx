import type { ReactNode } from 'react'
import type { SharedFact } from '~/dossier/household'
import { Notice } from './notice'
import { useText } from './text'

type CoupleDiffersProps = {
  facts: readonly SharedFact[]
  /** Where to check it, on pages other than that of the form. */
  children?: ReactNode
}

/** That the other spouse has entered something else, never what: the figures of the two then differ. */
export function CoupleDiffers({ facts, children }: CoupleDiffersProps) {
  const { t } = useText()
  const [first, second] = facts
  if (!first) return null
  return (
    <Notice kind="warning" title={t(`synthesis.couple.differs.${second ? 'both' : first}`)}>
      <p>
        {t('synthesis.couple.differs.text')} {children}
      </p>
    </Notice>
  )
}
