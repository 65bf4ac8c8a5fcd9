import type { ReactNode } from 'react'
import { Actions } from './button'
import { Notice } from './notice'

/** The `formAction` of a button that is asked about first: the focus is on the question, in the place of the button. */
export const ASKED_FIRST = '#ask'

type AskFirstProps = {
  question: string
  text: string
  /** Its buttons: yes first. */
  children: ReactNode
}

/** Asks once more before something that cannot be taken back. */
export function AskFirst({ question, text, children }: AskFirstProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put the question out of the notice
    <div role="group" id="ask" tabIndex={-1} aria-label={question}>
      <Notice kind="warning" title={question}>
        <p>{text}</p>
        <Actions>{children}</Actions>
      </Notice>
    </div>
  )
}
