import type { ReactNode } from 'react'

/** Explanations, folded. */
export const Folds = ({ children }: { children: ReactNode }) => <div className="folds">{children}</div>

/** One fold; its title is a heading and opens it. */
export function Fold({
  id,
  title,
  level = 3,
  children,
}: {
  id?: string
  title: string
  level?: 3 | 4
  children: ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <details className="fold" id={id}>
      <summary>
        <Heading>{title}</Heading>
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  )
}
