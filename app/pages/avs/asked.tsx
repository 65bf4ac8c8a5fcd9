import type { ReactNode } from 'react'
import { civilStatusIn, requiresSpouse } from '~/dossier/shape/civil-status'
import type { Bound } from '~/ui/form/bound'
import type { Field } from '~/ui/form/fields'

/**
 * The answers that call for further questions; each has its rule in `app/styles/parts/asked.css`. `couple`: married now or before;
 * `spouse`: married now.
 */
type Answer = 'couple' | 'spouse' | 'divorced' | 'widowed' | 'children' | 'since' | 'since-year' | 'fund'

type AskedProps = {
  if: Answer
  /** Whether the questions are shown whatever is chosen, as where one of them is answered wrongly. */
  isShown?: boolean
  children: ReactNode
}

/**
 * Questions that are shown only after a certain answer, without scripts. Hidden ones keep their entries and are sent: the
 * reader of the form (`app/forms/avs/read.ts`) decides what counts. Browsers without `:has` show them all, each under words
 * that say whom it concerns.
 */
export const Asked = ({ if: answer, isShown = false, children }: AskedProps) => (
  <div className={isShown ? undefined : `if-${answer}`}>{children}</div>
)

/** What only browsers without `:has` show: whom the questions concern. */
export const ForWhom = ({ children }: { children: string }) => <p className="for-whom">{children}</p>

/**
 * Whether a question about the end of a marriage stays in sight without the status that calls for it: it has a problem, or an
 * answer that is saved with this status.
 */
export function isHeld(bound: Bound, field: Field, status: string | undefined): boolean {
  const { error, defaultValue } = bound(field)
  return Boolean(error) || (Boolean(defaultValue) && !requiresSpouse(civilStatusIn(status)))
}
