import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { LatestStarts } from './form'

/** The latest start of a pension and the age at that time, from which an entered age is converted to a date. */
export const latestStarts = (answer: SimulationAnswer | null): LatestStarts => ({
  own: answer?.limits ? { day: answer.limits.latest, age: answer.latestAge } : null,
  partner: answer?.partnerLimits ? { day: answer.partnerLimits.latest, age: answer.latestAge } : null,
})
