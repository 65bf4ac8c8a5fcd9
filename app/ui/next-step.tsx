import type { ReactNode } from 'react'
import { Actions, ButtonLink } from './form/controls/button'
import { useText } from './frame/text'

/** The button to the next page. `waits`: an optional task on this page is still open. */
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
