import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { Bound } from '~/ui/form/bound'
import type { FieldsOf } from '~/ui/form/fields'
import type { SIMULATION_FIELDS } from './form'

/** What each group of fields of the form is given. */
export type FieldsProps = { fields: FieldsOf<typeof SIMULATION_FIELDS>; bound: Bound; answer: SimulationAnswer }

/** Whether a field of the second pillar is shown: to who has said that they have no fund only as long as something stands in it. */
export const showsOfFund = (
  field: FieldsProps['fields']['lppFrom'],
  { bound, answer }: Pick<FieldsProps, 'bound' | 'answer'>,
): boolean => !answer.isWithoutFund || Boolean(field.initialValue) || bound(field).error !== undefined
