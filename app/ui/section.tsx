import { type ReactNode, useId } from 'react'

type SectionProps = {
  title: string
  /** Level of the heading. */
  level?: 2 | 3 | 4
  id?: string
  intro?: ReactNode
  /** Whether screen readers list it as a region. Not on pages with many parts, where headings and contents navigate better. */
  isLandmark?: boolean
  children?: ReactNode
}

/** A part of a page, named by its heading. */
export function Section({ title, level = 2, id, intro, isLandmark = true, children }: SectionProps) {
  // React's ids contain colons, which selectors would have to escape.
  const ownId = `section-${useId().replace(/:/g, '')}`
  const headingId = isLandmark ? `${id ?? ownId}-title` : undefined
  const Heading = `h${level}` as const
  return (
    <section className="section" id={id} aria-labelledby={headingId}>
      <Heading id={headingId}>{title}</Heading>
      {typeof intro === 'string' ? <p>{intro}</p> : intro}
      {children}
    </section>
  )
}
