/** What the plan of leaving early asks: when the AVS starts, and wealth, on which contributions without work depend. */
import { Wealth } from '~/dossier/shape/simulation'
import type { AvsFrom } from '~/pillars/synthesis/avs-from'
import { formOf, typedIn } from '~/ui/form/declaration/form-of'
import { hidden, money } from '~/ui/form/declaration/kinds'
import { readForm } from '~/ui/form/read-form'
import { reader, required } from '~/ui/form/values/piece'

/** `first`, `reference` or a whole age; the estimate decides which of them this person can choose. */
const readAvsFrom = reader<AvsFrom>('reference'.length, (text) => {
  if (text === 'first' || text === 'reference') return { value: text }
  return /^(6[2-9]|70)$/.test(text) ? { value: Number(text) } : { problem: 'invalid' }
})

export const AVS_FROM = formOf({ avsFrom: hidden(required(readAvsFrom)) })

export const WEALTH = formOf({
  wealth: money(Wealth.nullable(), { label: 'plan.wealth.label', hint: 'plan.wealth.hint', example: "250'000" }),
})

/** Tells the two forms of the page apart. */
export const isWealthForm = (posted: FormData) => posted.has('wealth')

export const readAvsFromForm = (posted: FormData) => readForm(typedIn(AVS_FROM, posted), AVS_FROM.schema)
export const readWealthForm = (posted: FormData) => readForm(typedIn(WEALTH, posted), WEALTH.schema)
