import type { ReactNode } from 'react'
import { useEnhancement } from './scripts'

type Kind = 'primary' | 'secondary' | 'quiet' | 'danger'

type ButtonProps = {
  kind?: Kind
  name?: string
  value?: string
  formNoValidate?: boolean
  /** `#id`: where the focus is on the page that answers; without it, at its top. */
  formAction?: `#${string}`
  children: ReactNode
}

/** Sends the form it stands in. One primary button a page. */
export function Button({ kind = 'primary', children, ...button }: ButtonProps) {
  return (
    <button type="submit" className={`button button-${kind}`} {...button}>
      {children}
    </button>
  )
}

/** The empty address asks for the page shown, without sending a form again. */
export const THIS_PAGE = ''

type ButtonLinkProps = {
  to: string
  kind?: Kind
  /** Where scripts run, the form of that page is shown in a window over this one. */
  opens?: 'form'
  children: ReactNode
}

/** Leads to another page: a plain link, pages are left by document navigation. */
export function ButtonLink({ to, kind = 'primary', opens, children }: ButtonLinkProps) {
  return (
    <a href={to} className={`button button-${kind}`} data-enhance={useEnhancement(opens && 'form-dialog')}>
      {children}
    </a>
  )
}

/** Buttons in a row; they stack where the row is too narrow. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>
}
