import type { QUICK_PAGE } from '~/forms/quick/form'
import type { Bound } from '~/ui/form/bound'
import type { FieldsOf } from '~/ui/form/fields'

/** What every part of the page is given. */
export type QuickParts = { fields: FieldsOf<typeof QUICK_PAGE.shape>; bound: Bound }
