import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { SIMULATION } from '~/forms/simulation/form'
import type { Bound } from '~/ui/form/bound'
import type { FieldsOf } from '~/ui/form/fields'

/** The props of each group of fields. */
export type FieldsProps = { fields: FieldsOf<typeof SIMULATION.shape>; bound: Bound; answer: SimulationAnswer }
