/** The form for the visitor's marginal tax rate, which matters only for amounts paid in. */
import { MarginalRate } from '~/dossier/shape/simulation'
import { formOf, typedIn } from '~/ui/form/declaration/form-of'
import { share } from '~/ui/form/declaration/kinds'
import { readForm } from '~/ui/form/read-form'

export const TAX = formOf({
  marginalRate: share(MarginalRate.nullable(), {
    label: 'simulation.tax.label',
    hint: 'simulation.tax.hint',
    example: '28',
  }),
})

/** Tells the two forms of the page apart. */
export const isTaxForm = (posted: FormData) => posted.has('marginalRate')

export const readTaxForm = (posted: FormData) => readForm(typedIn(TAX, posted), TAX.schema)
