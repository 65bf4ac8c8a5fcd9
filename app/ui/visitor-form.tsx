import { Form, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'

/**
 * A form of a signed-in page. It carries the token of the session for which the page was made: left open over a new
 * sign-in in another tab, it must not be saved into somebody else's dossier. Where it shows what is saved, it says of which
 * `revision` that is.
 */
export function VisitorForm({ revision, children }: { revision?: string | null; children: ReactNode }) {
  const root = useRouteLoaderData<{ formToken: string | null }>('root')
  return (
    <Form method="post" noValidate>
      <FormToken value={root?.formToken ?? null} />
      {revision && <input type="hidden" name="revision" value={revision} />}
      {children}
    </Form>
  )
}

/** null: nobody is signed in. */
export const FormToken = ({ value }: { value: string | null }) =>
  value && <input type="hidden" name="formToken" value={value} />
