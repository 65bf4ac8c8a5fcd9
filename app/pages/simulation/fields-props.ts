import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { Bound } from '~/ui/form/bound'
import type { FieldsOf } from '~/ui/form/fields'
import type { SIMULATION_FIELDS } from './form'

/** What each group of fields of the form is given. */
export type FieldsProps = { fields: FieldsOf<typeof SIMULATION_FIELDS>; bound: Bound; answer: SimulationAnswer }
