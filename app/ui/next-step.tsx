import type { ReactNode } from 'react'
import { Actions, ButtonLink } from './button'
import { useText } from './text'

/** Where the page goes on. `waits`: something is still to be done here, which need not be. */
export function NextStep({ waits = false, children }: { waits?: boolean; children?: ReactNode }) {
  const { t, to } = useText()
  return (
    <>
      {children}
      <Actions>
        <ButtonLink to={to('/router')} kind={waits ? 'secondary' : 'primary'}>
          {t(waits ? 'words.continueWithout' : 'words.continue')}
        </ButtonLink>
      </Actions>
    </>
  )
}
