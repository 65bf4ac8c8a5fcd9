/** The form of one copied paper: which one it is, and the address that shows it again. */
import type { ReactNode } from 'react'
import type { ReturnedForm } from '../form/revision'
import { VisitorForm } from '../form/visitor-form'
import { useText } from '../frame/text'
import { ADDITION, pathOfPaper } from './place'

type PaperFormProps = {
  path: string
  number: number
  /** Not saved yet. */
  isNew: boolean
  /** The party that the paper replaces, which its address already names. */
  partyId?: string | null
  /** Whether a file can come with it. */
  takesFile?: boolean
  revision: string | null
  lastResult: ReturnedForm | undefined
  children: ReactNode
}

/** Posted to the address of its own number. There the form comes back even if another tab has saved a paper since. */
export function PaperForm({ path, number, isNew, partyId, takesFile, revision, lastResult, children }: PaperFormProps) {
  const { to } = useText()
  const action = partyId ? undefined : to(pathOfPaper(path, number))
  return (
    <VisitorForm isPageForm takesFile={takesFile} action={action} revision={lastResult?.revision ?? revision}>
      <input type="hidden" name="number" value={number} />
      {isNew && <input type="hidden" name={ADDITION} value="1" />}
      {children}
    </VisitorForm>
  )
}
