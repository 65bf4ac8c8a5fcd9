import type { ReactNode } from 'react'

type AnswerProps = {
  /** The amount, and what it is: `CHF 1'890` and `par mois, à vie`. */
  amount: ReactNode
  unit?: string | null
  /** Sentences under it: from when, what is paid before. */
  children?: ReactNode
}

/** What a page answers, before anything else. */
export function Answer({ amount, unit, children }: AnswerProps) {
  return (
    <div className="answer">
      <p className="answer-amount">
        {amount} {unit}
      </p>
      {children}
    </div>
  )
}
