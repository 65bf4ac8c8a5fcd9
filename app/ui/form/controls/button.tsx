import type { ReactNode } from 'react'
import { useEnhancement } from '~/ui/frame/scripts'

type Kind = 'primary' | 'secondary' | 'quiet' | 'danger'

type ButtonProps = {
  kind?: Kind
  name?: string
  value?: string
  formNoValidate?: boolean
  /** `#id`: where the focus goes on the next page; by default its top. */
  formAction?: `#${string}`
  children: ReactNode
}

/** Submits its form. One primary button per page. */
export function Button({ kind = 'primary', children, ...button }: ButtonProps) {
  return (
    <button type="submit" className={`button button-${kind}`} {...button}>
      {children}
    </button>
  )
}

/** The empty address reloads the page without submitting a form again. */
export const THIS_PAGE = ''

type ButtonLinkProps = {
  to: string
  kind?: Kind
  /** With scripts, the form of that page opens in a dialog. */
  opens?: 'form'
  children: ReactNode
}

/** A plain link to another page, by document navigation. */
export function ButtonLink({ to, kind = 'primary', opens, children }: ButtonLinkProps) {
  return (
    <a href={to} className={`button button-${kind}`} data-enhance={useEnhancement(opens && 'form-dialog')}>
      {children}
    </a>
  )
}

/** Buttons in a row, stacked if it is too narrow. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>
}
