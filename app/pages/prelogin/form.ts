/** The form before the sign-in: the terms, and whether to keep figures entered without one. */
import { z } from 'zod'
import { knownFields } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'

/** What happens to earlier entries. */
export const TYPED = ['keep', 'delete'] as const

export const PRELOGIN_FIELDS = { terms: '', typed: '' } as const

const Terms = z.literal('on')
const Typed = z.enum(TYPED)

/** @param asksToKeep whether there is anything to keep */
export const readPreloginForm = (posted: FormData, { asksToKeep }: { asksToKeep: boolean }) =>
  readForm(
    knownFields(posted, Object.keys(PRELOGIN_FIELDS)),
    z.object({ terms: Terms, typed: asksToKeep ? Typed : z.unknown() }),
  )
