import type { ReactNode } from 'react'
import { Section } from '~/ui/section'

type FoldedChoiceProps = {
  title: string
  intro?: ReactNode
  /** Whether something is already chosen, so that the list only serves to change it. */
  isFolded: boolean
  /** Opens the fold all the same: something in it is wrong, or the ticks are not saved. */
  isOpen: boolean
  children: ReactNode
}

/** A list of options: shown as the page's task, or folded behind its title once that is done. */
export function FoldedChoice({ title, intro, isFolded, isOpen, children }: FoldedChoiceProps) {
  if (!isFolded)
    return (
      <Section title={title} intro={intro}>
        {children}
      </Section>
    )
  return (
    <details className="correct" open={isOpen}>
      <summary>{title}</summary>
      {typeof intro === 'string' ? <p>{intro}</p> : intro}
      {children}
    </details>
  )
}
