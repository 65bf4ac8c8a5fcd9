import type { ReactNode } from 'react'
import { Section } from '~/ui/section'

type FoldedChoiceProps = {
  title: string
  intro?: ReactNode
  /** Whether something is chosen already, so that the list is of use only to change it. */
  isFolded: boolean
  /** Opens it although it is folded: something is wrong in it, or what was ticked is not saved. */
  isOpen: boolean
  children: ReactNode
}

/** A list to choose from: the page's task, or behind its title once that is done. */
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
