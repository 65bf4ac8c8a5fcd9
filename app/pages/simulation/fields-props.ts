import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { SIMULATION } from '~/forms/simulation/form'
import type { Bound } from '~/ui/form/bound'
import type { FieldsOf } from '~/ui/form/fields'

/** What each group of fields of the form is given. */
export type FieldsProps = { fields: FieldsOf<typeof SIMULATION.shape>; bound: Bound; answer: SimulationAnswer }
