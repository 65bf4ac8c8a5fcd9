import type { ReactNode } from 'react'
import { ErrorSummary, type Problem } from './error-summary'

type PageProps = {
  title: string
  intro?: ReactNode
  /** What was wrong with the form that was sent. */
  problems?: readonly Problem[]
  notice?: ReactNode
  /** Directly above the title. */
  above?: ReactNode
  /** For a page that compares columns: sentences keep their width, tables take the whole. */
  wide?: boolean
  children?: ReactNode
}

/** What stands in `main`: what went wrong first, then the title, the introduction, the content. */
export function Page({ title, intro, problems = [], notice, above, wide, children }: PageProps) {
  return (
    <div className={wide ? 'page page-wide' : 'page'}>
      <ErrorSummary problems={problems} />
      {notice}
      {above}
      <h1>{title}</h1>
      {typeof intro === 'string' ? <p className="intro">{intro}</p> : intro}
      {children}
    </div>
  )
}
