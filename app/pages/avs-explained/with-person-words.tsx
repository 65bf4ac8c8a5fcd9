import type { ReactNode } from 'react'
import { TextProvider, useText } from '~/ui/frame/text'
import { type Genders, personWords, withWords } from './person-words'

/** A part of the page whose sentences are about these people. */
export function PersonWords({ genders, children }: { genders: Genders; children: ReactNode }) {
  const { to: _, ...text } = useText()
  const t = withWords(text.t, personWords(text.language, genders))
  return (
    <TextProvider {...text} t={t}>
      {children}
    </TextProvider>
  )
}
