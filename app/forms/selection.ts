/** The selection of pension funds and of 3a providers. */
import { formOf } from '~/ui/form/declaration/form-of'
import { many } from '~/ui/form/declaration/kinds'
import { idsSchema } from '~/ui/form/selection'

export const NO_FUND = 'fundRequired'
export const NO_ENTITY = 'entityRequired'

export const FUNDS = formOf({ ids: many(idsSchema(NO_FUND), { label: 'lpp.ids', hint: 'lpp.idsHint' }) })
export const ENTITIES = formOf({ ids: many(idsSchema(NO_ENTITY), { label: 'pillar3a.ids', hint: 'pillar3a.idsHint' }) })
