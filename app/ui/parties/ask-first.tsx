import type { ReactNode } from 'react'
import { Actions } from '../form/controls/button'
import { Notice } from '../notice'

/** The `formAction` of a button that needs confirmation. The fragment moves the focus to the question that replaces it. */
export const ASKED_FIRST = '#ask'

type AskFirstProps = {
  question: string
  text: string
  /** The buttons; the confirming one first. */
  children: ReactNode
}

/** Asks for confirmation before something that cannot be undone. */
export function AskFirst({ question, text, children }: AskFirstProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would move the question out of the notice
    <div role="group" id="ask" tabIndex={-1} aria-label={question}>
      <Notice kind="warning" title={question}>
        <p>{text}</p>
        <Actions>{children}</Actions>
      </Notice>
    </div>
  )
}
