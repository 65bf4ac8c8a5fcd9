import type { ReactNode } from 'react'

type Kind = 'primary' | 'secondary' | 'quiet' | 'danger'

type ButtonProps = {
  kind?: Kind
  name?: string
  value?: string
  formNoValidate?: boolean
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

/** Leads to another page: a plain link, pages are left by document navigation. */
export function ButtonLink({ to, kind = 'primary', children }: { to: string; kind?: Kind; children: ReactNode }) {
  return (
    <a href={to} className={`button button-${kind}`}>
      {children}
    </a>
  )
}

/** Buttons in a row; they stack where the row is too narrow. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>
}
