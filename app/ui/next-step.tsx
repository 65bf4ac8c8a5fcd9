import type { ReactNode } from 'react'
import { Actions, ButtonLink } from './button'
import { useText } from './text'

/** Nothing is left to do on this page: it goes on. */
export function NextStep({ children }: { children?: ReactNode }) {
  const { t, to } = useText()
  return (
    <>
      {children}
      <Actions>
        <ButtonLink to={to('/router')}>{t('words.continue')}</ButtonLink>
      </Actions>
    </>
  )
}
