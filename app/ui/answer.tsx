import type { ReactNode } from 'react'

type AnswerProps = {
  /** The amount and its description: `CHF 1'890` and `par mois, à vie`. */
  amount: ReactNode
  unit?: string | null
  /** Sentences below it: when it starts, what is paid before. */
  children?: ReactNode
}

/** The answer of a page, before anything else. */
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
