import { Form, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'

/** Id of the form of a page that says that it has one, in its handle or its loader. */
export const PAGE_FORM = 'page-form'

type VisitorFormProps = {
  revision?: string | null
  isPageForm?: boolean
  /** Of a form whose buttons stand elsewhere. */
  id?: string
  action?: string
  takesFile?: boolean
  children: ReactNode
}

/**
 * A form of a signed-in page. It carries the token of the session for which the page was made: left open over a new
 * sign-in in another tab, it must not be saved into somebody else's dossier. Where it shows what is saved, it says of which
 * `revision` that is. `isPageForm`: buttons of the frame belong to it, so that what is typed comes back. `action`:
 * the address of another page, which takes it. `takesFile`: a file can come with it (`takesFile` of the door).
 */
export function VisitorForm({ revision, isPageForm, id, action, takesFile, children }: VisitorFormProps) {
  const root = useRouteLoaderData<{ formToken: string | null }>('root')
  return (
    <Form
      method="post"
      action={action}
      encType={takesFile ? 'multipart/form-data' : undefined}
      noValidate
      id={isPageForm ? PAGE_FORM : id}
    >
      <FormToken value={root?.formToken ?? null} />
      {revision && <input type="hidden" name="revision" value={revision} />}
      {children}
    </Form>
  )
}

/** null: nobody is signed in. */
export const FormToken = ({ value }: { value: string | null }) =>
  value && <input type="hidden" name="formToken" value={value} />
