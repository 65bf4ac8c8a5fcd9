/** The form of the own marginal tax rate, which only what is paid in has to do with. */
import { z } from 'zod'
import { MarginalRate } from '~/dossier/shape/simulation'
import { knownFields } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import { optional } from '~/ui/form/values/piece'
import { readShare } from '~/ui/form/values/rate'

export const TAX_FIELDS = { marginalRate: '' } as const

/** Of which of the two forms of the page it is. */
export const isTaxForm = (posted: FormData) => posted.has('marginalRate')

export const readTaxForm = (posted: FormData) =>
  readForm(
    knownFields(posted, Object.keys(TAX_FIELDS)),
    z.object({ marginalRate: optional(readShare).pipe(MarginalRate.nullable()) }),
  )
