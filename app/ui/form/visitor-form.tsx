import { Form, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useEnhancement } from '../frame/scripts'

/** The id of the main form of a page, if its handle or loader says that it has one. */
export const PAGE_FORM = 'page-form'

type VisitorFormProps = {
  revision?: string | null
  isPageForm?: boolean
  /** For a form whose buttons are elsewhere. */
  id?: string
  action?: string
  takesFile?: boolean
  enhance?: 'play'
  children: ReactNode
}

/**
 * A form of a signed-in page. It carries the token of the session for which the page was made: if it is left open across a new
 * sign-in in another tab, it must not be saved into somebody else's dossier. `revision`: that of the saved values it shows.
 * `isPageForm`: buttons of the frame belong to it, so that entries come back. `action`: the address of another page that
 * handles it. `takesFile`: a file can come with it (`takesFile` of the door). `enhance`: what scripts make of it.
 */
export function VisitorForm({ revision, isPageForm, id, action, takesFile, enhance, children }: VisitorFormProps) {
  const root = useRouteLoaderData<{ formToken: string | null }>('root')
  return (
    <Form
      method="post"
      action={action}
      encType={takesFile ? 'multipart/form-data' : undefined}
      noValidate
      id={isPageForm ? PAGE_FORM : id}
      data-enhance={useEnhancement(enhance)}
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
