import type { ReactNode } from 'react'
import { ErrorSummary, type Problem } from '../form/controls/error-summary'
import { Words } from '../term'

type PageProps = {
  title: string
  intro?: ReactNode
  /** Problems of the submitted form. */
  problems?: readonly Problem[]
  notice?: ReactNode
  /** Shown directly above the title. */
  above?: ReactNode
  /** For pages that compare columns: text keeps its width, tables take the full width. */
  wide?: boolean
  /** Whether the title is a question, and an `Answer` below it is emphasised. */
  isAnswer?: boolean
  children?: ReactNode
}

/** The content of `main`: problems first, then title, introduction and content. */
export function Page({ title, intro, problems = [], notice, above, wide, isAnswer, children }: PageProps) {
  return (
    <div className={wide ? 'page page-wide' : 'page'}>
      <ErrorSummary problems={problems} />
      {notice}
      {above}
      <h1 className={isAnswer ? 'answer-title' : undefined}>{title}</h1>
      {typeof intro === 'string' ? (
        <p className="intro">
          <Words>{intro}</Words>
        </p>
      ) : (
        intro
      )}
      {children}
    </div>
  )
}
