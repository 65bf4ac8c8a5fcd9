import type { ReactNode } from 'react'
import type { SharedFact } from '~/dossier/shape/household'
import { useText } from '../frame/text'
import { Notice } from '../notice'

type CoupleDiffersProps = {
  facts: readonly SharedFact[]
  /** A link to the form, on other pages. */
  children?: ReactNode
}

/** Warns that the spouse has entered something different, so that their figures differ. Never says what they entered. */
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
