/** What somebody needs, and the changes that close its gap, on the synthesis. */
import { Need } from '~/dossier/shape/simulation'
import { SIMULATION } from '~/forms/simulation/form'
import { formOf, typedIn } from '~/ui/form/declaration/form-of'
import { money } from '~/ui/form/declaration/kinds'
import { readForm } from '~/ui/form/read-form'

export const NEED = formOf({
  need: money(Need.nullable(), { label: 'stop.need', example: "6'400" }),
})

/** @param proposed the amount of a pressed button; empty: the one that is typed */
export function readNeedForm(posted: FormData, proposed = '') {
  const typed = typedIn(NEED, posted)
  if (proposed !== '') typed.set('need', proposed)
  return readForm(typed, NEED.schema)
}

const { retirementDate, stopsOn, lppFrom, buyIn, pillar3a } = SIMULATION.fields
/** Of the simulation, what a way changes; all of it is hidden. */
export const WAY = formOf({ retirementDate, stopsOn, lppFrom, buyIn, pillar3a })

export const readWayForm = (posted: FormData) => readForm(typedIn(WAY, posted), WAY.schema)
