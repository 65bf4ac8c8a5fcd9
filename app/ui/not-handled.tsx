import type { ReactNode } from 'react'
import { useText } from './frame/text'
import { Notice } from './notice'

type NotHandledProps = {
  /** Whether the link to the questions on the family is here. */
  isLinked?: boolean
  children?: ReactNode
}

/** The specification's warning about other civil statuses, word for word, followed by what resolves it. */
export function NotHandled({ isLinked = true, children }: NotHandledProps) {
  const { t, to } = useText()
  return (
    <Notice kind="warning">
      <p>
        <strong>{t('avs.notHandled')}</strong>
        {t('avs.notHandledAlone')}
      </p>
      {isLinked && (
        <p className="alone">
          <a href={to('/avs/family')}>{t('family.link')}</a>
        </p>
      )}
      {children}
    </Notice>
  )
}
